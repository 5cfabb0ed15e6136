"""Where the frozen Felt begins: a bot's process is let through first, then the same door as everywhere."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()
    from main import main

    sys.exit(main())
