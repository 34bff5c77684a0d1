"""The form under test is the one that was asked for: the loaded module's file says which it is."""
from __future__ import annotations

import importlib
import os
import tomllib
from pathlib import Path

import pytest

import penombra

ROOT = Path(__file__).resolve().parents[1]
TREE = Path(str(penombra.__file__)).parents[1]
TOLD = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["penombra"]
LEFT_OUT = {file for glob in TOLD["exclude"] for file in TREE.glob(glob)}
FILES = {file for glob in TOLD["compile"] for file in TREE.glob(glob)} - LEFT_OUT
MODULES = sorted(".".join(f.relative_to(TREE).with_suffix("").parts).removesuffix(".__init__") for f in FILES)


def test_every_pattern_names_modules() -> None:
    """No pattern of the list of compiled modules has gone stale."""
    for glob in [*TOLD["compile"], *TOLD["exclude"]]: assert list(TREE.glob(glob)), glob
    assert any(name.startswith("penombra.core.") for name in MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_module_has_the_form_asked_for(name: str) -> None:
    """Compiled modules are extension modules, interpreted ones are source."""
    compiled = os.environ.get("PENOMBRA_FORM", "interpreted") == "compiled"
    assert str(importlib.import_module(name).__file__).endswith(".so" if compiled else ".py")
