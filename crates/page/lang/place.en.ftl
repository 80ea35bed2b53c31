## Who I am

ui-me = My page
ui-me-open = My page, devices, account
ui-me-account = Your page
ui-me-guest = Your page · you are a guest: this device alone knows you
ui-me-login = You log in as { $login }
ui-account-keep = Keep this name
ui-account-keep-more = With a name and a password you come back from any device, and a lost one costs you nothing. No e-mail is asked for.
ui-account-open = Make an account
ui-login-name = Name to log in with
ui-password = Password
ui-password-more = At least { $least } characters.
ui-password-old = Password now
ui-password-new = New password
ui-password-change = Password
ui-password-change-more = All other devices are signed out.
ui-password-change-send = Change the password
ui-log-in = Log in
ui-log-in-instead = I have an account
ui-log-in-bring = Bring the tables of the guest { $name } along
ui-log-out = Sign out
ui-log-out-guest = You are a guest: sign out here, and your seats are lost unless another device knows you.
ui-forgotten = Password forgotten?
ui-recover = New password
ui-recover-more = The twelve words you wrote down stand for the password you lost. You get twelve new ones, and every device is signed out.
ui-recover-send = Set the new password
ui-words = Twelve words
ui-words-title = Write these twelve words down
ui-words-more = They are shown only now. Whoever has them and your name can set a new password, so keep them where you keep keys.
ui-words-again = Twelve new words
ui-words-again-more = Words that others may have seen are worth nothing any more: get new ones.
ui-along = Take my seats to another device
ui-along-more = A link that works once and for ten minutes. This device stays signed in.
ui-along-make = Make a link
ui-along-picture = The link as a picture for a camera
ui-along-how = Open the camera there, or go to the page “log in” and type:
ui-along-once = works once, for ten minutes
ui-along-here = A code from another device
ui-along-as = Go on as { $name } on this device?
ui-along-as-more = All tables of this name come along. The other device stays signed in.
ui-along-instead = This device is known as { $name } now; it will not be any more.
ui-along-take = Go on here
ui-along-type = I have a code from another device
ui-along-type-more = Make a link there on “My page” and type its code here.
ui-along-code = Code
ui-devices = My devices
ui-devices-others = Sign out everywhere else
ui-device-here = this device · now
ui-device-unknown = A program, or an unknown device
ui-device-seen = last used { $ago }
ui-ago-minutes =
    { $count ->
        [0] just now
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
ui-ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
ui-ago-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
ui-data = My data
ui-data-take = Take everything with me
ui-data-take-more = name, devices, tables, records of finished games; one file
ui-data-download = Download
ui-own-bots-short = programs that play in their own names
ui-delete = Delete me here
ui-delete-more = Name, devices and account go at once. The games stay, with “N. N.” on your seats.
ui-delete-open = Delete …
ui-delete-name = Type { $name } to delete for good
ui-delete-send = Delete for good

## Time

ui-clock = Clock
ui-clock-none = No clock
ui-clock-none-more = everybody takes their time
ui-clock-live-10 = 10 minutes each
ui-clock-live-20 = 20 minutes each
ui-clock-live-30 = 30 minutes each
ui-clock-gain = and 20 seconds more after each turn
ui-clock-turn = 1 minute a turn
ui-clock-turn-more = quick, all are there
ui-clock-day = 1 day a turn
ui-clock-three-days = 3 days a turn
ui-clock-week = 7 days a turn
ui-clock-slow-more = slow: a turn now and then
ui-time-out-lose = Whoever runs out of time has lost
ui-time-out-more = Otherwise a bot takes over, and the player may come back.
ui-beyond-luck = A friendly game: take back even what luck has shown
ui-beyond-luck-more = Only if all agree; dice and cards come as they came before.
ui-left-hours =
    { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
ui-left-days =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }

## Between people

ui-asks = Questions at the table
ui-sits-in = a bot sits in
ui-return-title = A bot sits in for you
ui-return-more = Take your seat back whenever you like, also in the middle of the game.
ui-return = Take my seat back
ui-paused-title = The game is paused
ui-paused-more = The clocks stand until somebody goes on.
ui-resume = Go on
ui-away-title = { $name } is away
ui-away-more = Nobody has been there for a while, and the table waits. A bot can sit in; the seat can be taken back at any time.
ui-away-bot = Put a bot in this seat
ui-ask-back = { $name } asks to take back everything from step { $step } on
ui-ask-pause = { $name } asks for a pause
ui-ask-stop = { $name } offers to stop without a result
ui-ask-bot = { $name } asks to put a bot in the seat of { $whose }
ui-ask-agreed = Agreed: { $names }.
ui-ask-open = Not answered: { $names }.
ui-ask-withdraw = Withdraw
ui-ask-agree = Agree
ui-ask-refuse = Refuse
ui-menu-back = Ask to take back further
ui-menu-pause = Ask for a pause
ui-menu-abort = Call the game off
ui-menu-stop = Offer to stop without a result
ui-menu-resign = Resign …
ui-resign-two = The game ends at once, and you have lost.
ui-resign-many = You come last. A bot plays on with your pieces, so that the others can finish.
ui-resign-sure = Resign

## Talk

ui-talk = Talk
ui-talk-players = Players among themselves; watchers read it when the game is over.
ui-talk-watchers = Watchers among themselves; players read it when the game is over.
ui-talk-text = Say something
ui-talk-send = Send
ui-talk-mind = Mute, report or remove
ui-talk-mute = Mute
ui-talk-unmute = Hear { $name } again
ui-talk-report = Report to the host
ui-talk-remove = Remove
ui-talk-removed = removed
ui-talk-reported = reported
ui-phrase-hello = Hello!
ui-phrase-luck = Good luck!
ui-phrase-nice = Nice move!
ui-phrase-thanks = Thank you
ui-phrase-sorry = Sorry
ui-phrase-think = I am thinking
ui-phrase-wait = One moment, please
ui-phrase-back = I am back
ui-phrase-game = Good game!
ui-phrase-again = Once more?

## Lobby: turns, a game in two clicks

ui-lobby-turns =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
ui-go-table = Go to the table
ui-start-title = Start a game
ui-start-more = Two clicks: a game, then with whom. Everything else as last time.
ui-start-which = Which game?
ui-start-whom = With whom?
ui-start-friend = A friend
ui-start-friend-more = you get a link
ui-start-anybody = Anybody
ui-start-anybody-more = the table stands in the lobby
ui-start-screen = This screen
ui-start-screen-more = you pass the device on
ui-filter = Which games?
ui-filter-all = All
ui-watch-now = To watch now
ui-watch-none = No public game is being played now.
ui-finished = Finished
ui-ended-first = Won { $points }
ui-ended-shared = First place shared, { $points }
ui-ended-place = Place { $place } of { $of }, { $points }
ui-ended-alone = { $points } points
ui-clock-stock = { $minutes } min each + { $gain } s a turn
ui-clock-each-minutes =
    { $count ->
        [one] { $count } minute a turn
       *[other] { $count } minutes a turn
    }
ui-clock-each-hours =
    { $count ->
        [one] { $count } hour a turn
       *[other] { $count } hours a turn
    }
ui-clock-each-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
ui-turns = My turn
ui-turns-none = Nobody waits for you now.
ui-turns-feed = The same as a feed for programs
ui-notices = How to be told
ui-notices-system = Notices of the system
ui-notices-system-more = when it becomes your turn and Naust is open in another tab
ui-notices-sound = A sound
ui-notices-sound-more = off unless you want it

## Ratings

ui-rated = The game counts
ui-rated-more = For people with accounts, with a clock that ends the game; nothing is taken back by agreement, nobody is replaced.
ui-ratings = Ratings
ui-ratings-none = No rated game yet.
ui-rating = Rating
ui-rating-new =
    { $count ->
        [one] { $count } game until it counts
       *[other] { $count } games until it counts
    }
ui-rating-more = 1500 is somebody unknown; 200 points are about one class. Bots stand on the same scale (Weng-Lin).
ui-rated-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
ui-leaders = { $game }: the best
ui-leaders-who = Who
ui-leaders-games = Rated games
ui-leaders-none = Nobody has played a rated game of this yet.
ui-profile = Profile
ui-together = You two
ui-together-score = You before: { $before }, behind: { $behind }, on the same place: { $level }.
