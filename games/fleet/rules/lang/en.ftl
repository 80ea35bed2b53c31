fleet-name = Fleet: The Dice Game
fleet-tagline = Pick dice, launch boats, fish the bay

## What can be agreed on

fleet-option-captains = Captain cards (our own cards)
fleet-option-captains-more = Instead of the start roll everybody gets a captain with a start of their own.
fleet-option-trophies = Trophy cards (our own cards)
fleet-option-trophies-more = Goals that give points to whoever reaches them.
fleet-option-first = First player
fleet-option-first-lot = By lot
fleet-option-first-a = Seat 1
fleet-option-first-b = Seat 2
fleet-option-first-c = Seat 3
fleet-option-first-d = Seat 4
fleet-setup-solo-cards = The solo game uses no captain or trophy cards.
fleet-setup-first-seat = Nobody sits on the seat that should begin.

## Names

fleet-section-shrimp = Shrimp
fleet-section-cod = Cod
fleet-section-lobster = Lobster
fleet-section-swordfish = Swordfish
fleet-section-oyster = Oysters
fleet-section-crab = Crab
fleet-section-yacht = Yacht club
fleet-section-research = Research vessel
fleet-section-barge = Barge
fleet-section-inuit = Inuit
fleet-section-casino = Casino
fleet-section-bank = Ama & Sons Bank
fleet-section-salvage = Salvage yard
fleet-section-tackle = Fishing tackle
fleet-section-cannery = Cannery
fleet-section-smokehouse = Smokehouse
fleet-section-pub = Fishermen’s pub
fleet-section-buffet = Seafood buffet
fleet-face-shrimp = Shrimp
fleet-face-cod = Cod
fleet-face-lobster = Lobster
fleet-face-swordfish = Swordfish
fleet-face-oyster = Oysters
fleet-face-coins = 3 coins
fleet-face-harbour = Harbour
fleet-face-wharf = Wharf
fleet-face-market = Market
fleet-measure-fish = fish
fleet-measure-boats = launched boats
fleet-measure-licences = licences
fleet-measure-buildings = complete buildings
fleet-measure-coins = coin boxes
fleet-measure-full = full boats
fleet-measure-masteries = level 3 licences
fleet-count-fish = { $count } fish
fleet-count-boats =
    { $count ->
        [one] { $count } launched boat
       *[other] { $count } launched boats
    }
fleet-count-licences =
    { $count ->
        [one] { $count } licence
       *[other] { $count } licences
    }
fleet-count-buildings =
    { $count ->
        [one] { $count } complete building
       *[other] { $count } complete buildings
    }
fleet-count-coins =
    { $count ->
        [one] { $count } coin box
       *[other] { $count } coin boxes
    }
fleet-count-full =
    { $count ->
        [one] { $count } full boat
       *[other] { $count } full boats
    }
fleet-count-masteries =
    { $count ->
        [one] { $count } level 3 licence
       *[other] { $count } level 3 licences
    }
fleet-bonus =
    { $per ->
        [1] { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        } for each of your { $measure }
       *[other] { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        } for every { $lot }
    }
fleet-rank-0 = Sea dog
fleet-rank-1 = O Captain! My Captain!
fleet-rank-2 = First mate
fleet-rank-3 = Sailor
fleet-rank-4 = Landlubber
fleet-phase-setup = Setting up
fleet-phase-boat = Boat phase
fleet-phase-income = Income phase
fleet-phase-fishing = Fishing phase
fleet-phase-town = Town phase
fleet-phase-over = The game is over

## What one can do

fleet-action-take = Take the die: { $face }
fleet-action-mark = Mark box { $number }: { $section }
fleet-action-star = Star: mark box { $number }: { $section }
fleet-action-coins =
    { $coins ->
        [one] Mark { $coins } coin
       *[other] Mark { $coins } coins
    }
fleet-action-market =
    { $coins ->
        [one] Visit the market: { $coins } coin
       *[other] Visit the market: { $coins } coins
    }
fleet-action-shrimp-star = Use the shrimp licence for its star alone
fleet-action-coin =
    { $coins ->
        [one] Take the die as { $coins } coin
       *[other] Take the die as { $coins } coins
    }
fleet-action-salvage = Salvage yard: use the die as a star
fleet-action-hex = Buffet: mark the hex of this die
fleet-action-reroll = Casino: roll the die again
fleet-action-decline = Do without it
fleet-action-boat = Launch a boat
fleet-action-licence = Activate a licence
fleet-action-second-fish = Oyster boat: catch the second fish
fleet-action-fish-coin = Oyster boat: a coin instead of the second fish
fleet-action-bonus = Crab bonus: { $bonus }

## What happened

fleet-event-round-began = Round { $round } begins. First player: { $first }.
fleet-event-round-began-captain = Round { $round } begins. The Captain goes first.
fleet-event-gold-opened =
    Gold trophy: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end for whoever has most: { $measure }.
fleet-event-silver-opened =
    Silver trophy: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once for the first who has { $what }.
fleet-event-first-chosen = The lot falls: { $seat } gets the first-player marker.
fleet-event-captain-dealt =
    { $seat } gets a captain card: { $boats }. At the end { $bonus }, at most { $most ->
        [one] { $most } point
       *[other] { $most } points
    }.
fleet-event-start-rolled = { $seat } rolls for the start: { $face }.
fleet-event-die-rolled = Rolled: { $face }.
fleet-event-die-taken = { $seat } takes a die: { $face }.
fleet-event-die-rerolled = { $seat } rolls again in the casino. Was: { $from }; now: { $face }.
fleet-event-last-die = The last die is for everybody: { $face }.
fleet-event-die-as-coin =
    { $coins ->
        [one] { $seat } takes the die as { $coins } coin.
       *[other] { $seat } takes the die as { $coins } coins.
    }
fleet-event-marked = { $seat } marks box { $number }: { $section }.
fleet-event-launched = { $seat } launches a boat: { $section }.
fleet-event-licensed = { $seat } activates the level { $level } licence: { $section }.
fleet-event-crab-licensed = { $seat } activates the crab licence.
fleet-event-bonus-chosen = { $seat } chooses a crab bonus: { $measure }.
fleet-event-building-completed = { $seat } completes a building: { $section }.
fleet-event-coins-marked =
    { $coins ->
        [0] The coin track of { $seat } is full.
        [one] { $seat } marks { $coins } coin.
       *[other] { $seat } marks { $coins } coins.
    }{ $lost ->
        [0] {""}
       *[other] {" "}Beyond the end of the track: { $lost }.
    }{ $stars ->
        [0] {""}
        [one] {" "}A star!
       *[other] {" "}{ $stars } stars!
    }
fleet-event-star-used = { $seat } uses a star action.
fleet-event-star-declined = { $seat } declines a star action.
fleet-event-stars-lapsed =
    { $stars ->
        [one] { $seat } has no free box left: { $stars } star lapses.
       *[other] { $seat } has no free box left: { $stars } stars lapse.
    }
fleet-event-boat-declined = { $seat } does without the second boat.
fleet-event-salvaged = { $seat } sells the die for scrap and gets a star.
fleet-event-hex-marked = { $seat } marks a buffet hex: { $face }.
fleet-event-market-visited =
    { $coins ->
        [one] { $seat } visits the market for { $coins } coin.
       *[other] { $seat } visits the market for { $coins } coins.
    }
fleet-event-income-taken =
    { $coins ->
        [one] Income of { $seat }: { $coins } coin.
       *[other] Income of { $seat }: { $coins } coins.
    }
fleet-event-fishing-began = All boats go fishing.
fleet-event-private-fishing = The yacht club: a private fishing phase for { $seat }.
fleet-event-fished = { $seat } catches { $fish } fish.
fleet-event-fish-sold = { $seat } takes a coin instead of an oyster boat’s second fish.
fleet-event-silver-won =
    { $seat } wins the silver trophy for { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
fleet-event-captain-took = The Captain takes a die: { $face }.
fleet-event-captain-passed = The Captain passes. This die leaves: { $face }.
fleet-event-boxes-crossed =
    { $boxes ->
        [one] The Captain crosses out { $boxes } box: { $section }.
       *[other] The Captain crosses out { $boxes } boxes: { $section }.
    }
fleet-event-star-blocked = The Captain crosses out the star on coin box { $number }.
fleet-event-token-moved = The Captain’s token moves: { $section }.
fleet-event-solo-ended =
    { $points ->
        [one] The game is over: { $points } point. { $rank }!
       *[other] The game is over: { $points } points. { $rank }!
    }
fleet-event-game-ended =
    { $points ->
        [one] The game is over. Winning with { $points } point: { $winners }.
       *[other] The game is over. Winning with { $points } points: { $winners }.
    }

## Points

fleet-reason-fish = Fish
fleet-reason-boats = Boats
fleet-reason-licences = Licences
fleet-reason-buildings = Buildings
fleet-reason-crab-bonus = Crab bonus
fleet-reason-captain = Captain’s bonus
fleet-reason-gold = Gold trophy
fleet-reason-silver = Silver trophy

## Why not

fleet-refusal-die-to-take = Take a die first.
fleet-refusal-die-taken = You have taken a die already; use it.
fleet-refusal-die-to-use = Use the die first.
fleet-refusal-second-boat-to-mark = First mark the second boat of the shrimp die, or do without it.
fleet-refusal-star-to-use = First use the star: mark a free box of a boat, harbour or wharf section, or decline.
fleet-refusal-boat-or-licence = First choose: boat or licence.
fleet-refusal-bonus-to-choose = First choose a crab bonus.
fleet-refusal-fish-or-coin = First decide for the oyster boat: second fish or coin.
fleet-refusal-die-must-be-used = A die cannot be passed; it is always worth a coin.
fleet-refusal-no-three-coins = The die does not show 3 coins.
fleet-refusal-no-market = The die does not show the market.
fleet-refusal-no-shrimp-star = The star alone is for a picked shrimp die with a licence of level 2 or 3 when no boat box is free.
fleet-refusal-no-such-die = No such die is left: { $face }.
fleet-refusal-not-of-this-die = This die does not mark: { $section }.
fleet-refusal-only-boats = The second mark of a shrimp die goes to a boat section.
fleet-refusal-not-built = Not complete yet: { $section }.
fleet-refusal-no-tick-left = The salvage yard is used up.
fleet-refusal-nothing-to-mark = There is no box that a star could mark.
fleet-refusal-no-hex-for-this = There is no hex for this die.
fleet-refusal-hex-marked = This hex is marked already.
fleet-refusal-not-the-picked-die = Only the die you picked can be rolled again.
fleet-refusal-rerolled-once = The die has been rolled again already.
fleet-refusal-no-such-bonus = There is no such crab bonus.
fleet-refusal-bonus-taken = Another player has this crab bonus: { $measure }.
fleet-refusal-section-closed = The Captain has crossed out every circle left: { $section }.
fleet-refusal-section-full = No free box is left: { $section }.

## Primer

fleet-primer-1-title = The aim
fleet-primer-1-text = Everyone has a score sheet. Over ten rounds you pick dice and mark boxes: launch boats, earn licences, use the harbour, put up buildings. Fish, boats, licences, buildings and the crab bonus bring points; most points win, and of equals whoever caught more fish.
fleet-primer-2-title = A round
fleet-primer-2-text = Boat phase: the boat dice are rolled, everyone picks one in turn and uses it, then all use the last die. Income: one coin, and more from lobster licences and the cannery. In even rounds all launched boats fish. Town phase: like the boat phase, with town dice and one boat die. Then the first-player marker passes to the left.
fleet-primer-3-title = Boxes, coins and stars
fleet-primer-3-text = A die marks the topmost free box of its section. A circle acts at once: a boat, a licence, or your choice. Each coin marks the next box of the coin track; a star box lets you mark any topmost free box of a boat, harbour or wharf section, and that may bring more coins and stars. Any die may be taken as one coin instead.
fleet-primer-4-title = Alone against the Captain
fleet-primer-4-text = Eight rounds on one sheet. The Captain picks dice too, by fixed priorities and his three tokens, and crosses out boxes from the bottom: two for the die he picks, one for the shared one. With the market he crosses out stars. A section whose circles he has all crossed out is closed to you.
fleet-primer-5-title = About the numbers
fleet-primer-5-text = The rules are those of the rulebook. The printed sheet was not at hand: the number of boxes, the places of the stars, the market table and some points are reconstructed, and the captain and trophy cards are our own.
