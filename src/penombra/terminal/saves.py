"""Games in files: the journal, with the seed and who sits where, so that it goes on with the luck it would have had."""
from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from penombra import Match, PenombraError
from penombra.content.words import Words


class Trouble(PenombraError):
    """Something that a person asked for cannot be done; says so in that person's language. Exits with `code`."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def text_of(file: str | Path, words: Words) -> str:
    """The text of a file, or one line about why not."""
    try: return Path(file).read_text("utf-8")
    except FileNotFoundError: raise Trouble(words.say("file-missing", file=str(file))) from None
    except IsADirectoryError: raise Trouble(words.say("file-folder", file=str(file))) from None
    except UnicodeDecodeError: raise Trouble(words.say("file-encoding", file=str(file))) from None
    except (OSError, ValueError) as e:
        raise Trouble(words.say("file-unreadable", file=str(file), why=reason(e))) from None


def reason(e: BaseException) -> str: return getattr(e, "strerror", None) or str(e) or type(e).__name__


def journal_of(file: str | Path, words: Words) -> dict[str, Any]:
    """A saved game."""
    try: data = json.loads(text_of(file, words))
    except json.JSONDecodeError as e: raise Trouble(words.say("file-json", file=str(file), line=e.lineno)) from None
    except (RecursionError, ValueError): raise Trouble(words.say("file-json", file=str(file), line=1)) from None
    if not isinstance(data, dict) or "answers" not in data or "game" not in data:
        raise Trouble(words.say("file-no-game", file=str(file)))
    return data


def may_be_written(file: str | Path, words: Words, fresh: bool = False, seed: int | None = None) -> None:
    """Is there a place for it, and nothing there that is no game? A `fresh` save does not take the place of another
    game, unless that one had the same seed and so begins anew."""
    place = Path(file)
    if place.is_dir(): raise Trouble(words.say("file-folder", file=str(file)))
    if not place.absolute().parent.is_dir(): raise Trouble(words.say("file-nowhere", file=str(file)))
    if place.exists() and place.stat().st_size:
        try: kept = journal_of(file, words)
        except Trouble: raise Trouble(words.say("file-other", file=str(file))) from None
        if fresh and (seed is None or kept.get("seed") != seed):
            raise Trouble(words.say("file-kept", game=str(kept["game"]), file=str(file)))


def spelled(data: Mapping[str, Any]) -> str:
    """JSON, one answer a line."""
    rows = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in data.items() if key != "answers"]
    answers = ",\n".join(json.dumps(row) for row in data["answers"])
    return "{" + ",\n".join(rows) + ',\n"answers": [\n' + answers + "\n]}\n"


def write(file: str | Path, match: Match, seed: int | None, table: Mapping[str, Any], words: Words) -> None:
    """All or nothing: a save that is interrupted leaves the one before it whole."""
    may_be_written(file, words)
    place = Path(file).absolute()
    text = spelled({**match.journal(), "seed": seed, "table": dict(table)})
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(temporary, place)
    except OSError as e:
        if temporary: Path(temporary).unlink(missing_ok=True)
        raise Trouble(words.say("file-unwritable", file=str(file), why=reason(e))) from None
