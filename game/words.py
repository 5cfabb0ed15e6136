"""Every sentence a person reads passes through here, so that it can be translated."""

import gettext
import os
from pathlib import Path

CATALOGS = Path(__file__).resolve().parent.parent / "art" / "text"


def _chosen_language() -> list[str] | None:
    """FELT_LANG wins over the system's own choice; None lets gettext look at the environment."""
    wanted = os.environ.get("FELT_LANG")
    return [wanted] if wanted else None


_catalog = gettext.translation("felt", CATALOGS, languages=_chosen_language(), fallback=True)

_ = _catalog.gettext
ngettext = _catalog.ngettext
