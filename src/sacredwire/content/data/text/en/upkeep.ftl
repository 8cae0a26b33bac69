# The second half of the post-game: buying and selling, dismissing, recruiting, handing out, healing and reviewing.

prompt-trade = What do you buy or sell?
prompt-dismiss = Whom do you dismiss?
prompt-recruit = Whom do you recruit for this slot?
prompt-starting-power = Which Power does it start with?
prompt-hand-out = What changes hands?

story-bought = { $seat } buys { $item } for { $subs } subs; { $total } are left.
story-sold = { $who ->
    [none] { $item } is sold from the Lockers
   *[model] { $item } of { $who } is sold
 } for { $subs } subs; there are { $total } now.
story-dismissed = { $name } leaves the squad; its equipment goes to the Lockers.
story-recruited = { $name } joins the squad with the contract { $contract }.
story-power-started = { $who } starts with { $power }.
story-handed = { $who ->
    [none] { $target } takes { $item } from the Lockers.
   *[model] { $target ->
        [none] { $who } puts { $item } into the Lockers.
       *[model] { $who } gives { $item } to { $target }.
    }
 }
story-fitted = { $who } has { $item } in its body.
story-recovered = { $seat } recovers all Health.
story-reviewed = { $who } pays for leaving: it will start the next game with { $amount } Health less.

purpose-name = Name
purpose-review = Performance Review
