"""Blind Business: everyone sees your hand but you."""
