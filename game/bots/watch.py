"""The one clock inside `game/`: bots owe their move in time. No rule and no result ever depends on it."""

import time
from typing import Final

now: Final = time.monotonic
"""Seconds as people wait for them; the same for every process of this machine."""

worked: Final = time.process_time
"""Seconds this process has worked: fair between players on a busy machine."""
