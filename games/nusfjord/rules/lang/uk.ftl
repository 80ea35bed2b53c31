# Нусфйорд, українською.

nusfjord-name = Нусфйорд
nusfjord-tagline = Ловіть рибу, будуйте й випускайте акції в селищі на Лофотенах

nusfjord-option-deck = Колода будівель
nusfjord-option-deck-herring = Оселедець (радимо для першої партії)
nusfjord-option-deck-herring-more = 16 із 44 будівель діють один раз, коли їх збудовано: одразу видно, що вони дають.
nusfjord-option-deck-mackerel = Скумбрія
nusfjord-option-deck-mackerel-more = 13 будівель спрацьовують щоразу, коли ви щось робите: більше поєднань.
nusfjord-option-deck-cod = Тріска
nusfjord-option-deck-cod-more = 13 будівель дають очки за умови: готуйтеся до кінця заздалегідь.
nusfjord-option-mixed = Змішування колод: перші будівлі — з усіх трьох колод, наступні — з обраної
nusfjord-option-hard = Ускладнена гра наодинці: працівники двох кольорів лишаються на планшетах
nusfjord-option-campaign = Кампанія з трьох партій наодинці
nusfjord-option-campaign-off = Без кампанії
nusfjord-option-campaign-off-more = Одна партія, сама по собі.
nusfjord-option-campaign-1 = Кампанія, перша партія
nusfjord-option-campaign-1-more = Наодинці: збудованого в одній партії в наступній не буде; очки трьох партій додаються.
nusfjord-option-campaign-2 = Кампанія, друга партія
nusfjord-option-campaign-3 = Кампанія, третя партія
nusfjord-option-double = Подвійна партія для двох
nusfjord-option-double-off = Одна партія
nusfjord-option-double-off-more = Одна партія, сама по собі.
nusfjord-option-double-1 = Подвійна партія, перша з двох
nusfjord-option-double-1-more = Дві партії з однією колодою, жодна карта не повторюється; другу починає інший гравець.
nusfjord-option-double-2 = Подвійна партія, друга з двох

nusfjord-setup-hard = Ускладнений варіант — лише для одного гравця.
nusfjord-setup-campaign = Кампанія — для одного гравця.
nusfjord-setup-double = Подвійну партію грають удвох.
nusfjord-setup-series = Кілька партій поспіль грають однією колодою, без змішування.
nusfjord-setup-without = Наступні партії починаються з того, що лишилося від попередньої. Почніть із першої.

nusfjord-notice = Правила, номери й літери будівель — з друкованої гри. Наші: вартість, очки та властивості будівель і старійшин, усі українські назви, 15 з 18 імен старійшин і те, хто з них бере участь, числа майже на всіх тарілках і на шкалі улову, ціни шлюпа та катера, очки кораблів і стовпці планшета дій. Друковані можуть бути інші.
nusfjord-notice-card = Наша карта; друкований текст інший.

## Ресурси та інші короткі слова

nusfjord-wood =
    { $n ->
        [one] { $n } деревина
        [few] { $n } деревини
       *[many] { $n } деревини
    }
nusfjord-fish =
    { $n ->
        [one] { $n } риба
        [few] { $n } риби
       *[many] { $n } риб
    }
nusfjord-gold =
    { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
nusfjord-reserve-wood =
    { $n ->
        [one] { $n } деревина зі складу
        [few] { $n } деревини зі складу
       *[many] { $n } деревини зі складу
    }
nusfjord-reserve-fish =
    { $n ->
        [one] { $n } риба зі складу
        [few] { $n } риби зі складу
       *[many] { $n } риб зі складу
    }
nusfjord-plus-wood =
    { $n ->
        [one] +{ $n } деревина
        [few] +{ $n } деревини
       *[many] +{ $n } деревини
    }
nusfjord-plus-fish =
    { $n ->
        [one] +{ $n } риба
        [few] +{ $n } риби
       *[many] +{ $n } риб
    }
nusfjord-plus-gold =
    { $n ->
        [one] +{ $n } золото
        [few] +{ $n } золота
       *[many] +{ $n } золота
    }
nusfjord-plus-reserve-wood =
    { $n ->
        [one] +{ $n } деревина на склад
        [few] +{ $n } деревини на склад
       *[many] +{ $n } деревини на склад
    }
nusfjord-plus-reserve-fish =
    { $n ->
        [one] +{ $n } риба на склад
        [few] +{ $n } риби на склад
       *[many] +{ $n } риб на склад
    }
nusfjord-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
nusfjord-nothing = нічого
nusfjord-free = безкоштовно
nusfjord-said = { $what }
nusfjord-or = { $first } або { $second }
nusfjord-no-text = Без властивостей.
nusfjord-sentences = { $first } { $second }
nusfjord-then = { $first }, потім { $second }

nusfjord-ship-sloop = шлюп
nusfjord-ship-cutter = катер
nusfjord-ship-schooner = шхуна
nusfjord-ship-spare = запасна шхуна

nusfjord-task-gold = +1 золото
nusfjord-task-transfer = Розвантажити склад
nusfjord-task-serve = Подати рибу
nusfjord-task-building = Збудувати будівлю
nusfjord-task-issue = Випустити акцію
nusfjord-task-buy = Скупити всі акції
nusfjord-task-clear = Вирубати ліс
nusfjord-task-plant = Посадити ліс
nusfjord-task-thin = Прорідити
nusfjord-task-ship = Збудувати корабель
nusfjord-task-elder = Запросити старійшину
nusfjord-task-copy = Скопіювати дію

nusfjord-colour-red = червоний
nusfjord-colour-blue = синій
nusfjord-colour-yellow = жовтий

nusfjord-phase-setup = Підготовка до гри
nusfjord-phase-tile = Нові будівлі
nusfjord-phase-fishing = Фаза риболовлі
nusfjord-phase-work = Фаза робіт
nusfjord-phase-over = Гру завершено

nusfjord-step-elders = Старійшини
nusfjord-step-elsewhere = Ваші акції в чужому володінні
nusfjord-step-home = Ваші акції в особистому запасі
nusfjord-step-reserve = Склад
nusfjord-step-surplus = Загальний запас

## Про що питання

nusfjord-ask-nothing = Гру завершено.
nusfjord-ask-luck = Роздаються карти.
nusfjord-ask-worker =
    { $number ->
        [1] Розмістіть першого працівника.
        [2] Розмістіть другого працівника.
       *[other] Розмістіть третього працівника.
    }
nusfjord-ask-exchange = Обміняйте, що бажаєте, і завершіть хід.
nusfjord-ask-place = Де поставити будівлю «{ $card }»?
nusfjord-ask-payment = Скільки деревини за будівлю «{ $card }» сплатити рибою?
nusfjord-ask-elder = Старійшина «{ $elder }»: виконати його дію одразу?
nusfjord-ask-effect = «{ $by }»: { $offer }.
nusfjord-ask-fish-elders = Риби бракує. Кому зі старійшин її дати?
nusfjord-ask-fish-shares = Риби бракує. На чиї акції її покласти?
nusfjord-ask-fish-others = Комусь бракує риби: триває вибір.

## Карти

nusfjord-category-at-once = Одразу
nusfjord-category-whenever = Щоразу
nusfjord-category-any-time = Будь-коли
nusfjord-category-once = Один раз
nusfjord-category-special = Особлива властивість
nusfjord-category-points = Переможні очки
nusfjord-card-star = ★ (залежить від умови)

nusfjord-ability-build = Під час будівництва: { $ops }.
nusfjord-ability-when = Щоразу, коли { $moment }: { $ops }.
nusfjord-ability-when-if = Щоразу, коли { $moment } ({ $test }): { $ops }.
nusfjord-ability-anytime = У свій хід, до розміщення працівника чи пасу та ще раз після всієї дії, скільки завгодно разів: { $ops }.
nusfjord-ability-once = Один раз за гру, у свій хід до розміщення працівника чи пасу або після всієї дії: { $ops }.
nusfjord-ability-always = { $rule }.
nusfjord-ability-score = Наприкінці гри: { $worth }.
nusfjord-ability-elder = Коли він діє: { $ops }.

nusfjord-op-gain = { $goods }
nusfjord-op-swap = { $give } → { $get }
nusfjord-op-times =
    { $times ->
        [one] { $swap } (до { $times } разу)
        [few] { $swap } (до { $times } разів)
       *[many] { $swap } (до { $times } разів)
    }
nusfjord-op-do = дія «{ $task }»
nusfjord-op-do-with = { $do }, { $note }
nusfjord-op-add-forest = покладіть 1 ліс на вільну подвійну клітинку або на одиночний ліс
nusfjord-op-upgrade = замініть шлюп катером ({ $sloop }) або катер шхуною ({ $cutter })
nusfjord-note-ships = лише { $ships }
nusfjord-note-less = знижка: { $goods }
nusfjord-note-free = безкоштовно
nusfjord-note-price = ціна: { $price }
nusfjord-note-plate-price = ціна тарілки: { $price }
nusfjord-note-plates =
    { $plates ->
        [one] не більше { $plates } тарілки
        [few] не більше { $plates } тарілок
       *[many] не більше { $plates } тарілок
    }

nusfjord-special-on-track = Цю будівлю можна розмістити не на будівельній клітинці, а на першій зліва вільній клітинці шкали улову. Там вона закриває одну клітинку: улов зросте, лише якщо найменше видиме число після цього стане більшим. Кораблем будівля не вважається.
nusfjord-special-sell-ship = поверніть корабель зі своєї шкали улову до запасу за { $sloop } золота (шлюп), { $cutter } золота (катер) або { $schooner } золота (шхуна); кораблі праворуч від нього зсуваються ліворуч
nusfjord-special-museum =
    { $points ->
        [one] можна перемістити свій крайній правий корабель на цю карту: він рахується, як і раніше, та приносить ще { $points } очко, але більше не закриває шкалу улову
        [few] можна перемістити свій крайній правий корабель на цю карту: він рахується, як і раніше, та приносить ще { $points } очки, але більше не закриває шкалу улову
       *[many] можна перемістити свій крайній правий корабель на цю карту: він рахується, як і раніше, та приносить ще { $points } очок, але більше не закриває шкалу улову
    }
nusfjord-special-free-elder = виконайте дію одного старійшини зі своєї ради без працівника й без риби
nusfjord-special-copy-space = виконайте дію будь-якої повністю зайнятої комірки планшета дій

nusfjord-moment-task = ви виконуєте дію «{ $task }»
nusfjord-moment-building = ви будуєте іншу будівлю
nusfjord-moment-ship = ви будуєте корабель
nusfjord-moment-elder = ви запрошуєте старійшину
nusfjord-moment-elder-used = ви виконуєте дію свого старійшини
nusfjord-moment-last-worker = ви розміщуєте третього працівника за раунд
nusfjord-moment-passed = ви пасуєте
nusfjord-moment-fishing-end = закінчується фаза риболовлі
nusfjord-moment-work-start = починається фаза робіт

nusfjord-test-at-least = не менше { $n } { $count }
nusfjord-test-at-most = не більше { $n } { $count }
nusfjord-test-none = { $count } немає
nusfjord-test-cleared = лісу там не лишилося
nusfjord-test-sloop = шлюп
nusfjord-test-cutter = катер
nusfjord-test-schooner = шхуну
nusfjord-if-at-least = є не менше { $n } { $count }
nusfjord-if-at-most = є не більше { $n } { $count }

nusfjord-rule-price = «{ $task }»: ваша знижка — { $goods }
nusfjord-rule-fish-as-wood = Сплачуючи за будівлю, ви можете замінити рибою до { $n } деревини з її ціни, 1 до 1
nusfjord-rule-pay-from-reserve = Ресурси, яких бракує на будівлю або корабель, можна взяти зі свого складу
nusfjord-rule-reserve-limit = Межа риби на вашому складі у фазі риболовлі: { $n }
nusfjord-rule-wood-limit = Межа деревини у вашому особистому запасі: { $n }
nusfjord-rule-catch = Ваш улов більший на { $n }
nusfjord-rule-elder-keep = Коли на вашому старійшині збирається 3 риби, ви берете з них { $n }
nusfjord-rule-skip-new-shares = У фазі риболовлі ви не кладете рибу на свої акції в комірці «Нові акції»
nusfjord-rule-plant-on-one = Дією «Посадити ліс» ви можете також покласти 1 ліс на одиночний ліс

nusfjord-worth-per = { $amount } { $per }
nusfjord-worth-rounded-down = { $worth } (з округленням униз)
nusfjord-worth-rounded-up = { $worth } (з округленням угору)
nusfjord-worth-beyond = { $worth } понад { $n }
nusfjord-worth-more = { $worth } (рахуючи ще { $n })
nusfjord-worth-min = { $worth }, не менше { $n }
nusfjord-worth-max = { $worth }, не більше { $n }
nusfjord-worth-sum = { $first } плюс { $second }
nusfjord-worth-test = { $yes }, якщо { $test }, інакше { $no }
nusfjord-worth-table-points = { $values } очок за { $counts } { $count }
nusfjord-worth-table-wood = +{ $values } деревини за { $counts } { $count }
nusfjord-worth-table-fish = +{ $values } риби за { $counts } { $count }
nusfjord-worth-table-gold = +{ $values } золота за { $counts } { $count }

## Що рахується

nusfjord-per-ships =
    { $step ->
        [1] за кожен ваш корабель
        [one] за кожні { $step } ваших кораблів
        [few] за кожні { $step } ваші кораблі
       *[many] за кожні { $step } ваших кораблів
    }
nusfjord-per-sloops =
    { $step ->
        [1] за кожен шлюп
        [one] за кожні { $step } шлюпів
        [few] за кожні { $step } шлюпи
       *[many] за кожні { $step } шлюпів
    }
nusfjord-per-cutters =
    { $step ->
        [1] за кожен катер
        [one] за кожні { $step } катерів
        [few] за кожні { $step } катери
       *[many] за кожні { $step } катерів
    }
nusfjord-per-schooners =
    { $step ->
        [1] за кожну шхуну
        [one] за кожні { $step } шхун
        [few] за кожні { $step } шхуни
       *[many] за кожні { $step } шхун
    }
nusfjord-per-ship-kinds =
    { $step ->
        [1] за кожен тип ваших кораблів
        [one] за кожні { $step } типів ваших кораблів
        [few] за кожні { $step } типи ваших кораблів
       *[many] за кожні { $step } типів ваших кораблів
    }
nusfjord-per-ship-length =
    { $step ->
        [1] за кожну одиницю довжини кораблів на вашій шкалі улову
        [one] за кожні { $step } одиниць довжини кораблів на вашій шкалі улову
        [few] за кожні { $step } одиниці довжини кораблів на вашій шкалі улову
       *[many] за кожні { $step } одиниць довжини кораблів на вашій шкалі улову
    }
nusfjord-per-catch =
    { $step ->
        [1] за кожну рибу вашого улову
        [one] за кожні { $step } риб вашого улову
        [few] за кожні { $step } риби вашого улову
       *[many] за кожні { $step } риб вашого улову
    }
nusfjord-per-free-track =
    { $step ->
        [1] за кожну вільну клітинку вашої шкали улову
        [one] за кожні { $step } вільних клітинок вашої шкали улову
        [few] за кожні { $step } вільні клітинки вашої шкали улову
       *[many] за кожні { $step } вільних клітинок вашої шкали улову
    }
nusfjord-per-buildings =
    { $step ->
        [1] за кожну вашу будівлю
        [one] за кожні { $step } ваших будівель
        [few] за кожні { $step } ваші будівлі
       *[many] за кожні { $step } ваших будівель
    }
nusfjord-per-buildings-a =
    { $step ->
        [1] за кожну вашу будівлю «A»
        [one] за кожні { $step } ваших будівель «A»
        [few] за кожні { $step } ваші будівлі «A»
       *[many] за кожні { $step } ваших будівель «A»
    }
nusfjord-per-buildings-b =
    { $step ->
        [1] за кожну вашу будівлю «B»
        [one] за кожні { $step } ваших будівель «B»
        [few] за кожні { $step } ваші будівлі «B»
       *[many] за кожні { $step } ваших будівель «B»
    }
nusfjord-per-buildings-c =
    { $step ->
        [1] за кожну вашу будівлю «C»
        [one] за кожні { $step } ваших будівель «C»
        [few] за кожні { $step } ваші будівлі «C»
       *[many] за кожні { $step } ваших будівель «C»
    }
nusfjord-per-wood-buildings =
    { $step ->
        [1] за кожну вашу будівлю вартістю від 3 деревини
        [one] за кожні { $step } ваших будівель вартістю від 3 деревини
        [few] за кожні { $step } ваші будівлі вартістю від 3 деревини
       *[many] за кожні { $step } ваших будівель вартістю від 3 деревини
    }
nusfjord-per-neighbours =
    { $step ->
        [1] за кожну будівлю поруч із цією
        [one] за кожні { $step } будівель поруч із цією
        [few] за кожні { $step } будівлі поруч із цією
       *[many] за кожні { $step } будівель поруч із цією
    }
nusfjord-per-elders =
    { $step ->
        [1] за кожного старійшину у вашій раді
        [one] за кожні { $step } старійшин у вашій раді
        [few] за кожні { $step } старійшин у вашій раді
       *[many] за кожні { $step } старійшин у вашій раді
    }
nusfjord-per-empty-seats =
    { $step ->
        [1] за кожне вільне місце у вашій раді
        [one] за кожні { $step } вільних місць у вашій раді
        [few] за кожні { $step } вільні місця у вашій раді
       *[many] за кожні { $step } вільних місць у вашій раді
    }
nusfjord-per-elder-fish =
    { $step ->
        [1] за кожну рибу на ваших старійшинах
        [one] за кожні { $step } риб на ваших старійшинах
        [few] за кожні { $step } риби на ваших старійшинах
       *[many] за кожні { $step } риб на ваших старійшинах
    }
nusfjord-per-plates =
    { $step ->
        [1] за кожну наповнену тарілку бенкетного столу
        [one] за кожні { $step } наповнених тарілок бенкетного столу
        [few] за кожні { $step } наповнені тарілки бенкетного столу
       *[many] за кожні { $step } наповнених тарілок бенкетного столу
    }
nusfjord-per-forests =
    { $step ->
        [1] за кожен ліс у вашій гавані
        [one] за кожні { $step } лісів у вашій гавані
        [few] за кожні { $step } ліси у вашій гавані
       *[many] за кожні { $step } лісів у вашій гавані
    }
nusfjord-per-forest-pairs =
    { $step ->
        [1] за кожну подвійну клітинку з лісом
        [one] за кожні { $step } подвійних клітинок з лісом
        [few] за кожні { $step } подвійні клітинки з лісом
       *[many] за кожні { $step } подвійних клітинок з лісом
    }
nusfjord-per-forest-stacks =
    { $step ->
        [1] за кожну подвійну клітинку з 2 лісами
        [one] за кожні { $step } подвійних клітинок з 2 лісами
        [few] за кожні { $step } подвійні клітинки з 2 лісами
       *[many] за кожні { $step } подвійних клітинок з 2 лісами
    }
nusfjord-per-free-spaces =
    { $step ->
        [1] за кожну вільну будівельну клітинку
        [one] за кожні { $step } вільних будівельних клітинок
        [few] за кожні { $step } вільні будівельні клітинки
       *[many] за кожні { $step } вільних будівельних клітинок
    }
nusfjord-per-wood =
    { $step ->
        [1] за кожну деревину у вашому особистому запасі
        [one] за кожні { $step } деревини у вашому особистому запасі
        [few] за кожні { $step } деревини у вашому особистому запасі
       *[many] за кожні { $step } деревини у вашому особистому запасі
    }
nusfjord-per-fish =
    { $step ->
        [1] за кожну рибу у вашому особистому запасі
        [one] за кожні { $step } риб у вашому особистому запасі
        [few] за кожні { $step } риби у вашому особистому запасі
       *[many] за кожні { $step } риб у вашому особистому запасі
    }
nusfjord-per-gold =
    { $step ->
        [1] за кожне золото у вашому особистому запасі
        [one] за кожні { $step } золота у вашому особистому запасі
        [few] за кожні { $step } золота у вашому особистому запасі
       *[many] за кожні { $step } золота у вашому особистому запасі
    }
nusfjord-per-reserve-fish =
    { $step ->
        [1] за кожну рибу на вашому складі
        [one] за кожні { $step } риб на вашому складі
        [few] за кожні { $step } риби на вашому складі
       *[many] за кожні { $step } риб на вашому складі
    }
nusfjord-per-all-fish =
    { $step ->
        [1] за кожну рибу на вашому складі та в особистому запасі
        [one] за кожні { $step } риб на вашому складі та в особистому запасі
        [few] за кожні { $step } риби на вашому складі та в особистому запасі
       *[many] за кожні { $step } риб на вашому складі та в особистому запасі
    }
nusfjord-per-shares =
    { $step ->
        [1] за кожну випущену акцію у вас
        [one] за кожні { $step } випущених акцій у вас
        [few] за кожні { $step } випущені акції у вас
       *[many] за кожні { $step } випущених акцій у вас
    }
nusfjord-per-own-shares =
    { $step ->
        [1] за кожну випущену акцію вашого кольору у вас
        [one] за кожні { $step } випущених акцій вашого кольору у вас
        [few] за кожні { $step } випущені акції вашого кольору у вас
       *[many] за кожні { $step } випущених акцій вашого кольору у вас
    }
nusfjord-per-foreign-shares =
    { $step ->
        [1] за кожну акцію іншого кольору у вас
        [one] за кожні { $step } акцій інших кольорів у вас
        [few] за кожні { $step } акції інших кольорів у вас
       *[many] за кожні { $step } акцій інших кольорів у вас
    }
nusfjord-per-unissued =
    { $step ->
        [1] за кожну вашу невипущену акцію
        [one] за кожні { $step } ваших невипущених акцій
        [few] за кожні { $step } ваші невипущені акції
       *[many] за кожні { $step } ваших невипущених акцій
    }
nusfjord-per-moved =
    { $step ->
        [1] за кожен переміщений ресурс
        [one] за кожні { $step } переміщених ресурсів
        [few] за кожні { $step } переміщені ресурси
       *[many] за кожні { $step } переміщених ресурсів
    }
nusfjord-per-served =
    { $step ->
        [1] за кожну наповнену тарілку
        [one] за кожні { $step } наповнених тарілок
        [few] за кожні { $step } наповнені тарілки
       *[many] за кожні { $step } наповнених тарілок
    }
nusfjord-per-pair-left =
    { $step ->
        [1] за кожен ліс, що там лишився
        [one] за кожні { $step } лісів, що там лишилися
        [few] за кожні { $step } ліси, що там лишилися
       *[many] за кожні { $step } лісів, що там лишилися
    }
nusfjord-per-least =
    { $step ->
        [1] за кожен повний набір (по 1 з: { $of })
        [one] за кожні { $step } повних наборів (по 1 з: { $of })
        [few] за кожні { $step } повні набори (по 1 з: { $of })
       *[many] за кожні { $step } повних наборів (по 1 з: { $of })
    }

nusfjord-count-ships = ваших кораблів
nusfjord-count-sloops = шлюпів
nusfjord-count-cutters = катерів
nusfjord-count-schooners = шхун
nusfjord-count-ship-kinds = різних типів кораблів
nusfjord-count-ship-length = одиниць довжини кораблів
nusfjord-count-catch = риб вашого улову
nusfjord-count-free-track = вільних клітинок вашої шкали улову
nusfjord-count-buildings = ваших будівель
nusfjord-count-buildings-a = будівель «A»
nusfjord-count-buildings-b = будівель «B»
nusfjord-count-buildings-c = будівель «C»
nusfjord-count-wood-buildings = будівель вартістю від 3 деревини
nusfjord-count-neighbours = будівель поруч із цією
nusfjord-count-elders = старійшин у вашій раді
nusfjord-count-empty-seats = вільних місць у вашій раді
nusfjord-count-elder-fish = риб на ваших старійшинах
nusfjord-count-plates = наповнених тарілок
nusfjord-count-forests = лісів у вашій гавані
nusfjord-count-forest-pairs = подвійних клітинок із лісом
nusfjord-count-forest-stacks = подвійних клітинок із 2 лісами
nusfjord-count-free-spaces = вільних будівельних клітинок
nusfjord-count-wood = деревини у вашому особистому запасі
nusfjord-count-fish = риби у вашому особистому запасі
nusfjord-count-gold = золота у вашому особистому запасі
nusfjord-count-reserve-fish = риби на вашому складі
nusfjord-count-all-fish = риби на вашому складі та в особистому запасі
nusfjord-count-shares = випущених акцій у вас
nusfjord-count-own-shares = випущених акцій вашого кольору
nusfjord-count-foreign-shares = акцій інших кольорів
nusfjord-count-unissued = ваших невипущених акцій
nusfjord-count-moved = переміщених ресурсів
nusfjord-count-served = наповнених тарілок
nusfjord-count-pair-left = лісів на цій клітинці
nusfjord-count-least = повних наборів (по 1 з: { $of })

## Що сталося

nusfjord-event-first-player = Перший гравець — { $seat }.
nusfjord-event-opened = Відкривається будівля «{ $card }».
nusfjord-event-dealt = { $seat } отримує будівлю «{ $card }».
nusfjord-event-dealt-hidden = { $seat } отримує будівлю «C».
nusfjord-event-laid-open = { $seat } викладає будівлю «{ $card }» відкрито.
nusfjord-event-elder-turned = Відкривається старійшина: «{ $elder }».
nusfjord-event-round = Починається раунд { $round }; перший гравець — { $seat }.
nusfjord-event-caught =
    { $fish ->
        [one] { $seat } виловлює { $fish } рибу.
        [few] { $seat } виловлює { $fish } риби.
       *[many] { $seat } виловлює { $fish } риб.
    }
nusfjord-event-elder-fed = { $seat }: 1 риба на карту «{ $elder }».
nusfjord-event-elder-paid = { $seat }: на карті «{ $elder }» 3 риби; до особистого запасу з них — { $fish }.
nusfjord-event-new-shares-fed = { $seat }: риби на свої нові акції — { $fish }; вона пропаде.
nusfjord-event-foreign-shares-fed = { $seat }: риби на свої акції в гравця { $holder } — { $fish }.
nusfjord-event-own-shares-fed = { $seat }: риби на свої акції в особистому запасі — { $fish }.
nusfjord-event-stored = { $seat }: риби на склад — { $fish }.
nusfjord-event-returned = { $seat }: надлишок риби до загального запасу — { $fish }.
nusfjord-event-collected = { $seat }: риби з акцій до особистого запасу — { $fish }.
nusfjord-event-worker-placed = { $seat }: «{ $task }».
nusfjord-event-action-copied = { $seat } копіює дію «{ $task }».
nusfjord-event-worker-sent = { $seat } відправляє працівника до старійшини «{ $elder }».
nusfjord-event-passed = { $seat } пасує.
nusfjord-event-gold-taken = { $seat } бере 1 золото.
nusfjord-event-transferred = { $seat } розвантажує склад: { $goods }.
nusfjord-event-served = { $seat } подає рибу: тарілок — { $plates }, риби — { $fish }, отримано золота — { $plates }.
nusfjord-event-paid = { $seat } платить: { $goods }.
nusfjord-event-built = { $seat } зводить будівлю «{ $card }» на { $cell }. { $text }
nusfjord-event-built-on-track = { $seat } зводить будівлю «{ $card }» на шкалі улову. { $text }
nusfjord-event-share-issued = { $seat } випускає акцію та отримує 2 золота.
nusfjord-event-shares-bought =
    { $shares ->
        [one] { $seat } скуповує { $shares } акцію; ціна в золоті — { $gold }.
        [few] { $seat } скуповує { $shares } акції; ціна в золоті — { $gold }.
       *[many] { $seat } скуповує { $shares } акцій; ціна в золоті — { $gold }.
    }
nusfjord-event-cleared = { $seat } вирубує ліс на { $cell }; отримано деревини — { $wood }.
nusfjord-event-planted =
    { $forests ->
        [one] { $seat } кладе { $forests } ліс на { $cell }.
        [few] { $seat } кладе { $forests } ліси на { $cell }.
       *[many] { $seat } кладе { $forests } лісів на { $cell }.
    }
nusfjord-event-thinned = { $seat } проріджує ліс; отримано деревини — { $wood }.
nusfjord-event-ship-built = { $seat } будує корабель ({ $ship }); розмір улову тепер { $catch }.
nusfjord-event-elder-taken = { $seat } запрошує старійшину: «{ $elder }».
nusfjord-event-elder-acted = { $seat }: діє старійшина «{ $elder }».
nusfjord-event-gained = { $seat }: «{ $by }» приносить: { $goods }.
nusfjord-event-wood-lost = { $seat }: немає місця, деревини до загального запасу — { $wood }.
nusfjord-event-exchanged = { $seat }: «{ $by }», { $give } → { $get }.
nusfjord-event-ship-upgraded = { $seat } замінює корабель: { $from } → { $to }; розмір улову тепер { $catch }.
nusfjord-event-ship-sold = { $seat } продає корабель ({ $ship }); отримано золота — { $gold }; розмір улову тепер { $catch }.
nusfjord-event-ship-exhibited = { $seat } переносить корабель ({ $ship }) до музею; розмір улову тепер { $catch }.
nusfjord-event-card-turned = { $seat } використовує будівлю «{ $card }» — один раз за гру.
nusfjord-event-workers-returned = Працівники повертаються додому.
nusfjord-event-ended = Сьомий раунд завершено.

## Чому не можна

nusfjord-refusal-not-now = Спершу те, про що питають зараз.
nusfjord-refusal-no-such-choice = Такого вибору немає.
nusfjord-refusal-no-copy-board = Планшет копіювання не бере участі в грі.
nusfjord-refusal-copy-space-taken = Комірку копіювання зайнято.
nusfjord-refusal-space-not-full = Комірку зайнято не повністю, копіювати не можна.
nusfjord-refusal-space-full = Зайнято до кінця раунду.
nusfjord-refusal-space-blocked = Там ще стоїть працівник минулого раунду.
nusfjord-refusal-elder-covered = Цей старійшина лежить під іншим.
nusfjord-refusal-elder-not-in-supply = Цього старійшину взяти не можна.
nusfjord-refusal-no-elder-left = Старійшин більше немає.
nusfjord-refusal-council-full = У раді немає місця.
nusfjord-refusal-not-your-elder = Цього старійшини немає у вашій раді.
nusfjord-refusal-elder-busy = На цьому старійшині вже є працівник.
nusfjord-refusal-no-fish-on-table = На бенкетному столі немає риби.
nusfjord-refusal-nothing-changes = Нічого не зміниться.
nusfjord-refusal-card-not-open = Ця будівля вам недоступна.
nusfjord-refusal-no-building-in-reach = Не вистачає ресурсів на жодну будівлю.
nusfjord-refusal-no-ship-in-reach = Не вистачає ресурсів на жоден корабель.
nusfjord-refusal-no-free-space = Немає вільних будівельних клітинок.
nusfjord-refusal-reserve-cell = Це склад.
nusfjord-refusal-under-forest = Там ліс.
nusfjord-refusal-space-built = Там будівля.
nusfjord-refusal-not-on-track = Цю будівлю не можна розмістити на шкалі улову.
nusfjord-refusal-no-forest = Там немає лісу.
nusfjord-refusal-no-double-space = Там немає подвійної клітинки.
nusfjord-refusal-no-free-double-space = Немає вільної подвійної клітинки.
nusfjord-refusal-wood-full = В особистому запасі більше немає місця для деревини.
nusfjord-refusal-empty-reserve = Склад порожній.
nusfjord-refusal-no-empty-plate = Порожніх тарілок немає.
nusfjord-refusal-no-plate-chosen = Наповніть хоча б одну тарілку.
nusfjord-refusal-no-unissued-share = Невипущених акцій у вас більше немає.
nusfjord-refusal-no-new-shares = Нових акцій немає.
nusfjord-refusal-no-ship-left = Таких кораблів більше немає.
nusfjord-refusal-track-full = Не поміщається на шкалу улову.
nusfjord-refusal-no-ship-there = Там немає вашого корабля.
nusfjord-refusal-no-better-ship = Кращого корабля не буває.
nusfjord-refusal-no-such-ability = Жодна ваша будівля цього не вміє.
nusfjord-refusal-card-turned = Карту вже використано.
nusfjord-refusal-must-act = Властивість обрано — тепер її треба виконати.
nusfjord-refusal-wrong-number = Оберіть рівно { $needed }.
nusfjord-refusal-short = Бракує: { $goods }.

## Очки

nusfjord-reason-ships = Кораблі: { $ship }
nusfjord-reason-museum = Корабель у музеї
nusfjord-reason-building = { $card }
nusfjord-reason-condition = { $card }: умова
nusfjord-reason-shares = Випущені акції
nusfjord-reason-gold = Золото
nusfjord-reason-free-spaces = Вільні будівельні клітинки
nusfjord-reason-unissued = Невипущені акції

nusfjord-verdict-modest = Скромний результат
nusfjord-verdict-good = Добрий результат
nusfjord-verdict-excellent = Чудовий результат
nusfjord-campaign-met = Мети кампанії — понад 100 очок — досягнуто. Ваш ранг: { $rank }.
nusfjord-campaign-missed = Мети кампанії — понад 100 очок — не досягнуто. Ваш ранг: { $rank }.

## Дії

nusfjord-action-gold = +1 золото
nusfjord-action-transfer = Розвантажити склад
nusfjord-action-serve =
    { $plates ->
        [one] Подати рибу на { $plates } тарілку
        [few] Подати рибу на { $plates } тарілки
       *[many] Подати рибу на { $plates } тарілок
    }
nusfjord-action-build = Звести будівлю «{ $card }» ({ $price })
nusfjord-action-issue = Випустити акцію
nusfjord-action-buy = Скупити всі акції (золото: { $gold })
nusfjord-action-clear = Вирубати ліс на { $cell }
nusfjord-action-plant = Посадити ліс на { $cell }
nusfjord-action-thin = Прорідити
nusfjord-action-ship = Збудувати корабель: { $ship } ({ $price })
nusfjord-action-take = Запросити старійшину: «{ $elder }»
nusfjord-action-copy = Скопіювати: { $deed }
nusfjord-action-use = Відправити працівника до старійшини «{ $elder }»
nusfjord-action-pass = Спасувати
nusfjord-action-trade = «{ $card }»: { $give } → { $get }
nusfjord-action-sell = Продати корабель № { $place } ({ $ship }) за золото: { $gold }
nusfjord-action-once = Використати будівлю «{ $card }» (один раз за гру)
nusfjord-action-end = Завершити хід
nusfjord-action-at = На { $cell }
nusfjord-action-on-track = На шкалу улову
nusfjord-action-fish = Сплатити рибою деревини: { $n }
nusfjord-action-now = Виконати дію старійшини зараз
nusfjord-action-skip = Обійтися без цього
nusfjord-action-pick = Обрати: { $what }
nusfjord-action-forest = Покласти ліс на { $cell }
nusfjord-action-upgrade = Замінити корабель № { $place } ({ $ship }) наступним за розміром
nusfjord-action-exhibit = Перенести крайній правий корабель до музею
nusfjord-action-let = Виконати дію старійшини «{ $elder }»
nusfjord-action-feed = Риба старійшинам: { $elders }
nusfjord-action-dividend = Риба на акції: { $shares }
nusfjord-action-dividend-to = { $holder } — { $n }

## Як грати

nusfjord-primer-1-title = Про що гра
nusfjord-primer-1-text = Ви володієте рибальською компанією в Нусфйорді. За сім раундів троє ваших працівників будують кораблі та будівлі й збирають раду старійшин. Перемагає той, у кого більше очок: їх приносять кораблі та будівлі, по 1 очку — кожне золото й кожна випущена акція у вас; кожна вільна будівельна клітинка та кожна невипущена акція забирають 1 очко.
nusfjord-primer-2-title = Раунд
nusfjord-primer-2-text = Фаза риболовлі: усі виловлюють рибу й розподіляють її. Фаза робіт: гравці по черзі розміщують працівника й виконують дію, і так тричі. Фаза повернення додому: працівники повертаються, першим гравцем стає сусід праворуч.
nusfjord-primer-3-title = Риболовля
nusfjord-primer-3-text = Розмір улову — найменше число, якого не закрили ваші кораблі. Розподіліть рибу по черзі: по одній кожному вашому старійшині; по одній на кожну вашу акцію в комірці «Нові акції» та в інших гравців; по одній на кожну випущену акцію у вас; на склад, доки на ньому не стане 8; решта пропадає. Потім кожен забирає рибу з акцій, які лежать у нього. Старійшина з 3 рибами віддає вам одну з них.
nusfjord-primer-4-title = Дії
nusfjord-primer-4-text = Площа — це планшет дій. Комірка недоступна, коли на ній стільки працівників, скільки вказано. Не можна обрати дію, яка нічого не змінить. Пасувати можна завжди. Платять лише з особистого запасу, не зі складу.
nusfjord-primer-5-title = Ліси та будівлі
nusfjord-primer-5-text = «Прорідити» приносить по 1 деревині за кожен ліс. «Вирубати ліс» приносить 5 деревини й може звільнити дві будівельні клітинки. В особистому запасі поміщається 12 деревини. Будівлі лежать на двох набережних — планшетах будівель; у 4-му раунді всі отримують на руку будівлі «C», а в 6-му викладають решту для всіх.
nusfjord-primer-6-title = Акції
nusfjord-primer-6-text = «Випустити акцію» приносить 2 золота; акція лежить у комірці «Нові акції», доки хтось не скупить усі акції по 1 золоту, з 4-го раунду дешевше, з 6-го ще дешевше. Рибу з акції отримує той, у кого вона лежить.
nusfjord-primer-7-title = Старійшини
nusfjord-primer-7-text = Запросіть старійшину до ради та, якщо бажаєте, одразу виконайте його дію; пізніше відправляйте до нього працівника. Щоразу з найбільшої наповненої тарілки бенкетного столу береться риба, тож спершу хтось має її подати.
nusfjord-primer-8-title = Наодинці
nusfjord-primer-8-text = У грі наодинці кольори працівників чергуються, і працівники минулого раунду не йдуть зі своїх комірок. 30–40 очок — добрий результат. Кампанія — три партії однією колодою: наберіть разом понад 100 очок.

## Назви

nusfjord-building-boathouse = Човновий сарай
nusfjord-building-boatbuilder = Майстер човнів
nusfjord-building-fish-stand = Рибний прилавок
nusfjord-building-yard = Подвір’я
nusfjord-building-pier-house = Будинок на причалі
nusfjord-building-forest-lake-hut = Хатина біля лісового озера
nusfjord-building-arboretum = Дендрарій
nusfjord-building-village-center = Центр села
nusfjord-building-raftbuilder = Майстерня плотів
nusfjord-building-foresters-house = Будинок лісничого
nusfjord-building-slipway = Стапель
nusfjord-building-wet-storage = Мокрий склад
nusfjord-building-portal = Портал
nusfjord-building-joinery = Столярня
nusfjord-building-anglers-house = Будинок вудкаря
nusfjord-building-fishers-house = Будинок рибалки
nusfjord-building-shipping-office = Судноплавна контора
nusfjord-building-theater = Театр
nusfjord-building-parish-house = Парафіяльний дім
nusfjord-building-trading-house = Торговий дім
nusfjord-building-resource-trade = Торгівля ресурсами
nusfjord-building-wood-trade = Торгівля деревом
nusfjord-building-dairy = Молочарня
nusfjord-building-town-hall = Ратуша
nusfjord-building-sawmill = Лісопильня
nusfjord-building-seafaring-society = Товариство мореплавців
nusfjord-building-lighthouse = Маяк
nusfjord-building-ship-holding-co = Судновласницька компанія
nusfjord-building-residential-home = Житловий будинок
nusfjord-building-boatcarver = Різьбяр човнів
nusfjord-building-boardwalk = Дощата набережна
nusfjord-building-shipping-lane = Судноплавний шлях
nusfjord-building-wharf = Корабельня
nusfjord-building-fish-market = Рибний ринок
nusfjord-building-market-hall = Критий ринок
nusfjord-building-retirement-home = Будинок літніх людей
nusfjord-building-fortress = Фортеця
nusfjord-building-castle = Замок
nusfjord-building-aquarium = Акваріум
nusfjord-building-village-church = Сільська церква
nusfjord-building-harbor-installation = Облаштована гавань
nusfjord-building-swing-net-fishery = Лов підйомною сіткою
nusfjord-building-manor = Садиба
nusfjord-building-small-forest-castle = Малий лісовий замок
nusfjord-building-bird-colony = Пташиний базар
nusfjord-building-workers-cottage = Будиночок працівника
nusfjord-building-fishers-cottage = Будиночок рибалки
nusfjord-building-fish-trade = Торгівля рибою
nusfjord-building-foresters-cottage = Будиночок лісничого
nusfjord-building-loggers-pond = Ставок лісорубів
nusfjord-building-youth-center = Молодіжний центр
nusfjord-building-youth-hostel = Молодіжний готель
nusfjord-building-net-pen = Сітковий садок
nusfjord-building-laborer-square = Площа робітників
nusfjord-building-rigging-workshop = Такелажна майстерня
nusfjord-building-supply-storage = Сховище запасів
nusfjord-building-clearing = Галявина
nusfjord-building-building-company = Будівельна компанія
nusfjord-building-chiefs-house = Будинок старости
nusfjord-building-purveyor = Постачальник
nusfjord-building-cold-storage = Холодний склад
nusfjord-building-stock-management = Управління акціями
nusfjord-building-poor-house = Богадільня
nusfjord-building-smoking-cottage = Коптильня
nusfjord-building-ship-broker = Судновий маклер
nusfjord-building-water-tower = Водонапірна вежа
nusfjord-building-sailors-home = Дім моряка
nusfjord-building-driftwood-rafting = Сплав плавника
nusfjord-building-rangers-office = Контора лісника
nusfjord-building-stilt-house = Будинок на палях
nusfjord-building-whaling-station = Китобійна станція
nusfjord-building-manufacture = Мануфактура
nusfjord-building-residence = Резиденція
nusfjord-building-play-house = Будинок для ігор
nusfjord-building-bank-center = Банківський центр
nusfjord-building-nursery = Лісовий розсадник
nusfjord-building-longhouse = Довгий дім
nusfjord-building-fishhouse = Рибний дім
nusfjord-building-shipping-museum = Музей судноплавства
nusfjord-building-depot = Депо
nusfjord-building-boarding-house = Пансіон
nusfjord-building-harbor-gate = Ворота гавані
nusfjord-building-market-tower = Ринкова вежа
nusfjord-building-inshore-fishery = Прибережний промисел
nusfjord-building-chancellery = Канцелярія
nusfjord-building-rich-forest = Багатий ліс
nusfjord-building-renting-service = Служба прокату
nusfjord-building-docking-harbor = Причальна гавань
nusfjord-building-forest-storage = Лісовий склад
nusfjord-building-holiday-resort = Курорт
nusfjord-building-refuge = Притулок
nusfjord-building-head-office = Головна контора
nusfjord-building-office = Контора
nusfjord-building-construction-yard = Будівельний двір
nusfjord-building-forestry = Лісництво
nusfjord-building-woodcarver = Різьбяр по дереву
nusfjord-building-collection-point = Пункт збору
nusfjord-building-cooperage = Бондарня
nusfjord-building-forest-hut = Лісова хатина
nusfjord-building-wood-exchange = Лісова біржа
nusfjord-building-cooling-house = Льодовня
nusfjord-building-hideaway = Схованка
nusfjord-building-reserve-depot = Резервне сховище
nusfjord-building-holding-company = Холдингова компанія
nusfjord-building-park-lodge = Парковий будиночок
nusfjord-building-haulage-firm = Транспортна фірма
nusfjord-building-dockhouse = Будинок біля доку
nusfjord-building-harbor-park = Парк біля гавані
nusfjord-building-rathskeller = Ратскелер
nusfjord-building-harbor-area = Територія гавані
nusfjord-building-stockfishery = Сушарня тріски
nusfjord-building-pond-hut = Хатина біля ставка
nusfjord-building-customs-area = Митна зона
nusfjord-building-boat-hall = Елінг
nusfjord-building-wood-shipping-co = Лісовозна компанія
nusfjord-building-forest-admin = Лісове управління
nusfjord-building-club = Клуб
nusfjord-building-villa = Вілла
nusfjord-building-hermitage = Скит
nusfjord-building-repair-hall = Ремонтний цех
nusfjord-building-bank = Банк
nusfjord-building-extension = Прибудова
nusfjord-building-dock = Док
nusfjord-building-carver = Різьбяр
nusfjord-building-ballroom = Бальна зала
nusfjord-building-fishery = Рибний промисел
nusfjord-building-church = Церква
nusfjord-building-codfish-farm = Тріскова ферма
nusfjord-building-forest-home = Дім у лісі
nusfjord-building-beach-hostel = Пляжний хостел
nusfjord-building-fish-oil-cookery = Жиротопня
nusfjord-building-administration = Адміністрація

nusfjord-elder-developer = Забудовник
nusfjord-elder-shipwright = Корабельний майстер
nusfjord-elder-forester = Лісничий
nusfjord-elder-storekeeper = Комірник
nusfjord-elder-broker = Брокер
nusfjord-elder-merchant = Купець
nusfjord-elder-builder = Будівничий
nusfjord-elder-boatswain = Боцман
nusfjord-elder-lumberjack = Лісоруб
nusfjord-elder-fishmonger = Риботорговець
nusfjord-elder-banker = Банкір
nusfjord-elder-councilor = Радник
nusfjord-elder-carpenter = Тесля
nusfjord-elder-skipper = Шкіпер
nusfjord-elder-trader = Торговець
nusfjord-elder-harbor-master = Доглядач гавані
nusfjord-elder-net-maker = В’язальник сітей
nusfjord-elder-innkeeper = Шинкар
