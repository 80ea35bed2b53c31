pomory-name = Помори
pomory-tagline = Риба, сіль і шторми Білого моря; ставки роблять закрито
pomory-reconstructed = Порядок клітинок, місця портів і п’ятнадцять карт вістей відтворено наново: друкованих під рукою не було.

## What can be agreed on

pomory-option-first = Перший гравець
pomory-option-first-random = за жеребом
pomory-option-first-a = місце A
pomory-option-first-b = місце B

## Names

pomory-kind-salmon = сьомга
pomory-kind-flounder = камбала
pomory-kind-herring = оселедець
pomory-kind-cod = тріска
pomory-kind-seal = тюлень
pomory-resource = { $kind } { $value }
pomory-spot = { $number } ({ $kind })
pomory-card-catch = лов «{ $kind }»
pomory-card-salt = сіль { $value }
pomory-port-3 = Архангельськ (3)
pomory-port-4 = Онега (4)
pomory-port-5 = Кем (5)
pomory-port-6 = Кандалакша (6)
pomory-way-cw = за годинниковою стрілкою
pomory-way-ccw = проти годинникової стрілки
pomory-stage-setup = Підготовка
pomory-stage-movement = Переміщення кораблів
pomory-stage-bets = Ставки
pomory-stage-weather = Погода
pomory-stage-catch = Лов риби
pomory-stage-scoring = Підрахунок очок
pomory-stage-over = Гру закінчено

## News cards

pomory-news-fair-wind = Попутний вітер
pomory-news-fair-wind-text =
    { $total ->
        [one] Цього ходу ви можете зробити до { $total } переміщення замість { $usual }.
        [few] Цього ходу ви можете зробити до { $total } переміщень замість { $usual }.
       *[many] Цього ходу ви можете зробити до { $total } переміщень замість { $usual }.
    }
pomory-news-pilot = Досвідчений лоцман
pomory-news-pilot-text = Одним зі своїх переміщень поставте корабель із запасу або свій незаблокований корабель на будь-яку порожню клітинку лову.
pomory-news-carpenters = Артіль теслярів
pomory-news-carpenters-text = Заберіть у запас усі свої кораблі з ремонтного доку. Їх можна виставляти вже цього ходу.
pomory-news-anchor = Зірвало з якоря
pomory-news-anchor-text = Оберіть корабель суперника, що блокує ваш, і відведіть його на найближчу порожню клітинку в будь-який бік. Переміщення не витрачається.
pomory-news-shoals = Чутки про косяки
pomory-news-shoals-text =
    { $amount ->
        [one] Скиньте одну відкриту карту ресурсів і відкрийте замість неї нову.
        [few] Скиньте до { $amount } відкритих карт ресурсів і відкрийте замість них нові.
       *[many] Скиньте до { $amount } відкритих карт ресурсів і відкрийте замість них нові.
    }
pomory-news-gossip = Балачки на пристані
pomory-news-gossip-text = Суперник ставить карти першим і показує вам одну з них, обрану навмання. Потім ставите ви.
pomory-news-tackle = Запасна снасть
pomory-news-tackle-text = Поставте три карти. Після шторму, до відкриття, поверніть одну з них у руку.
pomory-news-saltworks = Солеварня
pomory-news-saltworks-text =
    { $amount ->
        [one] Перед ставкою поверніть у руку одну свою зіграну карту продажу солі.
        [few] Перед ставкою поверніть у руку до { $amount } своїх зіграних карт продажу солі.
       *[many] Перед ставкою поверніть у руку до { $amount } своїх зіграних карт продажу солі.
    }
pomory-news-signs = Старі прикмети
pomory-news-signs-text = Погода не зараховується і визначається наново.
pomory-news-calm = Повний штиль
pomory-news-calm-text = Шторм у цьому раунді не забирає кораблів ні в кого.
pomory-news-moryana = Моряна
pomory-news-moryana-text = Замість кидка кубика назвіть порт: шторм буде біля нього.
pomory-news-nets = Нові сіті
pomory-news-nets-text =
    { $amount ->
        [one] Для однієї своєї вдалої карти лову вважайте, що у вас на { $amount } корабель більше.
        [few] Для однієї своєї вдалої карти лову вважайте, що у вас на { $amount } кораблі більше.
       *[many] Для однієї своєї вдалої карти лову вважайте, що у вас на { $amount } кораблів більше.
    }
pomory-news-decree = Соляний указ
pomory-news-decree-text =
    { $amount ->
        [one] Змініть попит на сіль у цьому раунді на { $amount } мішок у будь-який бік.
        [few] Змініть попит на сіль у цьому раунді не більш як на { $amount } мішки в будь-який бік.
       *[many] Змініть попит на сіль у цьому раунді не більш як на { $amount } мішків у будь-який бік.
    }
pomory-news-word = Купецьке слово
pomory-news-word-text = Якщо рівно одна з двох ваших карт невдала, отримайте очки за іншу.
pomory-news-fair = Маргаритинський ярмарок
pomory-news-fair-text = Оголосіть черговий набір, хоча вам бракує однієї карти, й отримайте за нього повні очки.

pomory-window-movement = у свій хід переміщення
pomory-window-gossip = на початку етапу ставок
pomory-window-saltworks = перед своєю ставкою
pomory-window-tackle = разом зі своєю ставкою
pomory-window-moryana = до кидка кубика погоди
pomory-window-result = коли погода відома, але кораблі ще не прибрано
pomory-window-nets = під час свого лову
pomory-window-decree = коли попит відомий, але очки ще не нараховано
pomory-window-word = під час нарахування своїх очок, до підрахунку комбінації
pomory-window-announcement = під час нарахування своїх очок, разом із набором

## What one can do

pomory-action-end = Закінчити переміщення
pomory-action-place = Виставити корабель із запасу на клітинку { $to }
pomory-action-place-block = Виставити корабель із запасу на клітинку { $to } і заблокувати корабель, що там стоїть
pomory-action-move = Перемістити корабель із клітинки { $from } на клітинку { $to }
pomory-action-move-block = Перемістити корабель із клітинки { $from } на клітинку { $to } і заблокувати корабель, що там стоїть
pomory-action-dock = Прибрати корабель із клітинки { $at } до ремонтного доку
pomory-action-bet = Поставити: { $cards }
pomory-action-pass = Пас
pomory-action-take-back = Повернути в руку: { $card }
pomory-action-keep = Залишити собі «{ $news }»
pomory-action-set = Оголосити набір: { $kind }, карт: { $size }
pomory-action-fair-wind =
    { $amount ->
        [one] Попутний вітер: ще { $amount } переміщення
        [few] Попутний вітер: ще { $amount } переміщення
       *[many] Попутний вітер: ще { $amount } переміщень
    }
pomory-action-pilot-supply = Досвідчений лоцман: корабель із запасу на клітинку { $to }
pomory-action-pilot = Досвідчений лоцман: корабель із клітинки { $from } на клітинку { $to }
pomory-action-carpenters = Артіль теслярів: забрати всі свої кораблі з доку
pomory-action-anchor = Зірвало з якоря: відвести корабель із клітинки { $at } { $way }
pomory-action-shoals = Чутки про косяки: скинути { $cards }
pomory-action-gossip = Балачки на пристані: суперник ставить першим і показує карту
pomory-action-tackle = Запасна снасть: поставити три карти
pomory-action-saltworks = Солеварня: повернути в руку { $salt }
pomory-action-signs = Старі прикмети: визначити погоду наново
pomory-action-calm = Повний штиль: шторм не забирає кораблів
pomory-action-moryana = Моряна: шторм біля порту { $port }
pomory-action-nets =
    { $amount ->
        [one] Нові сіті: на { $amount } корабель більше для карти «{ $kind }»
        [few] Нові сіті: на { $amount } кораблі більше для карти «{ $kind }»
       *[many] Нові сіті: на { $amount } кораблів більше для карти «{ $kind }»
    }
pomory-action-decree-raise = Соляний указ: підняти попит на { $by }
pomory-action-decree-lower = Соляний указ: знизити попит на { $by }
pomory-action-word = Купецьке слово: отримати очки за вдалу карту
pomory-action-fair = Маргаритинський ярмарок: оголосити набір із { $size }, хоча однієї карти бракує: { $kind }

## What happened

pomory-event-first-chosen = Жереб кинуто: перший гравець — { $seat }.
pomory-event-round-began = Починається раунд { $round }. Перший гравець — { $seat }.
pomory-event-card-opened = Відкрито карту ресурсів: { $card }.
pomory-event-card-discarded = Карта ресурсів одразу йде у скид, бо сума цього виду перевищила б 4: { $card }.
pomory-event-deck-ended = Узято останню карту ресурсів. Цей раунд останній.
pomory-event-ship-placed = { $seat } виставляє корабель на клітинку { $to }.
pomory-event-ship-placed-blocks = { $seat } виставляє корабель на клітинку { $to } і блокує корабель, що там стоїть.
pomory-event-ship-moved = { $seat } переміщує корабель із клітинки { $from } на клітинку { $to }.
pomory-event-ship-moved-blocks = { $seat } переміщує корабель із клітинки { $from } на клітинку { $to } і блокує корабель, що там стоїть.
pomory-event-ship-docked = { $seat } прибирає корабель із клітинки { $at } до ремонтного доку.
pomory-event-ship-freed = Корабель гравця { $seat } на клітинці { $at } знову вільний.
pomory-event-ship-pushed = Корабель гравця { $seat } відносить із клітинки { $from } на клітинку { $to }.
pomory-event-movement-ended = { $seat } закінчує переміщення.
pomory-event-news-played = { $seat } грає вість «{ $news }». { $text }
pomory-event-wind-turned =
    { $left ->
        [one] Тепер у гравця { $seat } залишилося { $left } переміщення.
        [few] Тепер у гравця { $seat } залишилося { $left } переміщення.
       *[many] Тепер у гравця { $seat } залишилося { $left } переміщень.
    }
pomory-event-row-card-discarded = Відкрита карта йде у скид: { $card }.
pomory-event-salt-taken = { $seat } повертає в руку: { $salt }.
pomory-event-bet-sealed =
    { $count ->
        [one] { $seat } ставить закрито { $count } карту.
        [few] { $seat } ставить закрито { $count } карти.
       *[many] { $seat } ставить закрито { $count } карт.
    }
pomory-event-bet-sealed-own = { $seat } ставить закрито: { $cards }.
pomory-event-card-shown = { $of } показує одну з поставлених карт, її бачить лише { $seat }.
pomory-event-card-shown-own = { $of } показує одну з поставлених карт, її бачить лише { $seat }: { $card }.
pomory-event-bets-closed = Обидві ставки зроблено.
pomory-event-die-rolled = На кубику погоди випало { $value }.
pomory-event-fair-weather = Установилася гарна погода. Усі кораблі лишаються на своїх місцях.
pomory-event-storm-rose = Шторм у районі порту { $port }.
pomory-event-storm-stilled = Повний штиль: шторм не забирає кораблів.
pomory-event-storm-took = Шторм відносить до доку корабель гравця { $seat } з клітинки { $at }: найближчий поодинокий із цього боку.
pomory-event-storm-took-blocker = Шторм відносить до доку корабель гравця { $seat } з клітинки { $at }: найближчий блокувальний із цього боку.
pomory-event-storm-spared = Шторм біля порту { $port } ні до кого не дістає.
pomory-event-card-taken-back = { $seat } повертає одну з трьох карт у руку, не показуючи її.
pomory-event-card-taken-back-own = { $seat } повертає в руку, не показуючи: { $card }.
pomory-event-bet-opened = { $seat } відкриває: { $cards }.
pomory-event-caught = { $seat }, { $kind }: { $ships } × { $value } = { $points }.
pomory-event-caught-nets = { $seat }, { $kind } з новими сітями: { $ships } × { $value } = { $points }.
pomory-event-caught-no-ship = { $seat }, { $kind }: вільних кораблів там немає, улову немає.
pomory-event-caught-no-card = { $seat }, { $kind }: відкритих карт цього виду немає, улову немає.
pomory-event-catch-totalled =
    { $cards ->
        [0] Улов гравця { $seat } — { $points }. Карт не взято.
        [one] Улов гравця { $seat } — { $points }. Узято { $cards } карту.
        [few] Улов гравця { $seat } — { $points }. Узято { $cards } карти.
       *[many] Улов гравця { $seat } — { $points }. Узято { $cards } карт.
    }
pomory-event-demand-summed = Попит на сіль: { $first } + { $second } = { $demand }.
pomory-event-demand-raised = { $seat } піднімає попит на { $by }. Тепер він { $demand }.
pomory-event-demand-lowered = { $seat } знижує попит на { $by }. Тепер він { $demand }.
pomory-event-scored-catch-catch =
    { $points ->
        [one] Обидві карти лову вдалі: { $seat } отримує { $points } очко.
        [few] Обидві карти лову вдалі: { $seat } отримує { $points } очки.
       *[many] Обидві карти лову вдалі: { $seat } отримує { $points } очок.
    }
pomory-event-scored-catch =
    { $points ->
        [one] Обидві карти вдалі, більше дав лов: { $seat } отримує { $points } очко.
        [few] Обидві карти вдалі, більше дав лов: { $seat } отримує { $points } очки.
       *[many] Обидві карти вдалі, більше дав лов: { $seat } отримує { $points } очок.
    }
pomory-event-scored-salt =
    { $points ->
        [one] Сіль продано: { $seat } отримує { $points } очко.
        [few] Сіль продано: { $seat } отримує { $points } очки.
       *[many] Сіль продано: { $seat } отримує { $points } очок.
    }
pomory-event-scored-word =
    { $points ->
        [one] Одна карта невдала, другу рятує купецьке слово: { $seat } отримує { $points } очко.
        [few] Одна карта невдала, другу рятує купецьке слово: { $seat } отримує { $points } очки.
       *[many] Одна карта невдала, другу рятує купецьке слово: { $seat } отримує { $points } очок.
    }
pomory-event-failed-catch-catch = Карта лову невдала: { $seat } отримує { $points }.
pomory-event-failed-catch-salt = І лов, і сіль мали бути вдалі: { $seat } отримує { $points }.
pomory-event-failed-salt-salt = Попит замалий для обох карт солі: { $seat } отримує { $points }.
pomory-event-news-drawn = { $seat } бере карту вістей.
pomory-event-news-drawn-own = { $seat } бере вість «{ $news }».
pomory-event-news-kept = { $seat } залишає собі одну вість, а другу кладе під низ колоди.
pomory-event-news-kept-own = { $seat } залишає собі «{ $kept }», а «{ $returned }» кладе під низ колоди.
pomory-event-news-kept-last = Це була остання вість: її залишає собі { $seat }.
pomory-event-ships-returned =
    { $ships ->
        [one] { $seat } забирає з ремонтного доку { $ships } корабель.
        [few] { $seat } забирає з ремонтного доку { $ships } кораблі.
       *[many] { $seat } забирає з ремонтного доку { $ships } кораблів.
    }
pomory-event-set-announced =
    { $size ->
        [one] { $seat } оголошує набір: { $kind }, здано карт: { $cards }. Набір приносить { $size } очко.
        [few] { $seat } оголошує набір: { $kind }, здано карт: { $cards }. Набір приносить { $size } очки.
       *[many] { $seat } оголошує набір: { $kind }, здано карт: { $cards }. Набір приносить { $size } очок.
    }
pomory-event-salt-returned = Зіграно останню карту солі: { $seat } забирає всі п’ять назад.
pomory-event-game-ended-goal = Набрано 70 очок: гру закінчено.
pomory-event-game-ended-deck = Колода рибних ресурсів скінчилася: гру закінчено.
pomory-event-game-ended-quiet = Двадцять раундів поспіль ніхто нічого не впіймав: гру закінчено.
pomory-event-game-won =
    { $points ->
        [one] Перемагає { $seat }: { $points } очко.
        [few] Перемагає { $seat }: { $points } очки.
       *[many] Перемагає { $seat }: { $points } очок.
    }
pomory-event-game-drawn =
    { $points ->
        [one] Нічия: в обох { $points } очко.
        [few] Нічия: в обох { $points } очки.
       *[many] Нічия: в обох { $points } очок.
    }

## Points

pomory-reason-catch-catch = Дві карти лову
pomory-reason-catch-salt = Карта лову і карта солі
pomory-reason-salt-salt = Дві карти солі
pomory-reason-word = Купецьке слово
pomory-reason-sets = Набори

## Why not

pomory-refusal-nothing-to-pass = Зараз пасувати немає на що. Переміщення закінчують окремою кнопкою.
pomory-refusal-only-in-movement = Кораблі переміщують лише у свій хід переміщення.
pomory-refusal-only-at-bets = Карти ставлять на етапі ставок.
pomory-refusal-only-at-own-scoring = Набір оголошують під час нарахування своїх очок, один за раунд.
pomory-refusal-no-news-to-choose = Зараз вам немає з чого обирати вість.
pomory-refusal-nothing-to-take-back = Зараз повертати карту в руку не треба.
pomory-refusal-bet-due = Треба зробити ставку, пасувати не можна.
pomory-refusal-card-to-take-back = Треба повернути в руку одну з трьох карт.
pomory-refusal-news-to-keep = Треба обрати, яку вість залишити.
pomory-refusal-news-not-held = У вас немає вісті «{ $news }».
pomory-refusal-news-too-fresh = Вість «{ $news }» узято в цьому раунді, її можна зіграти з наступного.
pomory-refusal-wrong-moment = Вість «{ $news }» грають { $window }.
pomory-refusal-news-not-drawn = Вісті «{ $news }» серед узятих карт немає.
pomory-refusal-no-relocation-left = У вас не залишилося переміщень.
pomory-refusal-no-such-cell = Такої клітинки немає.
pomory-refusal-no-ship-there = Там немає корабля.
pomory-refusal-not-your-ship = Це не ваш корабель.
pomory-refusal-supply-empty = У запасі немає кораблів.
pomory-refusal-ship-blocked = Цей корабель заблоковано: його не можна перемістити, можна лише прибрати до доку.
pomory-refusal-same-cell = Корабель лишився б на своєму місці.
pomory-refusal-beyond-nearest-empty = Одне переміщення веде до найближчої порожньої клітинки, а ця далі.
pomory-refusal-behind-empty = Раніше трапляється порожня клітинка: до цього корабля одним переміщенням не дійти.
pomory-refusal-parted-from-ports = Корабель відділяє від портів порожня клітинка, почати з порту не можна.
pomory-refusal-two-ships-there = Там уже два кораблі: блокувальний корабель заблокувати не можна.
pomory-refusal-own-ship-there = Не можна блокувати власний корабель.
pomory-refusal-last-free-ship = Не можна блокувати останній вільний корабель суперника.
pomory-refusal-cell-occupied = Клітинка зайнята.
pomory-refusal-dock-empty = У ремонтному доку немає ваших кораблів.
pomory-refusal-ship-not-blocked = Ваш корабель там не заблоковано.
pomory-refusal-no-empty-cell-that-way = У той бік немає порожньої клітинки.
pomory-refusal-deck-empty = Колода рибних ресурсів порожня.
pomory-refusal-card-not-open = Ця карта не лежить відкритою: { $card }.
pomory-refusal-too-many-cards = Карт може бути не більше { $most }.
pomory-refusal-salt-lies-open = Цю карту вже зіграно, вона лежить відкритою: { $card }.
pomory-refusal-two-cards-due = Ставлять рівно дві карти.
pomory-refusal-three-cards-due = Із запасною снастю ставлять рівно три карти.
pomory-refusal-salt-not-open = Ця карта не лежить перед вами відкритою: { $card }.
pomory-refusal-card-not-bet = Ви не ставили цієї карти: { $card }.
pomory-refusal-no-die-rolled = Шторм було названо, кубик не кидали.
pomory-refusal-no-storm = Шторму немає.
pomory-refusal-nothing-caught = Ця карта лову нічого не приносить: { $kind }.
pomory-refusal-decree-out-of-range = Попит змінюється щонайменше на 1 і щонайбільше на { $most }.
pomory-refusal-no-catch-card = У вашій комбінації немає карти лову.
pomory-refusal-both-failed = Невдалі обидві ваші карти.
pomory-refusal-none-failed = Жодна ваша карта не була невдалою.
pomory-refusal-set-too-small = Карт цього виду ({ $kind }) замало. Потрібно: { $need }.
pomory-refusal-nothing-lacking = Для цього набору ({ $kind }) карт вистачає.

## How to play

pomory-primer-1-title = Мета гри
pomory-primer-1-text = Ви відправляєте кораблі на місця лову в Білому морі, робите ставки на свій улов і продаєте сіль. Коли хтось набере 70 очок або скінчиться колода рибних ресурсів, перемагає той, у кого очок більше; гра закінчується і після двадцяти раундів поспіль без жодного улову. У раунді чотири етапи: переміщення кораблів, ставки, погода, лов риби і підрахунок очок.
pomory-primer-2-title = Переміщення кораблів
pomory-primer-2-text = Спершу до трьох переміщень робить перший гравець, потім другий. За одне переміщення корабель виходить із запасу з будь-якого порту, рухається морем або йде до ремонтного доку. Корабель іде до найближчої порожньої клітинки, перестрибуючи зайняті. Якщо від порту його не відділяє порожня клітинка, він може натомість почати з будь-якого порту.
pomory-primer-3-title = Блокування
pomory-primer-3-text = Закінчити переміщення можна й на поодинокому кораблі суперника, що трапився раніше за порожню клітинку. Ваш корабель стає зверху, нижній заблоковано: він не переміщується і не ловить риби, але господар може прибрати його до доку. Не можна блокувати блокувальний корабель, власні кораблі й останній вільний корабель суперника.
pomory-primer-4-title = Ставки
pomory-primer-4-text = Обидва гравці одночасно ставлять по дві карти закрито. Поки суперник не поставив, свою ставку можна забрати назад. Дві карти лову приносять суму, якщо обидві вдалі. Лов і сіль приносять більше з двох, якщо обидві карти вдалі. Дві карти солі приносять більшу з удалих.
pomory-primer-5-title = Погода
pomory-primer-5-text = Кубик приносить шторм до порту з числом, що випало; за 1 або 2 його кидають ще раз, і знову 1 або 2 — це гарна погода. Шторм дістає на п’ять клітинок в обидва боки, але не далі наступного порту. З кожного боку він відносить до доку найближчий блокувальний корабель, а якщо такого немає — найближчий поодинокий.
pomory-primer-6-title = Лов і сіль
pomory-primer-6-text = На причалі лежать відкритими чотири карти ресурсів. Нова карта, з якою сума її виду перевищила б 4, одразу йде у скид, і відкривають іншу. Карта лову приносить кількість ваших вільних кораблів на клітинках цього виду, помножену на суму відкритих карт цього виду. Ці карти ви забираєте, причал поповнюється, потім ловить другий гравець. Обидва улови разом — це попит на сіль: карта солі вдала, якщо попит не менший за її значення. Будь-яка карта солі повертає ваші кораблі з доку. Зіграна сіль лежить відкритою, поки не зіграно всі п’ять карт.
pomory-primer-7-title = Набори та вісті
pomory-primer-7-text = Під час нарахування своїх очок можна оголосити набір упійманих карт одного виду й отримати стільки очок, скільки в ньому карт: спершу 4, потім 5, 6 і так далі, лік спільний для обох гравців. Хто не отримав очок за комбінацію, бере дві карти вістей, залишає одну і може зіграти її починаючи з наступного раунду.
