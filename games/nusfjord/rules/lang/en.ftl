# Nusfjord, in English.

nusfjord-name = Nusfjord
nusfjord-tagline = Fish, build and issue shares in a village on the Lofoten

nusfjord-option-deck = Deck of buildings
nusfjord-option-deck-herring = Herring (recommended for the first game)
nusfjord-option-deck-herring-more = 16 of its 44 buildings act once, when you build them: easy to see what they bring.
nusfjord-option-deck-mackerel = Mackerel
nusfjord-option-deck-mackerel-more = 13 of its buildings act whenever you do something: more to combine.
nusfjord-option-deck-cod = Cod
nusfjord-option-deck-cod-more = 13 of its buildings give points by a condition: plan for the end.
nusfjord-option-mixed = Mixed decks: the first buildings come from all three, later ones from the deck chosen
nusfjord-option-hard = Hard solo game: workers of two colours stay on the boards
nusfjord-option-campaign = Campaign of three solo games
nusfjord-option-campaign-off = No campaign
nusfjord-option-campaign-off-more = One game, and it counts alone.
nusfjord-option-campaign-1 = Campaign, first game
nusfjord-option-campaign-1-more = Alone: what you build in one game is missing in the next; the three are added up.
nusfjord-option-campaign-2 = Campaign, second game
nusfjord-option-campaign-3 = Campaign, third game
nusfjord-option-double = Double match for two
nusfjord-option-double-off = One game
nusfjord-option-double-off-more = One game, and it counts alone.
nusfjord-option-double-1 = Double match, first game
nusfjord-option-double-1-more = Two games with the same deck and no card twice; the other one begins the second.
nusfjord-option-double-2 = Double match, second game

nusfjord-setup-hard = The hard game is a solo game.
nusfjord-setup-campaign = The campaign is a solo game.
nusfjord-setup-double = A double match is played by two.
nusfjord-setup-series = A series of games is played with one deck, not with mixed decks.
nusfjord-setup-without = Later games of a series begin with what the game before left. Start with the first one.

nusfjord-notice = The rules are those of the printed game, and so are the names and numbers of the buildings. Ours are: costs, points and abilities of buildings and elders, 15 of the 18 elder names and who of them takes part, most plates, the numbers of the catch track, prices of sloop and cutter, points of ships, and the columns of the action board. The printed ones may differ.
nusfjord-notice-card = Our card; the printed text differs.

## Goods and other small words

nusfjord-wood = { $n } wood
nusfjord-fish = { $n } fish
nusfjord-gold = { $n } gold
nusfjord-reserve-wood = { $n } wood of the Reserve
nusfjord-reserve-fish = { $n } fish of the Reserve
nusfjord-plus-wood = +{ $n } wood
nusfjord-plus-fish = +{ $n } fish
nusfjord-plus-gold = +{ $n } gold
nusfjord-plus-reserve-wood = +{ $n } wood into the Reserve
nusfjord-plus-reserve-fish = +{ $n } fish into the Reserve
nusfjord-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
nusfjord-nothing = nothing
nusfjord-free = free
nusfjord-said = { $what }
nusfjord-or = { $first } or { $second }
nusfjord-no-text = No ability.
nusfjord-sentences = { $first } { $second }
nusfjord-then = { $first }, then { $second }

nusfjord-ship-sloop = sloop
nusfjord-ship-cutter = cutter
nusfjord-ship-schooner = schooner
nusfjord-ship-spare = spare schooner

nusfjord-task-gold = +1 Gold
nusfjord-task-transfer = Transfer Reserve
nusfjord-task-serve = Serve Fish
nusfjord-task-building = Build a Building
nusfjord-task-issue = Issue a Share
nusfjord-task-buy = Buy All Shares
nusfjord-task-clear = Clear a Forest
nusfjord-task-plant = Plant a Forest
nusfjord-task-thin = Thin Out
nusfjord-task-ship = Build a Ship
nusfjord-task-elder = Take an Elder
nusfjord-task-copy = Copy an Action

nusfjord-colour-red = red
nusfjord-colour-blue = blue
nusfjord-colour-yellow = yellow

nusfjord-phase-setup = Setup
nusfjord-phase-tile = New buildings
nusfjord-phase-fishing = Fishing Phase
nusfjord-phase-work = Work Phase
nusfjord-phase-over = The game is over

nusfjord-step-elders = Elders
nusfjord-step-elsewhere = Your shares elsewhere
nusfjord-step-home = Your shares at home
nusfjord-step-reserve = Reserve
nusfjord-step-surplus = General supply

## What is asked

nusfjord-ask-nothing = The game is over.
nusfjord-ask-luck = Cards are being dealt.
nusfjord-ask-worker =
    { $number ->
        [1] Place your first worker.
        [2] Place your second worker.
       *[other] Place your third worker.
    }
nusfjord-ask-exchange = Exchange what you like, then end your turn.
nusfjord-ask-place = Where shall “{ $card }” stand?
nusfjord-ask-payment = How much of the wood for “{ $card }” do you pay with fish?
nusfjord-ask-elder = Shall { $elder } act at once?
nusfjord-ask-effect = { $by }: { $offer }.
nusfjord-ask-fish-elders = You have too few fish. Which elders get one?
nusfjord-ask-fish-shares = You have too few fish. Whose shares get one?
nusfjord-ask-fish-others = Somebody is short of fish and chooses.

## Cards

nusfjord-category-at-once = At once
nusfjord-category-whenever = Whenever
nusfjord-category-any-time = Any time
nusfjord-category-once = Once
nusfjord-category-special = Special ability
nusfjord-category-points = Victory points
nusfjord-card-star = ★ (depends on the condition)

nusfjord-ability-build = When you build this: { $ops }.
nusfjord-ability-when = Whenever { $moment }: { $ops }.
nusfjord-ability-when-if = Whenever { $moment } ({ $test }): { $ops }.
nusfjord-ability-anytime = In your turn, before you place a worker or pass and again after the whole action, as often as you like: { $ops }.
nusfjord-ability-once = Once in the game, in your turn before you place a worker or pass, or after the whole action: { $ops }.
nusfjord-ability-always = { $rule }.
nusfjord-ability-score = At the end of the game: { $worth }.
nusfjord-ability-elder = When he acts: { $ops }.

nusfjord-op-gain = { $goods }
nusfjord-op-swap = { $give } → { $get }
nusfjord-op-times =
    { $times ->
        [one] { $swap } (up to { $times } time)
       *[other] { $swap } (up to { $times } times)
    }
nusfjord-op-do = “{ $task }”
nusfjord-op-do-with = { $do }, { $note }
nusfjord-op-add-forest = lay 1 Forest on a free double space or on a single Forest
nusfjord-op-upgrade = replace a sloop by a cutter ({ $sloop }) or a cutter by a schooner ({ $cutter })
nusfjord-note-ships = { $ships } only
nusfjord-note-less = with a rebate of { $goods }
nusfjord-note-free = free of charge
nusfjord-note-price = for { $price }
nusfjord-note-plate-price = for { $price } a plate
nusfjord-note-plates =
    { $plates ->
        [one] at most { $plates } plate
       *[other] at most { $plates } plates
    }

nusfjord-special-on-track = You may place this building on the leftmost free space of your catch track instead of a building space. There it covers one space: your catch grows only if the smallest number still visible is then larger. It is no ship.
nusfjord-special-sell-ship = return a ship of your catch track to the supply for { $sloop } gold (sloop), { $cutter } gold (cutter) or { $schooner } gold (schooner); ships to its right move left
nusfjord-special-museum =
    { $points ->
        [one] you may move your rightmost ship onto this card; it counts as before and gives { $points } point more, but covers the catch track no longer
       *[other] you may move your rightmost ship onto this card; it counts as before and gives { $points } points more, but covers the catch track no longer
    }
nusfjord-special-free-elder = carry out the action of an elder in your council without a worker and without a fish
nusfjord-special-copy-space = carry out the action of a fully occupied space of the action board

nusfjord-moment-task = you carry out “{ $task }”
nusfjord-moment-building = you build another building
nusfjord-moment-ship = you build a ship
nusfjord-moment-elder = you take an elder
nusfjord-moment-elder-used = an elder of yours acts
nusfjord-moment-last-worker = you place your third worker of the round
nusfjord-moment-passed = you pass a turn
nusfjord-moment-fishing-end = a Fishing Phase ends
nusfjord-moment-work-start = a Work Phase begins

nusfjord-test-at-least = at least { $n } { $count }
nusfjord-test-at-most = at most { $n } { $count }
nusfjord-test-none = no { $count }
nusfjord-test-cleared = no Forest is left there
nusfjord-test-sloop = sloop
nusfjord-test-cutter = cutter
nusfjord-test-schooner = schooner
nusfjord-if-at-least = at least { $n } { $count }
nusfjord-if-at-most = at most { $n } { $count }

nusfjord-rule-price = “{ $task }” costs you { $goods } less
nusfjord-rule-fish-as-wood = When you pay for a building, you may pay up to { $n } of its wood with fish, 1 for 1
nusfjord-rule-pay-from-reserve = Goods missing for a building or a ship may come from your Reserve
nusfjord-rule-reserve-limit = Your Reserve takes up to { $n } fish in the Fishing Phase
nusfjord-rule-wood-limit = Your personal supply holds up to { $n } wood
nusfjord-rule-catch = Your catch is { $n } larger
nusfjord-rule-elder-keep = When an elder of yours has 3 fish, you keep { $n } of them
nusfjord-rule-skip-new-shares = In the Fishing Phase you put no fish on your shares in New Shares
nusfjord-rule-plant-on-one = You may also carry out “Plant a Forest” by laying 1 Forest on a single Forest

nusfjord-worth-per = { $amount } { $per }
nusfjord-worth-rounded-down = { $worth }, rounded down
nusfjord-worth-rounded-up = { $worth }, rounded up
nusfjord-worth-beyond =
    { $n ->
        [one] { $worth } after the first
       *[other] { $worth } after the first { $n }
    }
nusfjord-worth-more = { $worth } (count { $n } more)
nusfjord-worth-min = { $worth }, at least { $n }
nusfjord-worth-max = { $worth }, at most { $n }
nusfjord-worth-sum = { $first } plus { $second }
nusfjord-worth-test = { $yes } with { $test }, otherwise { $no }
nusfjord-worth-table-points = { $values } points for { $counts } { $count }
nusfjord-worth-table-wood = +{ $values } wood for { $counts } { $count }
nusfjord-worth-table-fish = +{ $values } fish for { $counts } { $count }
nusfjord-worth-table-gold = +{ $values } gold for { $counts } { $count }

## What is counted

nusfjord-per-ships =
    { $step ->
        [1] for each ship you own
       *[other] for every { $step } ships you own
    }
nusfjord-per-sloops =
    { $step ->
        [1] for each sloop
       *[other] for every { $step } sloops
    }
nusfjord-per-cutters =
    { $step ->
        [1] for each cutter
       *[other] for every { $step } cutters
    }
nusfjord-per-schooners =
    { $step ->
        [1] for each schooner
       *[other] for every { $step } schooners
    }
nusfjord-per-ship-kinds =
    { $step ->
        [1] for each different kind of ship you own
       *[other] for every { $step } different kinds of ship you own
    }
nusfjord-per-ship-length =
    { $step ->
        [1] for each unit of ship length on your catch track
       *[other] for every { $step } units of ship length on your catch track
    }
nusfjord-per-catch =
    { $step ->
        [1] for each fish of your catch
       *[other] for every { $step } fish of your catch
    }
nusfjord-per-free-track =
    { $step ->
        [1] for each free space of your catch track
       *[other] for every { $step } free spaces of your catch track
    }
nusfjord-per-buildings =
    { $step ->
        [1] for each building you own
       *[other] for every { $step } buildings you own
    }
nusfjord-per-buildings-a =
    { $step ->
        [1] for each A building you own
       *[other] for every { $step } A buildings you own
    }
nusfjord-per-buildings-b =
    { $step ->
        [1] for each B building you own
       *[other] for every { $step } B buildings you own
    }
nusfjord-per-buildings-c =
    { $step ->
        [1] for each C building you own
       *[other] for every { $step } C buildings you own
    }
nusfjord-per-wood-buildings =
    { $step ->
        [1] for each building you own that costs 3 wood or more
       *[other] for every { $step } buildings you own that cost 3 wood or more
    }
nusfjord-per-neighbours =
    { $step ->
        [1] for each building directly beside this one
       *[other] for every { $step } buildings directly beside this one
    }
nusfjord-per-elders =
    { $step ->
        [1] for each elder in your council
       *[other] for every { $step } elders in your council
    }
nusfjord-per-empty-seats =
    { $step ->
        [1] for each empty seat of your council
       *[other] for every { $step } empty seats of your council
    }
nusfjord-per-elder-fish =
    { $step ->
        [1] for each fish on your elders
       *[other] for every { $step } fish on your elders
    }
nusfjord-per-plates =
    { $step ->
        [1] for each filled plate of the banquet table
       *[other] for every { $step } filled plates of the banquet table
    }
nusfjord-per-forests =
    { $step ->
        [1] for each Forest on your board
       *[other] for every { $step } Forests on your board
    }
nusfjord-per-forest-pairs =
    { $step ->
        [1] for each double space with Forest
       *[other] for every { $step } double spaces with Forest
    }
nusfjord-per-forest-stacks =
    { $step ->
        [1] for each double space with 2 Forests
       *[other] for every { $step } double spaces with 2 Forests
    }
nusfjord-per-free-spaces =
    { $step ->
        [1] for each free building space
       *[other] for every { $step } free building spaces
    }
nusfjord-per-wood =
    { $step ->
        [1] for each wood in your supply
       *[other] for every { $step } wood in your supply
    }
nusfjord-per-fish =
    { $step ->
        [1] for each fish in your supply
       *[other] for every { $step } fish in your supply
    }
nusfjord-per-gold =
    { $step ->
        [1] for each gold in your supply
       *[other] for every { $step } gold in your supply
    }
nusfjord-per-reserve-fish =
    { $step ->
        [1] for each fish in your Reserve
       *[other] for every { $step } fish in your Reserve
    }
nusfjord-per-all-fish =
    { $step ->
        [1] for each fish in your Reserve and supply
       *[other] for every { $step } fish in your Reserve and supply
    }
nusfjord-per-shares =
    { $step ->
        [1] for each issued share you hold
       *[other] for every { $step } issued shares you hold
    }
nusfjord-per-own-shares =
    { $step ->
        [1] for each issued share of your colour you hold
       *[other] for every { $step } issued shares of your colour you hold
    }
nusfjord-per-foreign-shares =
    { $step ->
        [1] for each share of another colour you hold
       *[other] for every { $step } shares of other colours you hold
    }
nusfjord-per-unissued =
    { $step ->
        [1] for each share you have not issued
       *[other] for every { $step } shares you have not issued
    }
nusfjord-per-moved =
    { $step ->
        [1] for each good moved
       *[other] for every { $step } goods moved
    }
nusfjord-per-served =
    { $step ->
        [1] for each plate filled
       *[other] for every { $step } plates filled
    }
nusfjord-per-pair-left =
    { $step ->
        [1] for each Forest left there
       *[other] for every { $step } Forests left there
    }
nusfjord-per-least =
    { $step ->
        [1] for each full set (one each of { $of })
       *[other] for every { $step } full sets (one each of { $of })
    }

nusfjord-count-ships = ships you own
nusfjord-count-sloops = sloops
nusfjord-count-cutters = cutters
nusfjord-count-schooners = schooners
nusfjord-count-ship-kinds = different kinds of ship
nusfjord-count-ship-length = units of ship length
nusfjord-count-catch = fish of your catch
nusfjord-count-free-track = free spaces of your catch track
nusfjord-count-buildings = buildings you own
nusfjord-count-buildings-a = A buildings
nusfjord-count-buildings-b = B buildings
nusfjord-count-buildings-c = C buildings
nusfjord-count-wood-buildings = buildings that cost 3 wood or more
nusfjord-count-neighbours = buildings directly beside this one
nusfjord-count-elders = elders in your council
nusfjord-count-empty-seats = empty seats of your council
nusfjord-count-elder-fish = fish on your elders
nusfjord-count-plates = filled plates
nusfjord-count-forests = Forests on your board
nusfjord-count-forest-pairs = double spaces with Forest
nusfjord-count-forest-stacks = double spaces with 2 Forests
nusfjord-count-free-spaces = free building spaces
nusfjord-count-wood = wood in your supply
nusfjord-count-fish = fish in your supply
nusfjord-count-gold = gold in your supply
nusfjord-count-reserve-fish = fish in your Reserve
nusfjord-count-all-fish = fish in your Reserve and supply
nusfjord-count-shares = issued shares you hold
nusfjord-count-own-shares = issued shares of your colour
nusfjord-count-foreign-shares = shares of other colours
nusfjord-count-unissued = shares not issued
nusfjord-count-moved = goods moved
nusfjord-count-served = plates filled
nusfjord-count-pair-left = Forests left there
nusfjord-count-least = full sets (one each of { $of })

## What happened

nusfjord-event-first-player = { $seat } is the first player.
nusfjord-event-opened = “{ $card }” is laid open.
nusfjord-event-dealt = { $seat } gets “{ $card }”.
nusfjord-event-dealt-hidden = { $seat } gets a C building.
nusfjord-event-laid-open = { $seat } lays “{ $card }” open.
nusfjord-event-elder-turned = { $elder } is turned up.
nusfjord-event-round = Round { $round } begins; { $seat } is the first player.
nusfjord-event-caught = { $seat } catches { $fish } fish.
nusfjord-event-elder-fed = { $seat }: { $elder } gets a fish.
nusfjord-event-elder-paid =
    { $fish ->
        [one] { $seat }: { $elder } has 3 fish; { $fish } of them goes into the supply.
       *[other] { $seat }: { $elder } has 3 fish; { $fish } of them go into the supply.
    }
nusfjord-event-new-shares-fed = { $seat } puts { $fish } fish on shares in New Shares; they will be lost.
nusfjord-event-foreign-shares-fed = { $seat } puts { $fish } fish on shares that { $holder } holds.
nusfjord-event-own-shares-fed = { $seat } puts { $fish } fish on shares at home.
nusfjord-event-stored = { $seat } puts { $fish } fish into the Reserve.
nusfjord-event-returned = { $seat } returns { $fish } surplus fish.
nusfjord-event-collected = { $seat } collects { $fish } fish from shares.
nusfjord-event-worker-placed = { $seat }: “{ $task }”.
nusfjord-event-action-copied = { $seat } copies “{ $task }”.
nusfjord-event-worker-sent = { $seat } sends a worker to { $elder }.
nusfjord-event-passed = { $seat } passes.
nusfjord-event-gold-taken = { $seat } takes 1 gold.
nusfjord-event-transferred = { $seat } empties the Reserve: { $goods }.
nusfjord-event-served =
    { $plates ->
        [one] { $seat } fills { $plates } plate for { $fish } fish and gets { $plates } gold.
       *[other] { $seat } fills { $plates } plates for { $fish } fish and gets { $plates } gold.
    }
nusfjord-event-paid = { $seat } pays { $goods }.
nusfjord-event-built = { $seat } builds “{ $card }” on { $cell }. { $text }
nusfjord-event-built-on-track = { $seat } builds “{ $card }” on the catch track. { $text }
nusfjord-event-share-issued = { $seat } issues a share for 2 gold.
nusfjord-event-shares-bought =
    { $shares ->
        [one] { $seat } buys { $shares } share for { $gold } gold.
       *[other] { $seat } buys { $shares } shares for { $gold } gold.
    }
nusfjord-event-cleared = { $seat } clears a Forest at { $cell }: { $wood } wood.
nusfjord-event-planted =
    { $forests ->
        [one] { $seat } lays { $forests } Forest at { $cell }.
       *[other] { $seat } lays { $forests } Forests at { $cell }.
    }
nusfjord-event-thinned = { $seat } thins out: { $wood } wood.
nusfjord-event-ship-built = { $seat } builds a ship ({ $ship }); the catch is { $catch } now.
nusfjord-event-elder-taken = { $seat } takes { $elder } into the council.
nusfjord-event-elder-acted = { $seat }: { $elder } acts.
nusfjord-event-gained = { $seat }: “{ $by }” gives { $goods }.
nusfjord-event-wood-lost = { $seat } has no room for { $wood } wood.
nusfjord-event-exchanged = { $seat }: “{ $by }”, { $give } → { $get }.
nusfjord-event-ship-upgraded = { $seat } replaces a ship: { $from } → { $to }; the catch is { $catch } now.
nusfjord-event-ship-sold = { $seat } sells a ship ({ $ship }) for { $gold } gold; the catch is { $catch } now.
nusfjord-event-ship-exhibited = { $seat } moves a ship ({ $ship }) into the museum; the catch is { $catch } now.
nusfjord-event-card-turned = { $seat } uses “{ $card }”, its one time.
nusfjord-event-workers-returned = The workers go home.
nusfjord-event-ended = The seventh round is over.

## Why not

nusfjord-refusal-not-now = First comes what is asked now.
nusfjord-refusal-no-such-choice = There is no such choice.
nusfjord-refusal-no-copy-board = The copy board takes no part.
nusfjord-refusal-copy-space-taken = The copy space is taken.
nusfjord-refusal-space-not-full = The space is not fully occupied, so it cannot be copied.
nusfjord-refusal-space-full = Full this round.
nusfjord-refusal-space-blocked = A worker of an earlier round is still there.
nusfjord-refusal-elder-covered = The elder lies under another one.
nusfjord-refusal-elder-not-in-supply = The elder is not to be had.
nusfjord-refusal-no-elder-left = No elder is left.
nusfjord-refusal-council-full = The council is full.
nusfjord-refusal-not-your-elder = The elder is not in your council.
nusfjord-refusal-elder-busy = A worker is on this elder already.
nusfjord-refusal-no-fish-on-table = No fish on the banquet table.
nusfjord-refusal-nothing-changes = Nothing would change.
nusfjord-refusal-card-not-open = The building is not open to you.
nusfjord-refusal-no-building-in-reach = No building within your means.
nusfjord-refusal-no-ship-in-reach = No ship within your means.
nusfjord-refusal-no-free-space = No free building space.
nusfjord-refusal-reserve-cell = This is the Reserve.
nusfjord-refusal-under-forest = A Forest lies there.
nusfjord-refusal-space-built = A building stands there.
nusfjord-refusal-not-on-track = This building cannot stand on the catch track.
nusfjord-refusal-no-forest = No Forest there.
nusfjord-refusal-no-double-space = No double space begins there.
nusfjord-refusal-no-free-double-space = No free double space.
nusfjord-refusal-wood-full = Your supply holds no more wood.
nusfjord-refusal-empty-reserve = The Reserve is empty.
nusfjord-refusal-no-empty-plate = No empty plate is left.
nusfjord-refusal-no-plate-chosen = Fill at least one plate.
nusfjord-refusal-no-unissued-share = You have no share left to issue.
nusfjord-refusal-no-new-shares = No shares to buy.
nusfjord-refusal-no-ship-left = No ship of this kind is left.
nusfjord-refusal-track-full = It does not fit on the catch track.
nusfjord-refusal-no-ship-there = No ship of yours is there.
nusfjord-refusal-no-better-ship = There is no better kind of ship.
nusfjord-refusal-no-such-ability = No building of yours does that.
nusfjord-refusal-card-turned = The card has been used.
nusfjord-refusal-must-act = You chose this effect; now it must be carried out.
nusfjord-refusal-wrong-number = Choose exactly { $needed }.
nusfjord-refusal-short = Short of { $goods }.

## Points

nusfjord-reason-ships = Ships: { $ship }
nusfjord-reason-museum = Ship in the museum
nusfjord-reason-building = { $card }
nusfjord-reason-condition = { $card }: condition
nusfjord-reason-shares = Issued shares
nusfjord-reason-gold = Gold
nusfjord-reason-free-spaces = Free building spaces
nusfjord-reason-unissued = Unissued shares

nusfjord-verdict-modest = A modest result
nusfjord-verdict-good = A good result
nusfjord-verdict-excellent = An excellent result
nusfjord-campaign-met = The campaign reached its goal of more than 100 points. Your rank: { $rank }.
nusfjord-campaign-missed = The campaign missed its goal of more than 100 points. Your rank: { $rank }.

## Actions

nusfjord-action-gold = +1 gold
nusfjord-action-transfer = Transfer Reserve
nusfjord-action-serve =
    { $plates ->
        [one] Serve fish on { $plates } plate
       *[other] Serve fish on { $plates } plates
    }
nusfjord-action-build = Build “{ $card }” ({ $price })
nusfjord-action-issue = Issue a share
nusfjord-action-buy = Buy all shares for { $gold } gold
nusfjord-action-clear = Clear a Forest at { $cell }
nusfjord-action-plant = Plant a Forest at { $cell }
nusfjord-action-thin = Thin out
nusfjord-action-ship = Build a ship: { $ship } ({ $price })
nusfjord-action-take = Take an elder: { $elder }
nusfjord-action-copy = Copy: { $deed }
nusfjord-action-use = Send a worker to { $elder }
nusfjord-action-pass = Pass
nusfjord-action-trade = “{ $card }”: { $give } → { $get }
nusfjord-action-sell = Sell ship no. { $place } ({ $ship }) for { $gold } gold
nusfjord-action-once = Use “{ $card }” (once in the game)
nusfjord-action-end = End the turn
nusfjord-action-at = On { $cell }
nusfjord-action-on-track = On the catch track
nusfjord-action-fish = Pay { $n } of the wood with fish
nusfjord-action-now = Let the elder act now
nusfjord-action-skip = Without it
nusfjord-action-pick = Choose: { $what }
nusfjord-action-forest = Lay a Forest at { $cell }
nusfjord-action-upgrade = Replace ship no. { $place } ({ $ship }) by the next better kind
nusfjord-action-exhibit = Move the rightmost ship into the museum
nusfjord-action-let = Let { $elder } act
nusfjord-action-feed = Fish for { $elders }
nusfjord-action-dividend = Fish for shares: { $shares }
nusfjord-action-dividend-to = { $n } at { $holder }

## How to play

nusfjord-primer-1-title = What it is about
nusfjord-primer-1-text = You own a fishing company in Nusfjord. In seven rounds your three workers build ships, buildings and a council of elders. Most points win: ships and buildings have points, every gold and every issued share you hold gives 1; every free building space and every share you never issued costs 1.
nusfjord-primer-2-title = A round
nusfjord-primer-2-text = Fishing Phase: everybody catches fish and hands them out. Work Phase: in turn, everybody places a worker and carries out an action, three times. Return Home: workers come back and the player to the right becomes the first player.
nusfjord-primer-3-title = Fishing
nusfjord-primer-3-text = Your catch is the smallest number your ships leave visible. Hand it out in order: a fish for each of your elders; a fish for each share of yours that lies in New Shares or with others; a fish for each issued share at home; up to 8 fish in all into your Reserve; the rest is lost. Then everybody takes the fish from the shares they hold. An elder with 3 fish gives you one of them.
nusfjord-primer-4-title = Actions
nusfjord-primer-4-text = The village square is the action board. A space is closed when it holds as many workers as its number says. You may not choose an action that changes nothing. Passing is always possible. What you pay comes from your supply, never from the Reserve.
nusfjord-primer-5-title = Forests and buildings
nusfjord-primer-5-text = Thin Out gives a wood for each Forest. Clear a Forest gives 5 wood and may free two building spaces. Your supply holds 12 wood. Buildings lie open on the two quays, the building boards; in round 4 everybody is dealt a hand of C buildings, and in round 6 those still in hand are laid open for all.
nusfjord-primer-6-title = Shares
nusfjord-primer-6-text = Issue a Share gives 2 gold; the share lies in New Shares until somebody buys all shares there for 1 gold each, cheaper from round 4 and again from round 6. Whoever holds a share gets its fish.
nusfjord-primer-7-title = Elders
nusfjord-primer-7-text = Take an elder into your council and let him act at once if you like; later send a worker to him. Each use takes a fish from the highest filled plate of the banquet table, so somebody must serve fish first.
nusfjord-primer-8-title = Alone
nusfjord-primer-8-text = In a solo game your workers take turns by colour, and those of the last round keep their spaces. 30 to 40 points are a good result. The campaign is three games with one deck: reach more than 100 points together.

## Names

nusfjord-building-boathouse = Boathouse
nusfjord-building-boatbuilder = Boatbuilder
nusfjord-building-fish-stand = Fish Stand
nusfjord-building-yard = Yard
nusfjord-building-pier-house = Pier House
nusfjord-building-forest-lake-hut = Forest Lake Hut
nusfjord-building-arboretum = Arboretum
nusfjord-building-village-center = Village Center
nusfjord-building-raftbuilder = Raftbuilder
nusfjord-building-foresters-house = Forester's House
nusfjord-building-slipway = Slipway
nusfjord-building-wet-storage = Wet Storage
nusfjord-building-portal = Portal
nusfjord-building-joinery = Joinery
nusfjord-building-anglers-house = Angler's House
nusfjord-building-fishers-house = Fisher's House
nusfjord-building-shipping-office = Shipping Office
nusfjord-building-theater = Theater
nusfjord-building-parish-house = Parish House
nusfjord-building-trading-house = Trading House
nusfjord-building-resource-trade = Resource Trade
nusfjord-building-wood-trade = Wood Trade
nusfjord-building-dairy = Dairy
nusfjord-building-town-hall = Town Hall
nusfjord-building-sawmill = Sawmill
nusfjord-building-seafaring-society = Seafaring Society
nusfjord-building-lighthouse = Lighthouse
nusfjord-building-ship-holding-co = Ship Holding Co.
nusfjord-building-residential-home = Residential Home
nusfjord-building-boatcarver = Boatcarver
nusfjord-building-boardwalk = Boardwalk
nusfjord-building-shipping-lane = Shipping Lane
nusfjord-building-wharf = Wharf
nusfjord-building-fish-market = Fish Market
nusfjord-building-market-hall = Market Hall
nusfjord-building-retirement-home = Retirement Home
nusfjord-building-fortress = Fortress
nusfjord-building-castle = Castle
nusfjord-building-aquarium = Aquarium
nusfjord-building-village-church = Village Church
nusfjord-building-harbor-installation = Harbor Installation
nusfjord-building-swing-net-fishery = Swing-Net Fishery
nusfjord-building-manor = Manor
nusfjord-building-small-forest-castle = Small Forest Castle
nusfjord-building-bird-colony = Bird Colony
nusfjord-building-workers-cottage = Worker's Cottage
nusfjord-building-fishers-cottage = Fisher's Cottage
nusfjord-building-fish-trade = Fish Trade
nusfjord-building-foresters-cottage = Forester's Cottage
nusfjord-building-loggers-pond = Logger's Pond
nusfjord-building-youth-center = Youth Center
nusfjord-building-youth-hostel = Youth Hostel
nusfjord-building-net-pen = Net Pen
nusfjord-building-laborer-square = Laborer Square
nusfjord-building-rigging-workshop = Rigging Workshop
nusfjord-building-supply-storage = Supply Storage
nusfjord-building-clearing = Clearing
nusfjord-building-building-company = Building Company
nusfjord-building-chiefs-house = Chief's House
nusfjord-building-purveyor = Purveyor
nusfjord-building-cold-storage = Cold Storage
nusfjord-building-stock-management = Stock Management
nusfjord-building-poor-house = Poor House
nusfjord-building-smoking-cottage = Smoking Cottage
nusfjord-building-ship-broker = Ship Broker
nusfjord-building-water-tower = Water Tower
nusfjord-building-sailors-home = Sailor's Home
nusfjord-building-driftwood-rafting = Driftwood Rafting
nusfjord-building-rangers-office = Ranger's Office
nusfjord-building-stilt-house = Stilt House
nusfjord-building-whaling-station = Whaling Station
nusfjord-building-manufacture = Manufacture
nusfjord-building-residence = Residence
nusfjord-building-play-house = Play House
nusfjord-building-bank-center = Bank Center
nusfjord-building-nursery = Nursery
nusfjord-building-longhouse = Longhouse
nusfjord-building-fishhouse = Fishhouse
nusfjord-building-shipping-museum = Shipping Museum
nusfjord-building-depot = Depot
nusfjord-building-boarding-house = Boarding House
nusfjord-building-harbor-gate = Harbor Gate
nusfjord-building-market-tower = Market Tower
nusfjord-building-inshore-fishery = Inshore Fishery
nusfjord-building-chancellery = Chancellery
nusfjord-building-rich-forest = Rich Forest
nusfjord-building-renting-service = Renting Service
nusfjord-building-docking-harbor = Docking Harbor
nusfjord-building-forest-storage = Forest Storage
nusfjord-building-holiday-resort = Holiday Resort
nusfjord-building-refuge = Refuge
nusfjord-building-head-office = Head Office
nusfjord-building-office = Office
nusfjord-building-construction-yard = Construction Yard
nusfjord-building-forestry = Forestry
nusfjord-building-woodcarver = Woodcarver
nusfjord-building-collection-point = Collection Point
nusfjord-building-cooperage = Cooperage
nusfjord-building-forest-hut = Forest Hut
nusfjord-building-wood-exchange = Wood Exchange
nusfjord-building-cooling-house = Cooling House
nusfjord-building-hideaway = Hideaway
nusfjord-building-reserve-depot = Reserve Depot
nusfjord-building-holding-company = Holding Company
nusfjord-building-park-lodge = Park Lodge
nusfjord-building-haulage-firm = Haulage Firm
nusfjord-building-dockhouse = Dockhouse
nusfjord-building-harbor-park = Harbor Park
nusfjord-building-rathskeller = Rathskeller
nusfjord-building-harbor-area = Harbor Area
nusfjord-building-stockfishery = Stockfishery
nusfjord-building-pond-hut = Pond Hut
nusfjord-building-customs-area = Customs Area
nusfjord-building-boat-hall = Boat Hall
nusfjord-building-wood-shipping-co = Wood Shipping Co.
nusfjord-building-forest-admin = Forest Admin
nusfjord-building-club = Club
nusfjord-building-villa = Villa
nusfjord-building-hermitage = Hermitage
nusfjord-building-repair-hall = Repair Hall
nusfjord-building-bank = Bank
nusfjord-building-extension = Extension
nusfjord-building-dock = Dock
nusfjord-building-carver = Carver
nusfjord-building-ballroom = Ballroom
nusfjord-building-fishery = Fishery
nusfjord-building-church = Church
nusfjord-building-codfish-farm = Codfish Farm
nusfjord-building-forest-home = Forest Home
nusfjord-building-beach-hostel = Beach Hostel
nusfjord-building-fish-oil-cookery = Fish Oil Cookery
nusfjord-building-administration = Administration

nusfjord-elder-developer = Developer
nusfjord-elder-shipwright = Shipwright
nusfjord-elder-forester = Forester
nusfjord-elder-storekeeper = Storekeeper
nusfjord-elder-broker = Broker
nusfjord-elder-merchant = Merchant
nusfjord-elder-builder = Builder
nusfjord-elder-boatswain = Boatswain
nusfjord-elder-lumberjack = Lumberjack
nusfjord-elder-fishmonger = Fishmonger
nusfjord-elder-banker = Banker
nusfjord-elder-councilor = Councillor
nusfjord-elder-carpenter = Carpenter
nusfjord-elder-skipper = Skipper
nusfjord-elder-trader = Trader
nusfjord-elder-harbor-master = Harbour Master
nusfjord-elder-net-maker = Net Maker
nusfjord-elder-innkeeper = Innkeeper
