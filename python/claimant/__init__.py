"""Claim and Claim It!: exact rules, views, bots and a vectorised environment.

>>> import claimant
>>> table = claimant.Setup.claim().deal(seed=1)
>>> while not table.is_over:
...     view = table.view(table.seat)
...     table.apply(claimant.Bot("greedy").choose(view))
>>> table.payoffs() in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
True

``claimant.pettingzoo`` and ``claimant.openspiel`` are environments for these frameworks, and need them installed.
"""

from claimant._engine import (
    Bot,
    Dealing,
    Experiment,
    Refused,
    Setup,
    Solver,
    State,
    Table,
    Vector,
    View,
    decks,
    factions,
    named_sets,
    read_record,
    read_records,
)
from claimant.match import Match, play_match

__all__ = [
    "Bot",
    "Dealing",
    "Experiment",
    "Match",
    "Refused",
    "Setup",
    "Solver",
    "State",
    "Table",
    "Vector",
    "View",
    "decks",
    "factions",
    "named_sets",
    "play_match",
    "read_record",
    "read_records",
]
