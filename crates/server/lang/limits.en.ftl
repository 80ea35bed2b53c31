# What is said to those who ask for more than one visitor may.
ui-limit-requests = { $seconds ->
    [one] That was a lot at once. Please wait { $seconds } second.
   *[other] That was a lot at once. Please wait { $seconds } seconds.
}
ui-limit-tables = { $minutes ->
    [one] You have opened many tables in a short time. You can open another one in { $minutes } minute.
   *[other] You have opened many tables in a short time. You can open another one in { $minutes } minutes.
}
ui-limit-open-tables = You have opened very many tables today that are not over. Play some of them to the end first.
ui-limit-bot-tables = Bots already play among themselves at many of your tables. Wait until some of those games are over.
ui-limit-streams = Too many tables are open at the same time. Close some of the other windows first.
ui-limit-hints = { $seconds ->
    [one] You have asked for many hints. The next one can be had in { $seconds } second.
   *[other] You have asked for many hints. The next one can be had in { $seconds } seconds.
}
ui-limit-analyses = { $minutes ->
    [one] Several of your games are being analysed already. You can ask for another one in { $minutes } minute.
   *[other] Several of your games are being analysed already. You can ask for another one in { $minutes } minutes.
}
ui-limit-names = { $minutes ->
    [one] Many names were taken from here in a short time. Please try again in { $minutes } minute.
   *[other] Many names were taken from here in a short time. Please try again in { $minutes } minutes.
}
ui-limit-logins = { $minutes ->
    [one] That was tried often. You can try again in { $minutes } minute.
   *[other] That was tried often. You can try again in { $minutes } minutes.
}
ui-problem-quote = If you report this, quote the number { $number }.
ui-problem-barred = Whoever runs this server has closed it to you.
