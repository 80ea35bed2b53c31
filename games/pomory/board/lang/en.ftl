## The map

pomory-map-sea = White Sea
pomory-map-solovki = Solovki
pomory-map-tersky = Tersky Coast
pomory-map-karelian = Karelian Coast
pomory-map-pomor = Pomor Coast
pomory-map-summer = Summer Coast
pomory-map-winter = Winter Coast
pomory-map-port-3 = Arkhangelsk
pomory-map-port-4 = Onega
pomory-map-port-5 = Kem
pomory-map-port-6 = Kandalaksha
pomory-map-dock = Repair dock
pomory-map-supply = Supply

## Things of the table

pomory-label-panel-sea = Sea
pomory-label-panel-bet = Bet
pomory-label-panel-story = What happened
pomory-label-panel-goods = Goods
pomory-label-player = { $seat }
pomory-label-map =
    { $count ->
        [one] The White Sea: { $count } fishing cell and four ports
       *[other] The White Sea: a chain of { $count } fishing cells and four ports
    }
pomory-label-cell = Cell { $spot }, empty
pomory-label-cell-ship = Cell { $spot }, ship of { $seat }
pomory-label-cell-block = Cell { $spot }, { $seat } blocks { $other }
pomory-label-port = Port { $port }. A storm here reaches the cells that are marked.
pomory-label-dock = Repair dock. { $ships }
pomory-label-docked = { $seat }: { $count }
pomory-label-card = { $card }, { $state }, worth { $value } now
pomory-label-round = Round { $round }: { $stage }
pomory-label-round-number = Round { $round }
pomory-label-first = { $seat } first
pomory-label-score = { $seat } { $points }
pomory-label-ruler = Points: { $scores }. The game ends at { $goal }.
pomory-label-quiet =
    { $left ->
        [one] Nobody has caught anything for { $rounds } rounds. One more such round ends the game.
       *[other] Nobody has caught anything for { $rounds } rounds. { $left } more such rounds end the game.
    }
pomory-label-won = { $seat } wins, { $best } to { $next }
pomory-label-draw = A draw, { $points } each

## Players

pomory-seat-at-sea = at sea
pomory-seat-blocked = blocked
pomory-seat-supply = in supply
pomory-seat-dock = in the dock
pomory-seat-news = news
pomory-seat-points = of { $goal }
pomory-seat-moving = moving ships
pomory-seat-asked = deciding about news
pomory-seat-betting = choosing cards
pomory-seat-taking-back = taking a card back
pomory-seat-keeping = choosing news
pomory-seat-announcing = deciding about a set

## What to do now

pomory-dock-move = Move your ships.
pomory-dock-end = End your turn.
pomory-dock-left =
    { $count ->
        [0] No relocations left.
        [one] { $count } relocation left. Empty cell: a ship from supply. Your ship: move or dock it.
       *[other] { $count } relocations left. Empty cell: a ship from supply. Your ship: move or dock it.
    }
pomory-dock-ask = Do you play news { $when }?
pomory-dock-nothing-fits = None of your cards belongs here. You are asked so that nobody can tell what you hold.
pomory-dock-may-play = You may play a card or pass.
pomory-dock-seal = Bet two cards face down.
pomory-dock-seal-three = Bet three cards face down.
pomory-dock-sealed = { $seat } has bet.
pomory-dock-choosing = { $seat } is still choosing.
pomory-dock-shown = { $seat } showed you: { $card }.
pomory-dock-may-take-back = Your bet lies face down. Until the other has bet, too, you can take it back and change it.
pomory-dock-take-back = Take one of your three cards back.
pomory-dock-take-back-fact = The storm has passed; the two cards you leave will be opened.
pomory-dock-keep = Keep one of the two news cards.
pomory-dock-keep-fact = The other goes under the deck. You may play yours from the next round on.
pomory-dock-announce = Do you announce a set?
pomory-dock-no-set-fits = You cannot announce one now. You are asked so that nobody can tell what you hold.
pomory-dock-set-fact = The next set needs { $size } cards of one kind and brings { $size } points.
pomory-dock-set = { $kind }: hand in { $size }
pomory-dock-fair = { $kind }: set of { $size } with one card too few
pomory-dock-no-set = No set
pomory-dock-no-use = of no use now
pomory-dock-do = Do it
pomory-dock-do-seal = Bet these cards
pomory-dock-do-take-back = Take it back
pomory-dock-do-keep = Keep it

## Goods

pomory-sheet-quay = On the quay
pomory-sheet-quay-note = ships × sum of the kind
pomory-sheet-deck =
    { $count ->
        [one] { $count } card in the deck. No kind may lie here for more than 4.
       *[other] { $count } cards in the deck. No kind may lie here for more than 4.
    }
pomory-sheet-last-round = The deck is empty: this round is the last.
pomory-sheet-collections = Collections
pomory-sheet-next-set = next set: { $size } of a kind
pomory-sheet-kind = Kind
pomory-sheet-news = News
pomory-sheet-news-deck =
    { $count ->
        [one] { $count } in the deck
       *[other] { $count } in the deck
    }
pomory-sheet-when = Played { $when }.
pomory-sheet-fresh = Drawn in this round; may be played from the next.
pomory-sheet-no-news = no news
pomory-sheet-backs =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
pomory-sheet-salt = Salt
pomory-sheet-salt-note = comes back when all five are played
pomory-sheet-played = spent
pomory-sheet-left = left
pomory-sheet-news-played = Played news
pomory-sheet-news-all = All fifteen news cards
pomory-sheet-card-count = { $count } of { $all } cards
pomory-sheet-discarded = Out of the game: { $cards }.
pomory-sheet-copies = { $card } (× { $copies })
pomory-print-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }

## The bet

pomory-sheet-bet = Your bet
pomory-sheet-hand = Your cards
pomory-sheet-now = as sea and quay lie now
pomory-sheet-catch-cards = Catch cards
pomory-sheet-salt-cards = Salt cards
pomory-sheet-card-in-hand = in hand
pomory-sheet-card-sealed = in the bet
pomory-sheet-card-played = played
pomory-sheet-choose = Choose two cards: here you see what each weather would make of them.
pomory-sheet-rule-catch-catch = Two catch cards: their sum, if both bring something.
pomory-sheet-rule-catch-salt = Catch and salt: the larger of the two, if both succeed.
pomory-sheet-rule-salt-salt = Two salt cards: the larger one that succeeds.
pomory-sheet-rule-three = Three cards: after the storm you take one back.
pomory-sheet-in-fair = as it lies now
pomory-sheet-demand = demand ≥ { $value }
pomory-sheet-weather = What each weather makes of it
pomory-sheet-weather-head = Weather
pomory-sheet-docked = Docked
pomory-sheet-points = Points
pomory-sheet-fair = Fair
pomory-sheet-as-it-lies = As it lies
pomory-sheet-chance = { $ninths }/9
pomory-sheet-none = none
pomory-sheet-frees = frees
pomory-sheet-lost = { $seat } loses the ship on { $at }
pomory-sheet-lost-blocker = { $seat } loses the ship on { $at }, the ship of { $other } comes free
pomory-sheet-needs = { $seat } ≥ { $need }
pomory-sheet-sure = sure
pomory-sheet-range = { $least }–{ $most }
pomory-sheet-least = at least { $least }
pomory-sheet-at-most = at most { $most }
pomory-sheet-out-of-reach = out of reach
pomory-sheet-reckoned = Counted with news { $seat } may hold: { $news }.
pomory-sheet-turn-weather = { $seat } may still change the weather: { $news }.
pomory-sheet-own-news = Your own news are not counted.
pomory-sheet-most = { $seat } can catch { $most } at most. Fail, and you draw news.
pomory-sheet-choosing = choosing
pomory-sheet-sealed =
    { $count ->
        [one] has bet { $count } card
       *[other] has bet { $count } cards
    }

## The round told

pomory-story-title = Round { $round }, told
pomory-story-weather = Weather
pomory-story-storm = Storm
pomory-story-reveal = Cards opened
pomory-story-catch = Catch
pomory-story-score = Score
pomory-story-named = Moryana named the port.
pomory-story-chance = Chance { $ninths } in 9.
pomory-story-no-storm = No ship is taken.
pomory-story-met = succeeds
pomory-story-missed = fails
pomory-story-no-catch-card = { $seat } has bet no catch card and catches nothing.
pomory-story-decree = Salt Decree changes it by { $by }: { $demand }.
pomory-story-news =
    { $count ->
        [one] { $seat } draws the last news card.
       *[other] { $seat } draws { $count } news cards and keeps one.
    }
pomory-story-no-news = The news deck is empty: { $seat } draws nothing.
pomory-story-set = { $seat } announces a set ({ $kind }): { $size } points.
pomory-story-demand = Demand for salt
pomory-story-demand-note = both catches together
pomory-story-demand-so-far = So far { $demand }.
pomory-story-demand-is = The demand is { $demand }.
pomory-story-steps = Round step by step

## The question of each step

pomory-next-ship = Where does this ship go?
pomory-next-card = Which card joins it?
pomory-next-news = Where does it work?
