"""Who sits where: the company of an evening, its chairs, and what they agreed on."""
