ui-tournaments = Турніри
ui-tournaments-now = Оголошені та поточні
ui-tournaments-over = Завершені
ui-tournaments-none = Нічого не оголошено. Оголосіть турнір самі: де бракує людей, зіграють боти.
ui-tournament-announce = Оголосити турнір
ui-tournament-account = Для турнірів потрібен обліковий запис, щоб кожного можна було знайти в кожному турі.
ui-tournament-name = Назва
ui-tournament-game = Гра
ui-tournament-system = Як добираються суперники
ui-tournament-swiss-more = Швейцарська: тури проти тих, хто має стільки ж очок
ui-tournament-robin-more = Колова: кожен із кожним
ui-tournament-arena-more = Арена: партія за партією, доки не вийде час
ui-tournament-rounds = Тури
ui-tournament-round = Тур
ui-tournament-minutes = Хвилин
ui-tournament-begins = Початок
ui-tournament-in-5 = через 5 хвилин
ui-tournament-in-15 = через 15 хвилин
ui-tournament-in-60 = через годину
ui-tournament-in-180 = через три години
ui-tournament-in-1440 = завтра о цій самій порі
ui-tournament-most = Учасників щонайбільше
ui-tournament-fill = Якщо людей бракує
ui-tournament-fill-none = нікого не додавати
ui-tournament-swiss =
    { $count ->
        [one] Швейцарська система, { $count } тур
        [few] Швейцарська система, { $count } тури
        [many] Швейцарська система, { $count } турів
       *[other] Швейцарська система, { $count } туру
    }
ui-tournament-robin = Кожен із кожним
ui-tournament-robin-rounds =
    { $count ->
        [one] Кожен із кожним, { $count } тур
        [few] Кожен із кожним, { $count } тури
        [many] Кожен із кожним, { $count } турів
       *[other] Кожен із кожним, { $count } туру
    }
ui-tournament-arena = Арена, { $minutes } хв
ui-tournament-rated = Іде в залік
ui-tournament-players =
    { $count ->
        [one] { $count } учасник
        [few] { $count } учасники
        [many] { $count } учасників
       *[other] { $count } учасника
    }
ui-tournament-open = Почнеться через { $time }
ui-tournament-arena-left = Триває, лишилося { $time }
ui-tournament-round-of = Тур { $round } з { $of }
ui-tournament-over = Завершено
ui-tournament-cancelled = Не відбувся: менше чотирьох учасників або скасовано
ui-tournament-led = оголошено від імені { $name }
ui-time-seconds = { $count } с
ui-time-minutes = { $count } хв
ui-time-hours = { $count } год
ui-time-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
ui-tournament-my-game = Ваша партія
ui-tournament-against = проти
ui-tournament-you-first = Ви сидите першим номером.
ui-tournament-you-second = Ви сидите другим номером.
ui-tournament-clock-runs = Годинник уже йде.
ui-tournament-begins-in = до початку
ui-tournament-next-in = до наступного туру
ui-tournament-in = Ви берете участь
ui-tournament-join-title = Вирушите з нами?
ui-tournament-join-more = Будьте тут до початку: з цієї сторінки ви потрапите за свій стіл.
ui-tournament-join = Взяти участь
ui-tournament-leave = Вийти
ui-tournament-start = Почати зараз
ui-tournament-cancel = Скасувати
ui-tournament-next = Наступний тур зараз
ui-tournament-wait = Очікування
ui-tournament-wait-pause = Перепочиньте: пари наступного туру скоро будуть готові.
ui-tournament-wait-games = Інші ще грають. Їхні партії можна подивитися нижче.
ui-tournament-podium = Перша трійка
ui-tournament-points = очки: { $points }
ui-tournament-signed = Учасники
ui-tournament-signed-none = Поки нікого.
ui-tournament-how = Як це відбувається
ui-tournament-how-swiss = Ви зустрічаєтеся з тими, хто має стільки ж очок
ui-tournament-how-swiss-more = Ні з ким двічі, доки це можливо. Якщо число непарне, хтось один вільний і дістає очко.
ui-tournament-how-robin = Ви зустрічаєтеся з кожним по разу
ui-tournament-how-robin-more = Тур починається, коли закінчено попередній. Якщо число непарне, кожен має один вільний тур, і за нього дається очко.
ui-tournament-how-arena = Партія за партією
ui-tournament-how-arena-more = Хто вільний, зустрічається з тим, хто вільний. Приходьте і йдіть, коли хочете; що почато до кінця часу, догравається.
ui-tournament-how-fill = Де людей бракує, грають боти: { $level }.
ui-tournament-how-late = Запізнюєтеся?
ui-tournament-how-late-more = Ваш годинник іде з першої миті. Хто пропустив дві партії, вибуває.
ui-tournament-how-equal = Однакові очки
ui-tournament-how-equal-more = За однакових очок вище той, у чиїх суперників очок більше; потім партії між рівними; потім жереб.
ui-tournament-pairings = Пари
ui-tournament-games = Партії
ui-tournament-here = тут
ui-tournament-away = немає на місці
ui-tournament-free = вільний тур
ui-tournament-table = Стіл { $number }
ui-tournament-standings = Таблиця
ui-tournament-points-short = Очки
ui-tournament-opponents-short = Суп.
ui-tournament-opponents = Очки суперників
ui-tournament-won = перемога
ui-tournament-drawn = нічия
ui-tournament-lost = поразка
ui-tournament-playing = триває
ui-tournament-gone = поза турніром
