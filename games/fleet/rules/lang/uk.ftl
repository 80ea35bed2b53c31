fleet-name = Флот: гра з кістками
fleet-tagline = Вибирайте кістки, спускайте човни на воду, ловіть рибу

## What can be agreed on

fleet-option-captains = Карти капітанів (карти наші)
fleet-option-captains-more = Замість стартового кидка в кожного капітан зі своїм початком.
fleet-option-trophies = Карти трофеїв (карти наші)
fleet-option-trophies-more = Цілі, які дають очки тим, хто їх досяг.
fleet-option-first = Перший гравець
fleet-option-first-lot = За жеребом
fleet-option-first-a = Місце 1
fleet-option-first-b = Місце 2
fleet-option-first-c = Місце 3
fleet-option-first-d = Місце 4
fleet-setup-solo-cards = У соло-режимі карти капітанів і трофеїв не використовуються.
fleet-setup-first-seat = На місці першого гравця ніхто не сидить.

## Names

fleet-section-shrimp = Креветки
fleet-section-cod = Тріска
fleet-section-lobster = Омари
fleet-section-swordfish = Меч-риба
fleet-section-oyster = Устриці
fleet-section-crab = Краб
fleet-section-yacht = Яхт-клуб
fleet-section-research = Наукове судно
fleet-section-barge = Баржа
fleet-section-inuit = Інуїт
fleet-section-casino = Казино
fleet-section-bank = Банк «Ама й сини»
fleet-section-salvage = Утиль
fleet-section-tackle = Рибальські снасті
fleet-section-cannery = Консервний завод
fleet-section-smokehouse = Коптильня
fleet-section-pub = Корчма рибалок
fleet-section-buffet = Буфет «Дари моря»
fleet-face-shrimp = Креветки
fleet-face-cod = Тріска
fleet-face-lobster = Омари
fleet-face-swordfish = Меч-риба
fleet-face-oyster = Устриці
fleet-face-coins = 3 монети
fleet-face-harbour = Гавань
fleet-face-wharf = Верф
fleet-face-market = Ринок
fleet-measure-fish = риба
fleet-measure-boats = спущені човни
fleet-measure-licences = ліцензії
fleet-measure-buildings = завершені будівлі
fleet-measure-coins = клітинки монет
fleet-measure-full = заповнені човни
fleet-measure-masteries = ліцензії 3-го рівня
fleet-count-fish =
    { $count ->
        [one] { $count } риба
        [few] { $count } риби
       *[many] { $count } риб
    }
fleet-count-boats =
    { $count ->
        [one] { $count } спущений човен
        [few] { $count } спущені човни
       *[many] { $count } спущених човнів
    }
fleet-count-licences =
    { $count ->
        [one] { $count } ліцензія
        [few] { $count } ліцензії
       *[many] { $count } ліцензій
    }
fleet-count-buildings =
    { $count ->
        [one] { $count } завершена будівля
        [few] { $count } завершені будівлі
       *[many] { $count } завершених будівель
    }
fleet-count-coins =
    { $count ->
        [one] { $count } клітинка монет
        [few] { $count } клітинки монет
       *[many] { $count } клітинок монет
    }
fleet-count-full =
    { $count ->
        [one] { $count } заповнений човен
        [few] { $count } заповнені човни
       *[many] { $count } заповнених човнів
    }
fleet-count-masteries =
    { $count ->
        [one] { $count } ліцензія 3-го рівня
        [few] { $count } ліцензії 3-го рівня
       *[many] { $count } ліцензій 3-го рівня
    }
fleet-bonus =
    { $per ->
        [1] { $measure }: по { $vp ->
            [one] { $vp } очку
            [few] { $vp } очки
           *[many] { $vp } очок
        } за штуку
       *[other] { $vp ->
            [one] { $vp } очко
            [few] { $vp } очки
           *[many] { $vp } очок
        } за кожні { $lot }
    }
fleet-rank-0 = Морський вовк
fleet-rank-1 = О, капітане! Мій капітане!
fleet-rank-2 = Помічник
fleet-rank-3 = Матрос
fleet-rank-4 = Новачок
fleet-phase-setup = Приготування
fleet-phase-boat = Фаза «Човен»
fleet-phase-income = Фаза «Дохід»
fleet-phase-fishing = Фаза «Риболовля»
fleet-phase-town = Фаза «Місто»
fleet-phase-over = Гру закінчено

## What one can do

fleet-action-take = Взяти кістку: { $face }
fleet-action-mark = Відмітити клітинку { $number }: { $section }
fleet-action-star = Зірка: відмітити клітинку { $number }: { $section }
fleet-action-coins =
    { $coins ->
        [one] Відмітити { $coins } монету
        [few] Відмітити { $coins } монети
       *[many] Відмітити { $coins } монет
    }
fleet-action-market =
    { $coins ->
        [one] Піти на ринок: { $coins } монета
        [few] Піти на ринок: { $coins } монети
       *[many] Піти на ринок: { $coins } монет
    }
fleet-action-shrimp-star = Використати ліцензію на креветку лише заради зірки
fleet-action-coin =
    { $coins ->
        [one] Взяти за кістку { $coins } монету
        [few] Взяти за кістку { $coins } монети
       *[many] Взяти за кістку { $coins } монет
    }
fleet-action-salvage = Утиль: використати кістку як зірку
fleet-action-hex = Буфет: відмітити гекс цієї кістки
fleet-action-reroll = Казино: перекинути кістку
fleet-action-decline = Відмовитися
fleet-action-boat = Спустити човен на воду
fleet-action-licence = Активувати ліцензію
fleet-action-second-fish = Човен для лову устриць: спіймати другу рибу
fleet-action-fish-coin = Човен для лову устриць: монета замість другої риби
fleet-action-bonus = Бонус краба: { $bonus }

## What happened

fleet-event-round-began = Починається раунд { $round }. Перший гравець: { $first }.
fleet-event-round-began-captain = Починається раунд { $round }. Першим ходить Капітан.
fleet-event-gold-opened =
    Золотий трофей: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } у кінці гри тому, хто має найбільше: { $measure }.
fleet-event-silver-opened =
    Срібний трофей: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } одразу першому, у кого буде: { $what }.
fleet-event-first-chosen = Жереб кинуто: маркер першого гравця одержує { $seat }.
fleet-event-captain-dealt =
    { $seat } одержує карту капітана: { $boats }. У кінці гри — { $bonus }, щонайбільше { $most }.
fleet-event-start-rolled = { $seat } кидає кістку на стартовий бонус: { $face }.
fleet-event-die-rolled = Випало: { $face }.
fleet-event-die-taken = { $seat } бере кістку: { $face }.
fleet-event-die-rerolled = { $seat } перекидає кістку в казино. Було: { $from }; стало: { $face }.
fleet-event-last-die = Остання кістка для всіх: { $face }.
fleet-event-die-as-coin =
    { $coins ->
        [one] { $seat } бере за кістку { $coins } монету.
        [few] { $seat } бере за кістку { $coins } монети.
       *[many] { $seat } бере за кістку { $coins } монет.
    }
fleet-event-marked = { $seat } відмічає клітинку { $number }: { $section }.
fleet-event-launched = { $seat } спускає човен на воду: { $section }.
fleet-event-licensed = { $seat } активує ліцензію { $level }-го рівня: { $section }.
fleet-event-crab-licensed = { $seat } активує ліцензію на краба.
fleet-event-bonus-chosen = { $seat } вибирає бонус краба: { $measure }.
fleet-event-building-completed = { $seat } завершує будівлю: { $section }.
fleet-event-coins-marked =
    { $coins ->
        [0] У гравця { $seat } доріжка монет заповнена.
        [one] { $seat } відмічає { $coins } монету.
        [few] { $seat } відмічає { $coins } монети.
       *[many] { $seat } відмічає { $coins } монет.
    }{ $lost ->
        [0] {""}
       *[other] {" "}За кінцем доріжки: { $lost }.
    }{ $stars ->
        [0] {""}
        [one] {" "}Зірка!
        [few] {" "}{ $stars } зірки!
       *[many] {" "}{ $stars } зірок!
    }
fleet-event-star-used = { $seat } виконує зіркову дію.
fleet-event-star-declined = { $seat } відмовляється від зіркової дії.
fleet-event-stars-lapsed =
    { $stars ->
        [one] У гравця { $seat } немає вільних клітинок: пропадає { $stars } зірка.
        [few] У гравця { $seat } немає вільних клітинок: пропадають { $stars } зірки.
       *[many] У гравця { $seat } немає вільних клітинок: пропадає { $stars } зірок.
    }
fleet-event-boat-declined = { $seat } відмовляється від другого човна.
fleet-event-salvaged = { $seat } здає кістку в утиль і одержує зірку.
fleet-event-hex-marked = { $seat } відмічає гекс буфету: { $face }.
fleet-event-market-visited =
    { $coins ->
        [one] { $seat } іде на ринок: { $coins } монета.
        [few] { $seat } іде на ринок: { $coins } монети.
       *[many] { $seat } іде на ринок: { $coins } монет.
    }
fleet-event-income-taken =
    { $coins ->
        [one] Дохід гравця { $seat }: { $coins } монета.
        [few] Дохід гравця { $seat }: { $coins } монети.
       *[many] Дохід гравця { $seat }: { $coins } монет.
    }
fleet-event-fishing-began = Усі човни виходять на риболовлю.
fleet-event-private-fishing = Яхт-клуб: приватна риболовля, гравець { $seat }.
fleet-event-fished =
    { $fish ->
        [one] { $seat } ловить { $fish } рибу.
        [few] { $seat } ловить { $fish } риби.
       *[many] { $seat } ловить { $fish } риб.
    }
fleet-event-fish-sold = { $seat } бере монету замість другої риби човна для лову устриць.
fleet-event-silver-won =
    { $seat } одержує срібний трофей ({ $what }): { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
fleet-event-captain-took = Капітан бере кістку: { $face }.
fleet-event-captain-passed = Капітан пасує. Кістку відкладено: { $face }.
fleet-event-boxes-crossed =
    { $boxes ->
        [one] Капітан викреслює { $boxes } клітинку: { $section }.
        [few] Капітан викреслює { $boxes } клітинки: { $section }.
       *[many] Капітан викреслює { $boxes } клітинок: { $section }.
    }
fleet-event-star-blocked = Капітан викреслює зірку на клітинці монет { $number }.
fleet-event-token-moved = Жетон Капітана переміщується: { $section }.
fleet-event-solo-ended =
    { $points ->
        [one] Гру закінчено: { $points } очко. { $rank }!
        [few] Гру закінчено: { $points } очки. { $rank }!
       *[many] Гру закінчено: { $points } очок. { $rank }!
    }
fleet-event-game-ended =
    { $points ->
        [one] Гру закінчено. Перемога, { $points } очко: { $winners }.
        [few] Гру закінчено. Перемога, { $points } очки: { $winners }.
       *[many] Гру закінчено. Перемога, { $points } очок: { $winners }.
    }

## Points

fleet-reason-fish = Риба
fleet-reason-boats = Човни
fleet-reason-licences = Ліцензії
fleet-reason-buildings = Будівлі
fleet-reason-crab-bonus = Бонус краба
fleet-reason-captain = Бонус капітана
fleet-reason-gold = Золотий трофей
fleet-reason-silver = Срібний трофей

## Why not

fleet-refusal-die-to-take = Спершу візьміть кістку.
fleet-refusal-die-taken = Ви вже взяли кістку, використайте її.
fleet-refusal-die-to-use = Спершу використайте кістку.
fleet-refusal-second-boat-to-mark = Спершу відмітьте другий човен кістки креветок або відмовтеся від нього.
fleet-refusal-star-to-use = Спершу використайте зірку: відмітьте вільну клітинку човнів, гавані чи верфі або відмовтеся.
fleet-refusal-boat-or-licence = Спершу виберіть: човен чи ліцензія.
fleet-refusal-bonus-to-choose = Спершу виберіть бонус краба.
fleet-refusal-fish-or-coin = Спершу вирішіть щодо човна для лову устриць: друга риба чи монета.
fleet-refusal-die-must-be-used = Від кістки не можна відмовитися: її завжди можна взяти як монету.
fleet-refusal-no-three-coins = На кістці не «3 монети».
fleet-refusal-no-market = На кістці не ринок.
fleet-refusal-no-shrimp-star = Саму зірку дає вибрана кістка креветок із ліцензією не нижче 2-го рівня, коли вільних клітинок човнів немає.
fleet-refusal-no-such-die = Такої кістки не лишилося: { $face }.
fleet-refusal-not-of-this-die = Ця кістка не для цієї секції: { $section }.
fleet-refusal-only-boats = Друга відмітка кістки креветок ставиться в секції човнів.
fleet-refusal-not-built = Ще не завершено: { $section }.
fleet-refusal-no-tick-left = Утиль більше використати не можна.
fleet-refusal-nothing-to-mark = Зіркою нічого відмітити.
fleet-refusal-no-hex-for-this = Для цієї кістки немає гекса.
fleet-refusal-hex-marked = Цей гекс уже відмічено.
fleet-refusal-not-the-picked-die = Перекинути можна лише вибрану вами кістку.
fleet-refusal-rerolled-once = Кістку вже перекинуто.
fleet-refusal-no-such-bonus = Такого бонусу краба немає.
fleet-refusal-bonus-taken = Цей бонус краба вже в іншого гравця: { $measure }.
fleet-refusal-section-closed = Капітан викреслив усі круглі клітинки, що лишалися: { $section }.
fleet-refusal-section-full = Вільних клітинок немає: { $section }.

## Primer

fleet-primer-1-title = Мета
fleet-primer-1-text = У кожного свій лист. За десять раундів ви вибираєте кістки й відмічаєте клітинки: спускаєте човни, одержуєте ліцензії, користуєтеся гаванню, зводите будівлі. Очки дають риба, човни, ліцензії, будівлі та бонус краба. Перемагає той, хто має більше очок, а за рівності — більше риби.
fleet-primer-2-title = Раунд
fleet-primer-2-text = Фаза «Човен»: кидають кістки човнів, кожен по черзі бере одну й використовує її, потім усі використовують останню. «Дохід»: одна монета й більше з ліцензіями на омарів і консервним заводом. У парних раундах усі спущені на воду човни ловлять рибу. Фаза «Місто»: те саме з кістками міста й однією кісткою човнів. Потім маркер першого гравця переходить ліворуч.
fleet-primer-3-title = Клітинки, монети й зірки
fleet-primer-3-text = Кістка відмічає найвищу вільну клітинку своєї секції. Кругла клітинка діє одразу: човен, ліцензія чи на ваш вибір. Кожна монета відмічає наступну клітинку доріжки монет; зірка дає змогу відмітити будь-яку найвищу вільну клітинку човнів, гавані чи верфі, а це може принести нові монети й зірки. Будь-яку кістку можна взяти як одну монету.
fleet-primer-4-title = Наодинці проти Капітана
fleet-primer-4-text = Вісім раундів на одному листі. Капітан теж бере кістки за сталими правилами й трьома жетонами та викреслює клітинки знизу: дві за свою кістку, одну за спільну. На ринку він викреслює зірки. Секція, усі круглі клітинки якої він викреслив, для вас недоступна.
fleet-primer-5-title = Про числа
fleet-primer-5-text = Правила взято з книги правил. Друкованого листа під рукою не було: кількість клітинок, місця зірок, таблицю ринку й частину очок відтворено, а карти капітанів і трофеїв придумали ми.
