"""Days in words, as people say them: “18 Nov”."""

from datetime import date

from game.words import Lines, _

MONTHS = Lines(lambda: (
    _("Jan"), _("Feb"), _("Mar"), _("Apr"), _("May"), _("Jun"),
    _("Jul"), _("Aug"), _("Sep"), _("Oct"), _("Nov"), _("Dec"),
))  # fmt: skip
DAY, MINUTE = len("2000-01-31"), len("2000-01-31T23:59")


def day_words(day: str) -> str:
    when = date.fromisoformat(day)
    return _("{day} {month}").format(day=when.day, month=MONTHS[when.month - 1])


def when_words(when: str) -> str:
    """An ISO date and time as day, year and clock; empty where it is no date."""
    try:
        day = day_words(when[:DAY])
    except ValueError:
        return ""
    words = _("{day} {year}").format(day=day, year=when[:4])
    clock = when[DAY + 1 : MINUTE]
    return _("{day}, {clock}").format(day=words, clock=clock) if clock else words
