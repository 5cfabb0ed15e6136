"""Blind Hen: an auction of half-hidden packages, paid for with the chickens of one's own yard."""
