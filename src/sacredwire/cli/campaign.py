"""``sacredwire campaign``: leagues that last for months. Each command has its own file."""

import typer

from sacredwire.cli import (
    campaign_check,
    campaign_files,
    campaign_fix,
    campaign_founding,
    campaign_league,
    campaign_play,
    campaign_post,
    campaign_result,
    campaign_rounds,
    campaign_show,
)

app = typer.Typer()

app.command("new")(campaign_founding.new)
app.command("list")(campaign_founding.list_campaigns)
app.command("join")(campaign_founding.join)
app.command("leave")(campaign_founding.leave)
app.command("pair")(campaign_rounds.pair)
app.command("play")(campaign_play.play)
app.command("result")(campaign_result.result)
app.command("post")(campaign_post.post)
app.command("show")(campaign_show.show)
app.command("fix")(campaign_fix.fix)
app.command("undo")(campaign_fix.undo)
app.command("export")(campaign_files.export)
app.command("import")(campaign_files.import_file)
app.command("check")(campaign_check.check)
app.command("simulate")(campaign_league.simulate)
