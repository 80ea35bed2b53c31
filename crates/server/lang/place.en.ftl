# What the server answers about accounts.
ui-problem-login = Name and password, or the twelve words, do not fit together.
ui-problem-attempts = Too many attempts. Wait ten minutes and try again.
ui-problem-login-taken = Somebody else logs in with this name. Choose another.
ui-problem-password =
    { $least ->
        [one] A password has { $least } character at least and 200 at most.
       *[other] A password has { $least } characters at least and 200 at most.
    }
ui-problem-no-account = This needs an account.
ui-problem-has-account = You have an account already.
ui-problem-link = This link was used already, or it is too old. Make a new one on the other device.
ui-problem-session = You are not signed in there any more.
ui-problem-other-name = That is not the name. Nothing was deleted.
