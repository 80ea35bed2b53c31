fjords-name = Фьорды
fjords-tagline = Выложите побережье и заселите его первыми

## What can be agreed on

fjords-option-epic = Эпический вариант для двоих: все гексы, по 30 викингов и 6 домов
fjords-option-original = Оригинальные правила 2005 года: без ряда гексов, сумма трёх партий
fjords-option-runes = Руны
fjords-option-runes-strength = Сила
fjords-option-runes-strength-more = Лежит на горном гексе: викинги рядом дают на 1 очко больше.
fjords-option-runes-water = Вода
fjords-option-runes-water-more = Викинги, которые могут доплыть до неё по морю, дают на 1 очко больше.
fjords-option-runes-friendship = Дружба
fjords-option-runes-friendship-more = У кого вокруг неё больше викингов, получает 2 очка.
fjords-option-runes-journey = Путешествие
fjords-option-runes-journey-more = Один раз: викинг плывёт до 3 гексов вдоль моря.
fjords-option-runes-horse = Лошадь
fjords-option-runes-horse-more = Один раз: викинг скачет до 3 гексов вдоль гор.
fjords-option-runes-wisdom = Мудрость
fjords-option-runes-wisdom-more = Один раз: викинг переходит через пустую клетку.
fjords-option-runes-home = Дом
fjords-option-runes-home-more = Под вашим домом: ваши викинги рядом дают на 1 очко больше.
fjords-option-runes-secret = Секретная (делюкс-издание)
fjords-option-runes-secret-more = Один раз: ваш дом переезжает на 1 или 2 гекса.
fjords-option-runes-game1 = Игра 1: без рун
fjords-option-runes-game2 = Игра 2: Сила
fjords-option-runes-game3 = Игра 3: Сила, Вода
fjords-option-runes-game4 = Игра 4: Сила, Вода, Путешествие, Лошадь
fjords-option-runes-game5 = Игра 5: Путешествие, Лошадь, Дружба
fjords-option-runes-game6 = Игра 6: Путешествие, Лошадь, Дружба, Мудрость
fjords-option-runes-game7 = Игра 7: Путешествие, Лошадь, Мудрость, Дом
fjords-setup-epic-two = В эпический вариант играют вдвоём.
fjords-setup-original-two = По оригинальным правилам играют вдвоём.
fjords-setup-original-runes = В оригинальных правилах рун нет.
fjords-setup-original-epic = Эпического варианта в оригинальных правилах нет.

## Names

fjords-hex-plain = равнинный гекс
fjords-hex-ridge = гекс с горами
fjords-hex-shore = гекс с морем
fjords-hex-fjord = гекс с горами и морем
fjords-terrain-plain = равнина
fjords-terrain-mountain = горы
fjords-terrain-sea = море
fjords-rune-strength = Сила
fjords-rune-water = Вода
fjords-rune-friendship = Дружба
fjords-rune-journey = Путешествие
fjords-rune-horse = Лошадь
fjords-rune-wisdom = Мудрость
fjords-rune-home = Дом
fjords-rune-secret = Секретная
fjords-rune-group-land = На суше
fjords-rune-group-hand = На руках
fjords-rune-when-laid = когда выкладывают её гекс
fjords-rune-when-settling = один раз, в фазе заселения
fjords-rune-when-exploring = один раз, в фазе исследования
fjords-rune-deluxe = делюкс-издание
fjords-rune-strength-text = Её кладут на гекс, полностью покрытый горами, как только он выложен; после этого на нём никто не может стоять. При подсчёте каждый викинг на смежном гексе приносит своему владельцу ещё 1 очко, что бы ни было на общей грани. Дома не считаются.
fjords-rune-water-text = Её кладут на гекс с её символом, как только он выложен; после этого на нём не могут стоять ни дом, ни викинг. При подсчёте каждый викинг, который может доплыть до неё, приносит владельцу ещё 1 очко: на его гексе есть море, и оно ведёт к руне, на любое расстояние. Ведёт только нарисованное море, пустые места не в счёт.
fjords-rune-friendship-text = По одной кладут на каждый равнинный гекс с её символом, как только он выложен; после этого на нём не могут стоять ни дом, ни викинг. При подсчёте каждая считается отдельно: у кого больше всего викингов на гексах вокруг неё, тот получает 2 очка, а если таких игроков несколько, по 2 очка получают все они. Один викинг может учитываться у нескольких рун Дружбы. Дома не считаются, а где викингов нет, очков не получает никто.
fjords-rune-journey-text = Сбросьте её вместо обычного хода. Выберите гекс с морем, на котором стоит ваш дом или викинг, и поставьте викинга на пустой гекс без руны на расстоянии от 1 до 3 гексов вдоль того же моря. То, что стоит на пути, не мешает, и равнина не нужна.
fjords-rune-horse-text = Сбросьте её вместо обычного хода. Выберите гекс с горами, на котором стоит ваш дом или викинг, и поставьте викинга на пустой гекс без руны на расстоянии от 1 до 3 гексов вдоль тех же гор. То, что стоит на пути, не мешает, и равнина не нужна: можно попасть и на гекс, полностью покрытый горами.
fjords-rune-wisdom-text = Положите её вместо обычного хода на пустое место рядом хотя бы с двумя гексами. На одном из них должен стоять ваш дом или викинг, и к этому месту он должен быть обращён равниной. Оттуда поставьте викинга на другой пустой гекс без руны рядом с этим местом, тоже обращённый к нему равниной; если такого нет, руну играть нельзя. Потом она лишь не пускает на это место другие руны Мудрости.
fjords-rune-home-text = Положите её на только что выложенный гекс и сразу поставьте сверху свой дом: это дом этого хода. На гексе должна быть равнина и не должно быть другой руны, а у вас должен оставаться дом. При подсчёте каждый ваш викинг на смежном гексе приносит ещё 1 очко, викинги соперников не приносят ничего. Не использованная в исследовании, она ничего не стоит.
fjords-rune-secret-text = Выложив гекс, сбросьте её, вместо того чтобы ставить дом, и передвиньте один из своих домов на 1 или 2 гекса по равнинам. Он не проходит через другие дома и останавливается на пустом гексе с равниной и без руны. Дом на вашей руне Дома передвигать нельзя. Не использованная в исследовании, она пропадает.

## What one can do

fjords-action-lay = Выложить { $hex } на { $at }, углы по часовой стрелке от северного: { $corners }
fjords-action-house = Поставить дом на этот гекс
fjords-action-no-house = Не ставить дом
fjords-action-home = Поставить здесь дом на свою руну Дома
fjords-action-secret = Сбросить Секретную руну: передвинуть дом с { $from } на { $to }
fjords-action-viking = Поставить викинга на { $at }
fjords-action-journey = Сбросить руну Путешествия: приплыть на { $at }
fjords-action-horse = Сбросить руну Лошади: поскакать на { $at }
fjords-action-wisdom = Положить руну Мудрости на { $cell } и перейти на { $at }
fjords-action-leave = Не тратить руны и выбыть из игры
fjords-action-draw = Вытянуть новый гекс

## What happened

fjords-event-game-began = Начинается партия { $game }.
fjords-event-first-chosen = Жребий брошен: начинает { $seat }.
fjords-event-row-filled = В ряд ложится { $hex }.
fjords-event-row-swapped = Ни один гекс ряда некуда положить. { $seat } возвращает ряд в мешок и вытягивает новый.
fjords-event-hex-drawn = { $seat } вытягивает { $hex }.
fjords-event-hex-set-aside = Положить его некуда: { $seat } откладывает { $hex }.
fjords-event-hex-laid = { $seat } выкладывает { $hex } на { $at }.
fjords-event-stone-placed = На { $at } ложится руна «{ $rune }».
fjords-event-house-built = { $seat } ставит дом на { $at }.
fjords-event-home-founded = { $seat } ставит дом на руну Дома на { $at }.
fjords-event-house-moved = { $seat } сбрасывает Секретную руну и передвигает дом с { $from } на { $to }.
fjords-event-explored-all-laid = Все гексы выложены. Заселение начинает следующий игрок: { $seat }.
fjords-event-explored-nothing-fits =
    { $unlaid ->
        [one] Остался { $unlaid } гекс, и положить его некуда. { $seat } не может сделать ход и начинает заселение.
        [few] Осталось { $unlaid } гекса, и положить их некуда. { $seat } не может сделать ход и начинает заселение.
       *[many] Осталось { $unlaid } гексов, и положить их некуда. { $seat } не может сделать ход и начинает заселение.
    }
fjords-event-explored-last-laid =
    { $unlaid ->
        [0] Последний гекс вытянут и выложен. Заселение начинает следующий игрок: { $seat }.
        [one] Последний гекс вытянут и выложен, { $unlaid } отложенный остаётся в стороне. Заселение начинает следующий игрок: { $seat }.
        [few] Последний гекс вытянут и выложен, { $unlaid } отложенных остаются в стороне. Заселение начинает следующий игрок: { $seat }.
       *[many] Последний гекс вытянут и выложен, { $unlaid } отложенных остаются в стороне. Заселение начинает следующий игрок: { $seat }.
    }
fjords-event-explored-last-unfit =
    { $unlaid ->
        [one] Последний гекс некуда положить; не выложен { $unlaid } гекс. { $seat } начинает заселение.
        [few] Последний гекс некуда положить; не выложено { $unlaid } гекса. { $seat } начинает заселение.
       *[many] Последний гекс некуда положить; не выложено { $unlaid } гексов. { $seat } начинает заселение.
    }
fjords-event-viking-sent = { $seat } ставит викинга на { $at }.
fjords-event-viking-sailed = { $seat } сбрасывает руну Путешествия: викинг приплывает на { $at }.
fjords-event-viking-rode = { $seat } сбрасывает руну Лошади: викинг скачет на { $at }.
fjords-event-viking-crossed = { $seat } кладёт руну Мудрости на { $cell }: викинг переходит на { $at }.
fjords-event-out-no-viking-left = { $seat } выбывает: викингов не осталось.
fjords-event-out-no-hex-in-reach = { $seat } выбывает: викинга поставить некуда.
fjords-event-out-left = { $seat } не тратит руны и выбывает из игры.
fjords-event-game-ended =
    { $points ->
        [one] Партию { $game } выигрывает { $seat }: { $points } очко.
        [few] Партию { $game } выигрывает { $seat }: { $points } очка.
       *[many] Партию { $game } выигрывает { $seat }: { $points } очков.
    }
fjords-event-game-over = Побеждает { $seat }: { $points } против { $next }.
fjords-event-game-over-later = Побеждает { $seat }: { $points } против { $next }; при ничьей решает, кто ходил позже в заселении.
fjords-event-game-over-games = Побеждает { $seat }: { $points } против { $next }; при ничьей решает, кто выиграл больше партий.

## Points

fjords-reason-vikings = Викинги в игровой зоне
fjords-reason-uncontested = Пустые гексы, недоступные другим игрокам
fjords-reason-strength = Викинги рядом с руной Силы
fjords-reason-water = Викинги, которые могут доплыть до руны Воды
fjords-reason-friendship = Руны Дружбы, вокруг которых больше всего викингов
fjords-reason-home = Викинги рядом со своей руной Дома
fjords-reason-game = Партия { $game }

## Why not

fjords-refusal-only-in-exploration = Это можно было делать только в фазе исследования, а она закончилась.
fjords-refusal-only-in-settlement = Это можно делать только в фазе заселения, а она ещё не началась.
fjords-refusal-no-drawing = Тянуть гекс по своему выбору можно только в оригинальном варианте.
fjords-refusal-hex-to-lay = Сначала выложите гекс: пока это возможно, пропускать ход нельзя.
fjords-refusal-hex-already-laid = В этот ход вы уже выложили гекс.
fjords-refusal-viking-to-send = Вы ещё можете поставить викинга, значит, обязаны это сделать.
fjords-refusal-unknown-hex = Такого гекса в игре нет. Гексы можно поворачивать, но не переворачивать.
fjords-refusal-not-in-row = Такого гекса в ряду нет.
fjords-refusal-another-hex-drawn = Вы вытянули другой гекс: в этот ход выкладывают его.
fjords-refusal-not-set-aside = Такого гекса среди отложенных нет.
fjords-refusal-fits-nowhere = Этот гекс некуда положить.
fjords-refusal-rune-not-in-play = В этой партии нет руны «{ $rune }».
fjords-refusal-rune-spent = Ваша руна «{ $rune }» уже использована.
fjords-refusal-no-house-left = У вас не осталось домов.
fjords-refusal-hex-there = Там уже лежит гекс.
fjords-refusal-no-hex-there = Там нет гекса.
fjords-refusal-touches-too-few = Место должно соприкасаться хотя бы с двумя гексами.
fjords-refusal-sides-differ = Грани не совпадают: равнина должна прилегать к равнине, горы к горам, море к морю, на обеих половинах каждой грани.
fjords-refusal-second-landmass = Получился бы второй участок суши, отделённый водой, а материк может быть только один.
fjords-refusal-no-plain = Здесь нет равнины.
fjords-refusal-rune-there = Здесь лежит руна: ни дом, ни викинга поставить нельзя.
fjords-refusal-occupied = Гекс уже занят.
fjords-refusal-no-own-house-there = Там нет вашего дома.
fjords-refusal-home-stays = Дом на руне Дома передвигать нельзя.
fjords-refusal-same-hex = Дом должен перейти на другой гекс.
fjords-refusal-house-in-the-way = Путь преграждает другой дом.
fjords-refusal-house-too-far = Дом передвигают не дальше чем на два гекса.
fjords-refusal-plain-broken = За два гекса по равнинам туда не попасть.
fjords-refusal-no-own-neighbour = Рядом нет ни вашего дома, ни вашего викинга.
fjords-refusal-no-common-plain = Вы стоите рядом, но между гексами горы или море: на общей грани должна быть равнина.
fjords-refusal-no-shore = Ни один ваш дом или викинг не стоит на гексе с морем.
fjords-refusal-sea-broken = Море с ваших гексов туда не ведёт.
fjords-refusal-too-far-by-sea = Плыть можно не дальше чем на три гекса.
fjords-refusal-no-foothill = Ни один ваш дом или викинг не стоит на гексе с горами.
fjords-refusal-ridge-broken = Горы с ваших гексов туда не ведут.
fjords-refusal-too-far-by-ridge = Скакать можно не дальше чем на три гекса.
fjords-refusal-cell-taken = На этом месте уже лежит другая руна Мудрости.
fjords-refusal-no-own-plain-at-cell = Ни один гекс с вашим домом или викингом не обращён к этому месту равниной.
fjords-refusal-not-beside-stone = Викинга ставят на гекс рядом с руной.
fjords-refusal-no-plain-towards-stone = Этот гекс не обращён к руне равниной.

## How to play

fjords-primer-1-title = Цель игры
fjords-primer-1-text = Сначала все вместе открывают побережье, гекс за гексом, и ставят на нём дома. Потом от домов по равнинам расходятся викинги. Каждый викинг в игровой зоне приносит очко.
fjords-primer-2-title = Как класть гекс
fjords-primer-2-text = В свой ход выберите один из четырёх гексов ряда и выложите его, повернув как угодно. Он должен прилегать хотя бы к двум гексам, и каждая общая грань должна совпадать на обеих половинах: равнина с равниной, горы с горами, море с морем. Материк может быть только один, поэтому хотя бы на одной общей грани должна быть суша. Пустоты допустимы, и горы могут разделять равнины.
fjords-primer-3-title = Дома
fjords-primer-3-text = На только что выложенный гекс, и ни на какой другой, можно поставить один из четырёх своих домов, если на гексе есть равнина и нет руны. Дома больше не двигают, а не поставленные до конца исследования пропадают.
fjords-primer-4-title = Ряд гексов
fjords-primer-4-text = Затем в ряд ложится новый гекс. Если ничего из ряда некуда положить, весь ряд возвращается в мешок и из него вытягивают четыре гекса заново. Исследование кончается, когда подходящих гексов больше нет.
fjords-primer-5-title = Викинги
fjords-primer-5-text = Начинает игрок слева от того, кто выложил последний гекс; кому было нечего выложить, тот начинает сам. В свой ход поставьте викинга на пустой гекс рядом со своим домом или викингом, если на общей грани есть равнина, хотя бы на половине. Горы и море не пускают, соперники тоже: на гексе помещается одна фишка.
fjords-primer-6-title = Конец игры
fjords-primer-6-text = Кто не может поставить викинга, выбывает; когда выбыли все, игра окончена. Если вы поставили всех викингов, каждый пустой гекс, до которого могли дойти только вы, тоже приносит очко. При ничьей побеждает тот, кто в заселении ходил позже.
fjords-primer-7-title = Руны на суше
fjords-primer-7-text = Играть можно с любыми рунами; символы остальных ничего не значат. На гексе с руной не могут стоять ни дом, ни викинг, а все очки складываются. { fjords-rune-strength }: { fjords-rune-strength-text } { fjords-rune-water }: { fjords-rune-water-text } { fjords-rune-friendship }: { fjords-rune-friendship-text }
fjords-primer-8-title = Руны для заселения
fjords-primer-8-text = Каждый начинает с одной руной каждого вида, на один раз: за ход ставят викинга или играют одну руну. Кому идти больше некуда, тот играет руну или выбывает. { fjords-rune-journey }: { fjords-rune-journey-text } { fjords-rune-horse }: { fjords-rune-horse-text } { fjords-rune-wisdom }: { fjords-rune-wisdom-text }
fjords-primer-9-title = Руны для исследования
fjords-primer-9-text = { fjords-rune-home }: { fjords-rune-home-text } { fjords-rune-secret }: { fjords-rune-secret-text }
fjords-primer-10-title = Другие варианты
fjords-primer-10-text = В эпическом варианте для двоих участвуют все гексы, у каждого по 30 викингов и 6 домов. По правилам 2005 года ряда нет: гекс вытягивают и обязаны выложить, если есть куда; неподходящие откладывают на следующие ходы, а очки трёх партий складывают.
