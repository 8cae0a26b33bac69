# What the match asks of whoever decides: prompt-<key>.

prompt-act = What does it do now?
prompt-activate = Which model do you activate?
prompt-advance = Does it advance before the game begins?
prompt-bless = Do you give it a blessing for this roll?
prompt-bless-rolled = The dice have fallen: do you give it a blessing?
prompt-carrier = Which model carries the Source?
prompt-corner = Which corner do you pick?
prompt-decoy = Which loot that you placed is fake? The opponent will not know.
prompt-defend = Defense or Riposte?
prompt-deploy = Which model do you deploy?
prompt-direction = In which direction?
prompt-drop-weapon = Which weapon does it drop?
prompt-edge = Which edge do you choose?
prompt-free-attack = Which weapon does its free attack use?
prompt-free-search = Which model searches for free?
prompt-knockback = Do you push the target?
prompt-play-on = Your opponent has nobody on the board: do you end it here or play on?
prompt-quadrant = In which quadrant does it count?
prompt-put = Where does it go?
prompt-redeploy = Which of the Aggressor’s models do you redeploy?
prompt-reroll-die = Which die do you reroll?
prompt-severance = Do you spend Severance on this attack?
prompt-spawn-place = Where will hostiles appear?
prompt-target = Which enemy model is your target? The other side will not know.
prompt-terrain = Which piece of terrain do you add?
prompt-trauma-kit = Do you void the critical with the Trauma Kit?
