pomory-name = Pomory
pomory-tagline = Fish, salt and storms on the White Sea, with hidden bets
pomory-reconstructed = The order of the cells, the places of the ports and the fifteen news cards are reconstructed: the printed ones were not at hand.

## What can be agreed on

pomory-option-first = First player
pomory-option-first-random = by lot
pomory-option-first-a = seat A
pomory-option-first-b = seat B

## Names

pomory-kind-salmon = salmon
pomory-kind-flounder = flounder
pomory-kind-herring = herring
pomory-kind-cod = cod
pomory-kind-seal = seal
pomory-resource = { $kind } { $value }
pomory-spot = { $number } ({ $kind })
pomory-card-catch = catch { $kind }
pomory-card-salt = salt { $value }
pomory-port-3 = Arkhangelsk (3)
pomory-port-4 = Onega (4)
pomory-port-5 = Kem (5)
pomory-port-6 = Kandalaksha (6)
pomory-way-cw = clockwise
pomory-way-ccw = counter-clockwise
pomory-stage-setup = Setting up
pomory-stage-movement = Moving ships
pomory-stage-bets = Bets
pomory-stage-weather = Weather
pomory-stage-catch = Catch
pomory-stage-scoring = Scoring
pomory-stage-over = The game is over

## News cards

pomory-news-fair-wind = Fair Wind
pomory-news-fair-wind-text = You may make up to { $total } relocations this turn instead of { $usual }.
pomory-news-pilot = Old Pilot
pomory-news-pilot-text = Use one relocation to put a ship from your supply, or your unblocked ship at sea, on any empty fishing cell.
pomory-news-carpenters = Carpenters’ Crew
pomory-news-carpenters-text = Take all your ships from the repair dock into your supply. You may place them this very turn.
pomory-news-anchor = Slipped Anchor
pomory-news-anchor-text = Choose an opposing ship that blocks yours and shift it to the nearest empty cell in either direction. This costs no relocation.
pomory-news-shoals = Word of Shoals
pomory-news-shoals-text =
    { $amount ->
        [one] Discard one open resource card and open a new one.
       *[other] Discard up to { $amount } open resource cards and open new ones.
    }
pomory-news-gossip = Quay Gossip
pomory-news-gossip-text = Your opponent bets first and shows you one of the cards at random. Then you bet.
pomory-news-tackle = Spare Tackle
pomory-news-tackle-text = Bet three cards. After the storm, before the cards are opened, take one back into your hand.
pomory-news-saltworks = Saltworks
pomory-news-saltworks-text =
    { $amount ->
        [one] Before betting take one of your played salt cards back into your hand.
       *[other] Before betting take up to { $amount } of your played salt cards back into your hand.
    }
pomory-news-signs = Old Signs
pomory-news-signs-text = The weather does not count; it is rolled anew.
pomory-news-calm = Dead Calm
pomory-news-calm-text = The storm takes no ships this round.
pomory-news-moryana = Moryana
pomory-news-moryana-text = Instead of rolling the die name a port: the storm strikes there.
pomory-news-nets = New Nets
pomory-news-nets-text =
    { $amount ->
        [one] For one of your successful catch cards count { $amount } ship more.
       *[other] For one of your successful catch cards count { $amount } ships more.
    }
pomory-news-decree = Salt Decree
pomory-news-decree-text =
    { $amount ->
        [one] Change this round’s demand for salt by { $amount } sack, up or down.
       *[other] Change this round’s demand for salt by up to { $amount } sacks, up or down.
    }
pomory-news-word = Merchant’s Word
pomory-news-word-text = If exactly one of your two cards failed, score the other one.
pomory-news-fair = Margaritin Fair
pomory-news-fair-text = Announce the next set one card short and score it in full.

pomory-window-movement = in your own movement turn
pomory-window-gossip = at the start of the bets
pomory-window-saltworks = before your own bet
pomory-window-tackle = with your own bet
pomory-window-moryana = before the weather is rolled
pomory-window-result = when the weather is known and before ships are taken
pomory-window-nets = at your own catch
pomory-window-decree = when the demand is known and before anybody scores
pomory-window-word = at your own scoring, before the combination counts
pomory-window-announcement = at your own scoring, with the set

## What one can do

pomory-action-end = End the movement turn
pomory-action-place = Place a ship from the supply on cell { $to }
pomory-action-place-block = Place a ship from the supply on cell { $to } and block the ship there
pomory-action-move = Move the ship from cell { $from } to cell { $to }
pomory-action-move-block = Move the ship from cell { $from } to cell { $to } and block the ship there
pomory-action-dock = Take the ship from cell { $at } to the repair dock
pomory-action-bet = Bet { $cards }
pomory-action-pass = Pass
pomory-action-take-back = Take { $card } back into your hand
pomory-action-keep = Keep “{ $news }”
pomory-action-set = Announce a set: { $kind }, { $size } cards
pomory-action-fair-wind =
    { $amount ->
        [one] Fair Wind: { $amount } relocation more
       *[other] Fair Wind: { $amount } relocations more
    }
pomory-action-pilot-supply = Old Pilot: a ship from the supply to cell { $to }
pomory-action-pilot = Old Pilot: the ship from cell { $from } to cell { $to }
pomory-action-carpenters = Carpenters’ Crew: all your docked ships come home
pomory-action-anchor = Slipped Anchor: push the ship off cell { $at }, { $way }
pomory-action-shoals = Word of Shoals: discard { $cards }
pomory-action-gossip = Quay Gossip: your opponent bets first and shows you a card
pomory-action-tackle = Spare Tackle: bet three cards
pomory-action-saltworks = Saltworks: take back { $salt }
pomory-action-signs = Old Signs: roll the weather anew
pomory-action-calm = Dead Calm: the storm takes no ships
pomory-action-moryana = Moryana: a storm at { $port }
pomory-action-nets =
    { $amount ->
        [one] New Nets: { $amount } ship more for { $kind }
       *[other] New Nets: { $amount } ships more for { $kind }
    }
pomory-action-decree-raise = Salt Decree: raise the demand by { $by }
pomory-action-decree-lower = Salt Decree: lower the demand by { $by }
pomory-action-word = Merchant’s Word: score the card that succeeded
pomory-action-fair = Margaritin Fair: announce a set of { $size } with one card too few: { $kind }

## What happened

pomory-event-first-chosen = The lot falls on { $seat }, the first player.
pomory-event-round-began = Round { $round } begins. { $seat } is the first player.
pomory-event-card-opened = A resource card is opened: { $card }.
pomory-event-card-discarded = A resource card is discarded at once, because its kind would add up to more than 4: { $card }.
pomory-event-deck-ended = The last resource card is drawn. This round is the last.
pomory-event-ship-placed = { $seat } places a ship on cell { $to }.
pomory-event-ship-placed-blocks = { $seat } places a ship on cell { $to } and blocks the ship there.
pomory-event-ship-moved = { $seat } moves a ship from cell { $from } to cell { $to }.
pomory-event-ship-moved-blocks = { $seat } moves a ship from cell { $from } to cell { $to } and blocks the ship there.
pomory-event-ship-docked = { $seat } takes a ship from cell { $at } to the repair dock.
pomory-event-ship-freed = The ship of { $seat } on cell { $at } is free again.
pomory-event-ship-pushed = The ship of { $seat } drifts from cell { $from } to cell { $to }.
pomory-event-movement-ended = { $seat } ends the movement turn.
pomory-event-news-played = { $seat } plays “{ $news }”. { $text }
pomory-event-wind-turned =
    { $left ->
        [one] { $seat } has { $left } relocation left now.
       *[other] { $seat } has { $left } relocations left now.
    }
pomory-event-row-card-discarded = An open card is discarded: { $card }.
pomory-event-salt-taken = { $seat } takes back into the hand: { $salt }.
pomory-event-bet-sealed =
    { $count ->
        [one] { $seat } bets { $count } card face down.
       *[other] { $seat } bets { $count } cards face down.
    }
pomory-event-bet-sealed-own = { $seat } bets face down: { $cards }.
pomory-event-card-shown = { $of } shows { $seat } one of the cards bet.
pomory-event-card-shown-own = { $of } shows { $seat } one of the cards bet: { $card }.
pomory-event-bets-closed = Both bets lie on the table.
pomory-event-die-rolled = The weather die shows { $value }.
pomory-event-fair-weather = The weather is fair. All ships stay where they are.
pomory-event-storm-rose = A storm rises at { $port }.
pomory-event-storm-stilled = Dead calm: the storm takes no ships.
pomory-event-storm-took = The storm drives the ship of { $seat } from cell { $at } to the dock: the nearest single ship on that side.
pomory-event-storm-took-blocker = The storm drives the ship of { $seat } from cell { $at } to the dock: the nearest blocking ship on that side.
pomory-event-storm-spared = No ship lies within reach of the storm at { $port }.
pomory-event-card-taken-back = { $seat } takes one of the three cards back unseen.
pomory-event-card-taken-back-own = { $seat } takes back unseen: { $card }.
pomory-event-bet-opened = { $seat } opens: { $cards }.
pomory-event-caught = { $seat }, { $kind }: { $ships } × { $value } = { $points }.
pomory-event-caught-nets = { $seat }, { $kind } with New Nets: { $ships } × { $value } = { $points }.
pomory-event-caught-no-ship = { $seat }, { $kind }: no free ship there, nothing is caught.
pomory-event-caught-no-card = { $seat }, { $kind }: no such card lies open, nothing is caught.
pomory-event-catch-totalled =
    { $cards ->
        [0] The catch of { $seat } is { $points }. No cards are taken.
        [one] The catch of { $seat } is { $points }. { $cards } card is taken.
       *[other] The catch of { $seat } is { $points }. { $cards } cards are taken.
    }
pomory-event-demand-summed = The demand for salt is { $first } + { $second } = { $demand }.
pomory-event-demand-raised = { $seat } raises the demand by { $by }. It is { $demand } now.
pomory-event-demand-lowered = { $seat } lowers the demand by { $by }. It is { $demand } now.
pomory-event-scored-catch-catch =
    { $points ->
        [one] Both catch cards succeed: { $seat } scores { $points } point.
       *[other] Both catch cards succeed: { $seat } scores { $points } points.
    }
pomory-event-scored-catch =
    { $points ->
        [one] Both cards succeed, the catch counts: { $seat } scores { $points } point.
       *[other] Both cards succeed, the catch counts: { $seat } scores { $points } points.
    }
pomory-event-scored-salt =
    { $points ->
        [one] The salt is sold: { $seat } scores { $points } point.
       *[other] The salt is sold: { $seat } scores { $points } points.
    }
pomory-event-scored-word =
    { $points ->
        [one] One card failed, the other counts thanks to Merchant’s Word: { $seat } scores { $points } point.
       *[other] One card failed, the other counts thanks to Merchant’s Word: { $seat } scores { $points } points.
    }
pomory-event-failed-catch-catch = A catch card has brought nothing: { $seat } scores { $points }.
pomory-event-failed-catch-salt = Both catch and salt had to succeed: { $seat } scores { $points }.
pomory-event-failed-salt-salt = The demand is too small for both salt cards: { $seat } scores { $points }.
pomory-event-news-drawn = { $seat } draws a news card.
pomory-event-news-drawn-own = { $seat } draws “{ $news }”.
pomory-event-news-kept = { $seat } keeps one news card and puts the other under the deck.
pomory-event-news-kept-own = { $seat } keeps “{ $kept }” and puts “{ $returned }” under the deck.
pomory-event-news-kept-last = It was the last news card: { $seat } keeps it.
pomory-event-ships-returned =
    { $ships ->
        [one] { $ships } ship of { $seat } comes home from the repair dock.
       *[other] { $ships } ships of { $seat } come home from the repair dock.
    }
pomory-event-set-announced =
    { $size ->
        [one] { $seat } announces a set: { $kind }, cards handed in: { $cards }. It brings { $size } point.
       *[other] { $seat } announces a set: { $kind }, cards handed in: { $cards }. It brings { $size } points.
    }
pomory-event-salt-returned = { $seat } has played the last salt card and takes all five back.
pomory-event-game-ended-goal = 70 points are reached: the game is over.
pomory-event-game-ended-deck = The resource deck has run out: the game is over.
pomory-event-game-ended-quiet = Nobody has caught anything for twenty rounds: the game is over.
pomory-event-game-won =
    { $points ->
        [one] { $seat } wins with { $points } point.
       *[other] { $seat } wins with { $points } points.
    }
pomory-event-game-drawn =
    { $points ->
        [one] A draw: both have { $points } point.
       *[other] A draw: both have { $points } points.
    }

## Points

pomory-reason-catch-catch = Two catch cards
pomory-reason-catch-salt = Catch card and salt card
pomory-reason-salt-salt = Two salt cards
pomory-reason-word = Merchant’s Word
pomory-reason-sets = Sets

## Why not

pomory-refusal-nothing-to-pass = There is nothing to pass now. A movement turn is ended with its own button.
pomory-refusal-only-in-movement = Ships are moved in your own movement turn only.
pomory-refusal-only-at-bets = Cards are bet when bets are due.
pomory-refusal-only-at-own-scoring = A set is announced at your own scoring, one in a round.
pomory-refusal-no-news-to-choose = You have no news cards to choose from now.
pomory-refusal-nothing-to-take-back = No card is to be taken back now.
pomory-refusal-bet-due = A bet is due; nobody may pass.
pomory-refusal-card-to-take-back = You must take one of your three cards back.
pomory-refusal-news-to-keep = You must choose which news card to keep.
pomory-refusal-news-not-held = You do not hold “{ $news }”.
pomory-refusal-news-too-fresh = You drew “{ $news }” in this round; it can be played from the next round on.
pomory-refusal-wrong-moment = “{ $news }” is played { $window }.
pomory-refusal-news-not-drawn = You did not draw “{ $news }”.
pomory-refusal-no-relocation-left = You have no relocation left.
pomory-refusal-no-such-cell = There is no such cell.
pomory-refusal-no-ship-there = No ship lies there.
pomory-refusal-not-your-ship = That ship is not yours.
pomory-refusal-supply-empty = You have no ship in your supply.
pomory-refusal-ship-blocked = This ship is blocked: it cannot move, only be taken to the dock.
pomory-refusal-same-cell = The ship would end where it began.
pomory-refusal-beyond-nearest-empty = One relocation leads to the nearest empty cell; this one lies beyond.
pomory-refusal-behind-empty = An empty cell comes first; this ship is out of reach of one relocation.
pomory-refusal-parted-from-ports = An empty cell parts the ship from the ports, so it cannot start from one.
pomory-refusal-two-ships-there = Two ships lie there already; a blocking ship cannot be blocked.
pomory-refusal-own-ship-there = You cannot block your own ship.
pomory-refusal-last-free-ship = You cannot block the last free ship of your opponent.
pomory-refusal-cell-occupied = The cell is not empty.
pomory-refusal-dock-empty = None of your ships is in the repair dock.
pomory-refusal-ship-not-blocked = Your ship there is not blocked.
pomory-refusal-no-empty-cell-that-way = There is no empty cell that way.
pomory-refusal-deck-empty = The resource deck is empty.
pomory-refusal-card-not-open = This card does not lie open: { $card }.
pomory-refusal-too-many-cards = No more cards than { $most }.
pomory-refusal-salt-lies-open = You have played this card, it lies open: { $card }.
pomory-refusal-two-cards-due = Exactly two cards are bet.
pomory-refusal-three-cards-due = With Spare Tackle exactly three cards are bet.
pomory-refusal-salt-not-open = This card does not lie open before you: { $card }.
pomory-refusal-card-not-bet = You have not bet this card: { $card }.
pomory-refusal-no-die-rolled = The storm was named; no die was rolled.
pomory-refusal-no-storm = There is no storm.
pomory-refusal-nothing-caught = This catch card brings nothing: { $kind }.
pomory-refusal-decree-out-of-range = The demand changes by 1 at least and by { $most } at most.
pomory-refusal-no-catch-card = There is no catch card in your combination.
pomory-refusal-both-failed = Both your cards have failed.
pomory-refusal-none-failed = Neither of your cards has failed.
pomory-refusal-set-too-small = Too few cards ({ $kind }). Needed: { $need }.
pomory-refusal-nothing-lacking = No card is lacking for this set ({ $kind }).

## How to play

pomory-primer-1-title = The aim
pomory-primer-1-text = You send ships to the fishing grounds of the White Sea, bet on your catch and sell salt. Whoever has more points wins when somebody has reached 70 or the resource deck has run out; after twenty rounds in a row without any catch the game ends, too. A round has four stages: moving ships, bets, weather, catch and scoring.
pomory-primer-2-title = Moving ships
pomory-primer-2-text = The first player makes up to three relocations, then the second. A relocation brings a ship from your supply out of any port, moves a ship at sea, or takes one to the repair dock. A ship sails to the nearest empty cell and jumps over occupied ones on its way. If no empty cell parts it from a port, it may start from any port instead.
pomory-primer-3-title = Blocking
pomory-primer-3-text = A relocation may also end on an opposing single ship that comes before the empty cell. Your ship lies on top, the other is blocked: it neither moves nor catches, but its owner may dock it. You cannot block a blocking ship, your own ships, or the last free ship of your opponent.
pomory-primer-4-title = Bets
pomory-primer-4-text = Both bet two cards face down at the same time. Until your opponent has bet you may take your bet back. Two catch cards score their sum, if both bring something. Catch and salt score the larger of the two, if both succeed. Two salt cards score the larger one that succeeds.
pomory-primer-5-title = Weather
pomory-primer-5-text = The die brings a storm to the port of its value; on 1 or 2 it is rolled once more, and 1 or 2 again is fair weather. A storm reaches five cells to each side, but not past the next port. On each side it drives the nearest blocking ship into the dock, or, if there is none, the nearest single ship.
pomory-primer-6-title = Catch and salt
pomory-primer-6-text = Four resource cards lie open on the quay. A new one that would bring the sum of its kind above 4 is discarded at once, and another is opened. A catch card brings your free ships on cells of its kind times the sum of the open cards of that kind. You take these cards, the quay is refilled, then the second player catches. Both catches together are the demand for salt: a salt card succeeds if the demand reaches its value. Any salt card brings your docked ships home. Played salt stays open until you have played all five.
pomory-primer-7-title = Sets and news
pomory-primer-7-text = At your scoring you may announce a set of caught cards of one kind and score as many points as it has cards: first 4, then 5, then 6 and so on, counted for both players together. Whoever scores nothing with a combination draws two news cards, keeps one and may play it from the next round on.
