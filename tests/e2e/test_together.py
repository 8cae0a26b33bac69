"""Two at one screen, two at two browsers, and somebody who looks on."""

from itertools import cycle

from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as Late

from support.pages import Player, by_id, prefer


def is_asked(page: Page) -> bool:
    """Whether the page asks for a decision within a moment."""
    try:
        page.locator(".waits.mine").wait_for(timeout=300)
    except Late:
        return False
    return True


def test_at_one_screen_the_board_is_hidden_until_the_other_takes_over(page: Page) -> None:
    prefer(page)
    page.goto("/new")
    page.get_by_role("button", name="En esta pantalla").click()
    by_id(page, "begin").click()
    player = Player(page)
    turns = 0
    for _ in range(12):
        if player.wait() == "hand-over":
            turns += 1
            expect(by_id(page, "board")).to_have_count(0)
            player.take_over()
        else:
            player.answer()
    assert turns >= 2


def test_two_browsers_play_by_a_link_and_a_third_looks_on(page: Page, browser: Browser, base_url: str) -> None:
    prefer(page)
    page.goto("/new")
    page.get_by_role("button", name="En línea").click()
    by_id(page, "begin").click()
    expect(page.locator(".waits")).to_be_visible()
    by_id(page, "menu").click()
    links = page.locator("dialog .link input")
    seat, watch = (links.nth(n).input_value() for n in range(2))
    page.keyboard.press("Escape")
    pages = []
    for link in (seat, watch):
        context = browser.new_context(base_url=base_url, locale="es-ES", reduced_motion="reduce")
        other = context.new_page()
        prefer(other)
        other.goto(link)
        by_id(other, "join").click()
        expect(by_id(other, "board")).to_be_visible()
        pages.append(other)
    rival, onlooker = pages
    players = [Player(page, 1), Player(rival, 2)]
    for _ in range(8):
        mover = next(one for one in cycle(players) if is_asked(one.page))
        seq = mover.asked()
        mover.answer()
        for one in (page, rival, onlooker):
            expect(one.locator(f".table[data-seq='{seq}']")).to_have_count(0)
    expect(by_id(onlooker, "undo")).to_have_count(0)
    rival.context.set_offline(True)
    rival.context.set_offline(False)
    rival.reload()
    expect(by_id(rival, "board")).to_be_visible()
    assert Player(rival).asked() == Player(page).asked()
