## Везде

ui-home = В лодочный сарай
ui-skip = К содержанию
ui-skip-move = К вашему ходу
ui-language = язык
ui-theme = Дневной или ночной лист
ui-theme-light = День
ui-theme-dark = Ночь
ui-theme-system = Как в системе
ui-menu = Меню
ui-rules = Правила
ui-new-tab = (в новой вкладке)
ui-save = Сохранить
ui-cancel = Отмена
ui-close = Закрыть
ui-go = Перейти
ui-your-name = Ваше имя
ui-offline = Связь прервалась. Пробуем снова.
ui-online-again = Связь восстановлена.
ui-independent = Независимая реализация с собственной графикой и текстами, не связанная с издателями игры.

## Зал

ui-lobby-title = Какую лодку возьмём сегодня?
ui-new-table = Новый стол
ui-games = Игры
ui-game-facts = { $players } · { $minutes } мин
ui-minutes = около { $minutes } мин
ui-open-tables = Открытые столы
ui-open-tables-none = Сейчас нет открытых столов. Откройте свой и пригласите кого-нибудь или сыграйте с ботами.
ui-my-tables = Мои столы
ui-my-tables-none = Вы пока не сидите ни за одним столом.
ui-players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
ui-seats-empty = пока никого
ui-seats-free =
    { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободно
       *[many] { $count } мест свободно
    }
ui-sit-down = Сесть
ui-watch = Смотреть
ui-look = Взглянуть
ui-waits-for = Сейчас ходит: { $names }
ui-state-open = ждём игроков
ui-state-playing = идёт игра
ui-state-over = игра окончена
ui-state-closed = закрыт
ui-closed = Стол закрыт: правила с тех пор изменились, и следующий ход им уже не соответствует.
ui-result-link = Итог

## Новый стол

ui-new-table-title = { $game }: новый стол
ui-players-how-many = Сколько игроков?
ui-seats = Места
ui-seats-more = Для свободного места появится ссылка-приглашение, её можно передать кому угодно. Те, кто сидит с вами у одного экрана, ходят на нём по очереди.
ui-seat-number = Место { $number }
ui-seat-me = Я
ui-seat-guest = Кто-то у этого экрана
ui-seat-open = Свободное место
ui-seat-bot = Бот
ui-guest-name = Имя
ui-bot-level = Сила бота
ui-bot-deckhand = юнга
ui-bot-deckhand-more = часто ошибается
ui-bot-mate = матрос
ui-bot-mate-more = иногда ошибается
ui-bot-skipper = шкипер
ui-bot-skipper-more = думает наперёд
ui-bot-pilot = лоцман
ui-bot-pilot-more = сильнейший здесь
ui-bot-random = метатель костей
ui-bot-random-more = ходит наугад
ui-bot-greedy = хват
ui-bot-greedy-more = берёт лучшее на вид
ui-bot-search = искатель
ui-bot-search-more = ищет, сколько дадут
ui-presets = Готовые наборы:
ui-who-may-come = Кто может прийти
ui-public = Показать стол в зале
ui-public-more = Иначе его найдут только те, у кого есть ссылка.
ui-open-table = Открыть стол

## Имя

ui-name-title = Как вас называть?
ui-name-more = Гостю нужно только имя.
ui-name-send = Войти

## Перед игрой

ui-waiting-title =
    { $count ->
        [one] Свободно ещё { $count } место
        [few] Свободно ещё { $count } места
       *[many] Свободно ещё { $count } мест
    }
ui-waiting-full = Все в сборе
ui-waiting-public = Стол виден в зале; любой может сесть или посмотреть.
ui-waiting-private = Этот стол найдут только те, у кого есть ссылка.
ui-invite-title = Ссылка-приглашение
ui-invite-more = Кто откроет её, получит приглашение сесть на свободное место.
ui-copy = Скопировать
ui-copied = Скопировано.
ui-start = Начать игру
ui-leave = Встать из-за стола
ui-sitter-you = вы
ui-sitter-here = у этого экрана
ui-sitter-online = на связи
ui-sitter-away = не на связи
ui-sitter-bot = бот
ui-sitter-program = программа
ui-sitter-open = свободное место

## Стол

ui-table-name = стол { $name }
ui-table-link = Скопировать ссылку на стол
ui-record = Скачать запись игры
ui-progress = { $part } из { $whole }
ui-view = Вид
ui-rail = Игроки и журнал
ui-players = Игроки
ui-points = очки
ui-on-turn = ходит
ui-thinking = думает
ui-choices = Выберите одно
ui-other-choices = Другие возможности
ui-all-moves = Все ходы: { $count }
ui-moves = Ходы
ui-confirm-area = Подтвердить или отменить
ui-confirm = Сделать
ui-turn = Повернуть
ui-choose-first = Сначала выберите, потом подтвердите.
ui-not-now = Сейчас спрашивается о другом: …
ui-choose-before = Сюда ведут разные ходы. Сначала выберите: …
ui-undo = Отменить
ui-undo-none = Вам пока нечего отменять.
ui-stage-done = (готово)
ui-waits-for-luck = Решает случай
ui-over = Игра окончена. { $won }
ui-see-result = Посмотреть итог
ui-stale = Кто-то успел раньше, и стол изменился. Взгляните ещё раз.
ui-failed = Не получилось отправить. Попробуйте ещё раз.

ui-log = Журнал
ui-log-look = Посмотреть стол после этого шага
ui-scores = Очки
ui-scores-hint = Коснитесь числа, чтобы увидеть, за что оно начислено.
ui-score-line =
    { $name }, { $reason }: засчитано { $count }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
ui-total = Всего
ui-step = шаг
ui-step-of = { $step } из { $steps }
ui-looking-back = Взгляд назад: шаг { $step } из { $steps }
ui-replay = Просмотр игры
ui-replay-play = Пуск
ui-replay-pause = Пауза
ui-replay-live = Вернуться к игре
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-zoom-fit = Показать всё поле

ui-keys = Клавиши
ui-keys-tab = от части к части
ui-keys-arrows = от места к месту
ui-keys-enter = выбрать, затем подтвердить
ui-keys-turn = повернуть вперёд или назад
ui-keys-escape = отпустить
ui-keys-undo = отменить ход
ui-keys-hint = подсказка
ui-keys-question = к вопросу и вариантам
ui-keys-rule = правило об этой части стола
ui-keys-log = к журналу
ui-keys-zoom = ближе, дальше, всё поле

## Итог

ui-result-title = Итог: { $table }
ui-result-won =
    { $count ->
        [one] Побеждает { $names }
       *[other] Побеждают вместе: { $names }
    }
ui-result-points =
    { $best ->
        [one] { $best } очко
        [few] { $best } очка
       *[many] { $best } очков
    } против { $next }.
ui-result-tie =
    По { $best ->
        [one] { $best } очку
        [few] { $best } очка
       *[many] { $best } очков
    }; решило дополнительное правило.
ui-result-shared =
    По { $best ->
        [one] { $best } очку
        [few] { $best } очка
       *[many] { $best } очков
    }.
ui-result-alone =
    { $best ->
        [one] { $best } очко
        [few] { $best } очка
       *[many] { $best } очков
    }.
ui-rematch = Реванш
ui-again = Сыграть ещё раз
ui-rematch-go = К реваншу
ui-sequel = Следующая партия
ui-sequel-go = К следующей партии
ui-rank = { $game }: ранг { $rank }
ui-record-short = Запись
ui-place = Место
ui-player = Игрок
ui-course = Как шла игра
ui-final-board = Поле в конце игры

## Подсказка и разбор

ui-hint-ask = Как сыграл бы сильный игрок?
ui-hint-musing = Обдумываю…
ui-analysis = Разбор
ui-analysis-more = Каждое решение оценивается по тому, что игрок мог знать в ту минуту.
ui-analysis-go = Разобрать партию
ui-analysis-running = Разобрано решений: { $done } из { $all }
ui-analysis-waits = Ждёт своей очереди
ui-analysis-again = Обновить
ui-analysis-wins = Вероятность победы
ui-analysis-points = Ожидаемые очки
ui-analysis-turns = Переломные моменты
ui-analysis-no-turns = Переломов не было: ни одно решение и ни один случай не изменили многого.
ui-analysis-decision = { $name } упускает преимущество: вероятность победы падает с { $from } до { $to } %
ui-analysis-up = Удача ({ $name }): вероятность победы растёт с { $from } до { $to } %
ui-analysis-down = Неудача ({ $name }): вероятность победы падает с { $from } до { $to } %
ui-analysis-lead = Отсюда и до конца впереди { $name }: вероятность победы растёт с { $from } до { $to } %
ui-analysis-all = Все решения
ui-analysis-played = Сыграно
ui-analysis-better = Лучше: { $line }
ui-analysis-best = Лучшее продолжение: { $line }
ui-analysis-look = Посмотреть
ui-analysis-slip = промах

## Свои боты

ui-own-bots = Мои боты
ui-own-bots-more = Ваша программа может играть здесь наравне со всеми. Она получает своё имя и свой ключ, видит только то, что положено её месту, и играет по тем же правилам.
ui-own-bots-none = Вы ещё не впустили ни одного бота.
ui-own-bots-name = Имя бота
ui-own-bots-make = Впустить
ui-own-bots-token = Ключ бота { $name }. Скопируйте его сейчас: больше он не появится.
ui-own-bots-run = Так с ним играет пример, который прилагается к программе: сам против здешнего бота или, по приглашению, за вашим столом:
ui-own-bots-revoke = Отозвать
ui-own-bots-revoke-whose = Отозвать ключ бота { $name }
ui-own-bots-interface = Всё, о чём программа может спросить

## Правила и ошибки

ui-rules-title = Как играть: { $game }
ui-cards = Карты
ui-reconstructed = Что восстановлено
ui-error-forbidden = Этого вам делать нельзя
ui-error-missing = Здесь ничего нет
ui-error-late = Уже поздно
ui-error-other = Не получилось
ui-error-ours = У нас что-то сломалось

## Щиты

ui-shield-p1 = красный круглый щит с кольцом
ui-shield-p2 = синий квадратный щит с четвертями
ui-shield-p3 = жёлтый заострённый щит со стропилом
ui-shield-p4 = чёрный ромб с полосами
ui-shield-p5 = лиловый шестиугольник с косым крестом

## Правила с рисунками, памятки, галереи

ui-handbook-facts = Игроков: { $players } · { $minutes } мин · чтения на { $reading } мин
ui-handbook-index = Содержание
ui-handbook-find = Найти в правилах
ui-handbook-none = Ничего не найдено
ui-aid = Памятка игрока
ui-aid-page = Памятка на одну страницу
ui-aid-own = свои слова и рисунки
ui-print = Напечатать
ui-glossary = Словарь
ui-term-more = Подробнее
ui-term-see = см. { $number }
ui-chapter-back = Предыдущая глава
ui-chapter-next = Следующая глава
ui-note-overlooked = Часто упускают
ui-note-reconstructed = восстановлено
ui-note-tip = Совет
ui-walk = пример по шагам
ui-walk-back = Назад
ui-walk-next = Дальше
ui-walk-step = Шаг { $number } из { $count }
ui-rules-why = Правило
ui-rules-failed = Не удалось получить правила. Попробуйте ещё раз.
ui-rules-whole = Все правила
ui-cards-all = Все карты: { $count }
ui-cards-find = Название или свойство
ui-cards-narrow = Отобрать
ui-cards-groups = Раздел
ui-cards-facts = Когда действует
ui-cards-shown = { $count } из { $all }
ui-cards-shown-bare = из
ui-cards-none = Ничего не подходит.
ui-cards-clear = Показать все
