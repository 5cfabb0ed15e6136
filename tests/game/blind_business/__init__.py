"""Tests of Blind Business."""
