"""The names of the environments in Gymnasium: `gymnasium.make("wormery/holzwurm-v0", players=4, opponents="hoarder")`."""

from gymnasium.envs.registration import register

from . import _native

for _game in _native.games():
    register(id=f"wormery/{_game}-v0", entry_point="wormery.solo:SoloGame", kwargs={"game": _game}, disable_env_checker=True)
