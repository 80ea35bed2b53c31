## The curtain at a shared screen

ui-sail-pass = Передайте экран:
ui-sail-why = Пока парус опущен, ничьих карт на этой странице нет.
ui-sail-raise = Я { $name }, поднять парус
ui-sail-peek = Посмотреть на стол без карт
ui-sail-asks = Передайте экран: { $name }

## What the others did

ui-telling = После вашего хода
ui-telling-again = Показать ещё раз
ui-telling-away = Убрать
ui-telling-more =
    { $count ->
        [one] Ещё { $count }
        [few] Ещё { $count }
       *[many] Ещё { $count }
    }

## Looking at a game again

ui-replay-first = К началу
ui-replay-back = На шаг назад
ui-replay-forward = На шаг вперёд
ui-replay-last = К концу
ui-keys-replay = при просмотре: шаг за шагом, к началу, к концу
ui-keys-play = при просмотре: пуск или пауза

## In sight

ui-moved = То, что сейчас можно выбрать, здесь: …
ui-watching = Вы наблюдаете.

## Once more

ui-ask-again = { $name } хочет сыграть ещё раз
ui-rematch-asks = Остальных спросят.
ui-rematch-begun = Все играют ещё раз
ui-sequel-begun = Следующая партия началась
ui-again-refused = На этот раз не все хотят играть снова.

## Who looks on

ui-watchers =
    { $count ->
        [one] Наблюдает { $count } человек
        [few] Наблюдают { $count } человека
       *[many] Наблюдают { $count } человек
    }
ui-watchers-many = Наблюдают больше { $count } человек
