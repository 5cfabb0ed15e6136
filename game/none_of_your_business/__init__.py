"""None of Your Business: ask for what you show, bluff, check, and end with the fullest hand."""
