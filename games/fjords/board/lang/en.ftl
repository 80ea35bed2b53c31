# Labels inside the picture, for readers and tooltips.
fjords-label-panel = Board
fjords-label-board =
    { $count ->
        [one] Board, { $count } hex laid
       *[other] Board, { $count } hexes laid
    }
fjords-label-plain =
    { $count ->
        [one] plain on { $count } corner
       *[other] plain on { $count } corners
    }
fjords-label-mountain =
    { $count ->
        [one] mountain on { $count } corner
       *[other] mountain on { $count } corners
    }
fjords-label-sea =
    { $count ->
        [one] sea on { $count } corner
       *[other] sea on { $count } corners
    }
fjords-label-corners = { $terrain }
fjords-label-hex = { $place }: { $terrain }
fjords-label-empty = { $place }: empty cell
fjords-label-viking = { $place }: viking of { $seat }
fjords-label-house = { $place }: house of { $seat }
fjords-label-home = { $place }: house of { $seat } on the Home rune
fjords-label-stone = { $place }: { $rune } rune
fjords-label-wisdom = { $place }: Wisdom rune of { $seat }
fjords-label-target = { $place }. Possible here: { $uses }
fjords-label-lay = lay the hex
fjords-label-send = send a viking
fjords-label-put-stone = put the Wisdom rune
fjords-label-move-from = move the house away
fjords-label-move-to = move the house here
fjords-label-seat = { $seat }
fjords-label-row = Row
fjords-label-drawn = Drawn
fjords-label-aside = Set aside
fjords-label-unlaid = Not laid
fjords-label-reconstructed = Not known of the printed game, and reconstructed here: how many hexes of each kind there are, which of them are marked 3 or 4, which hex carries the Water symbol, how the three start hexes look and lie, and how many of the 22 runes are of which kind.

# How far the game is.
fjords-phase-exploration = Exploration
fjords-phase-settlement = Settlement
fjords-phase-over = The game is over
fjords-phase-game = Game { $game } of { $games }: { $phase }

# Before each player. The number stands before the word.
fjords-seat-houses-left =
    { $count ->
        [one] house
       *[other] houses
    }
fjords-seat-vikings-left =
    { $count ->
        [one] viking
       *[other] vikings
    }
fjords-seat-rune = { $rune }
fjords-seat-houses-built = built
fjords-seat-points = points
fjords-seat-points-out = points, out
fjords-seat-match-points = points in the match
fjords-seat-choosing = choosing a hex
fjords-seat-laying = laying a hex
fjords-seat-building = deciding on a house
fjords-seat-sending = sending a viking

# What the table waits for.
fjords-dock-waiting-choose = { $seat } chooses a hex
fjords-dock-waiting-lay = { $seat } lays a hex
fjords-dock-waiting-house = { $seat } decides on a house
fjords-dock-waiting-viking = { $seat } sends a viking

# Exploration.
fjords-dock-choose = Take a hex that was set aside, or draw
fjords-dock-choose-fact =
    { $count ->
        [one] { $count } hex is left in the bag.
       *[other] { $count } hexes are left in the bag.
    }
fjords-dock-draw = Draw a hex
fjords-dock-lay = Lay a hex
fjords-dock-lay-fact =
    { $count ->
        [one] { $count } cell is open.
       *[other] { $count } cells are open.
    }
fjords-dock-stage-choose = Choose a hex
fjords-dock-stage-place = Cell and turn
fjords-dock-stage-house = House?
fjords-dock-confirm-lay = Lay it here
fjords-dock-kind-plain = Plain
fjords-dock-kind-ridge = Ridge
fjords-dock-kind-shore = Shore
fjords-dock-kind-fjord = Fjord
fjords-dock-corners = { $count }
fjords-dock-copies = { $kind } × { $count }
fjords-dock-places =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
fjords-dock-fits-nowhere = fits nowhere
fjords-dock-house = Build a house here?
fjords-dock-only-secret = Move a house with the Secret rune?
fjords-dock-house-fact =
    { $count ->
        [0] You have no house left.
        [one] You have { $count } house left. Houses not built while exploring are lost.
       *[other] You have { $count } houses left. Houses not built while exploring are lost.
    }
fjords-dock-build = Build a house
fjords-dock-home = House on the Home rune
fjords-dock-secret = Move a house with the Secret rune
fjords-dock-no-house = No house
fjords-dock-confirm-house = So be it
fjords-dock-no-houses = no house left
fjords-dock-rune-there = a rune lies here
fjords-dock-no-plain = no plain to build on
fjords-dock-no-move = no house of yours can move

# Settlement.
fjords-dock-viking = Send a viking
fjords-dock-only-rune = Play a rune, or drop out?
fjords-dock-viking-fact =
    { $count ->
        [one] { $count } hex is next to your people and joined by plain. Mountains and sea stop them.
       *[other] { $count } hexes are next to your people and joined by plain. Mountains and sea stop them.
    }
fjords-dock-runes-only = Your people can walk no farther. Only a rune can help now.
fjords-dock-confirm-viking = Send him here
fjords-dock-journey = Sail with the Journey rune
fjords-dock-horse = Ride with the Horse rune
fjords-dock-wisdom = Cross with the Wisdom rune
fjords-dock-leave = Drop out
fjords-dock-no-way = it leads nowhere now

fjords-letters-bag =
    { $count ->
        [one] { $count } hex in the bag
       *[other] { $count } hexes in the bag
    }

## The question of each step

fjords-next-lay = Where do you lay the hex?
fjords-next-house = Which house moves, and where to?
fjords-next-stone = Across which rune, and where to?
fjords-next-viking = Where does the viking go?
