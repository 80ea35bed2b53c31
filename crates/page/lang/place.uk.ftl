## Хто я

ui-me = Моя сторінка
ui-me-open = Моя сторінка, пристрої, обліковий запис
ui-me-account = Ваша сторінка
ui-me-guest = Ваша сторінка · ви в гостях: вас знає лише цей пристрій
ui-me-login = Ім’я для входу: { $login }
ui-account-keep = Зберегти це ім’я
ui-account-keep-more = З іменем і паролем можна повернутися з будь-якого пристрою, і втрачений пристрій нічого не коштує. Пошта не потрібна.
ui-account-open = Створити обліковий запис
ui-login-name = Ім’я для входу
ui-password = Пароль
ui-password-more =
    { $least ->
        [one] Щонайменше { $least } знак.
        [few] Щонайменше { $least } знаки.
        [many] Щонайменше { $least } знаків.
       *[other] Щонайменше { $least } знаків.
    }
ui-password-old = Теперішній пароль
ui-password-new = Новий пароль
ui-password-change = Пароль
ui-password-change-more = На всіх інших пристроях буде виконано вихід.
ui-password-change-send = Змінити пароль
ui-log-in = Увійти
ui-log-in-instead = У мене є обліковий запис
ui-log-in-bring = Узяти з собою столи гостя { $name }
ui-log-out = Вийти
ui-log-out-guest = Ви в гостях: якщо вийти тут, місця загубляться, хіба що вас знає інший пристрій.
ui-forgotten = Забули пароль?
ui-recover = Новий пароль
ui-recover-more = Дванадцять записаних слів замінюють загублений пароль. Ви отримаєте дванадцять нових, і на всіх пристроях буде виконано вихід.
ui-recover-send = Задати новий пароль
ui-words = Дванадцять слів
ui-words-title = Запишіть ці дванадцять слів
ui-words-more = Їх показано лише зараз. Хто знає їх і ваше ім’я, може задати новий пароль: тримайте їх там, де тримаєте ключі.
ui-words-again = Дванадцять нових слів
ui-words-again-more = Слова, які могли побачити інші, більше нічого не варті: отримайте нові.
ui-along = Узяти мої місця на інший пристрій
ui-along-more = Посилання діє один раз і десять хвилин. На цьому пристрої ви лишаєтеся.
ui-along-make = Зробити посилання
ui-along-picture = Посилання у вигляді картинки для камери
ui-along-how = Відкрийте там камеру або зайдіть на сторінку «Увійти» і введіть:
ui-along-once = діє один раз, десять хвилин
ui-along-here = Код з іншого пристрою
ui-along-as = Продовжити на цьому пристрої під іменем { $name }?
ui-along-as-more = Усі столи під цим іменем будуть і тут. На іншому пристрої ви лишаєтеся.
ui-along-instead = Зараз цей пристрій знає вас під іменем { $name }; більше не знатиме.
ui-along-take = Продовжити тут
ui-along-type = У мене є код з іншого пристрою
ui-along-type-more = Зробіть там посилання на «Моїй сторінці» і введіть його код тут.
ui-along-code = Код
ui-devices = Мої пристрої
ui-devices-others = Вийти скрізь, крім цього
ui-device-here = цей пристрій · зараз
ui-device-unknown = Програма або невідомий пристрій
ui-device-seen = востаннє { $ago }
ui-ago-minutes =
    { $count ->
        [0] щойно
        [one] { $count } хвилину тому
        [few] { $count } хвилини тому
        [many] { $count } хвилин тому
       *[other] { $count } хвилин тому
    }
ui-ago-hours =
    { $count ->
        [one] { $count } годину тому
        [few] { $count } години тому
        [many] { $count } годин тому
       *[other] { $count } годин тому
    }
ui-ago-days =
    { $count ->
        [one] { $count } день тому
        [few] { $count } дні тому
        [many] { $count } днів тому
       *[other] { $count } днів тому
    }
ui-data = Мої дані
ui-data-take = Забрати все з собою
ui-data-take-more = ім’я, пристрої, столи, записи зіграних партій; один файл
ui-data-download = Завантажити
ui-own-bots-short = програми, які грають під власними іменами
ui-delete = Видалити мене тут
ui-delete-more = Ім’я, пристрої й обліковий запис зникнуть одразу. Партії лишаться, на ваших місцях буде «N. N.».
ui-delete-open = Видалити …
ui-delete-name = Щоб видалити назавжди, введіть: { $name }
ui-delete-send = Видалити назавжди

## Час

ui-clock = Годинник
ui-clock-none = Без годинника
ui-clock-none-more = ніхто не квапиться
ui-clock-live-10 = По 10 хвилин
ui-clock-live-20 = По 20 хвилин
ui-clock-live-30 = По 30 хвилин
ui-clock-gain = і ще 20 секунд після кожного ходу
ui-clock-turn = 1 хвилина на хід
ui-clock-turn-more = швидко, усі на місці
ui-clock-day = 1 день на хід
ui-clock-three-days = 3 дні на хід
ui-clock-week = 7 днів на хід
ui-clock-slow-more = неквапно: хід час від часу
ui-time-out-lose = У кого вийшов час, програє
ui-time-out-more = Інакше місце займе бот, і на нього можна повернутися.
ui-beyond-luck = Дружня партія: повернути можна й те, що показав випадок
ui-beyond-luck-more = Лише якщо згодні всі; кості й карти випадуть як раніше.
ui-left-hours =
    { $count ->
        [one] лишилася { $count } година
        [few] лишилося { $count } години
        [many] лишилося { $count } годин
       *[other] лишилося { $count } години
    }
ui-left-days =
    { $count ->
        [one] лишився { $count } день
        [few] лишилося { $count } дні
        [many] лишилося { $count } днів
       *[other] лишилося { $count } дня
    }

## Між людьми

ui-asks = Запитання за столом
ui-sits-in = замість гравця бот
ui-return-title = Замість вас грає бот
ui-return-more = Повернутися на своє місце можна коли завгодно, і посеред партії теж.
ui-return = Повернутися на місце
ui-paused-title = Перерва
ui-paused-more = Годинники стоять, доки хтось не продовжить.
ui-resume = Продовжити
ui-away-title = { $name }: немає за столом
ui-away-more = Тут давно нікого немає, і стіл чекає. Місце може зайняти бот; повернутися можна будь-якої миті.
ui-away-bot = Посадити бота
ui-ask-back = { $name } просить повернути все, починаючи з кроку { $step }
ui-ask-pause = { $name } просить перерву
ui-ask-stop = { $name } пропонує закінчити без результату
ui-ask-bot = { $name } просить посадити бота на місце: { $whose }
ui-ask-agreed = Згодні: { $names }.
ui-ask-open = Немає відповіді: { $names }.
ui-ask-withdraw = Не треба
ui-ask-agree = Погодитися
ui-ask-refuse = Відмовити
ui-menu-back = Попросити повернути більше
ui-menu-pause = Попросити перерву
ui-menu-abort = Скасувати партію
ui-menu-stop = Запропонувати закінчити без результату
ui-menu-resign = Здатися …
ui-resign-two = Партія одразу закінчиться вашою поразкою.
ui-resign-many = Ви посядете останнє місце. Вашими фігурами дограє бот, щоб інші могли закінчити.
ui-resign-sure = Здатися

## Розмова

ui-talk = Розмова
ui-talk-players = Гравці між собою; глядачі прочитають, коли партія закінчиться.
ui-talk-watchers = Глядачі між собою; гравці прочитають, коли партія закінчиться.
ui-talk-text = Скажіть щось
ui-talk-send = Надіслати
ui-talk-mind = Заглушити, поскаржитися або прибрати
ui-talk-mute = Заглушити
ui-talk-unmute = Знову чути: { $name }
ui-talk-report = Поскаржитися господареві столу
ui-talk-remove = Прибрати
ui-talk-removed = прибрано
ui-talk-reported = скарга
ui-phrase-hello = Привіт!
ui-phrase-luck = Щасти!
ui-phrase-nice = Гарний хід!
ui-phrase-thanks = Дякую
ui-phrase-sorry = Вибачте
ui-phrase-think = Думаю
ui-phrase-wait = Хвилинку, будь ласка
ui-phrase-back = Я знову тут
ui-phrase-game = Гарна партія!
ui-phrase-again = Ще раз?

## Вхід: ходи, партія за два клацання

ui-lobby-turns =
    { $count ->
        [one] Ваш хід за { $count } столом
        [few] Ваш хід за { $count } столами
        [many] Ваш хід за { $count } столами
       *[other] Ваш хід за { $count } столами
    }
ui-go-table = До столу
ui-start-title = Почати партію
ui-start-more = Два клацання: гра, потім з ким. Решта як минулого разу.
ui-start-which = Яка гра?
ui-start-whom = З ким?
ui-start-friend = З другом
ui-start-friend-more = ви отримаєте посилання
ui-start-anybody = З будь-ким
ui-start-anybody-more = стіл видно всім
ui-start-screen = За цим екраном
ui-start-screen-more = передавайте пристрій
ui-filter = Які ігри?
ui-filter-all = Усі
ui-watch-now = Можна подивитися
ui-watch-none = Зараз відкритих партій немає.
ui-finished = Зіграно
ui-ended-first = Перемога { $points }
ui-ended-shared = Перше місце поділено, { $points }
ui-ended-place = Місце { $place } з { $of }, { $points }
ui-ended-alone = Очки: { $points }
ui-clock-stock = по { $minutes } хв і { $gain } с за хід
ui-clock-each-minutes =
    { $count ->
        [one] { $count } хвилина на хід
        [few] { $count } хвилини на хід
        [many] { $count } хвилин на хід
       *[other] { $count } хвилини на хід
    }
ui-clock-each-hours =
    { $count ->
        [one] { $count } година на хід
        [few] { $count } години на хід
        [many] { $count } годин на хід
       *[other] { $count } години на хід
    }
ui-clock-each-days =
    { $count ->
        [one] { $count } день на хід
        [few] { $count } дні на хід
        [many] { $count } днів на хід
       *[other] { $count } дня на хід
    }
ui-turns = Мій хід
ui-turns-none = Зараз на вас ніхто не чекає.
ui-turns-feed = Те саме стрічкою для програм
ui-notices = Як повідомляти
ui-notices-system = Сповіщення системи
ui-notices-system-more = коли настає ваш хід, а Naust відкрито в іншій вкладці
ui-notices-sound = Звук
ui-notices-sound-more = вимкнено, доки ви не захочете

## Рейтинги

ui-rated = Партія йде в залік
ui-rated-more = Для тих, хто має обліковий запис, з годинником, що вирішує партію; нічого не повертають за згодою, нікого не замінюють.
ui-ratings = Рейтинги
ui-ratings-none = Залікових партій ще немає.
ui-rating = Рейтинг
ui-rating-new =
    { $count ->
        [one] ще { $count } партія до заліку
        [few] ще { $count } партії до заліку
        [many] ще { $count } партій до заліку
       *[other] ще { $count } партії до заліку
    }
ui-rating-more = 1500 — хтось невідомий; 200 очок — приблизно один клас. Боти стоять на тій самій шкалі (Weng-Lin).
ui-rated-games =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }
ui-leaders = { $game }: найкращі
ui-leaders-who = Хто
ui-leaders-games = Залікових партій
ui-leaders-none = Залікових партій у цю гру ще не було.
ui-profile = Профіль
ui-together = Ви вдвох
ui-together-score = Ви вище: { $before }, нижче: { $behind }, врівень: { $level }.
