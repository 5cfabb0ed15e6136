"""What every table shares: places, card sprites, motion, the director."""
