"""A thing that both sides lose when they leave it to hostiles."""

from sacredwire.content.missions import Forsaken
from sacredwire.engine.change import Change
from sacredwire.engine.endings import LOST
from sacredwire.engine.missions import Part
from sacredwire.engine.scenarios.markers import markers_of
from sacredwire.engine.scenarios.presence import hostiles
from sacredwire.rules.space.distance import within


class LeftAlone(Part):
    """Carried by nobody as a round ends, with a hostile near, it is gone. Rule: M12.9, R-99."""

    piece: Forsaken

    def end_of_round(self, change: Change) -> None:
        """It is taken off, and both sides lose: the game is over. Rule: M12.9, R-99."""
        position = change.position_now()
        for marker in markers_of(position, self.piece.thing):
            lies = marker.place
            if lies is not None and any(
                within(model.place, model.sheet.radius, lies, 0, self.piece.within)
                for model in hostiles(position)
                if model.place is not None
            ):
                change.unmark(marker.id)
                change.say("forsaken", self.row.rule, thing=marker.id)
                change.update(ended=LOST)
