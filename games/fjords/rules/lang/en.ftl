fjords-name = Fjords
fjords-tagline = Lay the coast, then race to settle it

## What can be agreed on

fjords-option-epic = Epic game for two: all hexes, 30 vikings and 6 houses each
fjords-option-original = Original rules of 2005: no row of hexes, three games added up
fjords-option-runes = Runes
fjords-option-runes-strength = Strength
fjords-option-runes-strength-more = Lies on the mountain hex: vikings beside it count 1 point more.
fjords-option-runes-water = Water
fjords-option-runes-water-more = Vikings that can swim to it along the sea count 1 point more.
fjords-option-runes-friendship = Friendship
fjords-option-runes-friendship-more = Whoever has most vikings around it gets 2 points.
fjords-option-runes-journey = Journey
fjords-option-runes-journey-more = Once: a viking sails up to 3 hexes along the sea.
fjords-option-runes-horse = Horse
fjords-option-runes-horse-more = Once: a viking rides up to 3 hexes along the mountains.
fjords-option-runes-wisdom = Wisdom
fjords-option-runes-wisdom-more = Once: a viking crosses an empty cell.
fjords-option-runes-home = Home
fjords-option-runes-home-more = Under one of your houses: your vikings beside it count 1 point more.
fjords-option-runes-secret = Secret (deluxe edition)
fjords-option-runes-secret-more = Once: one of your houses moves by 1 or 2 hexes.
fjords-option-runes-game1 = First game: no runes
fjords-option-runes-game2 = Second game: Strength
fjords-option-runes-game3 = Third game: Strength, Water
fjords-option-runes-game4 = Fourth game: Strength, Water, Journey, Horse
fjords-option-runes-game5 = Fifth game: Journey, Horse, Friendship
fjords-option-runes-game6 = Sixth game: Journey, Horse, Friendship, Wisdom
fjords-option-runes-game7 = Seventh game: Journey, Horse, Wisdom, Home
fjords-setup-epic-two = The epic game is for two players.
fjords-setup-original-two = The original rules are for two players.
fjords-setup-original-runes = The original rules know no runes.
fjords-setup-original-epic = The original rules know no epic game.

## Names

fjords-hex-plain = plain hex
fjords-hex-ridge = ridge hex
fjords-hex-shore = shore hex
fjords-hex-fjord = fjord hex
fjords-terrain-plain = plain
fjords-terrain-mountain = mountain
fjords-terrain-sea = sea
fjords-rune-strength = Strength
fjords-rune-water = Water
fjords-rune-friendship = Friendship
fjords-rune-journey = Journey
fjords-rune-horse = Horse
fjords-rune-wisdom = Wisdom
fjords-rune-home = Home
fjords-rune-secret = Secret
fjords-rune-group-land = On the land
fjords-rune-group-hand = In hand
fjords-rune-when-laid = when its hex is laid
fjords-rune-when-settling = once, in the settlement
fjords-rune-when-exploring = once, in the exploration
fjords-rune-deluxe = deluxe edition
fjords-rune-strength-text = It is put on the all-mountain hex as soon as that hex is laid; nobody may stand there then. In the end every viking on a hex beside it is 1 point more for its owner, whatever the side between them shows. Houses do not count.
fjords-rune-water-text = It is put on the hex with its symbol as soon as that hex is laid; no house and no viking may stand there then. In the end every viking that can swim to it is 1 point more for its owner: one whose hex shows sea that leads there, at any distance. Only printed sea leads on, empty cells do not.
fjords-rune-friendship-text = One is put on every all-plain hex with its symbol as soon as that hex is laid; no house and no viking may stand there then. In the end each is counted by itself: whoever has most vikings on the hexes around it gets 2 points, and if several have most, all of them get 2. A viking may count for several Friendship runes. Houses do not count, and where no viking stands nobody scores.
fjords-rune-journey-text = Discard it instead of an ordinary turn. Choose a hex that shows sea and holds a house or viking of yours, and put a viking on an empty hex without a rune that lies 1 to 3 hexes away along the same sea. Whatever stands on the way does not bar it, and no plain is needed.
fjords-rune-horse-text = Discard it instead of an ordinary turn. Choose a hex that shows mountains and holds a house or viking of yours, and put a viking on an empty hex without a rune that lies 1 to 3 hexes away along the same mountains. Whatever stands on the way does not bar it, and no plain is needed: the all-mountain hex can be reached, too.
fjords-rune-wisdom-text = Put it, instead of an ordinary turn, on an empty cell that touches at least two hexes. One of them must hold a house or viking of yours and show plain towards the cell. From there put a viking on another empty hex without a rune beside the cell, which must show plain towards it, too; if there is none, the rune may not be played. Afterwards it only keeps other Wisdom runes off the cell.
fjords-rune-home-text = Put it on the hex you have just laid and one of your houses on top at once: that is the house of this turn. The hex must have plain and no other rune, and you must have a house in hand. In the end every viking of yours on a hex beside it is 1 point more; the vikings of others are not. Not used in the exploration, it is worth nothing.
fjords-rune-secret-text = After laying a hex, discard it instead of building a house and move one of your houses 1 or 2 hexes over plain. It passes no other house and ends on an empty hex with plain and without a rune. The house on your Home rune never moves. Not used in the exploration, it is lost.

## What one can do

fjords-action-lay = Lay the { $hex } at { $at }, corners clockwise from the north: { $corners }
fjords-action-house = Build a house on this hex
fjords-action-no-house = Build no house
fjords-action-home = Build a house on your Home rune here
fjords-action-secret = Spend the Secret rune: move the house from { $from } to { $to }
fjords-action-viking = Send a viking to { $at }
fjords-action-journey = Spend the Journey rune: sail to { $at }
fjords-action-horse = Spend the Horse rune: ride to { $at }
fjords-action-wisdom = Put the Wisdom rune on { $cell } and cross to { $at }
fjords-action-leave = Keep your runes and drop out
fjords-action-draw = Draw a new hex

## What happened

fjords-event-game-began = Game { $game } begins.
fjords-event-first-chosen = The lot falls on { $seat }, who begins.
fjords-event-row-filled = A { $hex } comes into the row.
fjords-event-row-swapped = Nothing in the row fits anywhere. { $seat } puts it back into the bag and draws a new row.
fjords-event-hex-drawn = { $seat } draws a { $hex }.
fjords-event-hex-set-aside = It fits nowhere: { $seat } sets the { $hex } aside.
fjords-event-hex-laid = { $seat } lays a { $hex } at { $at }.
fjords-event-stone-placed = The { $rune } rune is put on { $at }.
fjords-event-house-built = { $seat } builds a house at { $at }.
fjords-event-home-founded = { $seat } builds a house on the Home rune at { $at }.
fjords-event-house-moved = { $seat } spends the Secret rune and moves a house from { $from } to { $to }.
fjords-event-explored-all-laid = Every hex is laid. { $seat }, who comes after the last to lay, begins the settlement.
fjords-event-explored-nothing-fits =
    { $unlaid ->
        [one] The one hex that is left fits nowhere. { $seat } has nothing to lay and begins the settlement.
       *[other] None of the { $unlaid } hexes that are left fits anywhere. { $seat } has nothing to lay and begins the settlement.
    }
fjords-event-explored-last-laid =
    { $unlaid ->
        [0] The last hex is drawn and laid. { $seat }, who comes next, begins the settlement.
        [one] The last hex is drawn and laid, one set aside stays unlaid. { $seat }, who comes next, begins the settlement.
       *[other] The last hex is drawn and laid, { $unlaid } set aside stay unlaid. { $seat }, who comes next, begins the settlement.
    }
fjords-event-explored-last-unfit =
    { $unlaid ->
        [one] The last hex is drawn and fits nowhere, so it stays unlaid. { $seat } drew it and begins the settlement.
       *[other] The last hex is drawn and fits nowhere; { $unlaid } hexes stay unlaid. { $seat } drew it and begins the settlement.
    }
fjords-event-viking-sent = { $seat } sends a viking to { $at }.
fjords-event-viking-sailed = { $seat } spends the Journey rune: a viking sails to { $at }.
fjords-event-viking-rode = { $seat } spends the Horse rune: a viking rides to { $at }.
fjords-event-viking-crossed = { $seat } puts the Wisdom rune on { $cell }: a viking crosses to { $at }.
fjords-event-out-no-viking-left = { $seat } has placed every viking and is out.
fjords-event-out-no-hex-in-reach = { $seat } can reach no free hex and is out.
fjords-event-out-left = { $seat } keeps the runes and drops out.
fjords-event-game-ended =
    { $points ->
        [one] { $seat } wins game { $game } with { $points } point.
       *[other] { $seat } wins game { $game } with { $points } points.
    }
fjords-event-game-over = { $seat } wins, { $points } to { $next }.
fjords-event-game-over-later = { $seat } wins, { $points } to { $next }: of equal players the one who settled later.
fjords-event-game-over-games = { $seat } wins, { $points } to { $next }: of equal players the one who won more games.

## Points

fjords-reason-vikings = Vikings on the board
fjords-reason-uncontested = Empty hexes that nobody else could have taken
fjords-reason-strength = Vikings beside the Strength rune
fjords-reason-water = Vikings who can swim to the Water rune
fjords-reason-friendship = Friendship runes with most vikings round them
fjords-reason-home = Own vikings beside the Home rune
fjords-reason-game = Game { $game }

## Why not

fjords-refusal-only-in-exploration = That belongs to the exploration, which is over.
fjords-refusal-only-in-settlement = That belongs to the settlement, which has not begun.
fjords-refusal-no-drawing = Only in the original rules do players choose to draw a hex.
fjords-refusal-hex-to-lay = Lay a hex first: whoever can lay one must.
fjords-refusal-hex-already-laid = You have laid your hex for this turn.
fjords-refusal-viking-to-send = You can still send a viking, so you must.
fjords-refusal-unknown-hex = The game has no such hex. Hexes may be turned, but never mirrored.
fjords-refusal-not-in-row = No such hex lies in the row.
fjords-refusal-another-hex-drawn = You have drawn another hex; that is the one to lay in this turn.
fjords-refusal-not-set-aside = No such hex is set aside.
fjords-refusal-fits-nowhere = This hex fits nowhere.
fjords-refusal-rune-not-in-play = This game is played without the { $rune } rune.
fjords-refusal-rune-spent = Your { $rune } rune is spent.
fjords-refusal-no-house-left = You have no house left.
fjords-refusal-hex-there = A hex lies there already.
fjords-refusal-no-hex-there = No hex lies there.
fjords-refusal-touches-too-few = A cell must touch at least two hexes.
fjords-refusal-sides-differ = The sides do not match: plain must meet plain, mountain mountain and sea sea, on both halves of every side.
fjords-refusal-second-landmass = Its land would lie apart, cut off by water: there may be one landmass only.
fjords-refusal-no-plain = There is no plain here.
fjords-refusal-rune-there = A rune lies here: no house and no viking may stand on it.
fjords-refusal-occupied = Somebody stands there already.
fjords-refusal-no-own-house-there = You have no house there.
fjords-refusal-home-stays = The house on the Home rune never moves.
fjords-refusal-same-hex = The house must move to another hex.
fjords-refusal-house-in-the-way = Another house stands in the way.
fjords-refusal-house-too-far = A house moves two hexes at most.
fjords-refusal-plain-broken = No plain leads there within two hexes.
fjords-refusal-no-own-neighbour = No house or viking of yours stands beside it.
fjords-refusal-no-common-plain = You stand beside it, but mountain or sea lies between: the shared side must show plain.
fjords-refusal-no-shore = None of your houses or vikings stands on a hex with sea.
fjords-refusal-sea-broken = The sea of your hexes does not lead there.
fjords-refusal-too-far-by-sea = A voyage is three hexes at most.
fjords-refusal-no-foothill = None of your houses or vikings stands on a hex with mountains.
fjords-refusal-ridge-broken = The mountains of your hexes do not lead there.
fjords-refusal-too-far-by-ridge = A ride is three hexes at most.
fjords-refusal-cell-taken = Another Wisdom rune lies on this cell.
fjords-refusal-no-own-plain-at-cell = No hex with a house or viking of yours shows plain towards this cell.
fjords-refusal-not-beside-stone = The viking must go to a hex beside the rune.
fjords-refusal-no-plain-towards-stone = This hex shows no plain towards the rune.

## How to play

fjords-primer-1-title = The aim
fjords-primer-1-text = First you all discover a coast, hex by hex, and build houses on it. Then you send vikings out from your houses over the plains. Every viking on the board is a point.
fjords-primer-2-title = Laying a hex
fjords-primer-2-text = On your turn choose one of the four hexes in the row and lay it, turned as you like. It must touch at least two hexes, and every shared side must match on both halves: plain to plain, mountain to mountain, sea to sea. There may be only one landmass, so some shared side must show land. Holes are allowed, and mountains may part the plains.
fjords-primer-3-title = Houses
fjords-primer-3-text = On the hex you have just laid, and on no other, you may build one of your four houses, if it has plain and no rune. Houses stay where they are, and those you have not built when the exploration ends are lost.
fjords-primer-4-title = The row
fjords-primer-4-text = Then a new hex comes into the row. If nothing in the row fits anywhere, the whole row goes back into the bag and four hexes are drawn anew. The exploration ends when nothing is left that fits.
fjords-primer-5-title = Sending vikings
fjords-primer-5-text = The player after the one who laid the last hex begins; whoever had nothing to lay begins at once. On your turn send one viking to an empty hex beside one of your houses or vikings, if the side between them shows plain, be it on one half only. Mountains and sea stop you, and so does everybody else: one piece to a hex.
fjords-primer-6-title = The end
fjords-primer-6-text = Whoever can send no viking is out; when all are out, the game is over. If all your vikings are on the board, every empty hex that only you could still have reached is a point too. A tie goes to the player who was later in the settlement.
fjords-primer-7-title = Runes on the land
fjords-primer-7-text = You may agree on any runes; without them their symbols mean nothing. A hex with a rune takes neither house nor viking, and all points add up. { fjords-rune-strength }: { fjords-rune-strength-text } { fjords-rune-water }: { fjords-rune-water-text } { fjords-rune-friendship }: { fjords-rune-friendship-text }
fjords-primer-8-title = Runes for the settlement
fjords-primer-8-text = Everybody holds one of each, for one use: a turn is one viking or one rune. Whoever can walk no farther plays a rune or drops out. { fjords-rune-journey }: { fjords-rune-journey-text } { fjords-rune-horse }: { fjords-rune-horse-text } { fjords-rune-wisdom }: { fjords-rune-wisdom-text }
fjords-primer-9-title = Runes for the exploration
fjords-primer-9-text = { fjords-rune-home }: { fjords-rune-home-text } { fjords-rune-secret }: { fjords-rune-secret-text }
fjords-primer-10-title = Other ways to play
fjords-primer-10-text = The epic game for two uses all hexes, with 30 vikings and 6 houses each. The original rules of 2005 have no row: you draw a hex and must lay it if you can, hexes that fit nowhere are set aside for later turns, and the points of three games are added up.
