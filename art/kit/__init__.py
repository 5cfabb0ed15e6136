"""The drawing kit, used only when pictures are redrawn; the running game reads the baked files."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

pygame.display.init()
pygame.font.init()
if pygame.display.get_surface() is None:
    pygame.display.set_mode((1, 1))
