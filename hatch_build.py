"""Compiles the rules with mypyc: as hatchling's build hook, and as `python hatch_build.py [OUTDIR]`.

Either way src/penombra is copied to OUTDIR/penombra (build/compiled unless said otherwise) and the modules named
under [tool.penombra] in pyproject.toml become one group of extension modules beside their sources, so that
PYTHONPATH=OUTDIR runs the compiled form. A build whose sources and tools are the same is used again.
As a hook it never fails: without a C compiler, or with PENOMBRA_PURE set, the wheel is the pure one.
"""
from __future__ import annotations

import ast
import fcntl
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
FLAGS = "-fno-semantic-interposition"    # small accessors inline across the group: half as fast again
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or os.environ.get("PENOMBRA_PURE") or not compiler():
            return
        try:
            out = ROOT / "build" / "compiled"
            built = compile_into(out)
        except Exception as fault:
            lines = str(fault).splitlines() or [type(fault).__name__]
            why = next((line for line in lines if "error:" in line), lines[-1])
            self.app.display_warning(f"not compiled, the wheel is pure Python: {why[:200]}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): str(file.relative_to(out)) for file in built})


def compiler() -> str | None:
    """The C compiler that the build will call; Python may have been built by one that is not here."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(named)[0]):
        return named
    return None if os.environ.get("CC") else next((cc for cc in ("cc", "gcc", "clang") if shutil.which(cc)), None)


def modules(tree: Path) -> list[str]:
    """Paths, relative to the tree, of the modules to compile."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["penombra"]
    wanted = {file for glob in told["compile"] for file in tree.glob(glob)}
    return sorted(str(file.relative_to(tree)) for file in wanted.difference(*map(tree.glob, told["exclude"])))


def reached(tree: Path, paths: list[str]) -> list[Path]:
    """The modules and everything of the package they import: what the types, hence the build, depend on."""
    found: set[Path] = set()
    todo = [tree / path for path in paths]
    while todo:
        file = todo.pop()
        if file in found:
            continue
        found.add(file)
        names = {".".join(file.relative_to(tree).parent.parts)}
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                package = list(file.relative_to(tree).parent.parts)
                base = package[: len(package) + 1 - node.level] if node.level else []
                base += node.module.split(".") if node.module else []
                names |= {".".join([*base, alias.name]) for alias in node.names}
        for name in names:
            parts = name.split(".")
            for n in range(1, len(parts) + 1):       # a module's packages run first; the last name may be no module
                stem = tree.joinpath(*parts[:n])
                todo += [f for f in (stem / "__init__.py", stem.with_suffix(".py")) if f.is_file()]
    return sorted(found)


def fingerprint(tree: Path, paths: list[str]) -> str:
    tools = [importlib.metadata.version(name) for name in ("mypy", "librt", "setuptools")]
    told = [sys.version, SUFFIX, compiler(), os.environ.get("CFLAGS"), Path(__file__).read_bytes(), *tools, *paths]
    sums = hashlib.sha256(repr(told).encode())
    for file in reached(tree, paths):
        sums.update(f"{file.relative_to(tree)} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return sums.hexdigest()


def compile_into(out: Path) -> list[Path]:
    """The compiled form of src in `out`; the extension modules in it. Raises where it cannot be made."""
    work = out / ".mypyc"
    work.mkdir(parents=True, exist_ok=True)
    with open(work / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        copy(ROOT / "src" / "penombra", out / "penombra")
        paths = modules(out)
        if not paths:
            raise RuntimeError("pyproject.toml names no module to compile that exists")
        done, print_ = work / "done", fingerprint(out, paths)
        told = done.read_text().splitlines() if done.is_file() else [""]
        built = [out / line for line in told[1:]]
        if told[0] == print_ and built and all(file.is_file() for file in built):
            return built
        done.unlink(missing_ok=True)
        for old in extensions(out):
            old.unlink()
        run = subprocess.run([sys.executable, str(Path(__file__)), "--build", *paths], cwd=out, text=True,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        (work / "log").write_text(run.stdout)
        if run.returncode:
            for old in extensions(out):
                old.unlink()
            raise RuntimeError(run.stdout[-4000:] or f"mypyc ended with {run.returncode}")
        built = extensions(out)
        done.write_text("\n".join([print_, *(str(file.relative_to(out)) for file in built)]))
        return built


def extensions(out: Path) -> list[Path]:
    return sorted([*out.glob(f"*{SUFFIX}"), *out.glob(f"penombra/**/*{SUFFIX}")])


def copy(source: Path, to: Path) -> None:
    """Make `to` equal to `source`, extension modules apart, and touch only what differs."""
    wanted = {file.relative_to(source) for file in source.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    for path in wanted:
        new, old = source / path, to / path
        if not old.is_file() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)
    for file in sorted(to.rglob("*"), reverse=True):
        if file.is_dir():
            if not any(file.iterdir()):
                file.rmdir()
        elif file.relative_to(to) not in wanted and not file.name.endswith(SUFFIX):
            file.unlink()


def build(paths: list[str]) -> None:
    """In a process of its own, in OUTDIR: mypyc and the C compiler."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    if not os.environ.get("CC"):
        os.environ["CC"] = str(compiler())
    # Strictness is the linter's business; here only what would change the code counts.
    told = ["--config-file=", "--ignore-missing-imports", "--cache-dir=.mypyc/cache", *paths]
    setup(name="penombra", packages=[], py_modules=[],
          ext_modules=mypycify(told, opt_level="3", debug_level="0", group_name="penombra", target_dir=".mypyc/c"),
          script_args=["-q", "build_ext", "--inplace", "--build-temp", ".mypyc/temp",
                       "--build-lib", ".mypyc/lib"])


def main() -> None:
    if sys.argv[1:2] == ["--build"]:
        return build(sys.argv[2:])
    if not compiler():
        sys.exit("no C compiler (install gcc and python3-dev)")
    out = Path(sys.argv[1] if sys.argv[1:] else ROOT / "build" / "compiled").resolve()
    try:
        built = compile_into(out)
    except RuntimeError as fault:
        sys.exit(str(fault))
    print(f"{len(built) - 1} modules compiled in {os.path.relpath(out)}")


if __name__ == "__main__":
    main()
