"""`python3 -m game`: the games without a window."""

import sys

from game.command import main

if __name__ == "__main__":
    sys.exit(main())
