"""What the page explains: odds with reasons, rules behind a link, who everybody is; all of it by keyboard too."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.pages import Player, by_id, prefer


@pytest.fixture
def table(page: Page) -> Page:
    """A match against the bot, at its first question."""
    prefer(page)
    start(page)
    return page


def start(page: Page) -> None:
    """A match against the bot begins, and asks its first question."""
    page.goto("/")
    by_id(page, "play-now").click()
    Player(page).wait()


def until(page: Page, wanted: str, decisions: int = 300) -> None:
    """Plays on until something is to be seen; a match that ends before, by its dice, is followed by another."""
    player = Player(page, 2)
    for _ in range(decisions):
        if player.wait() == "over":
            start(page)
            continue
        if page.locator(wanted).count():
            return
        player.answer()
    raise AssertionError(wanted)


def test_the_first_decisions_are_made_by_keyboard_alone(table: Page) -> None:
    player = Player(table)
    seq = player.asked()
    by_id(table, "board").focus()
    table.keyboard.press("ArrowRight")
    table.keyboard.press("Enter")
    expect(by_id(table, "confirm")).to_be_enabled()
    table.keyboard.press("Enter")
    expect(table.locator(f".table[data-seq='{seq}']")).to_have_count(0)


def test_an_attack_shows_its_exact_odds_and_the_rule_of_each_reason(table: Page) -> None:
    until(table, ".deed.attack")
    attack = table.locator(".deed.attack").first
    expect(attack).to_contain_text("%")
    attack.click()
    odds = table.locator(".planned .odds")
    for word in ("Gana", "Doble o más", "Triple o más", "Pierde", "Pifia", "Daño"):
        expect(odds).to_contain_text(word)
    expect(odds.locator(".chances code").first).to_have_text(re.compile(r"^\d{1,3},\d %$"))
    odds.locator(".rule").first.click()
    sheet = table.get_by_role("dialog", name="C4.7")
    expect(sheet).to_be_visible()
    expect(sheet).not_to_contain_text("rule-")
    table.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    seq = Player(table).asked()
    table.keyboard.press("Escape")
    expect(odds).to_have_count(0)
    assert Player(table).asked() == seq


def test_a_move_says_what_it_costs_before_it_is_made(table: Page) -> None:
    until(table, ".reach")
    player = Player(table)
    seq = player.asked()
    by_id(table, "board").focus()
    table.keyboard.press("ArrowDown")
    if not table.locator(".ghost").count():
        table.keyboard.press("ArrowUp")
    expect(table.locator(".ghost text")).to_have_text(re.compile(r'^\d+(,\d+)?"'))
    table.keyboard.press("Enter")
    expect(table.locator(".planned h3")).to_have_text(re.compile(r'^Moverse (otra vez )?\d+(,\d+)?"$'))
    expect(table.locator(".way .over")).to_be_attached()
    assert player.asked() == seq
    by_id(table, "confirm").click()
    expect(table.locator(f".table[data-seq='{seq}']")).to_have_count(0)


def test_every_button_and_every_model_has_a_name(table: Page) -> None:
    until(table, ".deed.attack, .deed.end")
    nameless = table.evaluate(
        """[...document.querySelectorAll("button, a, [role=button], input, select")]
            .filter((one) => one.checkVisibility())
            .filter((one) => !(one.ariaLabel || one.textContent.trim() || one.labels?.length))
            .map((one) => one.outerHTML)"""
    )
    assert nameless == []
    expect(table.get_by_role("button", name=re.compile(r"\(Azul\): \d+ de \d+ de Salud"))).to_have_count(5)


def test_what_the_mission_is_about_is_one_click_away(table: Page) -> None:
    by_id(table, "goal").click()
    sheet = table.get_by_role("dialog", name="M1")
    expect(sheet).to_contain_text("Extracción")
    expect(sheet).to_contain_text("objetivo")


def test_giving_up_ends_the_match(table: Page) -> None:
    table.on("dialog", lambda dialog: dialog.accept())
    by_id(table, "menu").click()
    table.get_by_role("button", name="Rendirse").click()
    expect(by_id(table, "end")).to_contain_text("Gana Ámbar")
    expect(by_id(table, "end")).to_contain_text("Derrota")
    by_id(table, "end").get_by_role("button", name="Revancha").click()
    expect(by_id(table, "end")).to_have_count(0)
    assert Player(table).wait() == "mine"
