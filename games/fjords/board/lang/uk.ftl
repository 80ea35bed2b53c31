# Підписи всередині картини: для читання вголос і підказок.
fjords-label-panel = Ігрова зона
fjords-label-board =
    { $count ->
        [one] Ігрова зона: викладено { $count } гекс
        [few] Ігрова зона: викладено { $count } гекси
       *[many] Ігрова зона: викладено { $count } гексів
    }
fjords-label-plain =
    { $count ->
        [one] рівнина на { $count } куті
        [few] рівнина на { $count } кутах
       *[many] рівнина на { $count } кутах
    }
fjords-label-mountain =
    { $count ->
        [one] гори на { $count } куті
        [few] гори на { $count } кутах
       *[many] гори на { $count } кутах
    }
fjords-label-sea =
    { $count ->
        [one] море на { $count } куті
        [few] море на { $count } кутах
       *[many] море на { $count } кутах
    }
fjords-label-corners = { $terrain }
fjords-label-hex = { $place }: { $terrain }
fjords-label-empty = { $place }: порожнє місце
fjords-label-viking = { $place }: вікінг ({ $seat })
fjords-label-house = { $place }: дім ({ $seat })
fjords-label-home = { $place }: дім на руні Дому ({ $seat })
fjords-label-stone = { $place }: руна «{ $rune }»
fjords-label-wisdom = { $place }: руна Мудрості ({ $seat })
fjords-label-target = { $place }. Тут можна: { $uses }
fjords-label-lay = викласти гекс
fjords-label-send = поставити вікінга
fjords-label-put-stone = покласти руну Мудрості
fjords-label-move-from = пересунути дім звідси
fjords-label-move-to = пересунути дім сюди
fjords-label-seat = { $seat }
fjords-label-row = Ряд
fjords-label-drawn = Витягнуто
fjords-label-aside = Відкладено
fjords-label-unlaid = Не викладено
fjords-label-reconstructed = Про надруковану гру невідомо й відновлено: скільки гексів кожного виду, які з них позначено цифрами 3 і 4, на якому гексі символ Води, який вигляд мають і як лежать три стартові гекси та скільки з 22 рун припадає на кожен вид.

# Як далеко зайшла гра.
fjords-phase-exploration = Дослідження
fjords-phase-settlement = Заселення
fjords-phase-over = Гру закінчено
fjords-phase-game = Партія { $game } з { $games }: { $phase }

# Перед гравцем. Число стоїть перед словом.
fjords-seat-houses-left =
    { $count ->
        [one] дім
        [few] доми
       *[many] домів
    }
fjords-seat-vikings-left =
    { $count ->
        [one] вікінг
        [few] вікінги
       *[many] вікінгів
    }
fjords-seat-rune = { $rune }
fjords-seat-houses-built = поставлено
fjords-seat-points = очки
fjords-seat-points-out = очки, поза грою
fjords-seat-match-points = очки за матч
fjords-seat-choosing = вибирає гекс
fjords-seat-laying = викладає гекс
fjords-seat-building = вирішує, чи ставити дім
fjords-seat-sending = ставить вікінга

# На що чекає стіл.
fjords-dock-waiting-choose = { $seat } вибирає гекс
fjords-dock-waiting-lay = { $seat } викладає гекс
fjords-dock-waiting-house = { $seat } вирішує, чи ставити дім
fjords-dock-waiting-viking = { $seat } ставить вікінга

# Дослідження.
fjords-dock-choose = Візьміть відкладений гекс або тягніть новий
fjords-dock-choose-fact =
    { $count ->
        [one] У мішку залишився { $count } гекс.
        [few] У мішку залишилося { $count } гекси.
       *[many] У мішку залишилося { $count } гексів.
    }
fjords-dock-draw = Тягнути гекс
fjords-dock-lay = Викладіть гекс
fjords-dock-lay-fact =
    { $count ->
        [one] Відкрито { $count } місце.
        [few] Відкрито { $count } місця.
       *[many] Відкрито { $count } місць.
    }
fjords-dock-stage-choose = Вибрати гекс
fjords-dock-stage-place = Місце й поворот
fjords-dock-stage-house = Дім?
fjords-dock-confirm-lay = Покласти сюди
fjords-dock-kind-plain = Рівнина
fjords-dock-kind-ridge = Гори
fjords-dock-kind-shore = Море
fjords-dock-kind-fjord = Гори й море
fjords-dock-corners = { $count }
fjords-dock-copies = { $kind } × { $count }
fjords-dock-places =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[many] { $count } місць
    }
fjords-dock-fits-nowhere = нема куди покласти
fjords-dock-house = Поставити тут дім?
fjords-dock-only-secret = Пересунути дім руною Таємниці?
fjords-dock-house-fact =
    { $count ->
        [0] Домів у вас не залишилося.
        [one] У вас залишився { $count } дім. Доми, не поставлені до кінця дослідження, пропадуть.
        [few] У вас залишилося { $count } доми. Доми, не поставлені до кінця дослідження, пропадуть.
       *[many] У вас залишилося { $count } домів. Доми, не поставлені до кінця дослідження, пропадуть.
    }
fjords-dock-build = Поставити дім
fjords-dock-home = Дім на руні Дому
fjords-dock-secret = Пересунути дім руною Таємниці
fjords-dock-no-house = Без дому
fjords-dock-confirm-house = Так і зробити
fjords-dock-no-houses = домів не залишилося
fjords-dock-rune-there = тут лежить руна
fjords-dock-no-plain = тут немає рівнини
fjords-dock-no-move = жоден ваш дім не можна пересунути

# Заселення.
fjords-dock-viking = Поставте вікінга
fjords-dock-only-rune = Зіграти руну чи вибути?
fjords-dock-viking-fact =
    { $count ->
        [one] { $count } гекс поруч із вашими людьми з’єднано з ними рівниною. Гори та море не пускають.
        [few] { $count } гекси поруч із вашими людьми з’єднано з ними рівниною. Гори та море не пускають.
       *[many] { $count } гексів поруч із вашими людьми з’єднано з ними рівниною. Гори та море не пускають.
    }
fjords-dock-runes-only = Пішки вашим людям йти вже нема куди. Допоможе лише руна.
fjords-dock-confirm-viking = Поставити сюди
fjords-dock-journey = Морем, із руною Подорожі
fjords-dock-horse = Горами, із руною Коня
fjords-dock-wisdom = Через порожнє місце, із руною Мудрості
fjords-dock-leave = Вибути з гри
fjords-dock-no-way = зараз нікуди не веде

fjords-letters-bag =
    { $count ->
        [one] { $count } гекс у мішку
        [few] { $count } гекси в мішку
        [many] { $count } гексів у мішку
       *[other] { $count } гекса в мішку
    }

## The question of each step

fjords-next-lay = Куди ви кладете гекс?
fjords-next-house = Який дім переноситься і куди?
fjords-next-stone = Через яку руну і куди?
fjords-next-viking = Куди йде вікінг?
