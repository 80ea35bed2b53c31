newlands-name = Нові землі
newlands-tagline = Відкривайте степи, хребти й моря та вчасно знімайте супутників

## What can be agreed on

newlands-option-hand = Два квадрати в руці: у кожного два відкриті квадрати на вибір
newlands-option-removal = Скільки квадратів прибрати перед грою
newlands-option-removal-none = жодного: грають усі 83
newlands-option-removal-printed = за правилами: 1 удвох і вп’ятьох, 2 утрьох, 3 учотирьох
newlands-option-removal-equal = порівну ходів: так само, але вп’ятьох 3
newlands-option-first = Хто ходить першим
newlands-option-first-lot = за жеребом
newlands-option-first-a = місце A
newlands-option-first-b = місце B
newlands-option-first-c = місце C
newlands-option-first-d = місце D
newlands-option-first-e = місце E
newlands-setup-first-not-seated = Першим має ходити один з учасників гри.

## Names

newlands-terrain-grassland = степ
newlands-terrain-mountain = гори
newlands-terrain-sea = море
newlands-role-explorer = Землепроходець
newlands-role-brigand = Розбійник
newlands-role-navigator = Навігатор
newlands-region-grassland-unfinished = незавершений степ
newlands-region-grassland-finished = завершений степ
newlands-region-mountain-unfinished = незавершений хребет
newlands-region-mountain-finished = завершений хребет
newlands-region-sea-unfinished = відкрита затока
newlands-region-sea-finished = внутрішнє море
newlands-side-north = півночі
newlands-side-east = сході
newlands-side-south = півдні
newlands-side-west = заході
newlands-piece = { $terrain } на { $sides }
newlands-piece-inside = { $terrain } всередині квадрата
newlands-tile =
    { $cities ->
        [0] на півночі { $north }, на сході { $east }, на півдні { $south }, на заході { $west }
        [one] на півночі { $north }, на сході { $east }, на півдні { $south }, на заході { $west }, { $cities } місто
        [few] на півночі { $north }, на сході { $east }, на півдні { $south }, на заході { $west }, { $cities } міста
       *[many] на півночі { $north }, на сході { $east }, на півдні { $south }, на заході { $west }, { $cities } міст
    }

## The steps of a game

newlands-step-remove = Вилучення квадратів
newlands-step-first = Жереб
newlands-step-deal = Роздача
newlands-step-draw = Новий квадрат
newlands-step-lay = Відкриття нових земель
newlands-step-discard = Скидання квадрата
newlands-step-replenish = Новий квадрат
newlands-step-companion = Супутники
newlands-step-over = Кінець гри

## Sums

newlands-sum-grassland =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрати
       *[many] { $tiles } квадратів
    } = { $points }
newlands-sum-grassland-finished =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрати
       *[many] { $tiles } квадратів
    } × 2 = { $points }
newlands-sum-grassland-small =
    { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрати
       *[many] { $tiles } квадратів
    }, без подвоєння = { $points }
newlands-sum-mountain =
    { $cities ->
        [one] { $cities } місто
        [few] { $cities } міста
       *[many] { $cities } міст
    } = { $points }
newlands-sum-mountain-finished =
    { $cities ->
        [one] { $cities } місто
        [few] { $cities } міста
       *[many] { $cities } міст
    } × 2 = { $points }
newlands-sum-mountain-small =
    { $cities ->
        [one] { $cities } місто
        [few] { $cities } міста
       *[many] { $cities } міст
    }, без подвоєння = { $points }
newlands-sum-sea =
    { $cities ->
        [one] { $cities } місто
        [few] { $cities } міста
       *[many] { $cities } міст
    } = { $points }
newlands-sum-sea-finished =
    { $cities ->
        [one] { $cities } місто
        [few] { $cities } міста
       *[many] { $cities } міст
    } + { $tiles ->
        [one] { $tiles } квадрат
        [few] { $tiles } квадрати
       *[many] { $tiles } квадратів
    } = { $points }
newlands-sum-sea-small =
    { $cities ->
        [one] { $cities } місто
        [few] { $cities } міста
       *[many] { $cities } міст
    }, без квадратів = { $points }

## What points are for

newlands-reason-explorers = Землепроходці
newlands-reason-brigands = Розбійники
newlands-reason-navigators = Навігатори
newlands-reason-final-explorers = Землепроходці наприкінці
newlands-reason-final-brigands = Розбійники наприкінці
newlands-reason-final-navigators = Навігатори наприкінці
newlands-reason-earlier = Здобуто раніше

## What one can do

newlands-action-lay = Викласти квадрат на { $place }: { $tile }
newlands-action-discard = Скинути квадрат: { $tile }
newlands-action-deploy =
    { $terrain ->
        [grassland] Виставити землепроходця на { $place }: { $piece }
        [mountain] Виставити розбійника на { $place }: { $piece }
       *[sea] Виставити навігатора на { $place }: { $piece }
    }
newlands-action-take-back =
    { $terrain ->
        [grassland] Зняти землепроходця з { $place }: { $sum }
        [mountain] Зняти розбійника з { $place }: { $sum }
       *[sea] Зняти навігатора з { $place }: { $sum }
    }
newlands-action-take-back-nobody = Зняти супутника з { $place }
newlands-action-pass = Завершити хід, не чіпаючи супутників

## What happened

newlands-event-removed = З гри прибрано квадрат: { $tile }.
newlands-event-first = За жеребом першим ходить { $seat }.
newlands-event-dealt = { $seat } отримує квадрат: { $tile }.
newlands-event-drawn = { $seat } бере квадрат: { $tile }.
newlands-event-discarded = Квадрат нікуди не підходить і вибуває з гри: { $tile }.
newlands-event-laid = { $seat } викладає квадрат на { $place }.
newlands-event-finished =
    { $terrain ->
        [grassland] Степ на { $place } завершено: { $sum }.
        [mountain] Хребет на { $place } завершено: { $sum }.
       *[sea] Море на { $place } стало внутрішнім: { $sum }.
    }
newlands-event-deployed =
    { $terrain ->
        [grassland] { $seat } виставляє землепроходця на { $place }: { $piece }.
        [mountain] { $seat } виставляє розбійника на { $place }: { $piece }.
       *[sea] { $seat } виставляє навігатора на { $place }: { $piece }.
    }
newlands-event-taken-back =
    { $terrain ->
        [grassland] { $seat } знімає землепроходця з { $place }: { $sum }.
        [mountain] { $seat } знімає розбійника з { $place }: { $sum }.
       *[sea] { $seat } знімає навігатора з { $place }: { $sum }.
    }
newlands-event-passed = { $seat } не чіпає супутників.
newlands-event-ended = Квадрати скінчилися: фінальне нарахування, всі об’єкти вважаються незавершеними.
newlands-event-paid =
    { $terrain ->
        [grassland] { $seat }: землепроходець на { $place } дає { $sum }.
        [mountain] { $seat }: розбійник на { $place } дає { $sum }.
       *[sea] { $seat }: навігатор на { $place } дає { $sum }.
    }

## Why not

newlands-refusal-tile-not-drawn = Спершу треба взяти квадрат.
newlands-refusal-tile-laid = Квадрат цього ходу вже викладено.
newlands-refusal-tile-first = Спершу викладіть квадрат, потім розпоряджайтеся супутниками.
newlands-refusal-not-in-hand = У вас немає такого квадрата.
newlands-refusal-touches-nothing = Квадрат має торкатися стороною вже викладеного.
newlands-refusal-corner-only = Торкатися кутом замало: квадрат має торкатися іншого стороною.
newlands-refusal-square-taken = Тут уже лежить квадрат.
newlands-refusal-alike-rotation = У такому повороті квадрат виглядає так само, як за меншого; викладіть його в тому повороті.
newlands-refusal-side-mismatch = На { $side } у квадрата { $ours }, а поруч { $theirs }.
newlands-refusal-tile-fits = У руці є квадрат, який можна викласти, — отже, треба викласти його.
newlands-refusal-not-the-tile-just-laid = Супутника можна виставити лише на щойно викладений квадрат.
newlands-refusal-no-such-region = На квадраті немає такої ділянки.
newlands-refusal-none-in-reserve = У вашому резерві немає супутників.
newlands-refusal-region-taken = На цьому об’єкті вже є супутник ({ $by }); відстань не має значення.
newlands-refusal-no-companion-there = Тут немає супутника.
newlands-refusal-not-your-companion = Тут стоїть чужий супутник ({ $by }).

## How to play

newlands-primer-1-title = Мета і хід
newlands-primer-1-text = У свій хід ви берете квадрат і мусите його викласти. Потім одне з трьох: виставити супутника на цей квадрат, або зняти супутника й отримати очки за його об’єкт — такий, який він зараз, — або ні те ні інше; обидва в один хід не можна. Хід переходить за годинниковою стрілкою. Перемагає той, у кого більше очок; за рівності перемога спільна.
newlands-primer-2-title = Що лежить на столі
newlands-primer-2-text = Стартовий квадрат лежить посередині, решту 83 беруть закритими. На квадратах — степи, гори й море, а де суходіл зустрічає море, бувають міста. У вас п’ять супутників: один позначає очки й лишається на доріжці підрахунку, четверо в резерві. Хто ходить першим, вирішує жереб або домовленість. Клітинку названо за шляхом від стартового квадрата: N2 E1 — на два ряди північніше й на один стовпець східніше від нього; N — північ, E — схід, S — південь, W — захід.
newlands-primer-3-title = Відкриття нових земель
newlands-primer-3-text = Взятий квадрат бачать усі. Він має торкатися стороною викладеного квадрата, дотику кутом замало, і кожна сторона, що торкається, має продовжувати те, що лежить поруч. Повертати квадрат можна як завгодно. Квадрат, який нікуди не підходить, вибуває з гри, і ви берете інший.
newlands-primer-4-title = Виставлення супутника
newlands-primer-4-text = Можна виставити одного супутника з резерву на ділянку щойно викладеного квадрата: землепроходцем у степ, розбійником у гори, навігатором у море. На цьому об’єкті ще не має бути нічиїх супутників, зокрема й ваших, хоч би як далеко вони стояли.
newlands-primer-5-title = Нарахування за освоєння
newlands-primer-5-text = Замість виставлення можна зняти одного свого супутника, виставленого в один із минулих ходів. Він дає очки за об’єкт, завершений той чи ні, є там інші супутники чи немає, і повертається в резерв; із наступного ходу його можна виставити знову. Квадрат цього ходу вже рахується.
newlands-primer-6-title = Степи
newlands-primer-6-text = Степ дає 1 очко за кожен квадрат, завершений — 2 очки за кожен квадрат. Завершений він тоді, коли з усіх боків оточений водами або горами; більше він не змінюється. Міста нічого не додають. Завершений степ рівно з двох квадратів дає лише 2 очки.
newlands-primer-7-title = Хребти
newlands-primer-7-text = Хребет дає 1 очко за кожне місто на ньому й за кожне місто в усіх прилеглих степах, хоч би як далеко воно було, завершений той степ чи ні; завершений — по 2 очки. Завершений хребет рівно з двох квадратів дає лише по 1 очку за місто. Завершений хребет не росте, але нові міста в прилеглих степах ще додаються.
newlands-primer-8-title = Води
newlands-primer-8-text = Відкрита затока дає 1 очко за кожне місто на берегах. Завершена затока — це внутрішнє море: воно дає ще й 1 очко за кожен квадрат і більше не змінюється. Внутрішнє море рівно з двох квадратів дає очки лише за міста.
newlands-primer-9-title = Спільні й залишені об’єкти
newlands-primer-9-text = Квадрат може з’єднати об’єкти, на яких уже стоять супутники; всі вони залишаються. Більшість нічого не означає: кожен супутник, коли його знімають, дає повну вартість об’єкта, і кілька супутників одного гравця — теж, хід за ходом. Незавершений об’єкт, з якого пішов останній супутник, знову вільний для будь-кого, хто його збільшить.
newlands-primer-10-title = Кінець гри
newlands-primer-10-text = Гра завершується після ходу, в якому викладено останній квадрат. Потім кожен ще не знятий супутник дає очки, але всі об’єкти вважаються незавершеними, навіть якщо вони завершені. Знімайте супутників учасно.
newlands-primer-11-title = Варіанти
newlands-primer-11-text = У варіанті з двома квадратами в кожного лежать два відкриті квадрати: один ви викладаєте й одразу, ще до супутників, берете новий. Крім того, перед грою можна прибрати кілька випадкових квадратів, поклавши їх горілиць: 1 удвох і вп’ятьох, 2 утрьох, 3 учотирьох. Так у всіх порівну ходів; але вп’ятьох за цього числа виходить 17, 17, 16, 16 і 16 ходів, а за бажанням можна прибрати 3, і в кожного буде по 16.
