## The curtain at a shared screen

ui-sail-pass = Передайте экран:
ui-sail-why = Пока парус опущен, ничьих карт на этой странице нет.
ui-sail-raise = Я { $name }, поднять парус
ui-sail-peek = Посмотреть на стол без карт
ui-sail-asks = Передайте экран: { $name }
