## The curtain at a shared screen

ui-sail-pass = Передайте екран:
ui-sail-why = Поки вітрило спущене, нічиїх карт на цій сторінці немає.
ui-sail-raise = Я { $name }, підняти вітрило
ui-sail-peek = Подивитися на стіл без карт
ui-sail-asks = Передайте екран: { $name }

## What the others did

ui-telling = Після вашого ходу
ui-telling-again = Показати ще раз
ui-telling-away = Прибрати
ui-telling-more =
    { $count ->
        [one] Ще { $count }
        [few] Ще { $count }
       *[many] Ще { $count }
    }

## Looking at a game again

ui-replay-first = На початок
ui-replay-back = На крок назад
ui-replay-forward = На крок уперед
ui-replay-last = У кінець
ui-keys-replay = під час перегляду: крок за кроком, на початок, у кінець
ui-keys-play = під час перегляду: пуск або пауза

## In sight

ui-moved = Те, що зараз можна вибрати, тут: …
ui-watching = Ви спостерігаєте.

## Once more

ui-ask-again = { $name } хоче зіграти ще раз
ui-rematch-asks = Інших запитають.
ui-rematch-begun = Усі грають ще раз
ui-sequel-begun = Наступна партія почалася
ui-again-refused = Цього разу не всі хочуть грати знову.

## Who looks on

ui-watchers =
    { $count ->
        [one] Спостерігає { $count } людина
        [few] Спостерігають { $count } людини
       *[many] Спостерігає { $count } людей
    }
ui-watchers-many = Спостерігає понад { $count } людей
