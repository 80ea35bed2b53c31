## Усюди

ui-home = До човнярні
ui-skip = До змісту
ui-skip-move = До вашого ходу
ui-language = мова
ui-theme = Денний чи нічний аркуш
ui-theme-light = День
ui-theme-dark = Ніч
ui-theme-system = Як у системі
ui-menu = Меню
ui-rules = Правила
ui-new-tab = (у новій вкладці)
ui-save = Зберегти
ui-cancel = Скасувати
ui-close = Закрити
ui-go = Перейти
ui-your-name = Ваше ім’я
ui-offline = Зв’язок урвався. Пробуємо знову.
ui-online-again = Зв’язок відновлено.
ui-independent = Незалежна реалізація з власною графікою й текстами, не пов’язана з видавцями гри.

## Зала

ui-lobby-title = Якого човна візьмемо сьогодні?
ui-new-table = Новий стіл
ui-games = Ігри
ui-game-facts = { $players } · { $minutes } хв
ui-minutes = близько { $minutes } хв
ui-open-tables = Відкриті столи
ui-open-tables-none = Зараз немає відкритих столів. Відкрийте свій і запросіть когось або зіграйте з ботами.
ui-my-tables = Мої столи
ui-my-tables-none = Ви поки що не сидите за жодним столом.
ui-players-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
ui-seats-empty = поки нікого
ui-seats-free =
    { $count ->
        [one] { $count } місце вільне
        [few] { $count } місця вільні
       *[many] { $count } місць вільно
    }
ui-sit-down = Сісти
ui-watch = Дивитися
ui-look = Глянути
ui-waits-for = Зараз ходить: { $names }
ui-state-open = чекаємо на гравців
ui-state-playing = гра триває
ui-state-over = гру закінчено
ui-state-closed = закрито
ui-closed = Стіл закрито: правила відтоді змінилися, і наступний хід їм уже не відповідає.
ui-result-link = Підсумок

## Новий стіл

ui-new-table-title = { $game }: новий стіл
ui-players-how-many = Скільки гравців?
ui-seats = Місця
ui-seats-more = Для вільного місця з’явиться посилання-запрошення, його можна передати будь-кому. Ті, хто сидить з вами біля одного екрана, ходять на ньому по черзі.
ui-seat-number = Місце { $number }
ui-seat-me = Я
ui-seat-guest = Хтось біля цього екрана
ui-seat-open = Вільне місце
ui-seat-bot = Бот
ui-guest-name = Ім’я
ui-bot-level = Сила бота
ui-bot-deckhand = юнга
ui-bot-deckhand-more = часто помиляється
ui-bot-mate = матрос
ui-bot-mate-more = іноді помиляється
ui-bot-skipper = шкіпер
ui-bot-skipper-more = думає наперед
ui-bot-pilot = лоцман
ui-bot-pilot-more = найсильніший тут
ui-bot-random = метальник кісток
ui-bot-random-more = ходить навмання
ui-bot-greedy = хапун
ui-bot-greedy-more = бере найкраще на вигляд
ui-bot-search = шукач
ui-bot-search-more = шукає, скільки дадуть
ui-presets = Готові набори:
ui-who-may-come = Хто може прийти
ui-public = Показати стіл у залі
ui-public-more = Інакше його знайдуть лише ті, хто має посилання.
ui-open-table = Відкрити стіл

## Ім’я

ui-name-title = Як вас називати?
ui-name-more = Гостеві потрібне лише ім’я.
ui-name-send = Увійти

## Перед грою

ui-waiting-title =
    { $count ->
        [one] Вільне ще { $count } місце
        [few] Вільні ще { $count } місця
       *[many] Вільно ще { $count } місць
    }
ui-waiting-full = Усі зібралися
ui-waiting-public = Стіл видно в залі; будь-хто може сісти або подивитися.
ui-waiting-private = Цей стіл знайдуть лише ті, хто має посилання.
ui-invite-title = Посилання-запрошення
ui-invite-more = Хто відкриє його, отримає запрошення сісти на вільне місце.
ui-copy = Скопіювати
ui-copied = Скопійовано.
ui-start = Почати гру
ui-leave = Встати з-за столу
ui-sitter-you = ви
ui-sitter-here = біля цього екрана
ui-sitter-online = на зв’язку
ui-sitter-away = не на зв’язку
ui-sitter-bot = бот
ui-sitter-program = програма
ui-sitter-open = вільне місце

## Стіл

ui-table-name = стіл { $name }
ui-table-link = Скопіювати посилання на стіл
ui-record = Завантажити запис гри
ui-progress = { $part } з { $whole }
ui-view = Вигляд
ui-rail = Гравці та журнал
ui-players = Гравці
ui-points = очки
ui-on-turn = ходить
ui-thinking = думає
ui-choices = Оберіть одне
ui-other-choices = Інші можливості
ui-all-moves = Усі ходи: { $count }
ui-moves = Ходи
ui-confirm-area = Підтвердити або скасувати
ui-confirm = Зробити
ui-turn = Повернути
ui-choose-first = Спершу оберіть, потім підтвердьте.
ui-not-now = Зараз питають про інше: …
ui-choose-before = Сюди ведуть різні ходи. Спершу оберіть: …
ui-undo = Скасувати
ui-undo-none = Вам поки нічого скасовувати.
ui-stage-done = (зроблено)
ui-waits-for-luck = Вирішує випадок
ui-over = Гру закінчено. { $won }
ui-see-result = Подивитися підсумок
ui-stale = Хтось устиг раніше, і стіл змінився. Гляньте ще раз.
ui-failed = Не вдалося надіслати. Спробуйте ще раз.

ui-log = Журнал
ui-log-look = Подивитися стіл після цього кроку
ui-scores = Очки
ui-scores-hint = Торкніться числа, щоб побачити, за що його нараховано.
ui-score-line =
    { $name }, { $reason }: зараховано { $count }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
ui-total = Разом
ui-step = крок
ui-step-of = { $step } з { $steps }
ui-looking-back = Погляд назад: крок { $step } з { $steps }
ui-replay = Перегляд гри
ui-replay-play = Пуск
ui-replay-pause = Пауза
ui-replay-live = Повернутися до гри
ui-zoom-in = Ближче
ui-zoom-out = Далі
ui-zoom-fit = Показати все поле

ui-keys = Клавіші
ui-keys-tab = від частини до частини
ui-keys-arrows = від місця до місця
ui-keys-enter = обрати, потім підтвердити
ui-keys-turn = повернути вперед або назад
ui-keys-escape = відпустити
ui-keys-undo = скасувати хід
ui-keys-hint = підказка
ui-keys-question = до питання й варіантів
ui-keys-rule = правило про цю частину столу
ui-keys-log = до журналу
ui-keys-zoom = ближче, далі, усе поле

## Підсумок

ui-result-title = Підсумок: { $table }
ui-result-won =
    { $count ->
        [one] Перемагає { $names }
       *[other] Перемагають разом: { $names }
    }
ui-result-points =
    { $best ->
        [one] { $best } очко
        [few] { $best } очки
       *[many] { $best } очок
    } проти { $next }.
ui-result-tie =
    По { $best ->
        [one] { $best } очку
        [few] { $best } очки
       *[many] { $best } очок
    }; вирішило додаткове правило.
ui-result-shared =
    По { $best ->
        [one] { $best } очку
        [few] { $best } очки
       *[many] { $best } очок
    }.
ui-result-alone =
    { $best ->
        [one] { $best } очко
        [few] { $best } очки
       *[many] { $best } очок
    }.
ui-rematch = Реванш
ui-again = Зіграти ще раз
ui-rematch-go = До реваншу
ui-sequel = Наступна партія
ui-sequel-go = До наступної партії
ui-rank = { $game }: ранг { $rank }
ui-record-short = Запис
ui-place = Місце
ui-player = Гравець
ui-course = Як ішла гра
ui-final-board = Поле наприкінці гри

## Підказка й розбір

ui-hint-ask = Як зіграв би сильний гравець?
ui-hint-musing = Обмірковую…
ui-analysis = Розбір
ui-analysis-more = Кожне рішення оцінено за тим, що гравець міг знати тієї миті.
ui-analysis-go = Розібрати партію
ui-analysis-running = Розібрано рішень: { $done } з { $all }
ui-analysis-waits = Чекає своєї черги
ui-analysis-again = Оновити
ui-analysis-wins = Ймовірність перемоги
ui-analysis-points = Очікувані очки
ui-analysis-turns = Переломні моменти
ui-analysis-no-turns = Переломів не було: жодне рішення й жоден випадок не змінили багато.
ui-analysis-decision = { $name } втрачає перевагу: ймовірність перемоги падає з { $from } до { $to } %
ui-analysis-up = Удача ({ $name }): ймовірність перемоги зростає з { $from } до { $to } %
ui-analysis-down = Невдача ({ $name }): ймовірність перемоги падає з { $from } до { $to } %
ui-analysis-lead = Звідси й до кінця попереду { $name }: ймовірність перемоги зростає з { $from } до { $to } %
ui-analysis-all = Усі рішення
ui-analysis-played = Зіграно
ui-analysis-better = Краще: { $line }
ui-analysis-best = Найкраще продовження: { $line }
ui-analysis-look = Подивитися
ui-analysis-slip = промах

## Власні боти

ui-own-bots = Мої боти
ui-own-bots-more = Ваша програма може грати тут нарівні з усіма. Вона отримує власне ім’я та власний ключ, бачить лише те, що належить її місцю, і грає за тими самими правилами.
ui-own-bots-none = Ви ще не впустили жодного бота.
ui-own-bots-name = Ім’я бота
ui-own-bots-make = Впустити
ui-own-bots-token = Ключ бота { $name }. Скопіюйте його зараз: більше він не з’явиться.
ui-own-bots-run = Так із ним грає приклад, що додається до програми: сам проти тутешнього бота або, за запрошенням, за вашим столом:
ui-own-bots-revoke = Відкликати
ui-own-bots-revoke-whose = Відкликати ключ бота { $name }
ui-own-bots-interface = Усе, про що програма може запитати

## Правила й помилки

ui-rules-title = Як грати: { $game }
ui-cards = Карти
ui-reconstructed = Що відновлено
ui-error-forbidden = Вам цього робити не можна
ui-error-missing = Тут нічого немає
ui-error-late = Уже пізно
ui-error-other = Не вийшло
ui-error-ours = У нас щось зламалося

## Щити

ui-shield-p1 = червоний круглий щит із кільцем
ui-shield-p2 = синій квадратний щит із чвертями
ui-shield-p3 = жовтий загострений щит із кроквою
ui-shield-p4 = чорний ромб зі смугами
ui-shield-p5 = ліловий шестикутник із косим хрестом

## Правила з малюнками, пам’ятки, галереї

ui-handbook-facts = Гравців: { $players } · { $minutes } хв · читання на { $reading } хв
ui-handbook-index = Зміст
ui-handbook-find = Знайти в правилах
ui-handbook-none = Нічого не знайдено
ui-aid = Пам’ятка гравця
ui-aid-page = Пам’ятка на одну сторінку
ui-aid-own = власні слова й малюнки
ui-print = Надрукувати
ui-glossary = Словник
ui-term-more = Докладніше
ui-term-see = див. { $number }
ui-chapter-back = Попередній розділ
ui-chapter-next = Наступний розділ
ui-note-overlooked = Часто не помічають
ui-note-reconstructed = відновлено
ui-note-tip = Порада
ui-walk = приклад за кроками
ui-walk-back = Назад
ui-walk-next = Далі
ui-walk-step = Крок { $number } з { $count }
ui-rules-why = Правило
ui-rules-failed = Не вдалося отримати правила. Спробуйте ще раз.
ui-rules-whole = Усі правила
ui-cards-all = Усі карти: { $count }
ui-cards-find = Назва або властивість
ui-cards-narrow = Відібрати
ui-cards-groups = Розділ
ui-cards-facts = Коли діє
ui-cards-shown = { $count } з { $all }
ui-cards-shown-bare = з
ui-cards-none = Нічого не підходить.
ui-cards-clear = Показати всі
