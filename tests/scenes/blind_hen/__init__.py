"""Blind Hen at the table."""
