newlands-name = New Lands
newlands-tagline = Discover grasslands, ranges and seas, and take your companions back in time

## What can be agreed on

newlands-option-hand = Hands of two: everybody holds two open tiles and chooses
newlands-option-removal = Tiles taken out before the game
newlands-option-removal-none = none: all 83 are played
newlands-option-removal-printed = as printed: 1 with two or five players, 2 with three, 3 with four
newlands-option-removal-equal = equal turns: the same, but 3 with five players
newlands-option-first = First player
newlands-option-first-lot = by lot
newlands-option-first-a = seat A
newlands-option-first-b = seat B
newlands-option-first-c = seat C
newlands-option-first-d = seat D
newlands-option-first-e = seat E
newlands-setup-first-not-seated = The first player must be one of those who play.

## Names

newlands-terrain-grassland = grassland
newlands-terrain-mountain = mountains
newlands-terrain-sea = sea
newlands-role-explorer = Explorer
newlands-role-brigand = Brigand
newlands-role-navigator = Navigator
newlands-region-grassland-unfinished = unfinished grassland
newlands-region-grassland-finished = finished grassland
newlands-region-mountain-unfinished = unfinished range
newlands-region-mountain-finished = finished range
newlands-region-sea-unfinished = open bay
newlands-region-sea-finished = inland sea
newlands-side-north = north
newlands-side-east = east
newlands-side-south = south
newlands-side-west = west
newlands-piece = { $terrain } in the { $sides }
newlands-piece-inside = { $terrain } inside the tile
newlands-tile =
    { $cities ->
        [0] north { $north }, east { $east }, south { $south }, west { $west }
        [one] north { $north }, east { $east }, south { $south }, west { $west }, with { $cities } city
       *[other] north { $north }, east { $east }, south { $south }, west { $west }, with { $cities } cities
    }

## The steps of a game

newlands-step-remove = Taking tiles out
newlands-step-first = Drawing lots
newlands-step-deal = Dealing
newlands-step-draw = Drawing a tile
newlands-step-lay = Laying a tile
newlands-step-discard = Discarding a tile
newlands-step-replenish = Drawing a tile
newlands-step-companion = Companions
newlands-step-over = The end

## Sums

newlands-sum-grassland =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } = { $points }
newlands-sum-grassland-finished =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } × 2 = { $points }
newlands-sum-grassland-small =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, not doubled = { $points }
newlands-sum-mountain =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } = { $points }
newlands-sum-mountain-finished =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } × 2 = { $points }
newlands-sum-mountain-small =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, not doubled = { $points }
newlands-sum-sea =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } = { $points }
newlands-sum-sea-finished =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } + { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } = { $points }
newlands-sum-sea-small =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, no tiles = { $points }

## What points are for

newlands-reason-explorers = Explorers
newlands-reason-brigands = Brigands
newlands-reason-navigators = Navigators
newlands-reason-final-explorers = Explorers at the end
newlands-reason-final-brigands = Brigands at the end
newlands-reason-final-navigators = Navigators at the end
newlands-reason-earlier = From before

## What one can do

newlands-action-lay = Lay the tile on { $place }: { $tile }
newlands-action-discard = Discard the tile: { $tile }
newlands-action-deploy =
    { $terrain ->
        [grassland] Set an explorer on { $place }: { $piece }
        [mountain] Set a brigand on { $place }: { $piece }
       *[sea] Set a navigator on { $place }: { $piece }
    }
newlands-action-take-back =
    { $terrain ->
        [grassland] Take back the explorer from { $place }: { $sum }
        [mountain] Take back the brigand from { $place }: { $sum }
       *[sea] Take back the navigator from { $place }: { $sum }
    }
newlands-action-take-back-nobody = Take back a companion from { $place }
newlands-action-pass = End the turn without a companion

## What happened

newlands-event-removed = A tile is taken out of the game: { $tile }.
newlands-event-first = The lot falls on { $seat }, who begins.
newlands-event-dealt = { $seat } receives a tile: { $tile }.
newlands-event-drawn = { $seat } draws a tile: { $tile }.
newlands-event-discarded = A tile fits nowhere and leaves the game: { $tile }.
newlands-event-laid = { $seat } lays a tile on { $place }.
newlands-event-finished =
    { $terrain ->
        [grassland] The grassland at { $place } is finished: { $sum }.
        [mountain] The range at { $place } is finished: { $sum }.
       *[sea] The sea at { $place } is finished: { $sum }.
    }
newlands-event-deployed =
    { $terrain ->
        [grassland] { $seat } sets an explorer on { $place }: { $piece }.
        [mountain] { $seat } sets a brigand on { $place }: { $piece }.
       *[sea] { $seat } sets a navigator on { $place }: { $piece }.
    }
newlands-event-taken-back =
    { $terrain ->
        [grassland] { $seat } takes the explorer back from { $place }: { $sum }.
        [mountain] { $seat } takes the brigand back from { $place }: { $sum }.
       *[sea] { $seat } takes the navigator back from { $place }: { $sum }.
    }
newlands-event-passed = { $seat } leaves the companions where they are.
newlands-event-ended = No tile is left: the final scoring, everything counting as unfinished.
newlands-event-paid =
    { $terrain ->
        [grassland] { $seat }: the explorer on { $place } gives { $sum }.
        [mountain] { $seat }: the brigand on { $place } gives { $sum }.
       *[sea] { $seat }: the navigator on { $place } gives { $sum }.
    }

## Why not

newlands-refusal-tile-not-drawn = A tile must be drawn first.
newlands-refusal-tile-laid = You have laid your tile for this turn.
newlands-refusal-tile-first = First lay the tile, then see to your companions.
newlands-refusal-not-in-hand = You do not hold this tile.
newlands-refusal-touches-nothing = A tile must touch a tile on the table with a side.
newlands-refusal-corner-only = Touching with a corner is not enough: a tile must touch another with a side.
newlands-refusal-square-taken = A tile lies there already.
newlands-refusal-alike-rotation = Turned like this the tile looks the same as turned less far; lay it that way.
newlands-refusal-side-mismatch = In the { $side } the tile shows { $ours }, but its neighbour shows { $theirs }.
newlands-refusal-tile-fits = A tile in your hand fits somewhere, so it must be laid.
newlands-refusal-not-the-tile-just-laid = A companion may be set only on the tile just laid.
newlands-refusal-no-such-region = The tile has no such region.
newlands-refusal-none-in-reserve = You have no companion in your reserve.
newlands-refusal-region-taken = A companion of { $by } already stands on this region; the distance does not matter.
newlands-refusal-no-companion-there = No companion stands there.
newlands-refusal-not-your-companion = The companion there belongs to { $by }.

## How to play

newlands-primer-1-title = The aim and a turn
newlands-primer-1-text = On your turn you draw a tile and lay it: that you must. Then you do one of three things: set a companion on this tile, or take one back and score its region as it stands, or neither; never both. Turns go clockwise. Most points win; a tie is shared.
newlands-primer-2-title = What lies on the table
newlands-primer-2-text = The start tile lies in the middle; the other 83 are drawn face down. Tiles show grassland, mountains and sea, and cities where land meets the sea. You have five companions: one marks your points on the track and stays there, four are in your reserve. The first player is chosen by lot or by agreement. A square is named by the way from the start tile: N2 E1 is two rows north and one column east of it; N is north, E east, S south, W west.
newlands-primer-3-title = Laying a tile
newlands-primer-3-text = Everybody sees the tile you draw. It must touch a tile on the table with a side, a corner is not enough, and every side that touches must continue the terrain beside it. You may turn the tile as you like. A tile that fits nowhere leaves the game, and you draw another.
newlands-primer-4-title = Setting a companion
newlands-primer-4-text = You may set one companion from your reserve on a region of the tile you have just laid: as an explorer on grassland, as a brigand on mountains, as a navigator on the sea. Nobody may stand on that connected region yet, at any distance, not even you.
newlands-primer-5-title = Taking one back
newlands-primer-5-text = Instead of setting one, you may take back one of your companions set on an earlier turn. It scores its region, finished or not, alone or with others, and returns to your reserve; from your next turn on you may set it again. The tile of this turn counts already.
newlands-primer-6-title = Grasslands
newlands-primer-6-text = A grassland is worth 1 point for each tile; finished, 2 points for each tile. Finished means that sea or mountains shut it in on all sides; it never changes again. Cities add nothing. A finished grassland of exactly two tiles is worth only 2 points.
newlands-primer-7-title = Ranges
newlands-primer-7-text = A mountain range is worth 1 point for each city on it and for each city in every grassland that touches it, however far off and whether that grassland is finished or not; finished, 2 points for each. A finished range of exactly two tiles gets only 1 point for each city. A finished range cannot grow, but new cities in the grasslands beside it still count.
newlands-primer-8-title = Seas
newlands-primer-8-text = An open bay is worth 1 point for each city on its shores. Finished, it is an inland sea and worth 1 point more for each tile; it never changes again. An inland sea of exactly two tiles gets only its cities.
newlands-primer-9-title = Shared and left regions
newlands-primer-9-text = A tile may join regions on which companions stand already; all of them stay. There is no majority: every companion scores the full value when it is taken back, also several of one player, turn by turn. An unfinished region that its last companion has left is free again for anybody who extends it.
newlands-primer-10-title = The end
newlands-primer-10-text = The game ends after the turn in which the last tile is laid. Then every companion still out scores its region, but everything counts as unfinished, even what is finished. So take them back in time.
newlands-primer-11-title = Other ways to play
newlands-primer-11-text = With hands of two everybody holds two open tiles, lays one of them and draws a new one before seeing to the companions. Also, some tiles may be taken out at random before the game and laid face up: 1 with two or five players, 2 with three, 3 with four. So all have equally many turns; but with five players the printed number leaves 17, 17, 16, 16 and 16, and an option takes out 3 for 16 turns each.
