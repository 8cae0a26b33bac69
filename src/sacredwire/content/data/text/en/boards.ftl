# Boards: what they are called, what is told about them, and why a file is refused.

board-name-boiler-hall = Boiler Hall
board-note-boiler-hall = Tanks, pipes and a few walkways that still hold. Nobody has signed the inspection form.
board-name-broken-spire = The Broken Spire
board-note-broken-spire = The mast came down three shifts ago. What is left of it goes on broadcasting.
board-name-cable-market = Cable Market
board-note-cable-market = Low stalls on the square, three-storey houses around it. Everything is for sale except cable.
board-name-drowned-archive = The Drowned Archive
board-note-drowned-archive = Shelves up to the ceiling, crooked aisles, and one file that somebody keeps asking for.
board-name-dry-dock = The Dry Dock
board-note-dry-dock = Stacked containers and a gantry crane. The sea left before the dockers did.
board-name-stairwell-nine = Stairwell Nine
board-note-stairwell-nine = Four housing blocks around the last lift of the district, which is out of order.

board-style-yard = Container yard
board-style-works = Industrial works
board-style-blocks = Housing blocks
board-style-ruins = Ruins
board-generated = { $style } no. { $seed }

board-kind-block = block
board-kind-container = container
board-kind-crate = crates
board-kind-ladder = ladder
board-kind-pillar = pillar
board-kind-pipe = pipe
board-kind-platform = platform
board-kind-rubble = rubble
board-kind-silo = tank
board-kind-tower = tower
board-kind-walkway = walkway
board-kind-wall = wall

board-demand-sight-across = Clear lines of sight right across
board-demand-lanes-long = Lanes longer than 12"
board-demand-lanes-covered = Lanes that offer cover
board-demand-routes = Routes between opposite edges that share no point
board-demand-edges = Places to deploy on the edge that has the fewest
board-demand-corners = Places to deploy in the corner that has the fewest
board-demand-centre = Places within 3" of the middle
board-demand-joined = Ground that hangs together
board-demand-surfaces = Raised surfaces that can be climbed to
board-demand-levels = Different heights that can be climbed to

board-unit-sight-across = { "" }
board-unit-lanes-long = %
board-unit-lanes-covered = %
board-unit-routes = { "" }
board-unit-edges = { "" }
board-unit-corners = { "" }
board-unit-centre = { "" }
board-unit-joined = %
board-unit-surfaces = { "" }
board-unit-levels = { "" }

board-short-sight-across = sight across ({ $sign } { $wanted })
board-short-lanes-long = lanes > 12" ({ $sign } { $wanted }%)
board-short-lanes-covered = with cover ({ $sign } { $wanted }%)
board-short-routes = routes ({ $sign } { $wanted })
board-short-edges = per edge ({ $sign } { $wanted })
board-short-corners = per corner ({ $sign } { $wanted })
board-short-centre = in the middle ({ $sign } { $wanted })
board-short-joined = joined ground ({ $sign } { $wanted }%)
board-short-surfaces = roofs ({ $sign } { $wanted })
board-short-levels = heights ({ $sign } { $wanted })

board-row-met = yes  { $demand }: { $measured } ({ $sign } { $wanted })
board-row-failed = NO   { $demand }: { $measured } ({ $sign } { $wanted })
board-verdict-met = It is all that the book asks for.
board-verdict-failed = { $count ->
    [one] It fails one demand of the book.
   *[other] It fails { $count } demands of the book.
  }
board-about = { $pieces ->
    [one] One piece
   *[other] { $pieces } pieces
  }, { $ground }% of the ground built on, { $lanes ->
    [one] one lane
   *[other] { $lanes } lanes
  } (the longest { $longest }), heights { $levels }.
board-no-levels = none
board-sight-example = The view reaches from { $ax }, { $ay } to { $bx }, { $by }.

board-plan-ground = ground
board-plan-height = roof, its height in inches (1 = from 1 to less than 2)
board-plan-low = something lower than 1"
board-plan-sheer = wall, or a roof nobody can stand on
board-plan-walkway = walkway or platform (one passes beneath)
board-plan-ladder = ladder
board-plan-north = north is up; two columns and one row are 1"
board-svg-heights = Heights (inches)

cli-board-new = Generate a dense board that always is what the book asks for.
cli-board-new-seed = Seed: the same one always gives the same board. Without it one is drawn by chance.
cli-board-new-style = District: yard (containers), works (industry), blocks (housing) or ruins. Without it the seed decides.
cli-board-new-out-file = File in which the board is saved.
cli-board-new-force = Write even if the file exists.
cli-board-show = Show a board: how it keeps the book's demands and, if wanted, its plan.
cli-board-show-source = Name of one of our boards (sacredwire board list), or a file with one of your own.
cli-board-show-seed = Show the board generated from this seed.
cli-board-show-style = District of the generated board.
cli-board-show-svg = File in which its plan is drawn to scale.
cli-board-show-force = Write even if the file exists.
cli-board-show-plan = Add the plan in characters.
cli-board-check = Check board files: that they can be read and keep the book's demands.
cli-board-check-sources = Files, or names of our boards.
cli-board-list = List the boards that come with the game.
cli-board-saved = Saved in { $file }.
cli-board-drawn = Drawn in { $file }.
cli-board-again = To see it again: sacredwire board show --seed { $seed } --style { $style } --plan

error-board-one-source = Name a board by its name or file, or by --seed; one of the two, not both.
error-board-style = There is no district “{ $value }”. There are: { $expected }.
error-board-seed = The seed must be a whole number from 0 to { $high }, not { $value }.
error-board-solid = There is nowhere to stand on the board { $board }: terrain fills it.
error-board-no-room = On the board { $board } there is room for { $room ->
        [0] no model
        [one] only one model
       *[other] only { $room } models
    }: terrain must leave room for at least { $expected }, one of each squad, more than 1" apart.
error-board-unknown = There is no board and no file “{ $value }”. Our boards: { $known }.
error-board-too-big = { $file } is larger than { $limit } bytes: no board is.
error-board-format = { $file }, { $field }: expected “{ $expected }”, found { $value }.
error-board-version = { $file }, { $field }: expected { $expected }, found { $value }.
error-board-version-later = { $file }, { $field }: it is of a later version ({ $value }); this program reads up to { $expected }.
error-board-object = { $file }, { $field }: expected an object with fields, found { $value }.
error-board-list = { $file }, { $field }: expected a list, found { $value }.
error-board-flag = { $file }, { $field }: expected true or false, found { $value }.
error-board-number = { $file }, { $field }: expected a whole number from { $low } to { $high } (hundredths of an inch), found { $value }.
error-board-text = { $file }, { $field }: expected a text of one line and at most { $limit } letters, found { $value }.
error-board-id = { $file }, { $field }: expected a name of at most { $limit } small letters, digits and hyphens, found { $value }.
error-board-kind = { $file }, { $field }: expected one of { $expected }, found { $value }.
error-board-field-unknown = { $file }: there is no field { $field } (it holds { $value }). There are: { $expected }.
error-board-field-missing = { $file }: the field { $field } is missing.
error-board-too-many-pieces = { $file }, { $field }: there are { $value } pieces, at most { $expected } fit.
error-board-duplicate = { $file }, { $field }: another piece is called { $value } already.
error-board-top = { $file }, { $field }: the upper side ({ $value }) must be above the underside ({ $base }).
error-board-corners = { $file }, { $field }: expected { $low } to { $high } corners, found { $value }.
error-board-point = { $file }, { $field }: expected two numbers, x and y, found { $value }.
error-board-corner-repeated = { $file }, { $field }: the corner { $value } stands there twice.
error-board-no-area = { $file }, { $field }: the corners lie on one straight line and enclose nothing (area { $value }).
error-board-crossed = { $file }, { $field }: the sides cross; expected a convex outline (corners: { $value }).
error-board-not-convex = { $file }, { $field }: at the corner { $value } the outline is not convex; split the piece in parts.
error-board-overlap = { $file }, { $field }: { $value } and { $other } fill the same space; they may only touch.
