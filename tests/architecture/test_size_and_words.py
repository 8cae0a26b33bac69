"""Files and functions stay small, names say what things are, exceptions carry their reason."""

import ast
import re

import pytest

from support.source import Source, functions, sources

FILE_LINES = 400
FUNCTION_LINES = 40
KERNEL_MARKS = {"njit", "numba.njit", "kernel"}
EMPTY_WORDS = {"util", "utils", "helper", "helpers", "common", "manager", "base", "misc", "stuff"}
IGNORED = re.compile(r"#\s*(?:type: ignore|noqa|pragma)\b(?P<rest>.*)")
REASON = re.compile(r"(?:#|-)\s*\w+.*\w")
SKIPS = re.compile(r"\b(?:pytest\.(?:skip|importorskip|xfail)|mark\.(?:skip|skipif|xfail)|unittest\.skip)\b")

EVERYWHERE = [*sources("src"), *sources("tests"), *sources("tools")]


def source_id(source: Source) -> str:
    return source.path


@pytest.mark.parametrize("source", EVERYWHERE, ids=source_id)
def test_a_file_is_at_most_400_lines(source: Source) -> None:
    assert source.text.count("\n") <= FILE_LINES


def is_kernel(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Compiled kernels may be long: calls between them cost what inlining saves."""
    return any(ast.unparse(decorator).partition("(")[0] in KERNEL_MARKS for decorator in function.decorator_list)


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of a function without its docstring."""
    first = function.body[0]
    documented = ast.get_docstring(function, clean=False) is not None
    docstring = (first.end_lineno or first.lineno) - first.lineno + 1 if documented else 0
    return (function.end_lineno or function.lineno) - function.lineno + 1 - docstring


@pytest.mark.parametrize("source", sources("src"), ids=source_id)
def test_a_function_is_at_most_one_screen(source: Source) -> None:
    long = {one.name: length(one) for one in functions(source) if not is_kernel(one) and length(one) > FUNCTION_LINES}
    assert not long


@pytest.mark.parametrize("source", EVERYWHERE, ids=source_id)
def test_names_say_what_things_are(source: Source) -> None:
    words = {*source.path.removesuffix(".py").split("/")}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef):
            words |= {word.lower() for word in re.findall(r"[A-Z][a-z]*", node.name)}
    assert not words & EMPTY_WORDS


@pytest.mark.parametrize("source", EVERYWHERE, ids=source_id)
def test_whoever_silences_a_tool_says_why(source: Source) -> None:
    silent = [
        line
        for line in source.text.splitlines()
        if (found := IGNORED.search(line)) and not REASON.search(found["rest"])
    ]
    assert not silent


@pytest.mark.parametrize("source", sources("tests"), ids=source_id)
def test_no_test_is_skipped(source: Source) -> None:
    assert not SKIPS.search(source.text)


def test_test_files_have_names_of_their_own() -> None:
    names = [one.path.rsplit("/", 1)[-1] for one in sources("tests") if "/test_" in one.path]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("source", sources("src"), ids=source_id)
def test_errors_are_raised_by_their_own_class(source: Source) -> None:
    raised = [ast.unparse(node.exc) for node in ast.walk(source.tree) if isinstance(node, ast.Raise) and node.exc]
    assert not [text for text in raised if re.match(r"(Exception|BaseException|RuntimeError)\b", text)]
