"""Both games for OpenSpiel: importing this module registers ``python_claim`` and ``python_claim_it``.

>>> import pyspiel
>>> import claimant.openspiel
>>> game = pyspiel.load_game("python_claim(set=magic)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

The deal is made of chance nodes, piece by piece; so are later draws and dice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from claimant._engine import Dealing, Setup, State, Table
from claimant.text import describe

__all__ = ["ClaimGame", "ClaimItGame", "ClaimantState", "resample"]

# The longest games ever seen are a third of this; laws of the engine hold games to their own limits.
_LONGEST = {"claim": 1_000, "claim-it": 10_000}


def _game_type(name: str, title: str, most: int, information: Any, parameters: dict[str, Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


# Whoever names none of them plays the named set "claim"; -1, "" and 0 say that there is none.
_DECK = {"set": "", "players": 2, "first": -1, "factions": "", "edition": "A", "artifacts": False, "heroes": False, "study": 0}
_CLAIM = _game_type(
    "python_claim",
    "Claim",
    4,
    pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    _DECK,
)
_CLAIM_IT = _game_type(
    "python_claim_it",
    "Claim It!",
    5,
    pyspiel.GameType.Information.PERFECT_INFORMATION,
    {"players": 2, "variant": False, "board": "standard"},
)


class _Game(pyspiel.Game):  # type: ignore[misc]
    """What both games have in common."""

    def __init__(self, kind: pyspiel.GameType, setup: Setup, params: dict[str, Any]) -> None:
        self.setup = setup
        dealt = self._deal_nodes()
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=setup.answer_count,
                max_chance_outcomes=setup.answer_count,
                num_players=setup.players,
                min_utility=-1.0 if setup.players == 2 else 0.0,
                max_utility=1.0,
                utility_sum=_utility_sum(setup),
                max_game_length=_LONGEST[setup.game],
            ),
            params,
        )
        self.deal_nodes = dealt

    def _deal_nodes(self) -> int:
        """How many chance nodes make a deal."""
        dealing, count = self.setup.dealing(), 0
        while outcomes := dealing.outcomes():
            dealing.apply(outcomes[0][0])
            count += 1
        return count

    def max_chance_nodes_in_history(self) -> int:
        return self.deal_nodes + _LONGEST[self.setup.game]

    def new_initial_state(self) -> ClaimantState:
        return ClaimantState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self.setup, iig_obs_type, params)


class ClaimGame(_Game):
    """Claim.

    Parameters: ``set``, a named set, ``players``, and ``first``, who leads first; -1 if that is drawn. Any other deck is named by its
    ``factions``, with spaces between them, and perhaps ``edition``, ``artifacts``, ``heroes`` and ``study``, as in :meth:`claimant.Setup.claim`.

    >>> game = pyspiel.load_game("python_claim(factions=Kings Peasants Dwarves,study=2)")
    >>> game.setup
    Setup.claim(factions=["Kings", "Peasants", "Dwarves"], players=2, study=2)
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        # OpenSpiel names all of them, so what is left as it is was not asked for.
        wanted = {name: value for name, value in params.items() if value != _DECK.get(name)}
        if "factions" in wanted:
            wanted["factions"] = wanted["factions"].split()
        super().__init__(_CLAIM, Setup.claim(**wanted), params)


class ClaimItGame(_Game):
    """Claim It!. Parameters: ``players``, ``variant``, ``board``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        board = params.get("board", "standard")
        setup = Setup.claim_it(params.get("players", 2), variant=params.get("variant", False), board=board)
        super().__init__(_CLAIM_IT, setup, params)


def _utility_sum(setup: Setup) -> float:
    if setup.players == 2:
        return 0.0
    # Four play Claim as partners, and both of a side win.
    return 2.0 if setup.game == "claim" and setup.players == 4 else 1.0


class ClaimantState(pyspiel.State):  # type: ignore[misc]
    """A state: being dealt, at a table, or a world that :func:`resample` imagined."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._setup = game.setup
        self._now: Dealing | Table | State = game.setup.dealing()
        # For the keys of an imagined world: what its players know as it is imagined, and what each has seen since.
        self._known: list[str] = []
        self._seen: list[list[str]] = []
        self._settle()

    def _settle(self) -> None:
        if isinstance(self._now, Dealing) and self._now.is_done:
            self._now = self._now.table(chance="ask")

    def current_player(self) -> int:
        if isinstance(self._now, Dealing) or self._now.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        if self._now.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        assert self._now.seat is not None
        return self._now.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert player >= 0 and not isinstance(self._now, Dealing)
        return list(self._now.answers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.is_chance_node()
        return self._now.outcomes()

    def _apply_action(self, action: int) -> None:
        if isinstance(self._now, State):
            for seen, sights in zip(self._seen, self._now.sights(action)):
                seen += sights
        self._now.apply(action)
        self._settle()

    def _action_to_string(self, player: int, action: int) -> str:
        return self._now.notation(action)

    def is_terminal(self) -> bool:
        return not isinstance(self._now, Dealing) and self._now.is_over

    def returns(self) -> list[float]:
        payoffs = None if isinstance(self._now, Dealing) else self._now.payoffs()
        if payoffs is None:
            return [0.0] * self._setup.players
        return [2.0 * payoff - 1.0 for payoff in payoffs] if len(payoffs) == 2 else [float(p) for p in payoffs]

    def information_state_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        if isinstance(self._now, Dealing):
            return "before the deal"
        if isinstance(self._now, Table):
            return self._now.information(player)
        # An imagined world has no past, but what its players have seen since it was imagined can be told.
        known, seen = self._known[player], self._seen[player]
        if self._now.seat != player or not seen:
            return f"{known}{' '.join(seen)}"
        return f"{known}{' '.join(seen)} asked: {self._now.asked()} {self._now.answers()}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Not offered: histories have no fixed length."""
        raise pyspiel.SpielError("there are no information state tensors, since histories have no fixed length; observation_tensor is there")

    def observation_string(self, player: int | None = None) -> str:
        player = self.current_player() if player is None else player
        if isinstance(self._now, Table):
            return describe(self._now.view(player))
        return "before the deal" if isinstance(self._now, Dealing) else self.information_state_string(player)

    def __str__(self) -> str:
        if isinstance(self._now, Dealing):
            return "before the deal"
        return self._now.record() if isinstance(self._now, Table) else f"imagined: {self._now.to_dict()}"

    def resample_from_infostate(self, player: int, sampler: Any) -> ClaimantState:
        return resample(self, player, seed=int(sampler() * 2**53))

    @property
    def table(self) -> Table:
        """The table; an error while cards are dealt, and in an imagined world."""
        if not isinstance(self._now, Table):
            raise ValueError("there is no table here")
        return self._now


_generator = np.random.default_rng()


def resample(state: ClaimantState, player: int, seed: int | None = None) -> ClaimantState:
    """A state that ``player``, who is asked, cannot tell from this one: the engine's sampler of worlds.

    Give it to OpenSpiel's ISMCTS: ``bot.set_resampler(claimant.openspiel.resample)``.
    """
    if seed is None:
        seed = int(_generator.integers(2**53))
    imagined = ClaimantState(state.get_game())
    if isinstance(state._now, Table):
        imagined._now = state._now.view(player).sample(seed)
        knows = state._now.information(player)
        imagined._known = [
            knows if seat == player else f"{knows}imagined: {_held(imagined._now, seat)}\n" for seat in range(imagined._now.players)
        ]
        imagined._seen = [[] for _ in imagined._known]
        return imagined
    raise ValueError("worlds are imagined for who is asked at a table")


def _held(world: State, seat: int) -> list[Any]:
    """What a seat of Claim knows of what it holds: hand, follower pile, artifacts, and what it has chosen to discard."""
    whole = world.to_dict()
    zones, own = whole.get("zones", {}), [whole.get(name, []) for name in ("artifacts", "chosen")]
    return [zones.get(f"{zone}:{seat}") for zone in ("hand", "followers")] + [each[seat] for each in own if seat < len(each)]


class _Observer:
    """Observations for OpenSpiel's algorithms: the bytes of a view as numbers.

    They are the player's own by default. Without private information they are a spectator's, and without public information what the
    player's own have beyond those; with perfect recall there are strings, all that the player has seen, and no tensors.
    """

    def __init__(self, setup: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        private = pyspiel.PrivateInfoType
        self._is_public = kind is not None and kind.private_info == private.NONE
        self._is_private = kind is not None and not kind.public_info
        self._recalls = kind is not None and kind.perfect_recall
        if kind is not None and kind.private_info == private.ALL_PLAYERS:
            raise ValueError("there are no observations of all that is hidden")
        if self._is_public and self._is_private:
            raise ValueError("there are no observations of nothing")
        if self._recalls and (self._is_public or self._is_private):
            raise ValueError("what was seen is remembered whole: there is no perfect recall of public or of private information alone")
        if self._recalls:
            # Histories have no fixed length; OpenSpiel takes None for observers of strings alone.
            self.tensor, self.dict = None, {}
            return
        self.tensor = np.zeros(setup.observation_size, np.float32)
        self.dict = {
            name: self.tensor[first : first + count] for name, first, count in setup.observation_fields()
        }

    def set_from(self, state: ClaimantState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("histories have no fixed length, so there are no tensors with perfect recall")
        if isinstance(state._now, State):
            raise ValueError("an imagined world has no observations: what its players have seen before is not imagined")
        self.tensor.fill(0)
        if isinstance(state._now, Table):
            self.tensor[:] = state._now.view(None if self._is_public else player).observation()
            if self._is_private:
                self.tensor[self.tensor == state._now.view(None).observation()] = 0

    def string_from(self, state: ClaimantState, player: int) -> str:
        if self._recalls:
            return state.information_state_string(player)
        if not self._is_public and not self._is_private:
            return state.observation_string(player)
        if isinstance(state._now, State):
            raise ValueError("an imagined world has no observations: what its players have seen before is not imagined")
        if isinstance(state._now, Dealing):
            return "before the deal"
        public = describe(state._now.view(None))
        if self._is_public:
            return public
        known = public.splitlines()
        return "\n".join(line for line in describe(state._now.view(player)).splitlines() if line not in known)


pyspiel.register_game(_CLAIM, ClaimGame)
pyspiel.register_game(_CLAIM_IT, ClaimItGame)
