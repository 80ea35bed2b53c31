fjords-name = Фйорди
fjords-tagline = Викладіть узбережжя й заселіть його першими

## What can be agreed on

fjords-option-epic = Епічний варіант для двох: усі гекси, по 30 вікінгів і 6 домів
fjords-option-original = Оригінальні правила 2005 року: без ряду гексів, сума трьох партій
fjords-option-runes = Руни
fjords-option-runes-strength = Сила
fjords-option-runes-strength-more = Лежить на гірському гексі: вікінги поруч дають на 1 очко більше.
fjords-option-runes-water = Вода
fjords-option-runes-water-more = Вікінги, які можуть допливти до неї морем, дають на 1 очко більше.
fjords-option-runes-friendship = Дружба
fjords-option-runes-friendship-more = У кого навколо неї більше вікінгів, дістає 2 очки.
fjords-option-runes-journey = Подорож
fjords-option-runes-journey-more = Один раз: вікінг пливе до 3 гексів уздовж моря.
fjords-option-runes-horse = Кінь
fjords-option-runes-horse-more = Один раз: вікінг скаче до 3 гексів уздовж гір.
fjords-option-runes-wisdom = Мудрість
fjords-option-runes-wisdom-more = Один раз: вікінг переходить через порожню клітинку.
fjords-option-runes-home = Дім
fjords-option-runes-home-more = Під вашим домом: ваші вікінги поруч дають на 1 очко більше.
fjords-option-runes-secret = Таємниця (делюкс-видання)
fjords-option-runes-secret-more = Один раз: ваш дім переїжджає на 1 або 2 гекси.
fjords-option-runes-game1 = Гра 1: без рун
fjords-option-runes-game2 = Гра 2: Сила
fjords-option-runes-game3 = Гра 3: Сила, Вода
fjords-option-runes-game4 = Гра 4: Сила, Вода, Подорож, Кінь
fjords-option-runes-game5 = Гра 5: Подорож, Кінь, Дружба
fjords-option-runes-game6 = Гра 6: Подорож, Кінь, Дружба, Мудрість
fjords-option-runes-game7 = Гра 7: Подорож, Кінь, Мудрість, Дім
fjords-setup-epic-two = В епічний варіант грають удвох.
fjords-setup-original-two = За оригінальними правилами грають удвох.
fjords-setup-original-runes = В оригінальних правилах рун немає.
fjords-setup-original-epic = Епічного варіанта в оригінальних правилах немає.

## Names

fjords-hex-plain = рівнинний гекс
fjords-hex-ridge = гекс із горами
fjords-hex-shore = гекс із морем
fjords-hex-fjord = гекс із горами й морем
fjords-terrain-plain = рівнина
fjords-terrain-mountain = гори
fjords-terrain-sea = море
fjords-rune-strength = Сила
fjords-rune-water = Вода
fjords-rune-friendship = Дружба
fjords-rune-journey = Подорож
fjords-rune-horse = Кінь
fjords-rune-wisdom = Мудрість
fjords-rune-home = Дім
fjords-rune-secret = Таємниця
fjords-rune-group-land = На суходолі
fjords-rune-group-hand = На руках
fjords-rune-when-laid = коли викладають її гекс
fjords-rune-when-settling = один раз, у фазі заселення
fjords-rune-when-exploring = один раз, у фазі дослідження
fjords-rune-deluxe = делюкс-видання
fjords-rune-strength-text = Її кладуть на гекс, повністю вкритий горами, щойно його викладено; після цього на ньому ніхто не може стояти. Під час підрахунку кожен вікінг на суміжному гексі приносить своєму власникові ще 1 очко, хай що зображено на спільній грані. Доми не враховують.
fjords-rune-water-text = Її кладуть на гекс із її символом, щойно його викладено; після цього на ньому не можуть стояти ні дім, ні вікінг. Під час підрахунку кожен вікінг, який може до неї допливти, приносить власникові ще 1 очко: на його гексі є море, і воно веде до руни, на будь-яку відстань. Веде лише намальоване море, порожні місця не враховують.
fjords-rune-friendship-text = По одній кладуть на кожен рівнинний гекс із її символом, щойно його викладено; після цього на ньому не можуть стояти ні дім, ні вікінг. Під час підрахунку кожну враховують окремо: у кого найбільше вікінгів на гексах довкола неї, той отримує 2 очки, а якщо таких гравців кілька, по 2 очки отримують усі вони. Одного вікінга можуть враховувати для кількох рун Дружби. Доми не враховують, а де вікінгів немає, очок не отримує ніхто.
fjords-rune-journey-text = Скиньте її замість звичайного ходу. Виберіть гекс із морем, на якому стоїть ваш дім чи вікінг, і поставте вікінга на порожній гекс без руни на відстані від 1 до 3 гексів уздовж того самого моря. Те, що стоїть на шляху, не заважає, і рівнина не потрібна.
fjords-rune-horse-text = Скиньте її замість звичайного ходу. Виберіть гекс із горами, на якому стоїть ваш дім чи вікінг, і поставте вікінга на порожній гекс без руни на відстані від 1 до 3 гексів уздовж тих самих гір. Те, що стоїть на шляху, не заважає, і рівнина не потрібна: можна потрапити й на гекс, повністю вкритий горами.
fjords-rune-wisdom-text = Покладіть її замість звичайного ходу на порожнє місце поруч принаймні з двома гексами. На одному з них має стояти ваш дім чи вікінг, і до цього місця він має бути повернутий рівниною. Звідти поставте вікінга на інший порожній гекс без руни поруч із цим місцем, теж повернутий до нього рівниною; якщо такого немає, руну грати не можна. Потім вона лише не пускає на це місце інші руни Мудрості.
fjords-rune-home-text = Покладіть її на щойно викладений гекс і відразу поставте зверху свій дім: це дім цього ходу. На гексі має бути рівнина й не має бути іншої руни, а у вас має залишатися дім. Під час підрахунку кожен ваш вікінг на суміжному гексі приносить ще 1 очко, вікінги суперників не приносять нічого. Не використана в дослідженні, вона нічого не варта.
fjords-rune-secret-text = Виклавши гекс, скиньте її замість того, щоб ставити дім, і пересуньте один зі своїх домів на 1 або 2 гекси рівнинами. Він не проходить крізь інші доми й зупиняється на порожньому гексі з рівниною й без руни. Дім на вашій руні Дому пересувати не можна. Не використана в дослідженні, вона пропадає.

## What one can do

fjords-action-lay = Викласти { $hex } на { $at }, кути за годинниковою стрілкою від північного: { $corners }
fjords-action-house = Поставити дім на цей гекс
fjords-action-no-house = Не ставити дім
fjords-action-home = Поставити тут дім на свою руну Дому
fjords-action-secret = Скинути руну Таємниці: пересунути дім із { $from } на { $to }
fjords-action-viking = Поставити вікінга на { $at }
fjords-action-journey = Скинути руну Подорожі: припливти на { $at }
fjords-action-horse = Скинути руну Коня: поскакати на { $at }
fjords-action-wisdom = Покласти руну Мудрості на { $cell } і перейти на { $at }
fjords-action-leave = Не витрачати руни й вибути з гри
fjords-action-draw = Витягнути новий гекс

## What happened

fjords-event-game-began = Починається партія { $game }.
fjords-event-first-chosen = Жереб кинуто: починає { $seat }.
fjords-event-row-filled = До ряду лягає { $hex }.
fjords-event-row-swapped = Жодного гекса з ряду нема куди покласти. { $seat } повертає ряд у мішок і витягує новий.
fjords-event-hex-drawn = { $seat } витягує { $hex }.
fjords-event-hex-set-aside = Покласти його нема куди: { $seat } відкладає { $hex }.
fjords-event-hex-laid = { $seat } викладає { $hex } на { $at }.
fjords-event-stone-placed = На { $at } лягає руна «{ $rune }».
fjords-event-house-built = { $seat } ставить дім на { $at }.
fjords-event-home-founded = { $seat } ставить дім на руну Дому на { $at }.
fjords-event-house-moved = { $seat } скидає руну Таємниці й пересуває дім із { $from } на { $to }.
fjords-event-explored-all-laid = Усі гекси викладено. Заселення починає наступний гравець: { $seat }.
fjords-event-explored-nothing-fits =
    { $unlaid ->
        [one] Залишився { $unlaid } гекс, і його нема куди покласти. { $seat } не може зробити хід і починає заселення.
        [few] Залишилися { $unlaid } гекси, і їх нема куди покласти. { $seat } не може зробити хід і починає заселення.
       *[many] Залишилося { $unlaid } гексів, і їх нема куди покласти. { $seat } не може зробити хід і починає заселення.
    }
fjords-event-explored-last-laid =
    { $unlaid ->
        [0] Останній гекс витягнуто й викладено. Заселення починає наступний гравець: { $seat }.
        [one] Останній гекс витягнуто й викладено, { $unlaid } відкладений залишається осторонь. Заселення починає наступний гравець: { $seat }.
        [few] Останній гекс витягнуто й викладено, { $unlaid } відкладені залишаються осторонь. Заселення починає наступний гравець: { $seat }.
       *[many] Останній гекс витягнуто й викладено, { $unlaid } відкладених залишаються осторонь. Заселення починає наступний гравець: { $seat }.
    }
fjords-event-explored-last-unfit =
    { $unlaid ->
        [one] Останній гекс нема куди покласти; не викладено { $unlaid } гекс. { $seat } починає заселення.
        [few] Останній гекс нема куди покласти; не викладено { $unlaid } гекси. { $seat } починає заселення.
       *[many] Останній гекс нема куди покласти; не викладено { $unlaid } гексів. { $seat } починає заселення.
    }
fjords-event-viking-sent = { $seat } ставить вікінга на { $at }.
fjords-event-viking-sailed = { $seat } скидає руну Подорожі: вікінг припливає на { $at }.
fjords-event-viking-rode = { $seat } скидає руну Коня: вікінг скаче на { $at }.
fjords-event-viking-crossed = { $seat } кладе руну Мудрості на { $cell }: вікінг переходить на { $at }.
fjords-event-out-no-viking-left = { $seat } вибуває: вікінгів не залишилося.
fjords-event-out-no-hex-in-reach = { $seat } вибуває: вікінга нема куди поставити.
fjords-event-out-left = { $seat } не витрачає руни й вибуває з гри.
fjords-event-game-ended =
    { $points ->
        [one] Партію { $game } виграє { $seat }: { $points } очко.
        [few] Партію { $game } виграє { $seat }: { $points } очки.
       *[many] Партію { $game } виграє { $seat }: { $points } очок.
    }
fjords-event-game-over = Перемагає { $seat }: { $points } проти { $next }.
fjords-event-game-over-later = Перемагає { $seat }: { $points } проти { $next }; за нічиєї вирішує, хто ходив пізніше в заселенні.
fjords-event-game-over-games = Перемагає { $seat }: { $points } проти { $next }; за нічиєї вирішує, хто виграв більше партій.

## Points

fjords-reason-vikings = Вікінги в ігровій зоні
fjords-reason-uncontested = Порожні гекси, недоступні іншим гравцям
fjords-reason-strength = Вікінги поруч із руною Сили
fjords-reason-water = Вікінги, які можуть допливти до руни Води
fjords-reason-friendship = Руни Дружби, довкола яких найбільше вікінгів
fjords-reason-home = Вікінги поруч зі своєю руною Дому
fjords-reason-game = Партія { $game }

## Why not

fjords-refusal-only-in-exploration = Це можна було робити лише у фазі дослідження, а вона закінчилася.
fjords-refusal-only-in-settlement = Це можна робити лише у фазі заселення, а вона ще не почалася.
fjords-refusal-no-drawing = Тягнути гекс за власним вибором можна лише в оригінальному варіанті.
fjords-refusal-hex-to-lay = Спершу викладіть гекс: поки це можливо, пропускати хід не можна.
fjords-refusal-hex-already-laid = Цього ходу ви вже виклали гекс.
fjords-refusal-viking-to-send = Ви ще можете поставити вікінга, тож мусите це зробити.
fjords-refusal-unknown-hex = Такого гекса в грі немає. Гекси можна повертати, але не перевертати.
fjords-refusal-not-in-row = Такого гекса в ряду немає.
fjords-refusal-another-hex-drawn = Ви витягнули інший гекс: цього ходу викладають саме його.
fjords-refusal-not-set-aside = Такого гекса серед відкладених немає.
fjords-refusal-fits-nowhere = Цей гекс нема куди покласти.
fjords-refusal-rune-not-in-play = У цій партії немає руни «{ $rune }».
fjords-refusal-rune-spent = Вашу руну «{ $rune }» уже використано.
fjords-refusal-no-house-left = У вас не залишилося домів.
fjords-refusal-hex-there = Там уже лежить гекс.
fjords-refusal-no-hex-there = Там немає гекса.
fjords-refusal-touches-too-few = Місце має торкатися принаймні двох гексів.
fjords-refusal-sides-differ = Грані не збігаються: рівнина має прилягати до рівнини, гори до гір, море до моря, на обох половинах кожної грані.
fjords-refusal-second-landmass = Утворилася б друга ділянка суходолу, відділена водою, а материк може бути лише один.
fjords-refusal-no-plain = Тут немає рівнини.
fjords-refusal-rune-there = Тут лежить руна: ні дому, ні вікінга поставити не можна.
fjords-refusal-occupied = Гекс уже зайнято.
fjords-refusal-no-own-house-there = Там немає вашого дому.
fjords-refusal-home-stays = Дім на руні Дому пересувати не можна.
fjords-refusal-same-hex = Дім має перейти на інший гекс.
fjords-refusal-house-in-the-way = Шлях перегороджує інший дім.
fjords-refusal-house-too-far = Дім пересувають щонайбільше на два гекси.
fjords-refusal-plain-broken = За два гекси рівнинами туди не дістатися.
fjords-refusal-no-own-neighbour = Поруч немає ні вашого дому, ні вашого вікінга.
fjords-refusal-no-common-plain = Ви стоїте поруч, але між гексами гори або море: на спільній грані має бути рівнина.
fjords-refusal-no-shore = Жоден ваш дім чи вікінг не стоїть на гексі з морем.
fjords-refusal-sea-broken = Море з ваших гексів туди не веде.
fjords-refusal-too-far-by-sea = Плисти можна щонайбільше на три гекси.
fjords-refusal-no-foothill = Жоден ваш дім чи вікінг не стоїть на гексі з горами.
fjords-refusal-ridge-broken = Гори з ваших гексів туди не ведуть.
fjords-refusal-too-far-by-ridge = Скакати можна щонайбільше на три гекси.
fjords-refusal-cell-taken = На цьому місці вже лежить інша руна Мудрості.
fjords-refusal-no-own-plain-at-cell = Жоден гекс із вашим домом чи вікінгом не повернутий до цього місця рівниною.
fjords-refusal-not-beside-stone = Вікінга ставлять на гекс поруч із руною.
fjords-refusal-no-plain-towards-stone = Цей гекс не повернутий до руни рівниною.

## How to play

fjords-primer-1-title = Мета гри
fjords-primer-1-text = Спершу всі разом відкривають узбережжя, гекс за гексом, і ставлять на ньому доми. Потім від домів рівнинами розходяться вікінги. Кожен вікінг в ігровій зоні приносить очко.
fjords-primer-2-title = Як класти гекс
fjords-primer-2-text = У свій хід виберіть один із чотирьох гексів ряду й викладіть його, повернувши як завгодно. Він має прилягати принаймні до двох гексів, і кожна спільна грань має збігатися на обох половинах: рівнина з рівниною, гори з горами, море з морем. Материк може бути лише один, тому принаймні на одній спільній грані має бути суходіл. Порожнини дозволено, і гори можуть розділяти рівнини.
fjords-primer-3-title = Доми
fjords-primer-3-text = На щойно викладений гекс, і на жоден інший, можна поставити один зі своїх чотирьох домів, якщо на гексі є рівнина й немає руни. Доми більше не рухають, а не поставлені до кінця дослідження пропадають.
fjords-primer-4-title = Ряд гексів
fjords-primer-4-text = Потім до ряду лягає новий гекс. Якщо нічого з ряду нема куди покласти, увесь ряд повертається в мішок і з нього витягують чотири гекси наново. Дослідження закінчується, коли гексів, що підходять, більше немає.
fjords-primer-5-title = Вікінги
fjords-primer-5-text = Починає гравець ліворуч від того, хто виклав останній гекс; кому не було чого викласти, той починає сам. У свій хід поставте вікінга на порожній гекс поруч зі своїм домом чи вікінгом, якщо на спільній грані є рівнина, хоча б на половині. Гори й море не пускають, суперники теж: на гексі вміщується одна фішка.
fjords-primer-6-title = Кінець гри
fjords-primer-6-text = Хто не може поставити вікінга, вибуває; коли вибули всі, гру закінчено. Якщо ви поставили всіх вікінгів, кожен порожній гекс, до якого могли дійти лише ви, теж приносить очко. За нічиєї перемагає той, хто в заселенні ходив пізніше.
fjords-primer-7-title = Руни на суходолі
fjords-primer-7-text = Грати можна з будь-якими рунами; символи решти нічого не означають. На гексі з руною не можуть стояти ні дім, ні вікінг, а всі очки додають. { fjords-rune-strength }: { fjords-rune-strength-text } { fjords-rune-water }: { fjords-rune-water-text } { fjords-rune-friendship }: { fjords-rune-friendship-text }
fjords-primer-8-title = Руни для заселення
fjords-primer-8-text = Кожен починає з однією руною кожного виду, на один раз: за хід ставлять вікінга або грають одну руну. Кому йти більше нема куди, той грає руну або вибуває. { fjords-rune-journey }: { fjords-rune-journey-text } { fjords-rune-horse }: { fjords-rune-horse-text } { fjords-rune-wisdom }: { fjords-rune-wisdom-text }
fjords-primer-9-title = Руни для дослідження
fjords-primer-9-text = { fjords-rune-home }: { fjords-rune-home-text } { fjords-rune-secret }: { fjords-rune-secret-text }
fjords-primer-10-title = Інші варіанти
fjords-primer-10-text = В епічному варіанті для двох беруть участь усі гекси, у кожного по 30 вікінгів і 6 домів. За правилами 2005 року ряду немає: гекс витягують і мусять викласти, якщо є куди; ті, що не підходять, відкладають на наступні ходи, а очки трьох партій додають.
