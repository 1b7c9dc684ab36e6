"""Gymnasium's environment of one player against bots."""

from dataclasses import asdict
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import EnvSpec
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from . import spaces
from .bots import Bot


class SoloGame(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game as one player sees it, the others being bots; in `info["action_mask"]` is what the player may do.

    An action that is not allowed ends the game as a loss; then `info["illegal"]` is true.
    """

    observation_space: "Box[np.float32]"
    action_space: "Discrete[np.int64]"

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str = "random",
        options: dict[str, Any] | None = None,
        *,
        seat: int = 0,
        start_seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {players - 1}")
        self._table = spaces.Table(game, players, options, start_seat)
        self._state = self._table.begin(0)
        self._has_fouled = False
        self._bot = Bot(game, opponents)
        self.game = game
        self.seat = seat
        self.render_mode = spaces.known_mode(render_mode)
        self.observation_space = spaces.observation_space(game)
        self.action_space = spaces.action_space(game)
        kwargs = {"opponents": opponents, "seat": seat, **asdict(self._table)}
        self.spec = EnvSpec(f"wormery/{game}-v0", entry_point="wormery.solo:SoloGame", kwargs=kwargs, disable_env_checker=True)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        luck, thinking = (int(number) for number in self.np_random.integers(2**62, size=2))
        self._state = self._table.begin(luck)
        self._has_fouled = False
        self._bot = Bot(self.game, self._bot.level, thinking)
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if self._has_fouled or self._state.current_player() != self.seat:
            raise ValueError("the game is over: reset it first")
        if action not in self._state.legal_actions():
            self._has_fouled = True
            mask = np.zeros(self.action_space.n, dtype=np.int8)
            return self._observation(), -1.0, True, False, {"action_mask": mask, "illegal": True}
        self._state.apply_action(int(action))
        self._let_bots_play()
        return self._observation(), float(self._state.returns()[self.seat]), self._state.is_terminal(), False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the player may do, as Stable-Baselines3's MaskablePPO asks for it."""
        return spaces.action_mask(self._state, self.seat).astype(np.bool_)

    def __repr__(self) -> str:
        table = self._table
        return f"<SoloGame {table.game} for {table.players} against {self._bot.level}>"

    def render(self) -> str | None:
        return str(self._state) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        while not self._state.is_terminal() and self._state.current_player() != self.seat:
            self._state.apply_action(self._bot.choose(self._state))

    def _observation(self) -> NDArray[np.float32]:
        return self._state.observation_tensor(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": spaces.action_mask(self._state, self.seat)}
