## Parts of the table

fleet-label-dice = Кістки
fleet-label-sea = Море
fleet-label-town = Місто
fleet-label-others = Інші
fleet-label-captain = Капітан
fleet-label-harbour = Гавань
fleet-label-wharf = Верф
fleet-label-market = Ринок
fleet-label-coins = Монети
fleet-label-sea-note = кістка відмічає наступну клітинку свого виду
fleet-label-harbour-note = одну відмічає кістка гавані
fleet-label-wharf-note = одну відмічає кістка верфі
fleet-label-coins-note = { $coins } з { $boxes } · наступний дохід { $income } · кожна ★ відмічає будь-яку наступну клітинку
fleet-label-reconstructed = Правила взято з книги правил. Більшість надрукованих чисел листа (клітинки після третьої, човни, ринок, зірки, чотири бонуси краба) відтворено, а карти капітанів і трофеїв наші власні.
fleet-label-origin = Більшість чисел листа відтворено
fleet-label-round = Раунд { $round } з { $rounds }
fleet-label-when = раунд { $round } з { $rounds } · { $phase }
fleet-label-seat = { $seat }
fleet-label-sheet-of = Лист гравця { $seat }
fleet-label-whole = Відкрити весь лист
fleet-label-first = перший гравець
fleet-label-mini = монет { $coins } · риби { $fish }
fleet-label-then = Потім
fleet-label-waiting = Чекає на чергу
fleet-label-waiting-note = у цьому порядку

## On the sheet

fleet-kind-plain = крок
fleet-kind-licence = ліцензія
fleet-kind-boat = човен
fleet-kind-choice = на вибір
fleet-kind-fishing = риболовля
fleet-label-marked = Відмічено { $marked } з { $boxes }.
fleet-label-box = { $section }, клітинка { $number }: { $gives }
fleet-label-box-closed = { $section }: закрито, Капітан викреслив усі круглі клітинки, що лишалися
fleet-label-box-full = { $section }: вільних клітинок немає
fleet-label-closed = закрито Капітаном
fleet-label-token = Жетон Капітана
fleet-label-tokens = Жетони Капітана
fleet-label-boat =
    { $points ->
        [one] Човен, { $points } очко, риби { $fish } з { $hold }
        [few] Човен, { $points } очки, риби { $fish } з { $hold }
       *[many] Човен, { $points } очок, риби { $fish } з { $hold }
    }
fleet-label-boat-ashore =
    { $points ->
        [one] Човен на березі, { $points } очко
        [few] Човен на березі, { $points } очки
       *[many] Човен на березі, { $points } очок
    }
fleet-label-open = відкрито
fleet-label-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
fleet-label-worth-box =
    { $points ->
        [one] по { $points } очку
        [few] по { $points } очки
       *[many] по { $points } очок
    }
fleet-label-worth-hexes = до { $points } очок
fleet-label-market-pays =
    { $coins ->
        [one] риби { $fish }: { $coins } монета
        [few] риби { $fish }: { $coins } монети
       *[many] риби { $fish }: { $coins } монет
    }
fleet-label-bonuses = Бонуси краба
fleet-label-bonus =
    { $points ->
        [one] { $points } о.
        [few] { $points } о.
       *[many] { $points } о.
    }{ $per ->
        [1] {" "}/ { $measure }
       *[other] {" "}/ { $per } { $measure }
    }
fleet-short-fish = риб
fleet-short-boats = чов.
fleet-short-licences = ліц.
fleet-short-buildings = буд.
fleet-short-coins = мон.
fleet-short-full = зап. чов.
fleet-short-masteries = ліц. III

fleet-licence-shrimp =
    { $marks ->
        [one] кістка відмічає будь-який човен
        [few] кістка відмічає { $marks } човни
       *[many] кістка відмічає { $marks } човнів
    }{ $stars ->
        [0] {""}
        [one] {" "}+ ★
       *[other] {" "}+ { $stars } ★
    }
fleet-licence-cod =
    { $coins ->
        [one] +{ $coins } монета за спуск човна
        [few] +{ $coins } монети за спуск човна
       *[many] +{ $coins } монет за спуск човна
    }
fleet-licence-lobster = дохід: { $steps } човнів
fleet-licence-lobster-step = +{ $coins } від { $boats }
fleet-licence-swordfish =
    після риболовлі: { $stars ->
        [one] ★
       *[other] { $stars } ★
    }{ $coins ->
        [0] {""}
        [one] {" "}+ { $coins } монета
        [few] {" "}+ { $coins } монети
       *[many] {" "}+ { $coins } монет
    }
fleet-licence-oyster = місткість { $hold }; 2-га риба або монета

fleet-craft-crab =
    { $points ->
        [one] ліцензія: { $points } очко й бонус
        [few] ліцензія: { $points } очки й бонус
       *[many] ліцензія: { $points } очок і бонус
    }
fleet-craft-yacht = приватна риболовля
fleet-craft-research =
    { $points ->
        [one] по { $points } очку
        [few] по { $points } очки
       *[many] по { $points } очок
    }
fleet-craft-barge = риба за заповнені човни
fleet-craft-inuit =
    { $points ->
        [one] по { $points } очку, ловлять рибу
        [few] по { $points } очки, ловлять рибу
       *[many] по { $points } очок, ловлять рибу
    }

fleet-building-casino = Перекинути взяту кістку
fleet-building-bank = Очки й без завершення
fleet-building-salvage =
    { $uses ->
        [one] Будь-яка кістка як ★, { $uses } раз
        [few] Будь-яка кістка як ★, { $uses } рази
       *[many] Будь-яка кістка як ★, { $uses } разів
    }
fleet-building-tackle = Кістка як монети дає { $coins }
fleet-building-cannery = Дохід +{ $coins } за заповнений човен
fleet-building-smokehouse = Ринок: монет +{ $coins }
fleet-building-pub = Очки за всі клітинки разом
fleet-building-buffet = Кістка човнів відмічає гекс

## What a choice gives

fleet-give-launch =
    { $points ->
        [0] човен
        [one] човен: { $points } очко
        [few] човен: { $points } очки
       *[many] човен: { $points } очок
    }
fleet-give-licence = ліцензія { $level }
fleet-give-either = човен або ліцензія
fleet-give-fish =
    { $fish ->
        [0] риболовля, ловити нікому
        [one] +{ $fish } риба
        [few] +{ $fish } риби
       *[many] +{ $fish } риб
    }
fleet-give-complete = будівлю відкрито
fleet-give-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
fleet-give-coins =
    { $coins ->
        [one] +{ $coins } монета
        [few] +{ $coins } монети
       *[many] +{ $coins } монет
    }
fleet-give-stars =
    { $stars ->
        [one] ★
       *[other] { $stars } ★
    }
fleet-give-then = крок; далі: { $what }
fleet-give-step = крок

## The die in hand

fleet-label-outlook = Що дасть кожна
fleet-label-outlook-more =
    { $count ->
        [one] і ще { $count } клітинка
        [few] і ще { $count } клітинки
       *[many] і ще { $count } клітинок
    }
fleet-label-die = Кістка: { $face }
fleet-label-second-boat = Другий човен кістки
fleet-label-choice = { $section }: човен або ліцензія
fleet-label-oyster = Друга риба човна для лову устриць
fleet-choice-coin = Як монети
fleet-choice-salvage = Як зірка
fleet-choice-hex = Гекс буфету
fleet-choice-reroll = Перекинути
fleet-choice-reroll-gives = нова грань, остаточно
fleet-choice-shrimp-star = Лише зірка
fleet-choice-second-fish = Друга риба
fleet-choice-fish-coin = Монета замість неї
fleet-choice-bonus =
    { $per ->
        [1] по { $points ->
            [one] { $points } очку
            [few] { $points } очки
           *[many] { $points } очок
        } за штуку, зараз { $now }
       *[other] { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        } за кожні { $per }, зараз { $now }
    }

fleet-label-chain = Що вже запущено
fleet-chain-before =
    { $steps ->
        [one] Ще { $steps } крок до цього
        [few] Ще { $steps } кроки до цього
       *[many] Ще { $steps } кроків до цього
    }
fleet-chain-mark = { $section }, клітинка { $number }
fleet-chain-declined = Зірку не використано
fleet-chain-coins = Три монети
fleet-chain-die-as-coin = Кістка як монети
fleet-chain-market = Ринок
fleet-chain-salvage = Утиль
fleet-chain-income = Дохід
fleet-chain-fish-sold = Продано рибу
fleet-chain-shrimp-licence = Ліцензія на креветку
fleet-chain-swordfish-licence = Ліцензія на меч-рибу
fleet-chain-launched = човен на воді
fleet-chain-licensed = ліцензія
fleet-chain-fished = усі човни рибалять

fleet-star = Зірка
fleet-star-coin = Зірка на монеті { $box }
fleet-star-salvage = Зірка утилю
fleet-star-shrimp = Зірка ліцензії на креветку
fleet-star-swordfish = Зірка ліцензії на меч-рибу
fleet-wait-by = джерело: { $cause }
fleet-wait-now =
    { $count ->
        [one] обирайте: { $count } клітинка
        [few] обирайте: { $count } клітинки
       *[many] обирайте: { $count } клітинок
    }
fleet-wait-coins =
    { $coins ->
        [one] { $coins } монета ліцензії на меч-рибу
        [few] { $coins } монети ліцензії на меч-рибу
       *[many] { $coins } монет ліцензії на меч-рибу
    }
fleet-wait-start =
    { $marks ->
        [one] { $marks } початкова відмітка
        [few] { $marks } початкові відмітки
       *[many] { $marks } початкових відміток
    }
fleet-wait-second-boat = Другий човен кістки з креветками
fleet-wait-pick = { $seat } бере кістку
fleet-wait-use = { $seat } використовує останню кістку
fleet-wait-share = Усі використовують останню кістку
fleet-wait-captain = Капітан бере кістку

## The question

fleet-dock-take = Візьміть кістку
fleet-dock-use = { $face }: що зробить ваша кістка?
fleet-dock-share = { $face }: останню кістку використовують усі
fleet-dock-again = Відмітьте другий човен
fleet-dock-star = { $star }: будь-яка клітинка
fleet-dock-choice = { $section }: спустити човен чи взяти ліцензію?
fleet-dock-bonus = Виберіть бонус краба
fleet-dock-oyster = Човен для лову устриць: друга риба чи монета?
fleet-dock-no-star = Пропустити зірку
fleet-dock-no-second-boat = Без другого човна
fleet-dock-confirm-take = Взяти цю кістку
fleet-dock-confirm-use = Використати так
fleet-dock-confirm-mark = Відмітити клітинку
fleet-dock-confirm-bonus = Вибрати цей бонус
fleet-fact-boxes =
    { $count ->
        [0] Клітинок вона не відмічає. На що вона годиться, написано поруч із кістками.
        [one] Підсвічено { $count } клітинку.
        [few] Підсвічено { $count } клітинки.
       *[many] Підсвічено { $count } клітинок.
    }
fleet-fact-star-by = Джерело: { $cause }.
fleet-fact-next = Далі бере { $seat }. Останню кістку використовують усі.
fleet-fact-last = Кістку, що лишиться, використовують усі.
fleet-fact-shrimp =
    Ваша ліцензія на креветку: { $marks ->
        [one] будь-який човен
        [few] { $marks } човни будь-якого типу
       *[many] { $marks } човнів будь-якого типу
    }{ $stars ->
        [0] .
        [one] {" "}і зірка.
        [few] {" "}і { $stars } зірки.
       *[many] {" "}і { $stars } зірок.
    }
fleet-fact-bonus = Після вас його не вибере ніхто.
fleet-stage-boats = Човни
fleet-stage-income = Дохід
fleet-stage-fishing = Риболовля
fleet-stage-town = Місто

## Players

fleet-part-fish = Риба
fleet-part-boats = Човни
fleet-part-licences = Ліцензії
fleet-part-buildings = Верф
fleet-part-crab = Краб
fleet-part-cards = Карти
fleet-seat-taking = бере кістку
fleet-seat-using = використовує кістку
fleet-seat-star = використовує зірку
fleet-seat-choosing = вирішує

## Cards and the Captain

fleet-label-cards = Карти
fleet-label-cards-ours = наші власні
fleet-card-gold =
    Золото: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } тому, хто має найбільше ({ $measure })
fleet-card-silver =
    Срібло: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } першому, у кого буде: { $what }
fleet-card-captain = { $boats }: { $bonus }, щонайбільше { $most }
fleet-cards-captains = Карти капітанів (наші власні)
fleet-cards-trophies = Карти трофеїв (наші власні)
fleet-cards-captain = Капітан: { $boats }
fleet-cards-gold = Золотий трофей: { $measure }
fleet-cards-silver = Срібний трофей: { $measure }
fleet-cards-start = На початку гри відмітьте перші три клітинки секції «{ $boats }», потім по одній клітинці: { $further }.
fleet-cards-end = У кінці гри — { $bonus }, щонайбільше { $most }.
fleet-cards-gold-text = У кінці гри дістається тому, хто має найбільше ({ $measure }); за рівності очки одержують усі, з нулем — ніхто.
fleet-cards-silver-text = Дістається одразу першому, у кого буде: { $what }. Очки одержують усі, хто дійшов до цього на одному кроці.
fleet-label-captain-note = його жетони
fleet-label-captain-way =
    Він викреслює з кінця { $picked ->
        [one] { $picked } клітинку
        [few] { $picked } клітинки
       *[many] { $picked } клітинок
    } своєю кісткою і { $shared } останньою.
fleet-label-blocked =
    { $stars ->
        [0] Зірок він ще не викреслив.
        [one] Він викреслив { $stars } зірку.
        [few] Він викреслив { $stars } зірки.
       *[many] Він викреслив { $stars } зірок.
    }
fleet-label-ranks = Ким ви станете
fleet-verdict = { $rank }
fleet-verdict-points =
    { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[many] { $points } очок.
    }
fleet-verdict-span = Для цього звання потрібно від { $least } до { $most } очок.
fleet-verdict-highest = Найвище звання: від { $least } очок.
fleet-verdict-lowest = Перше звання: менше { $most } очок.
fleet-verdict-next =
    До звання «{ $rank }» не вистачило { $missing ->
        [one] { $missing } очка.
        [few] { $missing } очок.
       *[many] { $missing } очок.
    }
