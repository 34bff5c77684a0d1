"""Our own kind of import contract, for import-linter: what a package's modules may or may not import themselves.

The linter's `forbidden` follows chains of imports, names no "anything but", and fails on a package that is yet to be
written; bots, say, import `penombra`, which imports the rules, and that is as it should be.
"""
from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


def within(module: str, packages: set[str]) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


class Imports(Contract):
    type_name = "imports"

    source_modules = fields.SetField(subfield=fields.StringField())
    never = fields.SetField(subfield=fields.StringField(), required=False)
    only = fields.SetField(subfield=fields.StringField(), required=False)      # besides the standard library
    unless = fields.SetField(subfield=fields.StringField(), required=False)    # lets through what `never` forbids

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        breaches = []
        for module in sorted(graph.modules):
            if not within(module, self.source_modules):
                continue
            for told in sorted(graph.find_modules_directly_imported_by(module)):
                forbidden = within(told, self.never or set()) and not within(told, self.unless or set())
                own = within(told, self.source_modules)
                known = own or within(told, self.only or set()) or told in sys.stdlib_module_names
                if (forbidden and not own) or (self.only is not None and not known):
                    lines = graph.get_import_details(importer=module, imported=told)
                    breaches += [f"{module} imports {told} (line {line['line_number']})" for line in lines]
        return ContractCheck(kept=not breaches, metadata={"breaches": breaches})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for breach in check.metadata["breaches"]:
            output.print_error(breach)
