"""Everything a person sees, hears or presses: no rule of any game."""
