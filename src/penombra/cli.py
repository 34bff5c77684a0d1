"""The command line. Flags come before PENOMBRA_* in the environment, before the settings file, before defaults.

Exit codes: 0 done; 1 it could not be done, or faults were found; 2 the command line was not understood. Games and
everything heavy are imported by the command that needs them.
"""
# No `from __future__ import annotations` here: parameters carry help in the reader's language.
import difflib
import inspect
import json
import os
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, Group, Parameter, Token
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from penombra import BadSetup, PenombraError, __version__
from penombra.content.words import LANGUAGES, Words

if TYPE_CHECKING:
    from penombra.terminal.saves import Trouble

Lang = Literal["en", "it", "es"]
Say = Callable[..., str]
PREFIX = "PENOMBRA_"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"): stream.reconfigure(errors="replace")
    tokens = list(sys.argv[1:] if argv is None else argv)
    words = Words(language(tokens, {}))
    try:
        settings = settings_of(words)
        words = Words(language(tokens, settings))
        code = build(words, settings)(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        if sys.stdout is not None: sys.stdout.flush()
        return code if type(code) is int else 0
    except CycloptsError as fault: return complain(usage(fault, words), 2)
    except BadSetup as fault: return complain(bad_setup(fault, words), 2)
    except PenombraError as fault: return complain(str(fault), getattr(fault, "code", 1))
    except KeyboardInterrupt: return complain(words.say("cli-interrupted"), 1)
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  it stays open to the end
        return 1
    except Exception as fault:
        if os.environ.get("PENOMBRA_DEBUG"): raise
        return complain(words.say("cli-bug", why=f"{type(fault).__name__}: {fault}"), 1)


def complain(text: str, code: int) -> int:
    """One line, whatever happened."""
    try:
        if sys.stdout is not None: sys.stdout.flush()
        if sys.stderr is not None: print(f"penombra: {' '.join(text.split())}", file=sys.stderr, flush=True)
    except OSError: sys.stdout = open(os.devnull, "w")  # noqa: SIM115  it stays open to the end
    return code


def bad_setup(fault: BadSetup, words: Words) -> str:
    """What no table allows. The engine's own sentence is English; other languages hear what there is, or the rule."""
    if fault.known and words.lang != "en":
        return words.say("cli-bad-choice", name=fault.argument, value=fault.value, choices=", ".join(fault.known))
    if not fault.rule:
        return f"{fault.argument}: {fault.message}" if words.lang == "en" else words.say("cli-bad-argument", name=fault.argument)
    import penombra
    game = next((name for name in penombra.games() if fault.rule in penombra.load(name).rules), "")
    if fault.argument == "seats" and game:
        every = penombra.find(game).seats()
        return f"{words.say('cli-bad-seats', fewest=every[0], most=every[-1])} [{fault.rule}]"
    if not game: return f"{fault.argument}: {fault.message} [{fault.rule}]"
    rule = Words(words.lang, game).rule(fault.rule)
    said = fault.message if words.lang == "en" else rule.text
    return f"{fault.argument}: {said} [{fault.rule}: {rule.title}]"


# --- Language and settings --------------------------------------------------------------------------

def language(tokens: Sequence[str], settings: dict[str, Any]) -> str:
    """Needed before anything can be said about the rest."""
    for n, token in enumerate(tokens):
        if token == "--": break
        value = tokens[n + 1] if token == "--lang" and n + 1 < len(tokens) else token.removeprefix("--lang=")
        if value != token and value in LANGUAGES: return value
    table = settings.get(tokens[0]) if tokens else None
    own = table.get("lang") if isinstance(table, dict) else None
    wishes = [os.environ.get(f"{PREFIX}LANG"), own, settings.get("lang"),
              *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    for wish in wishes:
        if isinstance(wish, str) and wish[:2].lower() in LANGUAGES: return wish[:2].lower()
        if wish: break
    return "en"


def settings_file() -> Path:
    """PENOMBRA_CONFIG, or config.toml in the user's own folder for settings."""
    told = os.environ.get(f"{PREFIX}CONFIG")
    if told: return Path(told)
    base = os.environ.get("APPDATA" if os.name == "nt" else "XDG_CONFIG_HOME")
    return (Path(base) if base else Path(os.path.expanduser("~")) / ".config") / "penombra" / "config.toml"


def settings_of(words: Words) -> dict[str, Any]:
    """The settings file: a setting for all commands by its name, or for one in a table of that command."""
    file = settings_file()
    if not file.exists() and not os.environ.get(f"{PREFIX}CONFIG"): return {}
    from penombra.terminal.saves import text_of
    try: return tomllib.loads(text_of(file, words))
    except tomllib.TOMLDecodeError as e: raise trouble(words.say("config-bad", file=str(file), why=str(e)), 2) from None


def trouble(text: str, code: int = 1) -> "Trouble":
    from penombra.terminal.saves import Trouble
    return Trouble(text, code)


def check_settings(settings: dict[str, Any], known: dict[str, set[str]], words: Words) -> None:
    """A misspelt setting would be silently without effect."""
    every = {name for names in known.values() for name in names}
    for key, value in settings.items():
        wrong = [] if key in every else [key]
        if isinstance(value, dict):
            rows, command = (value.get("check", {}), "check") if key == "content" else (value, key)
            wrong = [name for name in rows if name not in known[command]] if command in known else [key]
        if wrong: raise trouble(words.say("config-unknown", file=str(settings_file()), name=wrong[0]), 2)


class Fallbacks:
    """For what no flag says: the environment, then the settings file."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings

    def __call__(self, app: App, commands: tuple[str, ...], arguments: Any) -> None:
        resumed = any(argument.tokens for argument in arguments if "--resume" in argument.names)
        table: Any = self.settings
        for command in commands: table = table.get(command, {}) if isinstance(table, dict) else {}
        for argument in arguments:
            names = [name.removeprefix("--") for name in argument.names if name.startswith("--")]
            if not names or argument.tokens: continue
            name = names[0]
            if resumed and name in ("seats", "seed", "options", "option"): continue    # the saved table says
            value: Any = os.environ.get(PREFIX + name.upper().replace("-", "_"))
            source = PREFIX + name.upper().replace("-", "_")
            if value is None:
                source = str(settings_file())
                for place in (table, self.settings):
                    if value is None and isinstance(place, dict): value = place.get(name)
            if value is None or isinstance(value, dict): continue
            values = value if isinstance(value, list) else [value]
            for n, one in enumerate(values):
                text = str(one).lower() if isinstance(one, bool) else str(one)
                argument.append(Token(keyword=f"--{name}", value=text, source=source, index=n))


# --- What was wrong with the command line -----------------------------------------------------------

def usage(fault: CycloptsError, words: Words) -> str:
    """One line, in the reader's language."""
    say = words.say
    names = fault.argument.names if fault.argument is not None else ()
    name = next((n for n in names if n.startswith("--")), names[0] if names else "")
    if isinstance(fault, UnknownOptionError):
        told = (fault.token.keyword or fault.token.value).split("=")[0]
        known = [n for argument in fault.argument_collection for n in argument.names]
        close = difflib.get_close_matches(told, known, 1)
        return say("cli-unknown-option", name=told, close=close[0] if close else "none")
    if isinstance(fault, UnknownCommandError): return say("cli-unknown-command", name=(fault.unused_tokens or ["?"])[0])
    if isinstance(fault, MissingArgumentError):
        begun = fault.argument is not None and (fault.argument.tokens or name in (fault.root_input_tokens or ()))
        return say("cli-missing-value" if begun else "cli-missing", name=name)
    if isinstance(fault, RepeatArgumentError): return say("cli-repeated", name=fault.token.keyword or name)
    if isinstance(fault, UnusedCliTokensError): return say("cli-unused", value=" ".join(fault.unused_tokens or []))
    if isinstance(fault, CoercionError) and fault.token is not None:
        choices = getattr(fault.target_type, "__args__", ())
        told = fault.token.keyword or name
        if told == "--lang": choices = LANGUAGES
        if choices and all(isinstance(c, str) for c in choices):
            return say("cli-bad-choice", name=told, value=fault.token.value, choices=", ".join(choices))
        return say("cli-bad-value", name=told, value=fault.token.value)
    return say("cli-bad", why=str(fault))


# --- The commands -----------------------------------------------------------------------------------

WHOLE = ("seats", "seed", "eyes", "games", "workers", "rounds")


def whole(type_: Any, tokens: Sequence[Token]) -> int:
    """A whole number: 4.7 is none."""
    return int(tokens[0].value)


def build(words: Words, settings: dict[str, Any]) -> App:
    """All commands, with help in one language."""
    say = words.say
    commands, parameters = Group(say("cli-commands"), sort_key=0), Group(say("cli-parameters"), sort_key=1)
    shared: dict[str, Any] = {
        "group_commands": commands, "group_arguments": parameters, "group_parameters": parameters,
        "help_format": "plaintext",
        "default_parameter": Parameter(negative="", show_env_var=False, show_default=False, show_choices=False)}
    app = App(name="penombra", version=__version__, help=say("cli"), config=Fallbacks(settings),
              suppress_keyboard_interrupt=False, **shared)
    content = App(name="content", help=say("cli-content"), **shared)
    app.command(content)
    for one in (app, content): name_help(one, say)

    def arg(id: str, *names: str, **more: Any) -> Parameter:
        if id in WHOLE: more["converter"] = whole
        return Parameter(name=names or None, help=say(f"arg-{id}"), **more)

    known: dict[str, set[str]] = {}
    Language = Annotated[Lang | None, arg("lang")]
    Json = Annotated[bool, arg("json")]
    Game = Annotated[str, arg("game")]
    Content = Annotated[str | None, arg("content")]
    Options = Annotated[str | None, arg("options")]
    Option = Annotated[list[str] | None, arg("option")]
    Seed = Annotated[int | None, arg("seed")]
    Called = Annotated[str | None, arg("names")]

    def command(name: str, parent: App = app, help: str = "") -> Callable[[Callable[..., Any]], Any]:
        def register(run: Callable[..., Any]) -> Any:
            made = parent.command(run, name=name, help=say(help or f"cli-{name}"))
            known[name] = set(inspect.signature(run).parameters)
            name_help(parent[name], say)
            return made
        return register

    @command("play")
    def play(game: Game, /, *, seats: Annotated[int | None, arg("seats")] = None,
             bots: Annotated[str | None, arg("bots")] = None, hotseat: Annotated[bool, arg("hotseat")] = False,
             seat: Annotated[str | None, arg("seat")] = None, seed: Seed = None, options: Options = None,
             option: Option = None, content: Content = None, save: Annotated[str | None, arg("save")] = None,
             resume: Annotated[str | None, arg("resume")] = None,
             color: Annotated[bool, arg("color", negative="--no-color")] = True, names: Called = None,
             lang: Language = None) -> None:
        from penombra.terminal import saves, start
        from penombra.terminal.screen import Left, Screen
        from penombra.terminal.table import Table, new_seed
        spoken = words_for(game, content, words, names)
        chosen = start.options_of(options, option or [], spoken)
        screen = Screen(color)
        if save: saves.may_be_written(save, spoken, not resume or Path(save).absolute() != Path(resume).absolute(), seed)
        if resume:
            journal = saves.journal_of(resume, spoken)
            match, seated, used = in_file(resume, spoken, lambda: start.resume(
                journal, {"game": game, "seats": seats, "seed": seed}, chosen, bots, hotseat, seat, content, spoken))
            spoken = words_for(game, seated.content, words, names)
            save = save or resume
        else:
            if all(x is None for x in (seats, bots, seat, seed, options, option, content, save)) and not hotseat \
                    and lang is None and start.somebody_there():
                try: spoken, seats, bots = start.asked_for(screen, spoken, game)
                except Left: return
                hotseat = bots is None
            used = new_seed() if seed is None else seed
            match, seated = start.sit_down(game, seats, bots, hotseat, seat, used, seed, chosen, content, spoken)
        Table(match, spoken, screen, seated, used, save).play()

    @command("games")
    def games(*, json: Json = False, lang: Language = None) -> None:
        import penombra
        found = {name: penombra.find(name).seats() for name in penombra.games()}
        spoken = {name: Words(words.lang, name) for name in found}
        if json: return dump([{"game": name, "title": spoken[name].say("title"), "seats": [seats[0], seats[-1]]}
                              for name, seats in found.items()])
        for name, seats in found.items():
            print(say("games-row", game=name, title=spoken[name].say("title"), seats=spoken[name].teams(seats[0], seats[-1])))
        return None

    @command("rules")
    def rules(game: Game, what: Annotated[str | None, arg("what")] = None, /, *, json: Json = False,
              content: Content = None, names: Called = None, lang: Language = None) -> None:
        from penombra.terminal.screen import Screen
        from penombra.terminal.table import rule_lines
        spoken = words_for(game, content, words, names)
        rows = [*spoken.rules(), *Words(words.lang).rules()]
        found = [r for r in rows if what and r.id.casefold() == what.casefold()] or \
            [r for r in rows if not what or what.casefold() in f"{r.id} {r.title} {r.text}".casefold()]
        cards = [(title, text) for id, title, text in spoken.entries() if what and what.casefold() in f"{id} {title}".casefold()]
        if not found and not cards: raise trouble(say("no-rules", word=what or ""))
        if json: return dump([r._asdict() for r in found])
        screen = Screen()
        for n, rule in enumerate(found):
            if n: screen.line()
            screen.lines(rule_lines(rule, spoken))
        if found and cards: screen.line()
        screen.lines([f"{title}. {text}".strip() for title, text in cards])
        return None

    @command("replay")
    def replay(file: Annotated[str, arg("file")], /, *, step: Annotated[bool, arg("step")] = False,
               seat: Annotated[int | None, arg("eyes")] = None, content: Content = None, json: Json = False,
               color: Annotated[bool, arg("color", negative="--no-color")] = True, names: Called = None,
               lang: Language = None) -> None:
        from penombra.terminal import replay as again
        from penombra.terminal import saves
        from penombra.terminal.screen import Screen
        journal = saves.journal_of(file, words)
        kept = journal.get("table")
        folder = content or (kept.get("content") if isinstance(kept, dict) else None)
        report = in_file(file, words, lambda: again.report(journal, None, folder))
        if seat is not None and not 0 <= seat < report["seats"]:
            raise trouble(say("seat-range", value=str(seat), most=report["seats"] - 1), 2)
        if json: return dump(again.report(journal, seat, folder))
        spoken = words_for(report["game"], folder, words, names)
        return again.watch(journal, spoken, Screen(color), seat, step, folder)

    @command("simulate")
    def simulate(game: Game, /, *, games: Annotated[int, arg("games")], out: Annotated[str, arg("out")],
                 seats: Annotated[int | None, arg("seats")] = None, bots: Annotated[str, arg("bots")] = "steady",
                 seed: Annotated[int, arg("seed")] = 1, workers: Annotated[int | None, arg("workers")] = None,
                 options: Options = None, option: Option = None, content: Content = None, json: Json = False,
                 lang: Language = None) -> None:
        from penombra.lab import simulate as lab
        from penombra.terminal import start
        chosen = start.options_of(options, option or [], words)
        checked(game, words, bots, games=games)
        played = lab.simulate(game, games, start.usual(game) if seats is None else seats, split(bots), seed, out,
                              workers or os.cpu_count() or 1, chosen, folder_of(game, content, words))
        if json: dump({"played": played, "file": out})
        elif sys.stdout is not None and sys.stdout.isatty(): print(say("simulate-done", games=played, file=out))

    @command("arena")
    def arena(game: Game, /, *, bots: Annotated[str, arg("bots")] = "random,steady",
              games: Annotated[int, arg("games")] = 100, seats: Annotated[str | None, arg("table-sizes")] = None,
              seed: Annotated[int, arg("seed")] = 1, workers: Annotated[int | None, arg("workers")] = None,
              out: Annotated[str | None, arg("rows")] = None, options: Options = None, option: Option = None,
              content: Content = None, json: Json = False, lang: Language = None) -> None:
        from penombra.lab import arena as lab
        from penombra.terminal import start
        chosen = start.options_of(options, option or [], words)
        checked(game, words, bots, games=games)
        sizes = split(seats or {"stay_away": "4,6,9", "upside_down": "2,3,4"}.get(game, "4,5,6"))
        if not all(n.isdecimal() for n in sizes): raise trouble(say("cli-bad-value", name="--seats", value=seats or ""), 2)
        found = lab.arena(game, split(bots), games, [int(n) for n in sizes], seed, chosen,
                          folder_of(game, content, words), workers or os.cpu_count() or 1, out=out)
        if json: return dump(found)
        if found["teams"]:
            print(say("arena-teams"))
            grades, means = lab.grades_of(game), [name for name in lab.MEANS if name in found["teams"][0]]
            grid([say("col-team"), say("col-bot"), say("col-played"), *(say(f"col-{name}") for name in (*grades, *means))],
                 [[str(r["seats"]), r["bot"], str(r["games"]), *(percent(r[grade]) for grade in grades),
                   *(str(r[name]) for name in means)] for r in found["teams"]])
            return None
        print(say("arena-sides"))
        grid([say("col-seats"), say("col-humans"), say("col-thing"), say("col-humans-win"), say("col-thing-wins"),
              say("col-nobody")],
             [[str(r["seats"]), r["humans"], r["thing"], percent(r["humans_win"]), percent(r["thing_wins"]),
               str(r["nobody"])] for r in found["sides"]])
        if found["seats"]:
            print("\n" + say("arena-seats"))
            grid([say("col-seats"), say("col-bot"), say("col-dealt"), say("col-played"), say("col-won")],
                 [[str(r["seats"]), r["bot"], say("side-humans") if r["dealt"] == "humans" else say("side-thing"),
                   str(r["played"]), percent(r)] for r in found["seats"]])
        return None

    @command("bench")
    def bench(*, game: Annotated[str, arg("game")] = "stay_away", against: Annotated[str, arg("against")] = "",
              rounds: Annotated[int, arg("rounds")] = 5, content: Content = None, json: Json = False,
              lang: Language = None) -> None:
        from penombra.lab import bench as lab
        checked(game, words, rounds=rounds)
        found = lab.run(split(against), rounds, game=game, content=folder_of(game, content, words))
        if json: return dump(found)
        print(say("bench-head", game=found["game"], seats=Words(words.lang, game).team(found["seats"]),
                  form=say(f"doctor-{found['form']}")))
        grid([say("col-contender"), say("col-median"), say("col-rounds")],
             [[name, f"{found['medians'][name]:,}", " ".join(f"{x:,}" for x in rows)]
              for name, rows in found["decisions_per_second"].items()])
        if found["ratios"]: print()
        for name, x in found["ratios"].items(): print(f"{name}: {x}×")
        print()
        grid([say("col-call"), "µs"], [[name, str(x)] for name, x in found["microseconds"].items()])
        print("\n" + say("bench-worlds", rounds=" ".join(f"{x:,}" for x in found["imagined_games_per_second"])))
        return None

    @command("check", content, "cli-content-check")
    def check(folder: Annotated[str, arg("folder")], /, *, game: Annotated[str | None, arg("game")] = None,
              json: Json = False, lang: Language = None) -> int:
        import penombra
        from penombra.content import game_of
        place = Path(folder)
        if game is not None: checked(game, words)
        if not place.is_dir(): raise trouble(say("file-no-folder", file=folder))
        game = game or game_of(place, penombra.games())
        faults = penombra.check_content(game, folder, words.lang)
        if json: dump([{"file": str(f.file), "line": f.line, "message": f.message} for f in faults])
        else:
            for f in faults: print(f"{f.file}:{f.line}: {f.message}")
            print(say("content-faults", count=len(faults)) if faults else say("content-fine"))
        return 1 if faults else 0

    @command("new", content, "cli-content-new")
    def fresh(game: Game, folder: Annotated[str, arg("folder")], /, *, lang: Language = None) -> None:
        from penombra.content import check as checker
        checked(game, words)
        place = Path(folder)
        if place.exists() and (not place.is_dir() or any(place.iterdir())):
            raise trouble(say("folder-taken", file=folder))
        try: checker.new(game, place, words.lang)
        except OSError as e: raise trouble(say("file-unwritable", file=folder, why=e.strerror or str(e))) from None
        print(say("content-made", folder=folder))

    @command("position")
    def position(file: Annotated[str, arg("file")], /, *, run: Annotated[bool, arg("run")] = False,
                 content: Content = None, json: Json = False, names: Called = None, lang: Language = None) -> int:
        import penombra
        from penombra.content import load
        from penombra.core import position as core
        from penombra.core import scenario
        from penombra.terminal import saves
        text = saves.text_of(file, words)
        game = in_file(file, words, lambda: core.split(text)[1])
        folder = folder_of(game, content, words)
        if run:
            differences = in_file(file, words, lambda: scenario.run(penombra.find(game), text, load(game, folder)))
            if json: dump({"differences": differences})
            else: print("\n".join(differences) or say("scenario-fine"))
            return 1 if differences else 0
        m = in_file(file, words, lambda: penombra.position(game, text, folder))
        if json:
            dump({"game": m.game, "seats": m.seats, "hash": m.hash(), "position": m.position(),
                  "waiting": sorted(m.waiting),
                  "options": {str(s): [str(o) for o in m.options(s)] for s in sorted(m.waiting)}})
            return 0
        spoken = words_for(game, folder, words, names)
        print(m.position(), end="")
        for s, name in m.asked.items():
            who = spoken.seat(s, spoken.names(m.view(None)))
            print(say("position-waiting", seat=who, asked=", ".join(str(o) for o in m.options(s)) or name))
        if not m.waiting: print(say("position-over"))
        print(say("position-fine", hash=m.hash()))
        return 0

    @command("doctor")
    def doctor(*, json: Json = False, lang: Language = None) -> None:
        found = examine()
        if json: return dump(found)
        form = say("doctor-compiled") if found["compiled"] else say("doctor-interpreted")
        rows = [(say("doctor-version"), found["penombra"]),
                (say("doctor-python"), f"{found['python']} ({found['platform']})"),
                (say("doctor-form"), f"{form}: {found['engine']}"),
                (say("doctor-languages"), ", ".join(found["languages"])),
                (say("doctor-config"), found["settings"] or say("doctor-none"))]
        rows += [(name, version) for name, version in found["packages"].items()]
        rows += [(say("doctor-content", game=game), hashed) for game, hashed in found["content"].items()]
        for name, value in rows: print(f"{name:<24} {value}")
        return None

    check_settings(settings, known, words)
    return app


def name_help(app: App, say: Say) -> None:
    """The two flags everybody knows, in the reader's language."""
    for flag, id in (("--help", "cli-help"), ("--version", "cli-version")):
        if flag in app: app[flag].help = say(id)


def words_for(game: str, content: str | None, words: Words, names: str | None = None) -> Words:
    """The words of a game, with a person's own content if there is any, and other names if they are wished for."""
    from penombra.content import load
    checked(game, words)
    pack = load(game, folder_of(game, content, words))
    if names and names not in pack.names():
        known = ", ".join(pack.names()) or words.say("doctor-none")
        raise trouble(words.say("cli-bad-choice", name="--names", value=names, choices=known), 2)
    return Words(words.lang, game, pack, names or "")


def checked(game: str, words: Words, bots: str = "steady", **counts: int) -> None:
    """What the commands share, refused in the reader's language: no such game or bot, a count below one."""
    import penombra
    from penombra.terminal import start
    if game not in penombra.games():
        raise trouble(words.say("cli-bad-choice", name="GAME", value=game, choices=", ".join(penombra.games())), 2)
    start.levels_of(bots, 0, (), words)
    for name, value in counts.items():
        if value < 1: raise trouble(words.say("cli-bad-value", name=f"--{name}", value=str(value)), 2)


def folder_of(game: str, content: str | None, words: Words) -> str | None:
    """A folder of content that can be read, and has no faults in it."""
    if content is None: return None
    if not Path(content).is_dir():
        raise trouble(words.say("file-no-folder", file=content))
    import penombra
    faults = penombra.check_content(game, content, words.lang)
    if faults: raise trouble(f"{faults[0].file}:{faults[0].line}: {faults[0].message} "
                             f"({words.say('content-faults', count=len(faults))} penombra content check {content})")
    return content


def in_file(file: str, words: Words, read: Callable[[], Any]) -> Any:
    """What is wrong inside a file is said with its name."""
    try: return read()
    except PenombraError as e:
        if hasattr(e, "code"): raise
        raise trouble(words.say("file-bad", file=file, why=str(e))) from None
    except (TypeError, KeyError, ValueError, IndexError, AttributeError) as e:
        raise trouble(words.say("file-bad", file=file, why=f"{type(e).__name__}: {e}")) from None


def examine() -> dict[str, Any]:
    """What runs here."""
    import platform
    from importlib import metadata

    import penombra
    from penombra.content import load
    from penombra.core import agenda
    packages = {}
    for name in ("librt", "mypy_extensions", "msgspec", "rich", "cyclopts", "fluent.runtime"):
        try: packages[name] = metadata.version(name)
        except metadata.PackageNotFoundError: packages[name] = "?"
    engine = str(agenda.__file__)
    file = settings_file()
    return {"penombra": __version__, "python": platform.python_version(), "platform": platform.platform(),
            "compiled": engine.endswith((".so", ".pyd")), "engine": engine, "languages": list(LANGUAGES),
            "settings": str(file) if file.exists() else None, "packages": packages,
            "content": {game: load(game).hash for game in penombra.games()}}


def dump(data: Any) -> None: print(json.dumps(data, ensure_ascii=False, indent=1))
def split(text: str) -> list[str]: return [part.strip() for part in text.split(",") if part.strip()]


def percent(row: dict[str, Any]) -> str:
    """A share with its interval."""
    if row["share"] is None: return "-"
    return f"{100 * row['share']:.1f} % ({100 * row['low']:.1f}-{100 * row['high']:.1f})"


def grid(head: list[str], rows: list[list[str]]) -> None:
    """A table of plain columns."""
    widths = [max(len(row[n]) for row in [head, *rows]) for n in range(len(head))]
    for row in [head, *rows]: print("  ".join(cell.ljust(n) for cell, n in zip(row, widths, strict=True)).rstrip())


if __name__ == "__main__":
    sys.exit(main())
