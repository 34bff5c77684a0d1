"""Content that a person may correct: faults are told all at once and by line, and what is sound is played."""
from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import penombra
from penombra import content
from penombra.content import HERE, hash_of
from penombra.content.check import check, new
from penombra.content.words import LANGUAGES

GAME = "stay_away"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A person's own copy."""
    folder = tmp_path / "mine"
    new(GAME, folder)
    return folder


def edit(file: Path, *changes: tuple[str, str]) -> list[int]:
    """Replace each first text, which stands there once, downwards; and say on which lines the new ones begin."""
    text, lines = file.read_text("utf-8"), []
    for old, fresh in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
        lines.append(text[:text.index(old)].count("\n") + 1)
        text = text.replace(old, fresh)
    file.write_text(text, "utf-8")
    return lines


def row(folder: Path, id: str) -> str:
    """The text of one row of cards.toml."""
    text = (folder / "cards.toml").read_text("utf-8")
    start = text.index(f"[{id}]\n")
    end = text.find("\n\n", start)
    return text[start:end if end > 0 else len(text.rstrip("\n"))]


def test_shipped_content_is_sound() -> None:
    """What comes with Penombra has no faults, in any language of telling them, and is enough for every table."""
    for lang in LANGUAGES: assert penombra.check_content(GAME, str(HERE / GAME), lang) == []


def test_core_rules_are_sound() -> None:
    """Six rules hold whatever the game, each with its words."""
    rules = content.load("core").rules
    assert list(rules) == [f"core/{name}" for name in
                           ("too_long", "not_your_turn", "not_asked", "not_held", "no_rest_point", "no_take_back")]
    assert all(rule[part][lang].strip() for rule in rules.values() for part in ("title", "text") for lang in LANGUAGES)


def test_twelve_faults_on_twelve_lines(mine: Path) -> None:
    """A file with twelve different faults gives exactly these twelve lines, whatever else is wrong beside each."""
    file = mine / "cards.toml"
    given = 'source = "TukiLaCosa/backend"\nstatus = "reconstructed"\n'
    lines = edit(
        file,
        ('numbers = [4, 4, 6, 9, 11]', 'numbers = [4, 4, 6, 9, 13]'),
        ('family = "action"\nnumbers = [5, 6, 9]', 'family = "weapon"\nnumbers = [5, 6, 9]'),
        ('title.it = "Scure"', 'title.it = ""'),
        ('rule = "SA-DECK-06"', 'rule = "SA-DECK-99"'),
        ('title.en = "Whisky"', 'titel.en = "Whisky"\ntitle.en = "Whisky"'),
        ('title.es = "Determinación"', 'title.es = "Whisky"'),
        ('numbers = [4, 9]\nrule = "SA-DECK-09"', 'numbers = "4, 9"\nrule = "SA-DECK-09"'),
        ('text.it = "Scambia la sedia con chi ti siede accanto."', 'text.it = Scambia'),
        (f'{given}title.en = "Seduction"', given.replace("TukiLaCosa/backend", "hearsay") + 'title.en = "Seduction"'),
        ('status = "reconstructed"\ntitle.en = "Scared"', 'status = "sure"\ntitle.en = "Scared"'),
        ('[no_thanks]', '[no_way]'))
    wanted = [*lines, len(file.read_text("utf-8").splitlines())]     # and at the end, that a card is missing
    found = check(mine, GAME)
    assert [f.line for f in found] == wanted, "\n".join(map(str, found))
    assert len(set(wanted)) == 12 and {f.file for f in found} == {"cards.toml"}
    assert len({f.message for f in found}) == 12


@pytest.mark.parametrize(("old", "fresh", "told_at"), [
    ('numbers = [0]', 'numbers = [4]', 'numbers = [4]\nrule = "SA-DECK-01"'),           # The Thing has no number
    ('numbers = [0]', 'numbers = [0, 0]', 'numbers = [0, 0]'),                          # and is there once
    ('numbers = [4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11]', 'numbers = []', 'numbers = []'),
    ('numbers = [4, 4, 4, 4, 7, 8, 9, 10]', 'numbers = [4, 4.5]', 'numbers = [4, 4.5]'),
    ('numbers = [4, 4, 4, 4, 7, 8, 9, 10]', 'numbers = [4, true]', 'numbers = [4, true]'),
    ('numbers = [4, 4, 4, 4, 7, 8, 9, 10]', 'numbers = [0, 4]', 'numbers = [0, 4]'),
    ('text.es = "Mira una carta al azar de alguien a tu lado."\n', '', 'text.en = "See one random card of a neighbour."'),
    ('title.en = "Suspicion"', 'title.en = 4', 'title.en = 4'),
    ('title.en = "Suspicion"', 'title.en = "Suspicion"\ntitle.fr = "Soupçon"', 'title.fr'),
    ('family = "action"\nnumbers = [4, 4, 4, 4, 7', 'family = "panic"\nnumbers = [4, 4, 4, 4, 7',
     'family = "panic"\nnumbers = [4, 4, 4, 4, 7'),
    ('rule = "SA-DECK-06"\n', '', '[suspicion]'), ('rule = "SA-DECK-06"', 'rule = 6', 'rule = 6'),
    ('rule = "SA-DECK-31"', 'rule = "SA-DECK-31"\nrule = "SA-DECK-30"', 'rule = "SA-DECK-30"\nsource = "smag1224/'
     'stay-away-multiplayer"\nstatus = "reconstructed"\ntitle.en = "Revelations"')])
def test_one_fault_each(mine: Path, old: str, fresh: str, told_at: str) -> None:
    """Each kind of fault is told once, where it stands."""
    file = mine / "cards.toml"
    edit(file, (old, fresh))
    [fault] = check(mine, GAME)
    text = file.read_text("utf-8")
    assert fault.line == text[:text.index(told_at)].count("\n") + 1, fault


def test_a_row_twice(mine: Path) -> None:
    """The second row of a name is told, and the card whose name it took is missed."""
    [line] = edit(mine / "cards.toml", ("[suspicion]", "[axe]"))
    assert [f.line for f in check(mine, GAME)] == [line, len((mine / "cards.toml").read_text("utf-8").splitlines())]


def test_faults_of_rules_and_sources(mine: Path) -> None:
    """Rules and sources are looked after like cards: what lacks, what is not known, what is said twice."""
    rules, sources = mine / "rules" / "turn.toml", mine / "sources.toml"
    edit(sources, ('use.es = "Confirma lo que cambia con la edición revisada."\n', ""))
    text = rules.read_text("utf-8").replace('status = "stated"', 'status = "certain"', 1)
    text = text.replace('kind = "', 'kind = "x', 1).replace("see = [", 'see = ["SA-NO-01", ', 1)
    text = text.replace("[SA-TURN-04]", "[SA-TURN-03]")
    rules.write_text(text, "utf-8")
    found = check(mine, GAME)
    said = [f.message for f in found if f.file == "rules/turn.toml"]
    assert [f.file for f in found].count("sources.toml") == 1
    for part in ("certain", "SA-NO-01", "SA-TURN-03", "SA-TURN-04"): assert any(part in line for line in said), part
    assert len(said) == 5


def test_rule_of_a_card_must_be_there(mine: Path) -> None:
    """A folder of rules stands in for ours as a whole: what a chapter left out had, is missed."""
    (mine / "rules" / "components.toml").unlink()
    found = check(mine, GAME)
    assert sum(f.file == "rules/components.toml" for f in found) > 40
    assert sum(f.file == "cards.toml" for f in found) == 31


def test_too_small_a_deck_is_told_by_table(mine: Path) -> None:
    """Too few cards for some numbers of players: one fault names the tables and the rule."""
    edit(mine / "cards.toml", ("numbers = [4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, ", "numbers = [4, 6, 6, 7, "),
         ("numbers = [4, 4, 4, 4, 7, 8, 9, 10]", "numbers = [7, 8, 9, 10]"))
    assert check(mine, GAME) == []
    [fault] = penombra.check_content(GAME, str(mine))
    assert ": 4, 5 (SA-OPT-16," in fault.message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_told_in_three_languages(mine: Path, lang: str) -> None:
    """Every language says the same of the same lines, in its own words."""
    edit(mine / "cards.toml", ('title.it = "Scure"', 'title.it = ""'), ('rule = "SA-DECK-06"', 'rule = "x"'))
    here, english = check(mine, GAME, lang), check(mine, GAME)
    assert [(f.file, f.line) for f in here] == [(f.file, f.line) for f in english] and len(here) == 2
    assert lang == "en" or all(a.message != b.message for a, b in zip(here, english, strict=True))


def test_other_ways_of_writing_toml(mine: Path) -> None:
    """Subtables, inline tables, a byte order mark and foreign line ends are TOML too, and lines are still found."""
    file = mine / "cards.toml"
    text = file.read_text("utf-8")
    text = text.replace('title.en = "Axe"\ntitle.it = "Scure"\ntitle.es = "Hacha"',
                        'title = {en = "Axe", it = "Scure", es = "Hacha"}')
    analysis = row(mine, "analysis")
    before, texts = analysis.split("text.en =")
    texts = texts.replace("text.it", "it").replace("text.es", "es")
    text = text.replace(analysis, f"{before}[analysis.text]\nen ={texts}")
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert check(mine, GAME) == []
    file.write_text(text.replace('it = "Guarda l\'intera mano di chi ti siede accanto."', 'it = ""'), "utf-8")
    [fault] = check(mine, GAME)
    assert file.read_text("utf-8").splitlines()[fault.line - 1] == 'it = ""'


def test_what_is_no_content(tmp_path: Path) -> None:
    """No folder, an empty one, a file that nobody reads, bytes that are no text: said in a line, no traceback."""
    assert len(check(tmp_path / "nowhere", GAME)) == len(check(tmp_path, GAME)) == 1
    (tmp_path / "card.toml").write_text("", "utf-8")
    [fault] = check(tmp_path, GAME)
    assert fault.file == "card.toml"
    (tmp_path / "card.toml").unlink()
    (tmp_path / "cards.toml").write_bytes(b"[axe]\nfamily = \"\xff\"\n")
    [fault] = check(tmp_path, GAME)
    assert (fault.file, fault.line) == ("cards.toml", 2)


SLIPS = ['"', "[", "]", "=", "#", "\n", "\t", "'" * 3, '"' * 3, "[[axe]]", "\n[axe.title]\nen = 1\n", "\naxe = 4\n",
         "\nnumbers = [[4]]\n", "\ntitle = 3\n"]


def mangle(text: str, luck: random.Random) -> str:
    """A slip of the hand: something lost, or put where it does not belong."""
    at = luck.randrange(len(text))
    return luck.choice([text[:at] + luck.choice(SLIPS) + text[at:], text[:at] + text[at + luck.randrange(1, 200):]])


def test_slips_of_the_hand(mine: Path, seeds: list[int], scale: Callable[..., int]) -> None:
    """However a file is mangled, its faults are told on lines it has; and without a fault it is TOML, and is played."""
    shutil.rmtree(mine / "rules")
    file = mine / "cards.toml"
    whole = file.read_text("utf-8")
    for seed in seeds:
        luck = random.Random(seed)
        for _ in range(scale(20, 400)):
            text = whole
            for _ in range(luck.choice([1, 1, 3])): text = mangle(text, luck)
            file.write_text(text, "utf-8")
            found = penombra.check_content(GAME, str(mine))
            assert all(1 <= fault.line <= len(text.splitlines()) + 1 for fault in found)
            if not found:
                tomllib.loads(text)
                assert penombra.new(GAME, 6, 1, content=str(mine)).waiting


def test_faulty_content_is_not_played(mine: Path) -> None:
    """A match with faulty content is refused, naming the first fault; mended, it begins."""
    [line] = edit(mine / "cards.toml", ('title.it = "Scure"', 'title.it = ""'))
    with pytest.raises(penombra.BadSetup, match=f"content: cards.toml:{line}: "):
        penombra.new(GAME, 6, 1, content=str(mine))
    edit(mine / "cards.toml", ('title.it = ""', 'title.it = "Scure"'))
    assert penombra.new(GAME, 6, 1, content=str(mine)).waiting
    with pytest.raises(penombra.BadSetup, match="content"): penombra.new(GAME, 6, 1, content=str(mine / "nowhere"))


def play(m: penombra.Match, seed: int) -> penombra.Match:
    luck = random.Random(seed)
    while m.waiting:
        seat = luck.choice(sorted(m.waiting))
        m.answer(seat, luck.choice(m.options(seat)))
    return m


def test_edited_numbers_are_played(mine: Path, fresh_seed: int) -> None:
    """Another Axe, another Analysis, a Whisky less: played to the end, saved, and refused with other content."""
    ours = penombra.new(GAME, 6, fresh_seed)
    edit(mine / "cards.toml", ('numbers = [5, 6, 9]', 'numbers = [4, 5, 6, 9]'),
         ('numbers = [4, 9]\nrule = "SA-DECK-05"', 'numbers = [4, 4, 9]\nrule = "SA-DECK-05"'),
         ('numbers = [4, 6, 10]', 'numbers = [4, 10]'))
    m = penombra.new(GAME, 6, fresh_seed, content=str(mine))
    assert sum(m.view(None)["sizes"]) == sum(ours.view(None)["sizes"]) + 1
    play(m, fresh_seed)
    assert m.outcome is not None
    journal = m.journal()
    assert penombra.replay(journal, content=str(mine)).hash() == m.hash()
    with pytest.raises(penombra.BadText, match="other content"): penombra.replay(journal)
    journal = play(ours, 1).journal()
    with pytest.raises(penombra.BadText, match="other content"): penombra.replay(journal, content=str(mine))


def test_words_do_not_change_the_hash(mine: Path) -> None:
    """The hash is of what is played: a mended title or another order of rows replays, a number does not."""
    ours = content.load(GAME)
    edit(mine / "cards.toml", ('title.it = "Scure"', 'title.it = "Ascia"'))
    assert content.load(GAME, mine).hash == ours.hash
    edit(mine / "cards.toml", ('numbers = [4, 6, 10]', 'numbers = [4, 10]'))
    assert content.load(GAME, mine).hash != ours.hash
    cards = ours.tables["cards"]
    assert hash_of({"cards": dict(reversed(cards.items()))}) == hash_of({"cards": cards})


def test_new_copy_is_ours_with_hints(mine: Path) -> None:
    """A fresh copy plays like ours, is not laid over anything, and says at each reconstructed card what to look for."""
    assert check(mine, GAME) == [] and content.load(GAME, mine).hash == content.load(GAME).hash
    cards = content.load(GAME).tables["cards"]
    lines = (mine / "cards.toml").read_text("utf-8").splitlines()
    hints = sum(line.startswith("# To check in your box: ") for line in lines)
    assert hints == sum(card["status"] == "reconstructed" for card in cards.values()) > 25
    with pytest.raises(FileExistsError): new(GAME, mine)


def test_a_folder_with_cards_alone(mine: Path) -> None:
    """Rules and sources that are not there are ours."""
    shutil.rmtree(mine / "rules")
    (mine / "sources.toml").unlink()
    assert check(mine, GAME) == []
    assert content.load(GAME, mine).rules == content.load(GAME).rules
    assert penombra.new(GAME, 4, 1, content=str(mine)).waiting


AGAINST = Path(__file__).resolve().parents[1] / "scripts" / "against"


def against(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, AGAINST, folder], text=True, capture_output=True)


def test_sentences_of_others_are_found(tmp_path: Path) -> None:
    """Eight words in a row that a text of ours shares with another's are shown with their line; seven are nobody's."""
    text = content.load(GAME).rules["SA-INFO-11"]["text"]["it"]
    said = [f"{word.upper()};" for word in re.findall(r"\w+", text)]
    (tmp_path / "theirs.txt").write_text("Prima. " + " ".join(said[2:9]), "utf-8")
    assert against(tmp_path).returncode == 0
    (tmp_path / "theirs.txt").write_text("Prima. " + " ".join(said[2:7]) + "\n" + " ".join(said[7:10]), "utf-8")
    found = against(tmp_path)
    assert found.returncode == 1 and "information.toml:" in found.stdout and "theirs.txt" in found.stdout
    half = said[7][:1] + "-\n" + said[7][1:]
    (tmp_path / "theirs.txt").write_text(" ".join([*said[2:7], half, *said[8:10]]), "utf-8")
    assert against(tmp_path).returncode == 1
    assert against(tmp_path / "nowhere").returncode == 2
