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
