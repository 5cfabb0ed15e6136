"""`python -m felt`: the same as the felt command, where Felt is installed."""

import sys

from main import main

if __name__ == "__main__":
    sys.exit(main())
