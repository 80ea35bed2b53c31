## The page of whoever runs the server

ui-admin = Running this server
ui-admin-door = This page is for whoever runs the server. The token lies with its data; on the machine it is told by
ui-admin-token = Token
ui-admin-enter = Enter
ui-admin-how-long = For how long
ui-admin-for-ever = until it is taken back
ui-admin-hours = { $count ->
    [one] for an hour
    [24] for a day
    [168] for a week
   *[other] for { $count } hours
}
ui-admin-left = { $count ->
    [one] for one more hour
   *[other] for { $count } more hours
}
ui-admin-announce = Announcement
ui-admin-announce-more = Everybody reads this on every page, as it stands here.
ui-admin-announce-send = Announce
ui-admin-orders = In force
ui-admin-orders-none = Nothing is in force.
ui-admin-order-announce = Announced
ui-admin-order-bar = Kept out:
ui-admin-order-bar-network = Addresses kept out:
ui-admin-order-quota = May ask for so many times as much:
ui-admin-order-close = Is being closed:
ui-admin-order-hush = Is being taken away:
ui-admin-network = Keep out an address or a network
ui-admin-bar = Keep out
ui-admin-lift = Take back
ui-admin-reports = Reported
ui-admin-reports-none = Nobody has reported anything.
ui-admin-hush = Take away
ui-admin-tables = Tables
ui-admin-tables-none = There are no tables.
ui-admin-open = waits for players
ui-admin-playing = being played
ui-admin-over = over
ui-admin-close = Close
ui-admin-visitors = Visitors
ui-admin-visitors-none = Nobody has come yet.
ui-admin-sits = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
ui-admin-quota = Limits times
ui-admin-quota-more = So many times as much as others may ask for
