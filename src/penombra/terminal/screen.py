"""Where sentences go: a terminal with colours, one without, or a pipe."""
from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

WIDEST = 110                                 # longer lines read badly
TALLEST = 999                                # a pipe has no end


class Left(Exception):
    """The player went away: end of input, or the wish to stop."""


class Screen:
    """Prints lines and reads answers. In a pipe nothing is wrapped, coloured or cleared."""

    def __init__(self, colour: bool = True) -> None:
        plain = not colour or bool(os.environ.get("NO_COLOR"))
        self.console = Console(color_system=None, highlight=False, markup=False, emoji=False) if plain else \
            Console(highlight=False, markup=False, emoji=False)
        self.live = self.console.is_terminal
        if self.live and self.console.is_dumb_terminal: self.console.width = shutil.get_terminal_size().columns
        self.width = min(self.console.width, WIDEST) if self.live else WIDEST
        self.height = self.console.height if self.live else TALLEST

    def line(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """One line; on a terminal it is wrapped under its own indent."""
        shown = Text(text, style=style) if isinstance(text, str) else text
        if not self.live: self.console.print(Text(" " * indent) + shown, soft_wrap=True)
        elif indent: self.console.print(Padding(shown, (0, 0, 0, indent), expand=False), width=self.width)
        else: self.console.print(shown, width=self.width)

    def lines(self, texts: Iterable[str | Text]) -> None:
        for text in texts: self.line(text)

    def item(self, mark: str, text: str | Text, style: str = "") -> None:
        """A line with a number or a dash before it."""
        shown = Text(text, style=style) if isinstance(text, str) else text
        if not self.live: return self.console.print(Text(f"{mark} ") + shown, soft_wrap=True)
        rows = shown.wrap(self.console, max(20, self.width - len(mark) - 1))
        for n, row in enumerate(rows): self.console.print(Text(f"{mark} " if n == 0 else " " * (len(mark) + 1)) + row)
        return None

    def rule(self, title: str, style: str = "") -> None:
        """A line across with a title in it."""
        self.console.print(Text(f"── {title} ".ljust(self.width - 1, "─"), style=style), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """What was typed; the end of input is a way of leaving."""
        if sys.stdin is None: raise Left
        self.console.print(Text(prompt + " " if prompt.endswith((":", ">")) else prompt), end="", soft_wrap=True)
        if sys.stdout is not None: sys.stdout.flush()
        try: answer = sys.stdin.readline()
        except KeyboardInterrupt:
            if self.live: self.console.print()               # what is said next has a line of its own
            raise
        if not answer:
            self.console.print()
            raise Left
        if not sys.stdin.isatty(): self.console.print()      # nobody typed an Enter that would show
        return answer.strip()

    def cover(self) -> None:
        """Nothing of what was on the screen can be read any more, scrolling back included."""
        if not self.live: return
        if self.console.is_dumb_terminal: self.console.print("\n" * max(100, self.console.height))
        else:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
