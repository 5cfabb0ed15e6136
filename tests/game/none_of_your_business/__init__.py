"""Tests of None of Your Business."""
