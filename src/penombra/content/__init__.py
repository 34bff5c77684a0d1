"""Content: what a person with the box in hand may correct without touching code."""
from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


class Pack:
    """The content of one game, as read from its folder."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.own_folder = None if folder == HERE / game else str(folder)   # where a person's own content lies
        files = sorted(folder.glob("*.toml"))
        digest = hashlib.sha256()
        for file in files: digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
        self.hash = digest.hexdigest()[:16]
        self.tables: dict[str, dict[str, Any]] = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in files}

    @property
    def numbers(self) -> dict[str, list[int]]:
        """Of each card, the player numbers of its copies."""
        return {name: row["numbers"] for name, row in self.tables["cards"].items()}


_packs: dict[tuple[str, Path], Pack] = {}


def load(game: str, folder: str | Path | None = None) -> Pack:
    """The content that comes with Penombra, or a person's own folder."""
    place = Path(folder).resolve() if folder else HERE / game
    if (game, place) not in _packs: _packs[game, place] = Pack(game, place)
    return _packs[game, place]
