"""On a phone: everything fits, and the first moves are made by touch."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from support.pages import Player, by_id, prefer


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page of 390 by 844."""
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        locale="en-US",
        color_scheme="light",
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def test_the_first_moves_are_made_on_a_phone(phone: Page) -> None:
    prefer(phone, "en", "light")
    phone.goto("/")
    by_id(phone, "play-now").tap()
    player = Player(phone)
    for _ in range(40):
        assert player.wait() == "mine"
        if phone.locator(".reach").count():
            break
        player.answer()
    seq = player.asked()
    while phone.locator(".reach").count() and player.asked() == seq:
        player.walk(phone.locator(".reach path").first)
        player.settle(seq)
    assert player.asked() != seq


@pytest.mark.parametrize("path", ["/", "/new", "/play"])
def test_nothing_is_wider_than_a_phone(phone: Page, path: str) -> None:
    prefer(phone, "es", "dark")
    phone.goto("/" if path == "/play" else path)
    if path == "/play":
        by_id(phone, "play-now").tap()
        Player(phone).wait()
    expect(phone.locator("button.main, .waits").first).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
