# Labels inside the picture, for readers and tooltips.
newlands-label-panel = Board
newlands-label-board =
    { $count ->
        [one] Board, { $count } tile laid
       *[other] Board, { $count } tiles laid
    }
newlands-label-empty = { $place }: empty square
newlands-label-lay = { $place }, empty square: lay the tile here
newlands-label-piece = { $place }: { $piece }
newlands-label-companion =
    { $terrain ->
        [grassland] { $place }: explorer of { $seat }
        [mountain] { $place }: brigand of { $seat }
       *[sea] { $place }: navigator of { $seat }
    }
newlands-label-take =
    { $terrain ->
        [grassland] Take back the explorer from { $place }: { $sum } now, { $end } at the end
        [mountain] Take back the brigand from { $place }: { $sum } now, { $end } at the end
       *[sea] Take back the navigator from { $place }: { $sum } now, { $end } at the end
    }
newlands-label-deploy =
    { $terrain ->
        [grassland] Set an explorer, { $piece }: { $sum } now, { $end } at the end
        [mountain] Set a brigand, { $piece }: { $sum } now, { $end } at the end
       *[sea] Set a navigator, { $piece }: { $sum } now, { $end } at the end
    }

# A region, explained line by line.
newlands-look-region =
    { $region }
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $cities ->
        [0] no cities
        [one] { $cities } city
       *[other] { $cities } cities
    }{ $open ->
        [0] {""}
        [one] , open on { $open } side
       *[other] , open on { $open } sides
    }
    { $owners }
    { $worth }
newlands-look-range =
    { $region }
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $beside ->
        [0] { $cities ->
            [0] no cities
            [one] { $cities } city on it
           *[other] { $cities } cities on it
        }
       *[other] { $cities ->
            [0] {""}
            [one] { $cities } city on it,{" "}
           *[other] { $cities } cities on it,{" "}
        }{ $beside ->
            [one] { $beside } city in the grasslands beside it
           *[other] { $beside } cities in the grasslands beside it
        }
    }{ $open ->
        [0] {""}
        [one] , open on { $open } side
       *[other] , open on { $open } sides
    }
    { $owners }
    { $worth }
newlands-look-owners = Here: { $seats }
newlands-look-free = Nobody stands here
newlands-look-worth =
    Now: { $now }
    { $least }
    At the end of the game: { $end }
newlands-look-least = Once finished: at least { $points }
newlands-look-hopeless = The tiles left cannot finish it
newlands-look-worth-finished =
    Now: { $now }
    At the end of the game: { $end }

# How far the game is.
newlands-phase-setup = Setting up
newlands-phase-discovery = Discovery
newlands-phase-over = The game is over

# Before each player. The number stands before the word.
newlands-label-seat = { $seat }
newlands-seat-reserve = of { $all } in reserve
newlands-seat-end = if it ended now
newlands-seat-points =
    { $count ->
        [one] point
       *[other] points
    }
newlands-seat-laying = laying a tile
newlands-seat-discarding = discarding a tile
newlands-seat-companion = seeing to companions

# What the table waits for.
newlands-dock-waiting-lay = { $seat } lays a tile
newlands-dock-waiting-discard = { $seat } discards a tile
newlands-dock-waiting-companion = { $seat } sees to the companions

# What to do.
newlands-dock-lay = Lay the tile
newlands-dock-lay-one = Lay one of your tiles
newlands-dock-lay-fact =
    { $count ->
        [one] { $count } square is open
       *[other] { $count } squares are open
    }; { $left ->
        [0] no tile is left in the supply.
        [one] { $left } tile is left in the supply.
       *[other] { $left } tiles are left in the supply.
    }
newlands-dock-discard = No tile in your hand fits: discard one
newlands-dock-discard-fact =
    { $left ->
        [0] No tile is left in the supply.
        [one] { $left } tile is left in the supply.
       *[other] { $left } tiles are left in the supply.
    }
newlands-dock-companion = Set a companion or take one back?
newlands-dock-companion-fact =
    { $count ->
        [0] You have none in reserve.
        [one] You have { $count } in reserve.
       *[other] You have { $count } in reserve.
    }
newlands-dock-stage-draw = Draw
newlands-dock-stage-choose = Choose
newlands-dock-stage-place = Place and turn
newlands-dock-stage-companion = Companion
newlands-dock-confirm-lay = Lay it here
newlands-dock-confirm-discard = Discard it
newlands-dock-confirm-companion = Set or take back
newlands-dock-confirm-set = Set it here
newlands-dock-confirm-take = Take it back
newlands-dock-pass = End the turn
newlands-dock-drawn = Drawn tile
newlands-dock-tile = Tile
newlands-dock-places =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
newlands-dock-fits-nowhere = fits nowhere
newlands-dock-set = set here
newlands-dock-take = take back
newlands-dock-now = { $points } now
newlands-dock-end = { $points } at the end

# What would change, and what a score is made of.
newlands-change-worth =
    { $terrain ->
        [grassland] Explorer on { $place }
        [mountain] Brigand on { $place }
       *[sea] Navigator on { $place }
    }: now { $before } → { $after }, at the end { $end-before } → { $end-after }.
newlands-change-set = It would bring { $now } now and { $end } at the end.
newlands-scored = { $place }: { $sum }

## The question of each step

newlands-next-lay = Where do you lay the tile?
newlands-tile-copies = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
newlands-tile-grassland = has grassland
newlands-tile-mountain = has mountains
newlands-tile-sea = has sea
newlands-tile-start = the start tile
newlands-tile-city = With a harbour city
newlands-tile-no-city = Without a city
