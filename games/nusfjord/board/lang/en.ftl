# What stands on the sheets of Nusfjord, in English.

nusfjord-sheet-player = { $seat }
nusfjord-sheet-phase = Round { $round }, { $phase }
nusfjord-sheet-round = Round { $round } of { $rounds }
nusfjord-sheet-brings-a = +{ $count } A
nusfjord-sheet-brings-hand = C hand
nusfjord-sheet-brings-b = +{ $count } B
nusfjord-sheet-brings-c = C open
nusfjord-sheet-verdict =
    { $points ->
        [one] { $points } point; 30 to 40 are a good result, says the rulebook.
       *[other] { $points } points; 30 to 40 are a good result, says the rulebook.
    }
nusfjord-sheet-tab-square = Square
nusfjord-sheet-tab-cards = Buildings
nusfjord-sheet-tab-harbour = Harbour

nusfjord-sheet-square = Village square
nusfjord-sheet-square-note = one worker per turn
nusfjord-sheet-open = open to you
nusfjord-sheet-closed = closed, with the reason
nusfjord-sheet-taken = { $workers } of { $capacity } places taken.
nusfjord-sheet-choose = Choose
nusfjord-sheet-can = can
nusfjord-sheet-can-build = You can build it now.
nusfjord-sheet-short = short
nusfjord-sheet-pool =
    { $count ->
        [0] New Shares: none
       *[other] New Shares:
    }
nusfjord-sheet-ship =
    { $points ->
        [one] { $left } left, { $points } point
       *[other] { $left } left, { $points } points
    }
nusfjord-sheet-ship-label = Costs { $price }; you lack { $short }.
nusfjord-sheet-below = { $elder } below
nusfjord-sheet-below-hidden = one more below
nusfjord-sheet-copy-note = a worker here repeats a full space
nusfjord-sheet-copy-any = any column
nusfjord-sheet-copy-left = left column
nusfjord-sheet-copy-middle = middle column
nusfjord-sheet-copy-right = right column
nusfjord-sheet-plate = Plate { $number }: { $price } fish for 1 gold
nusfjord-sheet-banquet = Banquet table
nusfjord-sheet-banquet-note =
    { $price ->
        [0] { $fish } fish for elders; every plate is filled
       *[other] { $fish } fish for elders; next plate: { $price } fish → 1 gold
    }

nusfjord-gives-gold = Take 1 gold.
nusfjord-gives-transfer =
    { $wood ->
        [0] { $fish } fish to your supply.
       *[other] { $fish } fish and { $wood } wood to your supply.
    }
nusfjord-gives-serve = Next plate: { $price } fish for 1 gold.
nusfjord-gives-building = { $reach } of { $all } within your means.
nusfjord-gives-issue = +2 gold; { $left } left to issue.
nusfjord-gives-buy =
    { $shares ->
        [one] 1 share for { $gold } gold.
       *[other] { $shares } shares for { $gold } gold.
    }
nusfjord-gives-clear = +{ $wood } wood, and room to build.
nusfjord-gives-plant = 2 Forests on a free double space.
nusfjord-gives-thin = +{ $wood } wood, 1 per Forest.
nusfjord-gives-ship =
    { $reach ->
        [one] 1 kind within your means.
       *[other] { $reach } kinds within your means.
    }
nusfjord-gives-elder =
    { $fish ->
        [0] { $count } to choose from; no fish to let him act.
       *[other] { $count } to choose from; he may act at once.
    }

nusfjord-sheet-cards = Buildings
nusfjord-sheet-show = Which buildings are shown
nusfjord-sheet-all = All
nusfjord-sheet-buildable = I can build
nusfjord-sheet-ours = Our cards: the printed texts differ. Costs, points and abilities are ours, and so are 15 of 18 elder names.
nusfjord-sheet-quay-a = Quay A
nusfjord-sheet-quay-b = Quay B
nusfjord-sheet-quay-c = Quay C, open to all
nusfjord-sheet-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
nusfjord-sheet-coming = { $count } new in round { $round }
nusfjord-sheet-hand = Your hand
nusfjord-sheet-hand-note = C buildings, hidden from the others until round 6
nusfjord-sheet-costs = Costs { $goods }.

nusfjord-sheet-whose = Whose harbour
nusfjord-sheet-my-harbour = Your harbour
nusfjord-sheet-harbour-of = Harbour of { $seat }
nusfjord-sheet-harbour-note =
    { $forests ->
        [one] { $free } free, 1 Forest
       *[other] { $free } free, { $forests } Forests
    }
nusfjord-sheet-reserve =
    { $wood ->
        [0] Reserve: { $fish } fish of { $limit }
       *[other] Reserve: { $fish } fish of { $limit }, { $wood } wood
    }
nusfjord-sheet-forest =
    { $count ->
        [one] 1 Forest
       *[other] { $count } Forests
    }
nusfjord-sheet-free = free
nusfjord-sheet-free-cost = −1 point
nusfjord-sheet-used = Used.
nusfjord-sheet-catch = catch { $catch }
nusfjord-sheet-effects = What the buildings do ({ $count })
nusfjord-sheet-next-fishing = Next fishing
nusfjord-sheet-next-fishing-note = catch { $catch }, in this order
nusfjord-sheet-comes-back = comes back
nusfjord-sheet-council = Council
nusfjord-sheet-council-note = { $elders } of 5 seats; one worker each per round
nusfjord-sheet-elder-fish = { $fish } of 3 fish.
nusfjord-sheet-shares = Shares
nusfjord-sheet-shares-note = unissued: −1 point each
nusfjord-sheet-share-home = home
nusfjord-sheet-share-new = for sale
nusfjord-sheet-share-unissued = unissued
nusfjord-sheet-share-held = { $seat }’s

nusfjord-sheet-boats = The catch came in.
nusfjord-sheet-boats-note = { $seat }: catch { $catch }
nusfjord-sheet-steps = The steps of the fishing
nusfjord-sheet-gained = Gained
nusfjord-sheet-gain = +{ $fish } fish
nusfjord-sheet-paid = elders give { $fish }
nusfjord-sheet-lost = { $fish } on New Shares, lost
nusfjord-sheet-left = { $fish } left

nusfjord-seat-points =
    { $n ->
        [one] point now
       *[other] points now
    }
nusfjord-seat-placing = places a worker
nusfjord-seat-exchanging = exchanges
nusfjord-seat-building = builds
nusfjord-seat-effect = uses a card
nusfjord-seat-rationing = hands out fish
nusfjord-seat-workers =
    { $count ->
        [one] 1 worker left
       *[other] { $count } workers left
    }
nusfjord-seat-first = first player
nusfjord-seat-wood = wood
nusfjord-seat-fish = fish
nusfjord-seat-gold = gold
nusfjord-seat-catch = catch and ships
nusfjord-seat-elders = elders
nusfjord-seat-buildings = buildings
nusfjord-seat-forests = Forests
nusfjord-seat-shares = shares held
nusfjord-seat-unissued = unissued
nusfjord-seat-foreign = of other colours
nusfjord-seat-free = free spaces
nusfjord-seat-hand = C cards in hand

nusfjord-dock-waits-worker = { $seat } places a worker.
nusfjord-dock-waits-exchange = { $seat } may exchange goods.
nusfjord-dock-waits-effect = { $seat } uses a card.
nusfjord-dock-confirm = Confirm
nusfjord-dock-confirm-worker = Place the worker
nusfjord-dock-confirm-place = Build it here
nusfjord-dock-worker-fact = { $spaces } of { $all } spaces are open to you.
nusfjord-dock-elders-fact =
    { $elders ->
        [one] One of your elders can act.
       *[other] { $elders } of your elders can act.
    }
nusfjord-dock-not-final = Nothing is final until you confirm.
nusfjord-dock-exchange-fact = Your action is done.
nusfjord-dock-place-fact =
    { $count ->
        [one] 1 space is free.
       *[other] { $count } spaces are free.
    }
nusfjord-dock-elder-fact = It takes 1 of { $fish } fish from the banquet table.
nusfjord-dock-must-fact = It must be carried out.
nusfjord-dock-may-fact = You may go without it.
nusfjord-dock-fish-fact = You have { $fish } fish to hand out.
nusfjord-dock-times =
    { $n ->
        [one] Once
       *[other] { $n } times
    }
nusfjord-dock-stage-action = Action
nusfjord-dock-stage-what = What
nusfjord-dock-stage-where = Where
nusfjord-dock-stage-then = Effects
nusfjord-card-group = { $deck }, { $letter } buildings
nusfjord-deck-herring = Herring deck
nusfjord-deck-mackerel = Mackerel deck
nusfjord-deck-cod = Cod deck

## The question of each step

nusfjord-next-plate = How many plates do you serve?
nusfjord-next-building = Which building do you build?
nusfjord-next-clear = Which forest do you clear?
nusfjord-next-plant = Where do you plant the forest?
nusfjord-next-ship = Which ship do you build?
nusfjord-next-elder = Which elder do you take?
nusfjord-next-copy = Which action do you copy?
nusfjord-price-wood = takes wood
nusfjord-price-fish = takes fish
nusfjord-price-gold = takes gold
nusfjord-price-wood-alone = no fish, no gold
nusfjord-price-little-wood = at most 2 wood
