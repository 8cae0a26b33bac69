# The post-game told step by step: story-<event>.

story-post-game = { $seat } comes home: the post-game begins.
story-brought = { $amount ->
    [lost] { $seat } loses { $things }.
   *[gained] { $seat } brings home { $things }.
  }
story-thing = { $who ->
    [none] For the Lockers: { $item } ({ $how }).
   *[other] { $who }: { $item } ({ $how }).
  }
how-found = found
how-taken = taken on the table
how-lost = lost
how-used = used up
how-destroyed = destroyed
how-lost-with = goes with its body
story-evidence-lost = { $seat } loses a piece of Evidence: { $row }.
story-leads-lost = { $seat } is left without its Leads: { $leads }.
story-leads-spent = Leads spent by { $seat }: { $leads }.
story-recorded = { $seat } records new Evidence: { $row }.
story-duplicate = { $seat } had { $row } already: it keeps 1 Lead.
story-evidence-complete = { $seat } has all the Evidence and wins the campaign!
story-merits-logged = { $who } logs { $things }.
story-explored = Exploration of { $seat }: { $total } in all, { $row } (+{ $subs } subs).
story-injury-worse = The critical makes the Injury of { $who } worse: { $signed }.
story-injured = Injury of { $who }: { $row }.
story-died = { $who } is dead.
story-succeeds = { $who } becomes the Boss.
story-succession-picked = With the office { $who } gets { $how }.
how-weapons = melee and ranged weapons
how-armor = one more tier of armor
story-promoted = Promotion of { $who }: { $row }.
story-promotion-void = The Promotion leaves { $who } nothing to pick.
story-power-learned = { $who } learns { $power }.
story-rolled-evidence = Roll to record Evidence: { $dice }.
story-rolled-evidence-lost = Roll for the Evidence lost: { $dice }.
story-rolled-injury = Injury roll of { $who }: { $dice }.
story-rolled-promotion = Promotion roll of { $who }: { $dice }.

purpose-evidence = Recording Evidence
purpose-evidence-lost = Evidence taken away
purpose-exploration = Exploration
purpose-injury = Injury
purpose-promotion = Promotion

# What a post-game asks.
prompt-spend-leads = How many Leads do you spend on rerolling duplicates of this Evidence?
prompt-successor = Which Resource becomes the Boss?
prompt-succession = What does it get with the office?
prompt-promotion = What gets better, or worse?
prompt-promotion-power = Which power does it learn?
