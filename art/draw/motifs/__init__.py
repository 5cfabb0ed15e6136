"""Figures and things that several pictures share, as SVG strings."""
