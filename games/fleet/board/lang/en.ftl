## Parts of the table

fleet-label-dice = Dice
fleet-label-sea = Sea
fleet-label-town = Town
fleet-label-others = Others
fleet-label-captain = The Captain
fleet-label-harbour = Harbour
fleet-label-wharf = Wharf
fleet-label-market = Market
fleet-label-coins = Coins
fleet-label-sea-note = a die marks the next box of its kind
fleet-label-harbour-note = the harbour die marks one
fleet-label-wharf-note = the wharf die marks one
fleet-label-coins-note = { $coins } of { $boxes } · next income { $income } · every ★ marks any next box
fleet-label-reconstructed = The rules are those of the rulebook. Most printed numbers of the sheet (boxes after the third, boats, market, stars, four crab bonuses) are reconstructed, and the captain and trophy cards are our own.
fleet-label-origin = Most printed numbers are reconstructed
fleet-label-round = Round { $round } of { $rounds }
fleet-label-when = round { $round } of { $rounds } · { $phase }
fleet-label-seat = { $seat }
fleet-label-sheet-of = The sheet of { $seat }
fleet-label-whole = Open the whole sheet
fleet-label-first = first player
fleet-label-mini =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{" "}· { $fish } fish
fleet-label-then = Then
fleet-label-waiting = Waiting
fleet-label-waiting-note = in this order

## On the sheet

fleet-kind-plain = step
fleet-kind-licence = licence
fleet-kind-boat = launch
fleet-kind-choice = either
fleet-kind-fishing = fishing
fleet-label-marked = { $marked } of { $boxes } marked.
fleet-label-box = { $section }, box { $number }: { $gives }
fleet-label-box-closed = { $section }: closed, the Captain has crossed out every circle left
fleet-label-box-full = { $section }: no free box is left
fleet-label-closed = closed by the Captain
fleet-label-token = The Captain’s token
fleet-label-tokens = The Captain’s tokens
fleet-label-boat =
    { $points ->
        [one] Boat, { $points } point, { $fish } of { $hold } fish
       *[other] Boat, { $points } points, { $fish } of { $hold } fish
    }
fleet-label-boat-ashore =
    { $points ->
        [one] Boat ashore, { $points } point
       *[other] Boat ashore, { $points } points
    }
fleet-label-open = open
fleet-label-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fleet-label-worth-box =
    { $points ->
        [one] { $points } point a box
       *[other] { $points } points a box
    }
fleet-label-worth-hexes = up to { $points } points
fleet-label-market-pays =
    { $coins ->
        [one] { $fish } fish: { $coins } coin
       *[other] { $fish } fish: { $coins } coins
    }
fleet-label-bonuses = Crab bonuses
fleet-label-bonus =
    { $points ->
        [one] { $points } p.
       *[other] { $points } p.
    }{ $per ->
        [1] {" "}/ { $measure }
       *[other] {" "}/ { $per } { $measure }
    }
fleet-short-fish = fish
fleet-short-boats = boats
fleet-short-licences = lic.
fleet-short-buildings = build.
fleet-short-coins = coins
fleet-short-full = full boats
fleet-short-masteries = lic. III

fleet-licence-shrimp =
    { $marks ->
        [one] this die marks any boat
       *[other] this die marks { $marks } boats
    }{ $stars ->
        [0] {""}
        [one] {" "}+ ★
       *[other] {" "}+ { $stars } ★
    }
fleet-licence-cod =
    { $coins ->
        [one] +{ $coins } coin per launch
       *[other] +{ $coins } coins per launch
    }
fleet-licence-lobster = income { $steps } boats
fleet-licence-lobster-step = +{ $coins } at { $boats }
fleet-licence-swordfish =
    after fishing: { $stars ->
        [one] ★
       *[other] { $stars } ★
    }{ $coins ->
        [0] {""}
        [one] {" "}+ { $coins } coin
       *[other] {" "}+ { $coins } coins
    }
fleet-licence-oyster = holds { $hold }; 2nd fish may be a coin

fleet-craft-crab =
    { $points ->
        [one] licence: { $points } point + a bonus
       *[other] licence: { $points } points + a bonus
    }
fleet-craft-yacht = private fishing
fleet-craft-research =
    { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }
fleet-craft-barge = fish per full boat
fleet-craft-inuit =
    { $points ->
        [one] { $points } point each, they fish
       *[other] { $points } points each, they fish
    }

fleet-building-casino = Roll the picked die again
fleet-building-bank = Counts even unfinished
fleet-building-salvage =
    { $uses ->
        [one] Any die as a ★, once
       *[other] Any die as a ★, { $uses } times
    }
fleet-building-tackle = A die as coins gives { $coins }
fleet-building-cannery = Income +{ $coins } per full boat
fleet-building-smokehouse =
    { $coins ->
        [one] Market +{ $coins } coin
       *[other] Market +{ $coins } coins
    }
fleet-building-pub = Points for all its boxes
fleet-building-buffet = Boat dice may mark hexes

## What a choice gives

fleet-give-launch =
    { $points ->
        [0] a boat
        [one] a boat: { $points } point
       *[other] a boat: { $points } points
    }
fleet-give-licence = licence { $level }
fleet-give-either = a boat or a licence
fleet-give-fish =
    { $fish ->
        [0] fishing, nothing to catch
       *[other] +{ $fish } fish
    }
fleet-give-complete = the building opens
fleet-give-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fleet-give-coins =
    { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
fleet-give-stars =
    { $stars ->
        [one] ★
       *[other] { $stars } ★
    }
fleet-give-then = a step; next: { $what }
fleet-give-step = a step

## The die in hand

fleet-label-outlook = What each would give you
fleet-label-outlook-more =
    { $count ->
        [one] and { $count } more box
       *[other] and { $count } more boxes
    }
fleet-label-die = Die: { $face }
fleet-label-second-boat = The second boat of the die
fleet-label-choice = { $section }: boat or licence
fleet-label-oyster = An oyster boat’s second fish
fleet-choice-coin = As coins
fleet-choice-salvage = As a star
fleet-choice-hex = Buffet hex
fleet-choice-reroll = Roll again
fleet-choice-reroll-gives = a new face, for good
fleet-choice-shrimp-star = Only the star
fleet-choice-second-fish = The second fish
fleet-choice-fish-coin = A coin instead
fleet-choice-bonus =
    { $per ->
        [1] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each, now { $now }
       *[other] { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for every { $per }, now { $now }
    }

fleet-label-chain = Set off so far
fleet-chain-before =
    { $steps ->
        [one] { $steps } step before
       *[other] { $steps } steps before
    }
fleet-chain-mark = { $section }, box { $number }
fleet-chain-declined = Star not used
fleet-chain-coins = Three coins
fleet-chain-die-as-coin = Die as coins
fleet-chain-market = Market
fleet-chain-salvage = Salvage yard
fleet-chain-income = Income
fleet-chain-fish-sold = Fish sold
fleet-chain-shrimp-licence = Shrimp licence
fleet-chain-swordfish-licence = Swordfish licence
fleet-chain-launched = a boat launched
fleet-chain-licensed = a licence
fleet-chain-fished = all boats fish

fleet-star = Star
fleet-star-coin = Star on coin { $box }
fleet-star-salvage = Star of the salvage yard
fleet-star-shrimp = Star of the shrimp licence
fleet-star-swordfish = Star of the swordfish licence
fleet-wait-by = by: { $cause }
fleet-wait-now =
    { $count ->
        [one] choose now: { $count } box
       *[other] choose now: { $count } boxes
    }
fleet-wait-coins =
    { $coins ->
        [one] { $coins } coin of the swordfish licence
       *[other] { $coins } coins of the swordfish licence
    }
fleet-wait-start =
    { $marks ->
        [one] { $marks } mark of the start
       *[other] { $marks } marks of the start
    }
fleet-wait-second-boat = The second boat of the shrimp die
fleet-wait-pick = { $seat } takes a die
fleet-wait-use = { $seat } uses the last die
fleet-wait-share = Everybody uses the last die
fleet-wait-captain = The Captain takes a die

## The question

fleet-dock-take = Take a die
fleet-dock-use = { $face }: what shall your die do?
fleet-dock-share = { $face }: everybody uses the last die
fleet-dock-again = Mark a second boat
fleet-dock-star = { $star }: any next box
fleet-dock-choice = { $section }: launch a boat or take a licence?
fleet-dock-bonus = Choose your crab bonus
fleet-dock-oyster = Oyster boat: the second fish, or a coin?
fleet-dock-no-star = Skip this star
fleet-dock-no-second-boat = Without the second boat
fleet-dock-confirm-take = Take this die
fleet-dock-confirm-use = Use the die so
fleet-dock-confirm-mark = Mark this box
fleet-dock-confirm-bonus = Choose this bonus
fleet-fact-boxes =
    { $count ->
        [0] It marks no box. What it can do stands beside the dice.
        [one] One box is lit.
       *[other] { $count } boxes are lit.
    }
fleet-fact-star-by = By: { $cause }.
fleet-fact-next = Next to take: { $seat }. Everybody uses the last die.
fleet-fact-last = Everybody uses the die that is left.
fleet-fact-shrimp =
    Your shrimp licence: { $marks ->
        [one] any boat
       *[other] { $marks } boats of any type
    }{ $stars ->
        [0] .
        [one] {" "}and a star.
       *[other] {" "}and { $stars } stars.
    }
fleet-fact-bonus = Nobody else can choose it afterwards.
fleet-stage-boats = Boats
fleet-stage-income = Income
fleet-stage-fishing = Fishing
fleet-stage-town = Town

## Players

fleet-part-fish = Fish
fleet-part-boats = Boats
fleet-part-licences = Licences
fleet-part-buildings = Wharf
fleet-part-crab = Crab
fleet-part-cards = Cards
fleet-seat-taking = takes a die
fleet-seat-using = uses a die
fleet-seat-star = uses a star
fleet-seat-choosing = decides

## Cards and the Captain

fleet-label-cards = Cards
fleet-label-cards-ours = our own
fleet-card-gold =
    Gold: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the most ({ $measure })
fleet-card-silver =
    Silver: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the first with { $what }
fleet-card-captain = { $boats }: { $bonus }, at most { $most }
fleet-cards-captains = Captain cards (our own)
fleet-cards-trophies = Trophy cards (our own)
fleet-cards-captain = Captain: { $boats }
fleet-cards-gold = Gold trophy: { $measure }
fleet-cards-silver = Silver trophy: { $measure }
fleet-cards-start = At the start mark the first three boxes of { $boats }, then one box each of { $further }.
fleet-cards-end = At the end { $bonus }, at most { $most }.
fleet-cards-gold-text = At the end it goes to whoever has most ({ $measure }); all who are tied score, nobody with none.
fleet-cards-silver-text = It goes at once to the first who has { $what }; all who get there in the same step score.
fleet-label-captain-note = his tokens
fleet-label-captain-way =
    He crosses out from the end: { $picked ->
        [one] { $picked } box
       *[other] { $picked } boxes
    } with the die he takes, { $shared } with the last.
fleet-label-blocked =
    { $stars ->
        [0] He has crossed out no star yet.
        [one] He has crossed out { $stars } star.
       *[other] He has crossed out { $stars } stars.
    }
fleet-label-ranks = What you will be
fleet-verdict = { $rank }
fleet-verdict-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fleet-verdict-span = This rank takes { $least } to { $most } points.
fleet-verdict-highest = The highest rank: { $least } points or more.
fleet-verdict-lowest = The first rank: less than { $most } points.
fleet-verdict-next =
    { $missing ->
        [one] { $missing } more point would have made you “{ $rank }”.
       *[other] { $missing } more points would have made you “{ $rank }”.
    }
