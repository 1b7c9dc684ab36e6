"""PettingZoo's environment of a game whose players take turns."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from . import _native, spaces
from ._native import State


class AECGame(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment: plain observations, and in `info["action_mask"]` what the player may do.

    An action that is not allowed ends the game as a loss of the player; then `info["illegal"]` is true.
    """

    metadata = {"name": "wormery_v0", "render_modes": ["ansi"], "render_fps": 4, "is_parallelizable": False}

    def __init__(
        self, game: str, players: int, options: dict[str, Any] | None = None, *, start_seat: int = 0, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = game
        self.render_mode = spaces.known_mode(render_mode)
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self._table = spaces.Table(game, players, options, start_seat)
        self._seeds = np.random.default_rng()
        # First of all: it refuses a table that there cannot be.
        self._state = self._table.begin(0)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._observation_space = spaces.observation_space(game)
        self._spaces = {agent: spaces.action_space(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._spaces[agent]

    @property
    def state_now(self) -> State:
        """The game as it stands, to plan with; it knows what is hidden."""
        return self._state.clone()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._state = self._table.begin(int(self._seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._look()

    def __repr__(self) -> str:
        return f"<AECGame {self.game} for {len(self.possible_agents)}>"

    def __getattr__(self, name: str) -> Any:
        # What `reset` makes is asked for before it: the name alone would say nothing.
        if name in ("agent_selection", "rewards", "terminations", "truncations", "_cumulative_rewards"):
            raise AttributeError(f"{name}: reset the environment first", name=name, obj=self)
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    def observe(self, agent: str) -> NDArray[np.float32]:
        return self._state.observation_tensor(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        seat = self._state.current_player()
        if action in self._state.legal_actions():
            self._state.apply_action(int(action))
            if self._state.is_terminal():
                self._end(self._state.returns())
        else:
            self._end(_native.illegal_returns(seat, len(self.possible_agents)))
            self.infos[self.agent_selection]["illegal"] = True
        self._look()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self._state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _look(self) -> None:
        """Whose turn it is, and what everybody may do."""
        over = any(self.terminations.values())
        if not over:
            self.agent_selection = self.possible_agents[self._state.current_player()]
        for seat, agent in enumerate(self.possible_agents):
            mask = spaces.action_mask(self._state, seat)
            if over:
                mask[:] = 0
            self.infos[agent]["action_mask"] = mask

    def _end(self, returns: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, map(float, returns), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
