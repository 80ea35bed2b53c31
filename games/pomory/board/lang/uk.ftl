## The map

pomory-map-sea = Біле море
pomory-map-solovki = Соловки
pomory-map-tersky = Терський берег
pomory-map-karelian = Карельський берег
pomory-map-pomor = Поморський берег
pomory-map-summer = Літній берег
pomory-map-winter = Зимовий берег
pomory-map-port-3 = Архангельськ
pomory-map-port-4 = Онега
pomory-map-port-5 = Кем
pomory-map-port-6 = Кандалакша
pomory-map-dock = Ремонтний док
pomory-map-supply = Запас

## Things of the table

pomory-label-panel-sea = Море
pomory-label-panel-bet = Ставка
pomory-label-panel-story = Що було
pomory-label-panel-goods = Товари
pomory-label-player = { $seat }
pomory-label-map =
    { $count ->
        [one] Біле море: ланцюжок із { $count } клітинки та чотири порти
        [few] Біле море: ланцюжок із { $count } клітинок та чотири порти
       *[many] Біле море: ланцюжок із { $count } клітинок та чотири порти
    }
pomory-label-cell = Клітинка { $spot }, порожньо
pomory-label-cell-ship = Клітинка { $spot }, корабель гравця { $seat }
pomory-label-cell-block = Клітинка { $spot }, { $seat } блокує гравця { $other }
pomory-label-port = Порт { $port }. Шторм тут сягає позначених клітинок.
pomory-label-dock = Ремонтний док. { $ships }
pomory-label-docked = { $seat }: { $count }
pomory-label-card = { $card }, { $state }, зараз варта { $value }
pomory-label-round = Раунд { $round }: { $stage }
pomory-label-round-number = Раунд { $round }
pomory-label-first = Перший гравець: { $seat }
pomory-label-score = { $seat } { $points }
pomory-label-ruler = Очки: { $scores }. Гра закінчується на { $goal }.
pomory-label-quiet =
    { $left ->
        [one] Раундів поспіль без улову: { $rounds }. Ще { $left } такий раунд, і гру закінчено.
        [few] Раундів поспіль без улову: { $rounds }. Ще { $left } такі раунди, і гру закінчено.
       *[many] Раундів поспіль без улову: { $rounds }. Ще { $left } таких раундів, і гру закінчено.
    }
pomory-label-won = Перемагає { $seat }, { $best } : { $next }
pomory-label-draw = Нічия, { $points } : { $points }

## Players

pomory-seat-at-sea = у морі
pomory-seat-blocked = заблоковано
pomory-seat-supply = у запасі
pomory-seat-dock = у доку
pomory-seat-news = вісті
pomory-seat-points = із { $goal }
pomory-seat-moving = веде кораблі
pomory-seat-asked = думає про вісті
pomory-seat-betting = обирає карти
pomory-seat-taking-back = забирає карту
pomory-seat-keeping = обирає вість
pomory-seat-announcing = думає про набір

## What to do now

pomory-dock-move = Ведіть свої кораблі.
pomory-dock-end = Завершіть хід.
pomory-dock-left =
    { $count ->
        [0] Переміщень не лишилося.
        [one] Лишилося { $count } переміщення. Порожня клітинка: корабель із запасу. Свій корабель: вести чи в док.
        [few] Лишилося { $count } переміщення. Порожня клітинка: корабель із запасу. Свій корабель: вести чи в док.
       *[many] Лишилося { $count } переміщень. Порожня клітинка: корабель із запасу. Свій корабель: вести чи в док.
    }
pomory-dock-ask = Зіграєте вість ({ $when })?
pomory-dock-nothing-fits = Жодна з ваших карт зараз не підходить. Запитання поставлено, щоб ніхто не дізнався, що у вас на руці.
pomory-dock-may-play = Можна зіграти карту або пасувати.
pomory-dock-seal = Поставте дві карти закрито.
pomory-dock-seal-three = Поставте три карти закрито.
pomory-dock-sealed = Ставку зроблено: { $seat }.
pomory-dock-choosing = Ще обирає: { $seat }.
pomory-dock-shown = { $seat } показує вам: { $card }.
pomory-dock-may-take-back = Вашу ставку зроблено. Поки суперник не зробив своєї, її можна взяти назад і змінити.
pomory-dock-take-back = Заберіть одну з трьох карт.
pomory-dock-take-back-fact = Шторм минув; дві залишені карти буде відкрито.
pomory-dock-keep = Залиште одну з двох вістей.
pomory-dock-keep-fact = Інша піде під колоду. Свою можна зіграти з наступного раунду.
pomory-dock-announce = Оголошуєте набір?
pomory-dock-no-set-fits = Зараз оголосити нічого. Запитання поставлено, щоб ніхто не дізнався, що у вас на руці.
pomory-dock-set-fact =
    { $size ->
        [one] Наступний набір: { $size } карта одного виду, стільки ж очок.
        [few] Наступний набір: { $size } карти одного виду, стільки ж очок.
       *[many] Наступний набір: { $size } карт одного виду, стільки ж очок.
    }
pomory-dock-set = { $kind }: здати { $size }
pomory-dock-fair = { $kind }: набір із { $size } без однієї карти
pomory-dock-no-set = Без набору
pomory-dock-no-use = зараз не допоможе
pomory-dock-do = Готово
pomory-dock-do-seal = Поставити
pomory-dock-do-take-back = Забрати
pomory-dock-do-keep = Залишити

## Goods

pomory-sheet-quay = На причалі
pomory-sheet-quay-note = кораблі × сума виду
pomory-sheet-deck =
    { $count ->
        [one] У колоді { $count } карта. Одного виду тут лежить не більш як на 4.
        [few] У колоді { $count } карти. Одного виду тут лежить не більш як на 4.
       *[many] У колоді { $count } карт. Одного виду тут лежить не більш як на 4.
    }
pomory-sheet-last-round = Колода порожня: це останній раунд.
pomory-sheet-collections = Зібрано
pomory-sheet-next-set = наступний набір: { $size }
pomory-sheet-kind = Вид
pomory-sheet-news = Вісті
pomory-sheet-news-deck =
    { $count ->
        [one] у колоді { $count }
        [few] у колоді { $count }
       *[many] у колоді { $count }
    }
pomory-sheet-when = Коли: { $when }.
pomory-sheet-fresh = Узято в цьому раунді; грати можна з наступного.
pomory-sheet-no-news = вістей немає
pomory-sheet-backs =
    { $count ->
        [one] { $count } карта сорочкою догори
        [few] { $count } карти сорочкою догори
       *[many] { $count } карт сорочкою догори
    }
pomory-sheet-salt = Сіль
pomory-sheet-salt-note = повернеться, коли зіграно всі п’ять
pomory-sheet-played = зігр.
pomory-sheet-left = є
pomory-sheet-news-played = Зіграні вісті
pomory-sheet-news-all = Усі п’ятнадцять вістей
pomory-sheet-card-count = { $count } із { $all } карт
pomory-sheet-discarded = Вийшли з гри: { $cards }.
pomory-sheet-copies = { $card } (× { $copies })
pomory-print-deck =
    { $count ->
        [one] у колоді { $count } карта
        [few] у колоді { $count } карти
       *[many] у колоді { $count } карт
    }

## The bet

pomory-sheet-bet = Ваша ставка
pomory-sheet-hand = Ваші карти
pomory-sheet-now = за нинішнього моря й причалу
pomory-sheet-catch-cards = Карти лову
pomory-sheet-salt-cards = Карти солі
pomory-sheet-card-in-hand = на руці
pomory-sheet-card-sealed = у ставці
pomory-sheet-card-played = зіграна
pomory-sheet-choose = Оберіть дві карти: тут з’явиться, що дасть кожна погода.
pomory-sheet-rule-catch-catch = Дві карти лову: їхня сума, якщо обидві вдалі.
pomory-sheet-rule-catch-salt = Лов і сіль: більше з двох, якщо обидві вдалі.
pomory-sheet-rule-salt-salt = Дві карти солі: більша з удалих.
pomory-sheet-rule-three = Три карти: після шторму одну ви заберете.
pomory-sheet-in-fair = як лежить зараз
pomory-sheet-demand = попит ≥ { $value }
pomory-sheet-weather = Що дасть кожна погода
pomory-sheet-weather-head = Погода
pomory-sheet-docked = У док
pomory-sheet-points = Очки
pomory-sheet-fair = Гарна
pomory-sheet-as-it-lies = Як лежить
pomory-sheet-chance = { $ninths }/9
pomory-sheet-none = ніхто
pomory-sheet-frees = вільн.
pomory-sheet-lost = { $seat }: корабель із клітинки { $at } йде в док
pomory-sheet-lost-blocker = { $seat }: корабель із клітинки { $at } йде в док, корабель під ним ({ $other }) вільний
pomory-sheet-needs = { $seat } ≥ { $need }
pomory-sheet-sure = точно
pomory-sheet-range = { $least }–{ $most }
pomory-sheet-least = не менше { $least }
pomory-sheet-at-most = не більше { $most }
pomory-sheet-out-of-reach = недосяжно
pomory-sheet-reckoned = Ураховано вісті, які може тримати { $seat }: { $news }.
pomory-sheet-turn-weather = Погоду ще може змінити { $seat }: { $news }.
pomory-sheet-own-news = Ваших власних вістей не враховано.
pomory-sheet-most = { $seat } зловить не більш як { $most }. У разі невдачі ви берете вісті.
pomory-sheet-choosing = обирає
pomory-sheet-sealed =
    { $count ->
        [one] ставку зроблено, { $count } карта
        [few] ставку зроблено, { $count } карти
       *[many] ставку зроблено, { $count } карт
    }

## The round told

pomory-story-title = Раунд { $round } крок за кроком
pomory-story-weather = Погода
pomory-story-storm = Шторм
pomory-story-reveal = Карти відкрито
pomory-story-catch = Лов
pomory-story-score = Рахунок
pomory-story-named = Порт назвала Моряна.
pomory-story-chance = Імовірність { $ninths } з 9.
pomory-story-no-storm = Усі кораблі лишаються на місцях.
pomory-story-met = вдала
pomory-story-missed = невдала
pomory-story-no-catch-card = { $seat }: карти лову в ставці немає, улову немає.
pomory-story-decree = Соляний указ змінює його на { $by }: { $demand }.
pomory-story-news =
    { $count ->
        [one] { $seat } бере останню вість.
        [few] { $seat } бере { $count } вісті й залишає собі одну.
       *[many] { $seat } бере { $count } вістей і залишає собі одну.
    }
pomory-story-no-news = Колода вістей порожня: { $seat } нічого не бере.
pomory-story-set = { $seat } оголошує набір ({ $kind }), очок: { $size }.
pomory-story-demand = Попит на сіль
pomory-story-demand-note = обидва улови разом
pomory-story-demand-so-far = Поки що { $demand }.
pomory-story-demand-is = Попит: { $demand }.
pomory-story-steps = Раунд крок за кроком

## The question of each step

pomory-next-ship = Куди йде цей корабель?
pomory-next-card = Яка карта до неї?
pomory-next-news = Де це діє?
