"""Both games as PettingZoo environments (AEC), with the conventions of PettingZoo's own card games.

>>> from claimant.pettingzoo import env
>>> game = env(set="magic")
>>> game.reset(seed=1)
>>> observation, reward, termination, truncation, info = game.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

import operator
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from claimant._engine import Setup, Table
from claimant.text import describe

__all__ = ["ClaimantEnv", "env", "raw_env"]

Observation = dict[str, npt.NDArray[Any]]


def env(setup: Setup | str | None = None, *, set: str = "claim", players: int = 2, render_mode: str | None = None) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual wrappers: an illegal answer ends the game for who gives it.

    What is played is a set-up, or a named ``set`` for that number of ``players``: ``env("magic")`` is ``env(set="magic")``.
    """
    game: AECEnv[str, Observation, int] = raw_env(setup, set=set, players=players, render_mode=render_mode)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)


def raw_env(setup: Setup | str | None = None, *, set: str = "claim", players: int = 2, render_mode: str | None = None) -> ClaimantEnv:
    """The environment without wrappers: an illegal answer raises :class:`claimant.Refused`."""
    if not isinstance(setup, Setup):
        setup = Setup.claim(set if setup is None else setup, players)
    return ClaimantEnv(setup, render_mode=render_mode)


class ClaimantEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """One game of Claim or Claim It!. Seat 2 is the agent ``"seat_2"``.

    An observation is a dict: ``"observation"``, the bytes of the seat's view (docs/python.md lists the fields), and
    ``"action_mask"``, 1 for each legal answer of the seat if it is asked, else all 0. The reward comes at the end: 1 for a
    win, 0 for a loss, a share for a shared win.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi"],
        "name": "claimant_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        EzPickle.__init__(self, setup, render_mode)
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; there are {', '.join(self.metadata['render_modes'])}")
        self.setup = setup
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.agents = self.possible_agents[:]
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (setup.observation_size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (setup.answer_count,), np.int8),
            }
        )
        self._spaces = {agent: spaces.Discrete(setup.answer_count) for agent in self.possible_agents}
        self._np_random: np.random.Generator | None = None
        self.table: Table | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent]

    def observe(self, agent: str) -> Observation:
        view = self._playing().view(self.possible_agents.index(agent))
        return {"observation": view.observation(), "action_mask": view.mask()}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self.table = self.setup.deal(int(self._np_random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        table = self._playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, so an answer is needed")
        self._cumulative_rewards[agent] = 0.0
        table.apply(operator.index(action))
        self._clear_rewards()
        if (payoffs := table.payoffs()) is not None:
            self.rewards = dict(zip(self.possible_agents, map(float, payoffs)))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What a spectator sees: as text for "ansi", printed for "human"."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        text = describe(self._playing().view(None))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        pass

    def _asked(self) -> str:
        seat = self._playing().seat
        # When the game is over everybody takes a last step, in turn.
        return self.possible_agents[seat if seat is not None else 0]

    def _playing(self) -> Table:
        if self.table is None:
            raise RuntimeError("reset() has to be called before anything else")
        return self.table
