"""The house itself: locks, commands, wheels."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOLD = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def pinned(lock: str) -> set[str]:
    return set(re.findall(r"^([\w.-]+==\S+)", (ROOT / "requirements" / f"{lock}.txt").read_text(), re.M))


def run(*command: str, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env={**os.environ, **env}, text=True, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_lock_is_hashed_and_names_no_address(lock: Path) -> None:
    """Every line is pinned and hashed, and nothing says where a package comes from."""
    text = lock.read_text()
    assert "://" not in text and "index" not in text and " @ " not in text
    entries = re.split(r"^(?=\S)", re.sub(r"^\s*#.*\n", "", text, flags=re.M), flags=re.M)[1:]
    assert entries and all(re.match(r"[\w.-]+==\S+( ;[^\n]*)? \\\n", e) and "--hash=sha256:" in e for e in entries)


def test_locks_agree() -> None:
    """What builds, what runs and what is tested are the same versions."""
    assert set(TOLD["build-system"]["requires"]) <= pinned("build")
    assert pinned("build") | pinned("run") <= pinned("dev")
    names = {re.sub("[._]", "-", re.split("[ >=<]", told)[0]) for told in TOLD["project"]["dependencies"]}
    assert names <= {entry.split("==")[0] for entry in pinned("run")}


@pytest.mark.parametrize("command", ["play", "test", ".ci/run", "scripts/lock"])
def test_command_can_be_run(command: str) -> None:
    """Commands have their run bit and are plain shell."""
    assert os.access(ROOT / command, os.X_OK)
    assert run("sh", "-n", command).returncode == 0
    assert (ROOT / command).read_text().startswith("#!/bin/sh\n")


def test_test_refuses_what_it_does_not_know() -> None:
    """A wrong argument is one line and exit 2."""
    for words in (["--lnog"], ["--only", "nothing"], ["--only"]):
        end = run("./test", *words)
        assert end.returncode == 2 and len(end.stdout.splitlines()) == 1, end.stdout


@pytest.mark.parametrize("asked", ["venv", "version"])
def test_play_says_in_one_line_what_to_install(tmp_path: Path, asked: str) -> None:
    """Where Python is too bare and nothing may be installed, ./play ends with one line and 2."""
    project, commands = tmp_path / "project", tmp_path / "bin"
    for folder in ("scripts", "src", "requirements"): (project / folder).mkdir(parents=True)
    for file in ("play", "scripts/venv.sh", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / file, project / file)
    commands.mkdir()
    for name in ("sh", "cat", "find", "sort", "cksum", "dirname"):          # and neither apt-get nor sudo
        (commands / name).symlink_to(str(shutil.which(name)))
    lacks = "ensurepip" if asked == "venv" else "version_info <"
    (commands / "python3").write_text(f'#!/bin/sh\ncase "$*" in *"{lacks}"*) exit 1;; -V) echo Python 3.4;; esac\n')
    (commands / "python3").chmod(0o755)
    end = run(str(project / "play"), PATH=str(commands), PYTHON="python3")
    assert end.returncode == 2 and len(end.stdout.splitlines()) == 1, end.stdout
    assert ("python3-venv" if asked == "venv" else "too old") in end.stdout
    assert not (project / ".venv").exists()


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A package of one module that the hook compiles as it does ours."""
    for file in ("pyproject.toml", "hatch_build.py"): shutil.copy(ROOT / file, tmp_path / file)
    for file in ("README.md", "LICENSE", "NOTICE"): (tmp_path / file).touch()
    core = tmp_path / "src" / "penombra" / "core"
    core.mkdir(parents=True)
    for package in (core, core.parent): (package / "__init__.py").touch()
    (core / "toy.py").write_text("from mypy_extensions import i64\n\ndef double(x: i64) -> i64: return x * 2\n")
    return tmp_path


def wheel(project: Path, to: Path, **env: str) -> tuple[zipfile.ZipFile, str]:
    end = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(to), cwd=project, **env)
    assert end.returncode == 0, end.stdout
    return zipfile.ZipFile(next(to.glob("*.whl"))), end.stdout


def test_wheel_is_compiled(toy: Path) -> None:
    """With a C compiler the wheel holds extension modules, and they are what is imported."""
    built, _ = wheel(toy, toy / "dist")
    assert "none-any" not in str(built.filename)
    built.extractall(toy / "installed")
    end = run(sys.executable, "-c", "from penombra.core import toy; print(toy.double(4), toy.__file__)",
              PYTHONPATH=str(toy / "installed"), cwd=toy)
    assert re.match(r"8 \S*installed/penombra/core/toy\S*\.so\n$", end.stdout), end.stdout


@pytest.mark.parametrize("env", [{"PENOMBRA_PURE": "1"}, {"CC": "no-such-compiler"}, {"CC": "false"}], ids=str)
def test_wheel_is_pure_where_it_cannot_be_compiled(toy: Path, env: dict[str, str]) -> None:
    """No compiler, a broken one, or a wish: the wheel is pure, and at most one line is said."""
    built, told = wheel(toy, toy / "dist", **env)
    assert "py3-none-any" in str(built.filename)
    assert [name for name in built.namelist() if name.endswith(".so")] == []
    assert told.count("not compiled") == (1 if env.get("CC") == "false" else 0)
    assert len(told.splitlines()) <= 2


def test_compiled_form_is_built_again_only_when_it_changed(toy: Path) -> None:
    """An equal tree is used again; a changed one, or a removed module, is not."""
    def make() -> dict[str, int]:
        end = run(sys.executable, "hatch_build.py", "out", cwd=toy)
        assert end.returncode == 0, end.stdout
        return {str(file.relative_to(toy / "out")): file.stat().st_mtime_ns for file in (toy / "out").glob("**/*.so")
                if ".mypyc" not in file.parts}
    first = make()
    assert any("core/toy." in name for name in first) and make() == first
    core = toy / "src" / "penombra" / "core"
    (core / "toy.py").rename(core / "game.py")
    second = make()
    assert any("core/game." in name for name in second) and not any("core/toy." in name for name in second)
    assert not (toy / "out" / "penombra" / "core" / "toy.py").exists()


def test_our_wheel_holds_content_types_and_command(tmp_path: Path) -> None:
    """Content files, py.typed and the command are in the wheel."""
    built, _ = wheel(ROOT, tmp_path, PENOMBRA_PURE="1")
    names = built.namelist()
    content = [file for file in (ROOT / "src").rglob("*") if file.suffix in (".toml", ".ftl")]
    assert content and {str(file.relative_to(ROOT / "src")) for file in content} <= set(names)
    assert "penombra/py.typed" in names
    assert b"penombra = penombra.cli:main" in built.read(next(n for n in names if n.endswith("entry_points.txt")))
