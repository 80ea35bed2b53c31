# Що стоїть на аркушах «Нусфйорда», українською.

nusfjord-sheet-player = { $seat }
nusfjord-sheet-phase = Раунд { $round }, { $phase }
nusfjord-sheet-round = Раунд { $round } з { $rounds }
nusfjord-sheet-brings-a = +{ $count } A
nusfjord-sheet-brings-hand = C на руку
nusfjord-sheet-brings-b = +{ $count } B
nusfjord-sheet-brings-c = C усім
nusfjord-sheet-verdict =
    { $points ->
        [one] { $points } очко; добрий результат, кажуть правила, — 30–40 очок.
        [few] { $points } очки; добрий результат, кажуть правила, — 30–40 очок.
        [many] { $points } очок; добрий результат, кажуть правила, — 30–40 очок.
       *[other] { $points } очок; добрий результат, кажуть правила, — 30–40 очок.
    }
nusfjord-sheet-tab-square = Площа
nusfjord-sheet-tab-cards = Будівлі
nusfjord-sheet-tab-harbour = Гавань

nusfjord-sheet-square = Площа
nusfjord-sheet-square-note = один працівник за хід
nusfjord-sheet-open = відкрито вам
nusfjord-sheet-closed = закрито, і чому
nusfjord-sheet-taken = Зайнято місць: { $workers } з { $capacity }.
nusfjord-sheet-choose = Обрати
nusfjord-sheet-can = під силу
nusfjord-sheet-can-build = Ви можете збудувати її зараз.
nusfjord-sheet-short = ще
nusfjord-sheet-pool =
    { $count ->
        [0] Нових акцій немає
       *[other] Нові акції:
    }
nusfjord-sheet-ship =
    { $points ->
        [one] лишилося { $left }, { $points } очко
        [few] лишилося { $left }, { $points } очки
       *[many] лишилося { $left }, { $points } очок
    }
nusfjord-sheet-ship-label = Ціна: { $price }; бракує: { $short }.
nusfjord-sheet-below = нижче { $elder }
nusfjord-sheet-below-hidden = нижче ще один
nusfjord-sheet-copy-note = працівник тут повторює заповнену комірку
nusfjord-sheet-copy-any = будь-який стовпець
nusfjord-sheet-copy-left = лівий стовпець
nusfjord-sheet-copy-middle = середній стовпець
nusfjord-sheet-copy-right = правий стовпець
nusfjord-sheet-plate = Тарілка { $number }: риби { $price } за 1 золото
nusfjord-sheet-banquet = Бенкетний стіл
nusfjord-sheet-banquet-note =
    { $price ->
        [0] риби для старійшин: { $fish }; усі тарілки повні
       *[other] риби для старійшин: { $fish }; наступна тарілка: { $price } → 1 золото
    }

nusfjord-gives-gold = Візьміть 1 золото.
nusfjord-gives-transfer =
    { $wood ->
        [0] До особистого запасу: риби { $fish }.
       *[other] До особистого запасу: риби { $fish }, деревини { $wood }.
    }
nusfjord-gives-serve = Наступна тарілка: риби { $price } за 1 золото.
nusfjord-gives-building = Під силу { $reach } з { $all }.
nusfjord-gives-issue = +2 золота; не випущено: { $left }.
nusfjord-gives-buy =
    { $shares ->
        [one] { $shares } акція за { $gold } золота.
        [few] { $shares } акції за { $gold } золота.
       *[many] { $shares } акцій за { $gold } золота.
    }
nusfjord-gives-clear = +{ $wood } деревини та місце для будівель.
nusfjord-gives-plant = 2 ліси на вільну подвійну клітинку.
nusfjord-gives-thin = +{ $wood } деревини, по 1 за ліс.
nusfjord-gives-ship = Під силу видів кораблів: { $reach }.
nusfjord-gives-elder =
    { $fish ->
        [0] На вибір { $count }; риби для його дії немає.
       *[other] На вибір { $count }; може діяти одразу.
    }

nusfjord-sheet-cards = Будівлі
nusfjord-sheet-show = Які будівлі показати
nusfjord-sheet-all = Усі
nusfjord-sheet-buildable = Мені під силу
nusfjord-sheet-ours = Наші карти: друкований текст інший. Наші й вартість, очки, властивості, 15 з 18 імен старійшин та українські назви.
nusfjord-sheet-quay-a = Набережна A
nusfjord-sheet-quay-b = Набережна B
nusfjord-sheet-quay-c = Набережна C, відкрита всім
nusfjord-sheet-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
nusfjord-sheet-coming =
    { $count ->
        [one] ще { $count } нова в раунді { $round }
        [few] ще { $count } нові в раунді { $round }
       *[many] ще { $count } нових у раунді { $round }
    }
nusfjord-sheet-hand = Ваша рука
nusfjord-sheet-hand-note = будівлі C, приховані від інших до 6-го раунду
nusfjord-sheet-costs = Ціна: { $goods }.

nusfjord-sheet-whose = Чия гавань
nusfjord-sheet-my-harbour = Ваша гавань
nusfjord-sheet-harbour-of = Гавань: { $seat }
nusfjord-sheet-harbour-note =
    { $forests ->
        [one] вільно { $free }, { $forests } ліс
        [few] вільно { $free }, { $forests } ліси
       *[many] вільно { $free }, { $forests } лісів
    }
nusfjord-sheet-reserve =
    { $wood ->
        [0] Склад: риби { $fish } з { $limit }
       *[other] Склад: риби { $fish } з { $limit }, деревини { $wood }
    }
nusfjord-sheet-forest =
    { $count ->
        [one] { $count } ліс
        [few] { $count } ліси
       *[many] { $count } лісів
    }
nusfjord-sheet-free = вільно
nusfjord-sheet-free-cost = −1 очко
nusfjord-sheet-used = Використано.
nusfjord-sheet-catch = улов { $catch }
nusfjord-sheet-effects = Що роблять будівлі ({ $count })
nusfjord-sheet-next-fishing = Наступна риболовля
nusfjord-sheet-next-fishing-note = улов { $catch }, у цьому порядку
nusfjord-sheet-comes-back = повернеться
nusfjord-sheet-council = Рада
nusfjord-sheet-council-note = місць зайнято { $elders } з 5; до кожного один працівник за раунд
nusfjord-sheet-elder-fish = Риби: { $fish } з 3.
nusfjord-sheet-shares = Акції
nusfjord-sheet-shares-note = невипущена: −1 очко
nusfjord-sheet-share-home = вдома
nusfjord-sheet-share-new = нова
nusfjord-sheet-share-unissued = не випущена
nusfjord-sheet-share-held = гравця { $seat }

nusfjord-sheet-boats = Улов розподілено.
nusfjord-sheet-boats-note = { $seat }: улов { $catch }
nusfjord-sheet-steps = Кроки риболовлі
nusfjord-sheet-gained = Отримано
nusfjord-sheet-gain = риби: +{ $fish }
nusfjord-sheet-paid = старійшини дають { $fish }
nusfjord-sheet-lost = на нових акціях пропало { $fish }
nusfjord-sheet-left = лишилося { $fish }

nusfjord-seat-points =
    { $n ->
        [one] очко зараз
        [few] очки зараз
        [many] очок зараз
       *[other] очка зараз
    }
nusfjord-seat-placing = розміщує працівника
nusfjord-seat-exchanging = обмінює
nusfjord-seat-building = будує
nusfjord-seat-effect = застосовує карту
nusfjord-seat-rationing = роздає рибу
nusfjord-seat-workers =
    { $count ->
        [one] лишився { $count } працівник
        [few] лишилося { $count } працівники
       *[many] лишилося { $count } працівників
    }
nusfjord-seat-first = перший гравець
nusfjord-seat-wood = деревина
nusfjord-seat-fish = риба
nusfjord-seat-gold = золото
nusfjord-seat-catch = улов і кораблі
nusfjord-seat-elders = старійшини
nusfjord-seat-buildings = будівлі
nusfjord-seat-forests = ліси
nusfjord-seat-shares = акції на руках
nusfjord-seat-unissued = невипущених
nusfjord-seat-foreign = чужих
nusfjord-seat-free = вільні клітинки
nusfjord-seat-hand = карти C на руці

nusfjord-dock-waits-worker = { $seat } розміщує працівника.
nusfjord-dock-waits-exchange = { $seat } може обмінювати ресурси.
nusfjord-dock-waits-effect = { $seat } застосовує карту.
nusfjord-dock-confirm = Підтвердити
nusfjord-dock-confirm-worker = Розмістити працівника
nusfjord-dock-confirm-place = Збудувати тут
nusfjord-dock-worker-fact = Вам відкрито комірок: { $spaces } з { $all }.
nusfjord-dock-elders-fact =
    { $elders ->
        [one] Діяти може { $elders } ваш старійшина.
        [few] Діяти можуть { $elders } ваші старійшини.
       *[many] Діяти можуть { $elders } ваших старійшин.
    }
nusfjord-dock-not-final = До підтвердження нічого не вирішено.
nusfjord-dock-exchange-fact = Дію виконано.
nusfjord-dock-place-fact =
    { $count ->
        [one] Вільна { $count } клітинка.
        [few] Вільні { $count } клітинки.
       *[many] Вільно { $count } клітинок.
    }
nusfjord-dock-elder-fact = Це коштує 1 рибу з бенкетного столу; там її { $fish }.
nusfjord-dock-must-fact = Виконати це обов’язково.
nusfjord-dock-may-fact = Можна обійтися без цього.
nusfjord-dock-fish-fact = Риби для роздачі: { $fish }.
nusfjord-dock-times =
    { $n ->
        [one] { $n } раз
        [few] { $n } рази
       *[many] { $n } разів
    }
nusfjord-dock-stage-action = Дія
nusfjord-dock-stage-what = Що
nusfjord-dock-stage-where = Де
nusfjord-dock-stage-then = Властивості
nusfjord-card-group = { $deck }, будівлі «{ $letter }»
nusfjord-deck-herring = Колода оселедця
nusfjord-deck-mackerel = Колода скумбрії
nusfjord-deck-cod = Колода тріски

## The question of each step

nusfjord-next-plate = Скільки страв ви подаєте?
nusfjord-next-building = Яку будівлю ви зводите?
nusfjord-next-clear = Який ліс ви вирубуєте?
nusfjord-next-plant = Де ви садите ліс?
nusfjord-next-ship = Який корабель ви будуєте?
nusfjord-next-elder = Якого старійшину ви берете?
nusfjord-next-copy = Яку дію ви повторюєте?
nusfjord-price-wood = потрібна деревина
nusfjord-price-fish = потрібна риба
nusfjord-price-gold = потрібне золото
nusfjord-price-wood-alone = без риби й золота
nusfjord-price-little-wood = не більше 2 деревини
