"""``sacredwire rules``: what a rule says, what the engine does about it, how each edition applies it, its tests."""

import re
from difflib import get_close_matches
from typing import Annotated

import msgspec
import typer

from sacredwire.cli.out import Out
from sacredwire.content.catalogue import rule_ids
from sacredwire.content.load import edition_ids, load_edition
from sacredwire.content.rules_index import RuleEntry, in_order, load_rules_index, section
from sacredwire.errors import ContentError, Param


class Policy(msgspec.Struct, frozen=True):
    """How one edition applies a rule: the switch, its value, and that in words."""

    edition: str
    name: str
    value: Param
    text: str


class Rule(msgspec.Struct, frozen=True):
    """All there is to say about one rule."""

    id: str
    title: str
    text: str
    code: tuple[str, ...]
    policies: tuple[Policy, ...]
    tests: tuple[str, ...]


def rules(ctx: typer.Context, rule: Annotated[str | None, typer.Argument(metavar="ID")] = None) -> None:
    """Explain one rule, or list them all.

    Raises:
        ContentError: No rule has that ID.
    """
    out = Out.of(ctx)
    known = sorted(rule_ids(out.content), key=in_order)
    if rule is None:
        for each in known:
            out.line(f"{each}  {out.text.rule_title(each)}")
        out.data([{"id": each, "title": out.text.rule_title(each)} for each in known])
        return
    found = _explain(out, _find(rule, known))
    _tell(out, found)
    out.data(found)


def _find(asked: str, known: list[str]) -> str:
    """The rule somebody means who writes ``c4.7``, ``R19``, ``a-melee`` or, for a step, ``M1.3``."""
    plain = {re.sub(r"[\W_]", "", rule).lower(): rule for rule in known}
    wanted = re.sub(r"[\W_]", "", section(asked.upper())).lower()
    if wanted not in plain:
        close = [plain[one] for one in get_close_matches(wanted, plain, n=5, cutoff=0.4)]
        raise ContentError("rule-unknown", id=asked, known=", ".join(close or known[:5]))
    return plain[wanted]


def _explain(out: Out, rule: str) -> Rule:
    entry = load_rules_index().get(rule, RuleEntry())
    policies = tuple(
        Policy(edition, name, value, _told(out, name, value))
        for name in entry.policies
        for edition in edition_ids(out.content)
        for value in [_value(getattr(load_edition(edition, out.content).switches, name))]
    )
    return Rule(rule, out.text.rule_title(rule), out.text.rule(rule), entry.code, policies, entry.tests)


def _told(out: Out, name: str, value: Param) -> str:
    """A policy in a sentence; lengths are said in inches."""
    inches = out.text.inches(value) if isinstance(value, int) else ""
    return out.text.say(f"policy-{name.replace('_', '-')}", value=value, inches=inches)


def _value(value: object) -> Param:
    """A switch's value as a sentence takes it: ``true``, ``2-4``, a word or a number."""
    match value:
        case bool():
            return str(value).lower()
        case tuple():
            return "-".join(map(str, value))
        case int():
            return value
        case _:
            return str(value)


def _tell(out: Out, rule: Rule) -> None:
    out.line(f"{rule.id}  {rule.title}\n\n{rule.text}\n\n")
    out.say("cli-rules-functions" if rule.code else "cli-rules-no-functions")
    for name in rule.code:
        out.line(f"  {name}")
    if rule.policies:
        out.say("cli-rules-policies")
    for policy in rule.policies:
        out.line(f"  {policy.edition}: {policy.text}")
    out.say("cli-rules-tests" if rule.tests else "cli-rules-no-tests")
    for test in rule.tests:
        out.line(f"  {test}")
