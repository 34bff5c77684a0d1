"""The eight explorers. Their number is their rank: of two who are equally near, a Horror takes the lower."""
from __future__ import annotations

from typing import Final

NOBODY_YET: Final = 0
DIVER: Final = 1
SCOUT: Final = 2
GEOLOGIST: Final = 3
ENGINEER: Final = 4
CLIMBER: Final = 5
MEDIC: Final = 6
BODYGUARD: Final = 7
LEADER: Final = 8
ROLES: Final = 8
ROLE_NAMES: Final = ["nobody", "diver", "scout", "geologist", "engineer", "climber", "medic", "bodyguard", "leader"]
ROLE_NUMBER: Final = {name: n for n, name in enumerate(ROLE_NAMES)}
