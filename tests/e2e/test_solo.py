"""Alone against the bot, through the page alone."""

import re

from playwright.sync_api import Page, expect

from support.pages import Player, by_id, prefer


def test_the_first_decision_is_two_clicks_from_the_front_page(page: Page) -> None:
    page.goto("/")
    by_id(page, "play-now").click()
    player = Player(page)
    assert player.wait() == "mine"
    seq = player.asked()
    player.answer()
    assert player.asked() != seq


def test_a_whole_match_can_be_played_to_its_end(page: Page) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    prefer(page)
    page.goto("/new")
    page.get_by_label("Fuerza del bot").select_option(label="Al azar")
    by_id(page, "begin").click()
    player = Player(page, seed=4)
    assert player.play() == "over"
    assert not faults
    expect(by_id(page, "end").get_by_role("heading")).to_have_text(re.compile("Gana|Nadie"))
    expect(by_id(page, "end").get_by_role("row")).to_have_count(11)
    page.goto("/")
    expect(page.get_by_role("heading", name="Partidas terminadas")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_match_and_nothing_is_lost(page: Page) -> None:
    prefer(page)
    page.goto("/")
    by_id(page, "play-now").click()
    player = Player(page)
    for _ in range(4):
        player.wait()
        player.answer()
    player.wait()
    seq, lines = player.asked(), player.log.count()
    tokens = page.locator(".token").count()
    page.get_by_role("button", name="Inglés").click()
    expect(page.locator(".status")).to_contain_text("Set-up")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert (player.asked(), player.log.count(), page.locator(".token").count()) == (seq, lines, tokens)
    expect(player.log.last).not_to_contain_text("ui-")
    page.get_by_role("button", name="Spanish").click()
    expect(page.locator(".status")).to_contain_text("Preparación")
    player.answer()
    assert player.asked() != seq


def test_a_reload_goes_on_where_it_was(page: Page) -> None:
    prefer(page)
    page.goto("/")
    by_id(page, "play-now").click()
    player = Player(page)
    player.wait()
    player.answer()
    player.wait()
    seq = player.asked()
    page.reload()
    player.wait()
    assert player.asked() == seq
    page.goto("/")
    page.locator(".matches a").first.click()
    player.wait()
    assert player.asked() == seq


def test_a_decision_can_be_taken_back(page: Page) -> None:
    prefer(page)
    page.goto("/new")
    page.get_by_role("button", name="En esta pantalla").click()
    by_id(page, "begin").click()
    player = Player(page)
    told = ""
    for _ in range(40):
        if player.wait() == "hand-over":
            player.take_over()
        elif by_id(page, "undo").is_enabled():
            break
        else:
            told = page.locator(".waits.mine").inner_text()
            player.answer()
    expect(page.locator(".waits.mine")).not_to_have_text(told)
    by_id(page, "undo").click()
    expect(page.locator(".waits.mine")).to_have_text(told)
    player.answer()
    expect(page.locator(".waits.mine, .hand-over").first).to_be_visible()
