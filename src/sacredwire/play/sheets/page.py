"""A mission sheet on a screen: one HTML file that needs nothing beside it, on a desk or on a phone."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape

from sacredwire.content.sheet_files import FACES, font_bytes, page_style
from sacredwire.play.sheets.sheet import Band, Behavior, Line, Part, Profile, Sheet


def page(sheet: Sheet) -> str:
    """The sheet as a whole HTML document."""
    style = "".join((*_faces(), page_style()))
    body = "\n".join(_body(sheet))
    return (
        f'<!doctype html>\n<html lang="{sheet.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(sheet.title)} · {escape(sheet.edition)}</title>\n<style>{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _faces() -> Iterator[str]:
    """The typefaces, within the page."""
    for face in FACES:
        data = b64encode(font_bytes(face)).decode()
        yield (
            f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};'
            f'src:url("data:font/ttf;base64,{data}") format("truetype")}}\n'
        )


def _body(sheet: Sheet) -> Iterator[str]:
    yield from _head(sheet)
    parts = "".join(_part(part, is_victory=index == 1) for index, part in enumerate(sheet.parts))
    yield _tag("section", _tag("figure", *_map(sheet)), _tag("div", parts), kind="halves")
    if sheet.rounds:
        yield _title(sheet.headings.rounds)
        yield _tag("ol", *_track(sheet), kind="track")
    if sheet.lines:
        yield _title(sheet.headings.rows)
        yield _lines(sheet.lines)
        yield _title(sheet.headings.advantages)
        yield _lines(sheet.advantages) if sheet.advantages else _tag("p", escape(sheet.headings.no_advantages))
    for band in sheet.bands:
        yield _band(sheet, band)
    yield _title(sheet.headings.terms)
    terms = (_tag("p", _tag("strong", escape(f"{term.name}.")), " ", escape(term.says)) for term in sheet.terms)
    yield _tag("div", *terms, kind="terms")
    yield _tag("footer", escape(sheet.credit))


def _head(sheet: Sheet) -> Iterator[str]:
    named = (_tag("div", escape(sheet.kicker), kind="kicker"), _tag("h1", escape(sheet.title)))
    top = _tag("div", _tag("div", *named), _tag("div", escape(sheet.edition), kind="stamp"), kind="top")
    fields = (_tag("div", _tag("dt", escape(one.label)), _tag("dd", escape(one.value))) for one in sheet.fields)
    yield _tag("header", top, _tag("dl", *fields, kind="fields"))


def _map(sheet: Sheet) -> Iterator[str]:
    yield sheet.map.drawing
    keys = (_tag("li", key.sign, _tag("span", escape(key.says))) for key in sheet.map.keys)
    yield _tag("figcaption", _tag("ul", *keys, kind="keys"), _tag("small", escape(sheet.map.note)))


def _part(part: Part, *, is_victory: bool) -> str:
    clauses = (
        _tag("li", _tag("span", escape(one.rule), kind="mono"), _tag("span", escape(one.says))) for one in part.clauses
    )
    return _title(part.title, kind="red" if is_victory else "") + _tag("ul", *clauses, kind="clauses")


def _track(sheet: Sheet) -> Iterator[str]:
    for one in sheet.rounds:
        arrivals = (_tag("span", escape(said), kind="comes") for said in one.arrivals)
        ends = _tag("span", escape(one.ends), kind="label") if one.ends else ""
        yield _tag("li", ends, _tag("span", escape(one.number), kind="mono"), *arrivals)


def _lines(lines: Iterable[Line]) -> str:
    rows = (
        _tag(
            "tr",
            _tag("th", escape(one.table)),
            _tag("td", escape(one.roll), kind="roll"),
            _tag("td", _tag("strong", escape(one.name)), kind="named"),
            _tag("td", escape(one.does), kind="does"),
        )
        for one in lines
    )
    return _tag("table", _tag("tbody", *rows), kind="lines")


def _band(sheet: Sheet, band: Band) -> str:
    kind = _tag("span", escape(band.kind), kind="label upper") if band.kind != band.name else ""
    rules = (_tag("p", escape(rule)) for rule in band.rules)
    units = _tag(
        "table",
        _tag("thead", _tag("tr", *(_tag("th", escape(name)) for name in sheet.headings.units))),
        _tag("tbody", *(_unit(unit) for unit in band.units)),
        kind="units",
    )
    tables = (_behavior(sheet, found) for found in band.tables)
    return _tag(
        "section",
        _tag("h2", _tag("span", escape(band.name)), kind),
        *rules,
        _tag("div", units, kind="wide"),
        _tag("div", *tables, kind="tables"),
        kind="band own" if len(band.tables) > 1 else "band",
    )


def _unit(unit: Profile) -> str:
    numbers = (unit.models, unit.combat, unit.defense, unit.wits, unit.health, unit.move)
    comes = " · " + _tag("span", escape(unit.comes), kind="comes") if unit.comes else ""
    named = (_tag("strong", escape(unit.name)), "<br>", _tag("small", escape(unit.tier), comes))
    armed = (escape(unit.weapon), "<br>", _tag("small", escape(unit.attack)))
    return _tag(
        "tr",
        _tag("td", escape(unit.roll), kind="roll"),
        _tag("td", *named),
        *(_tag("td", escape(number), kind="mono") for number in numbers),
        _tag("td", *armed),
    )


def _behavior(sheet: Sheet, found: Behavior) -> str:
    head = _tag("tr", *(_tag("th", escape(name)) for name in sheet.headings.reactions))
    rows = (
        _tag("tr", _tag("td", escape(row.roll), kind="roll"), *(_tag("td", escape(done)) for done in row.does))
        for row in found.rows
    )
    table = _tag("table", _tag("thead", head), _tag("tbody", *rows))
    return _tag("div", _tag("h3", escape(found.title)) if found.title else "", table)


def _title(said: str, kind: str = "") -> str:
    return _tag("h2", escape(said), kind=kind)


def _tag(name: str, *inside: str, kind: str = "") -> str:
    """An element; what is inside is HTML already."""
    attribute = f' class="{kind}"' if kind else ""
    return f"<{name}{attribute}>{''.join(inside)}</{name}>"
