"""A person at the page: reads what is asked and answers by clicking, by what is seen alone."""

import random

from playwright.sync_api import Locator, Page, expect

QUIET = "localStorage.setItem('sacredwire.prefs', JSON.stringify({lang: '%s', theme: '%s', dice: 'at-once', name: ''}))"


def prefer(page: Page, lang: str = "es", theme: str = "dark") -> None:
    """Choose language and theme, and see dice at once."""
    page.add_init_script(f"if (!localStorage.getItem('sacredwire.prefs')) {QUIET % (lang, theme)}")


def by_id(page: Page, name: str) -> Locator:
    """What bears a test's name."""
    return page.get_by_test_id(name)


class Player:
    """Somebody who plays at a page, drawing its choices by lot.

    Args:
        page: The page, at a table.
        seed: Of its choices.
    """

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._draw = random.Random(seed)

    @property
    def log(self) -> Locator:
        """The log's lines."""
        return by_id(self.page, "log").locator("li")

    def wait(self) -> str:
        """Until something is asked or over, what it is: ``mine``, ``over``, ``hand-over``."""
        asked = self.page.locator(".waits.mine, [data-testid=end], [data-testid=take-over]").first
        expect(asked).to_be_visible(timeout=30_000)
        if by_id(self.page, "end").is_visible():
            return "over"
        return "hand-over" if by_id(self.page, "take-over").is_visible() else "mine"

    def take_over(self) -> None:
        """The other one of two at a screen is there now."""
        by_id(self.page, "take-over").click()
        expect(by_id(self.page, "board")).to_be_visible()

    def answer(self) -> None:
        """One decision: a place on the board if one is asked for, else one of the buttons."""
        before = self.asked()
        ways = ".spot, .reach path, .deeds .deed:enabled, .direction button"
        expect(self.page.locator(ways).first).to_be_attached()
        spots, reach = self.page.locator(".spot"), self.page.locator(".reach path.walk")
        deeds = self.page.locator(".deeds .deed:enabled")
        if spots.count() and not deeds.count():
            self.click_middle(spots.nth(self._draw.randrange(spots.count())))
        elif reach.count() and self._draw.random() < 0.5:
            self.walk(reach)
        elif not deeds.count():
            self.page.locator(".direction button").click()
        else:
            deeds.nth(self._draw.randrange(deeds.count())).click()
        self.settle(before)

    def settle(self, before: str) -> None:
        """Confirms what was chosen, if that is needed, and waits until the table has gone on."""
        confirm = by_id(self.page, "confirm")
        gone = self.page.locator(f".table:not([data-seq='{before}']), [data-testid=take-over]")
        try:
            expect(gone.or_(confirm).first).to_be_visible(timeout=2_000)
        except AssertionError:  # it was a model that stood there: nothing was chosen
            self.page.keyboard.press("Escape")
            return
        if confirm.is_visible() and self.asked() == before:
            if confirm.is_disabled():
                self.page.keyboard.press("Escape")
                return
            confirm.click()
            expect(gone.first).to_be_visible()

    def asked(self) -> str:
        """The number of the moment the table stands at."""
        return self.page.locator(".table").get_attribute("data-seq") or ""

    def walk(self, reach: Locator) -> None:
        """Points at somewhere within reach."""
        box = reach.bounding_box()
        assert box is not None
        x, y = (self._draw.uniform(0.2, 0.8) for _ in "xy")
        self.page.mouse.click(box["x"] + box["width"] * x, box["y"] + box["height"] * y)

    def click_middle(self, what: Locator) -> None:
        """Clicks where something is drawn, whatever lies above it."""
        box = what.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def play(self, decisions: int = 2000) -> str:
        """Answers until the match is over or so many decisions are made; how it stands then."""
        for _ in range(decisions):
            now = self.wait()
            if now == "hand-over":
                self.take_over()
            elif now == "over":
                return now
            else:
                self.answer()
        return self.wait()
