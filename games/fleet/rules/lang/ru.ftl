fleet-name = Флот: игра с кубиками
fleet-tagline = Выбирайте кубики, спускайте лодки на воду, ловите рыбу

## What can be agreed on

fleet-option-captains = Карты капитанов (карты наши)
fleet-option-captains-more = Вместо стартового броска у каждого капитан со своим началом.
fleet-option-trophies = Карты трофеев (карты наши)
fleet-option-trophies-more = Цели, которые дают очки тем, кто их достиг.
fleet-option-first = Первый игрок
fleet-option-first-lot = По жребию
fleet-option-first-a = Место 1
fleet-option-first-b = Место 2
fleet-option-first-c = Место 3
fleet-option-first-d = Место 4
fleet-setup-solo-cards = В одиночной игре карты капитанов и трофеев не используются.
fleet-setup-first-seat = На месте первого игрока никто не сидит.

## Names

fleet-section-shrimp = Креветки
fleet-section-cod = Треска
fleet-section-lobster = Омары
fleet-section-swordfish = Меч-рыба
fleet-section-oyster = Устрицы
fleet-section-crab = Краб
fleet-section-yacht = Яхт-клуб
fleet-section-research = Научное судно
fleet-section-barge = Баржа
fleet-section-inuit = Инуит
fleet-section-casino = Казино
fleet-section-bank = Банк «Ама и сыновья»
fleet-section-salvage = Утиль
fleet-section-tackle = Рыболовные снасти
fleet-section-cannery = Консервный завод
fleet-section-smokehouse = Коптильня
fleet-section-pub = Трактир рыбаков
fleet-section-buffet = Буфет «Дары моря»
fleet-face-shrimp = Креветки
fleet-face-cod = Треска
fleet-face-lobster = Омары
fleet-face-swordfish = Меч-рыба
fleet-face-oyster = Устрицы
fleet-face-coins = 3 монеты
fleet-face-harbour = Гавань
fleet-face-wharf = Верфь
fleet-face-market = Рынок
fleet-measure-fish = рыба
fleet-measure-boats = лодки на воде
fleet-measure-licences = лицензии
fleet-measure-buildings = завершённые здания
fleet-measure-coins = клетки монет
fleet-measure-full = полные лодки
fleet-measure-masteries = лицензии 3-го уровня
fleet-count-fish =
    { $count ->
        [one] { $count } рыба
        [few] { $count } рыбы
       *[many] { $count } рыб
    }
fleet-count-boats =
    { $count ->
        [one] { $count } лодка на воде
        [few] { $count } лодки на воде
       *[many] { $count } лодок на воде
    }
fleet-count-licences =
    { $count ->
        [one] { $count } лицензия
        [few] { $count } лицензии
       *[many] { $count } лицензий
    }
fleet-count-buildings =
    { $count ->
        [one] { $count } завершённое здание
        [few] { $count } завершённых здания
       *[many] { $count } завершённых зданий
    }
fleet-count-coins =
    { $count ->
        [one] { $count } клетка монет
        [few] { $count } клетки монет
       *[many] { $count } клеток монет
    }
fleet-count-full =
    { $count ->
        [one] { $count } полная лодка
        [few] { $count } полные лодки
       *[many] { $count } полных лодок
    }
fleet-count-masteries =
    { $count ->
        [one] { $count } лицензия 3-го уровня
        [few] { $count } лицензии 3-го уровня
       *[many] { $count } лицензий 3-го уровня
    }
fleet-bonus =
    { $per ->
        [1] { $measure }: по { $vp ->
            [one] { $vp } очку
            [few] { $vp } очка
           *[many] { $vp } очков
        } за штуку
       *[other] { $vp ->
            [one] { $vp } очко
            [few] { $vp } очка
           *[many] { $vp } очков
        } за каждые { $lot }
    }
fleet-rank-0 = Морской волк
fleet-rank-1 = О капитан! Мой капитан!
fleet-rank-2 = Помощник
fleet-rank-3 = Матрос
fleet-rank-4 = Новичок
fleet-phase-setup = Подготовка
fleet-phase-boat = Фаза «Лодка»
fleet-phase-income = Фаза «Доход»
fleet-phase-fishing = Фаза «Рыбалка»
fleet-phase-town = Фаза «Город»
fleet-phase-over = Игра окончена

## What one can do

fleet-action-take = Взять кубик: { $face }
fleet-action-mark = Отметить клетку { $number }: { $section }
fleet-action-star = Звезда: отметить клетку { $number }: { $section }
fleet-action-coins =
    { $coins ->
        [one] Отметить { $coins } монету
        [few] Отметить { $coins } монеты
       *[many] Отметить { $coins } монет
    }
fleet-action-market =
    { $coins ->
        [one] Пойти на рынок: { $coins } монета
        [few] Пойти на рынок: { $coins } монеты
       *[many] Пойти на рынок: { $coins } монет
    }
fleet-action-shrimp-star = Использовать лицензию на креветок только ради звезды
fleet-action-coin =
    { $coins ->
        [one] Взять за кубик { $coins } монету
        [few] Взять за кубик { $coins } монеты
       *[many] Взять за кубик { $coins } монет
    }
fleet-action-salvage = Утиль: использовать кубик как звезду
fleet-action-hex = Буфет: отметить гекс этого кубика
fleet-action-reroll = Казино: перебросить кубик
fleet-action-decline = Отказаться
fleet-action-boat = Спустить лодку на воду
fleet-action-licence = Активировать лицензию
fleet-action-second-fish = Устричная лодка: поймать вторую рыбу
fleet-action-fish-coin = Устричная лодка: монета вместо второй рыбы
fleet-action-bonus = Бонус краба: { $bonus }

## What happened

fleet-event-round-began = Начинается раунд { $round }. Первый игрок: { $first }.
fleet-event-round-began-captain = Начинается раунд { $round }. Первым ходит Капитан.
fleet-event-gold-opened =
    Золотой трофей: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в конце игры тому, у кого больше всего: { $measure }.
fleet-event-silver-opened =
    Серебряный трофей: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } сразу первому, у кого будет: { $what }.
fleet-event-first-chosen = Жребий брошен: маркер первого игрока получает { $seat }.
fleet-event-captain-dealt =
    { $seat } получает карту капитана: { $boats }. В конце игры — { $bonus }, не больше { $most }.
fleet-event-start-rolled = { $seat } бросает кубик для стартового бонуса: { $face }.
fleet-event-die-rolled = Выпало: { $face }.
fleet-event-die-taken = { $seat } берёт кубик: { $face }.
fleet-event-die-rerolled = { $seat } перебрасывает кубик в казино. Было: { $from }; стало: { $face }.
fleet-event-last-die = Последний кубик для всех: { $face }.
fleet-event-die-as-coin =
    { $coins ->
        [one] { $seat } берёт за кубик { $coins } монету.
        [few] { $seat } берёт за кубик { $coins } монеты.
       *[many] { $seat } берёт за кубик { $coins } монет.
    }
fleet-event-marked = { $seat } отмечает клетку { $number }: { $section }.
fleet-event-launched = { $seat } спускает лодку на воду: { $section }.
fleet-event-licensed = { $seat } активирует лицензию { $level }-го уровня: { $section }.
fleet-event-crab-licensed = { $seat } активирует лицензию на краба.
fleet-event-bonus-chosen = { $seat } выбирает бонус краба: { $measure }.
fleet-event-building-completed = { $seat } завершает здание: { $section }.
fleet-event-coins-marked =
    { $coins ->
        [0] У игрока { $seat } дорожка монет заполнена.
        [one] { $seat } отмечает { $coins } монету.
        [few] { $seat } отмечает { $coins } монеты.
       *[many] { $seat } отмечает { $coins } монет.
    }{ $lost ->
        [0] {""}
       *[other] {" "}За концом дорожки: { $lost }.
    }{ $stars ->
        [0] {""}
        [one] {" "}Звезда!
        [few] {" "}{ $stars } звезды!
       *[many] {" "}{ $stars } звёзд!
    }
fleet-event-star-used = { $seat } выполняет звёздное действие.
fleet-event-star-declined = { $seat } отказывается от звёздного действия.
fleet-event-stars-lapsed =
    { $stars ->
        [one] У игрока { $seat } нет свободных клеток: пропадает { $stars } звезда.
        [few] У игрока { $seat } нет свободных клеток: пропадают { $stars } звезды.
       *[many] У игрока { $seat } нет свободных клеток: пропадает { $stars } звёзд.
    }
fleet-event-boat-declined = { $seat } отказывается от второй лодки.
fleet-event-salvaged = { $seat } сдаёт кубик в утиль и получает звезду.
fleet-event-hex-marked = { $seat } отмечает гекс буфета: { $face }.
fleet-event-market-visited =
    { $coins ->
        [one] { $seat } идёт на рынок: { $coins } монета.
        [few] { $seat } идёт на рынок: { $coins } монеты.
       *[many] { $seat } идёт на рынок: { $coins } монет.
    }
fleet-event-income-taken =
    { $coins ->
        [one] Доход игрока { $seat }: { $coins } монета.
        [few] Доход игрока { $seat }: { $coins } монеты.
       *[many] Доход игрока { $seat }: { $coins } монет.
    }
fleet-event-fishing-began = Все лодки выходят на рыбалку.
fleet-event-private-fishing = Яхт-клуб: частная рыбалка, игрок { $seat }.
fleet-event-fished =
    { $fish ->
        [one] { $seat } ловит { $fish } рыбу.
        [few] { $seat } ловит { $fish } рыбы.
       *[many] { $seat } ловит { $fish } рыб.
    }
fleet-event-fish-sold = { $seat } берёт монету вместо второй рыбы устричной лодки.
fleet-event-silver-won =
    { $seat } получает серебряный трофей ({ $what }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
fleet-event-captain-took = Капитан берёт кубик: { $face }.
fleet-event-captain-passed = Капитан пасует. Кубик отложен: { $face }.
fleet-event-boxes-crossed =
    { $boxes ->
        [one] Капитан вычёркивает { $boxes } клетку: { $section }.
        [few] Капитан вычёркивает { $boxes } клетки: { $section }.
       *[many] Капитан вычёркивает { $boxes } клеток: { $section }.
    }
fleet-event-star-blocked = Капитан вычёркивает звезду на клетке монет { $number }.
fleet-event-token-moved = Жетон Капитана перемещается: { $section }.
fleet-event-solo-ended =
    { $points ->
        [one] Игра окончена: { $points } очко. { $rank }!
        [few] Игра окончена: { $points } очка. { $rank }!
       *[many] Игра окончена: { $points } очков. { $rank }!
    }
fleet-event-game-ended =
    { $points ->
        [one] Игра окончена. Победа, { $points } очко: { $winners }.
        [few] Игра окончена. Победа, { $points } очка: { $winners }.
       *[many] Игра окончена. Победа, { $points } очков: { $winners }.
    }

## Points

fleet-reason-fish = Рыба
fleet-reason-boats = Лодки
fleet-reason-licences = Лицензии
fleet-reason-buildings = Здания
fleet-reason-crab-bonus = Бонус краба
fleet-reason-captain = Бонус капитана
fleet-reason-gold = Золотой трофей
fleet-reason-silver = Серебряный трофей

## Why not

fleet-refusal-die-to-take = Сначала возьмите кубик.
fleet-refusal-die-taken = Вы уже взяли кубик, используйте его.
fleet-refusal-die-to-use = Сначала используйте кубик.
fleet-refusal-second-boat-to-mark = Сначала отметьте вторую лодку кубика креветок или откажитесь от неё.
fleet-refusal-star-to-use = Сначала используйте звезду: отметьте свободную клетку лодок, гавани или верфи либо откажитесь.
fleet-refusal-boat-or-licence = Сначала выберите: лодка или лицензия.
fleet-refusal-bonus-to-choose = Сначала выберите бонус краба.
fleet-refusal-fish-or-coin = Сначала решите, что возьмёт устричная лодка: вторую рыбу или монету.
fleet-refusal-die-must-be-used = От кубика нельзя отказаться: его всегда можно взять как монету.
fleet-refusal-no-three-coins = На кубике не «3 монеты».
fleet-refusal-no-market = На кубике не рынок.
fleet-refusal-no-shrimp-star = Одну лишь звезду даёт выбранный кубик креветок с лицензией не ниже 2-го уровня, когда свободных клеток лодок нет.
fleet-refusal-no-such-die = Такого кубика не осталось: { $face }.
fleet-refusal-not-of-this-die = Этот кубик не для этой секции: { $section }.
fleet-refusal-only-boats = Вторая отметка кубика креветок ставится в секции лодок.
fleet-refusal-not-built = Ещё не завершено: { $section }.
fleet-refusal-no-tick-left = Утиль больше использовать нельзя.
fleet-refusal-nothing-to-mark = Звездой нечего отметить.
fleet-refusal-no-hex-for-this = Для этого кубика нет гекса.
fleet-refusal-hex-marked = Этот гекс уже отмечен.
fleet-refusal-not-the-picked-die = Перебросить можно только выбранный вами кубик.
fleet-refusal-rerolled-once = Кубик уже переброшен.
fleet-refusal-no-such-bonus = Такого бонуса краба нет.
fleet-refusal-bonus-taken = Этот бонус краба уже у другого игрока: { $measure }.
fleet-refusal-section-closed = Капитан вычеркнул все оставшиеся круглые клетки: { $section }.
fleet-refusal-section-full = Свободных клеток нет: { $section }.

## Primer

fleet-primer-1-title = Цель
fleet-primer-1-text = У каждого свой лист. За десять раундов вы выбираете кубики и отмечаете клетки: спускаете лодки, получаете лицензии, пользуетесь гаванью, строите здания. Очки дают рыба, лодки, лицензии, здания и бонус краба. Побеждает тот, у кого очков больше, а при равенстве — у кого больше рыбы.
fleet-primer-2-title = Раунд
fleet-primer-2-text = Фаза «Лодка»: бросают кубики лодок, каждый по очереди берёт один и использует его, затем все используют последний. «Доход»: одна монета и больше с лицензиями на омаров и консервным заводом. В чётных раундах все спущенные лодки ловят рыбу. Фаза «Город»: то же самое с кубиками города и одним кубиком лодок. Затем маркер первого игрока переходит влево.
fleet-primer-3-title = Клетки, монеты и звёзды
fleet-primer-3-text = Кубик отмечает самую верхнюю свободную клетку своей секции. Круглая клетка действует сразу: лодка, лицензия или на ваш выбор. Каждая монета отмечает следующую клетку дорожки монет; звезда позволяет отметить любую верхнюю свободную клетку лодок, гавани или верфи, и это может принести новые монеты и звёзды. Любой кубик можно взять как одну монету.
fleet-primer-4-title = В одиночку против Капитана
fleet-primer-4-text = Восемь раундов на одном листе. Капитан тоже берёт кубики по твёрдым правилам и трём жетонам и вычёркивает клетки снизу: две за свой кубик, одну за общий. На рынке он вычёркивает звёзды. Секция, все круглые клетки которой он вычеркнул, для вас закрыта.
fleet-primer-5-title = О числах
fleet-primer-5-text = Правила взяты из книги правил. Печатного листа под рукой не было: число клеток, места звёзд, таблица рынка и часть очков восстановлены, а карты капитанов и трофеев придуманы нами.
