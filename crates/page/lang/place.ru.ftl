## Кто я

ui-me = Моя страница
ui-me-open = Моя страница, устройства, учётная запись
ui-me-account = Ваша страница
ui-me-guest = Ваша страница · вы в гостях: вас знает только это устройство
ui-me-login = Имя для входа: { $login }
ui-account-keep = Сохранить это имя
ui-account-keep-more = С именем и паролем можно вернуться с любого устройства, и потерянное устройство ничего не стоит. Почта не нужна.
ui-account-open = Завести учётную запись
ui-login-name = Имя для входа
ui-password = Пароль
ui-password-more =
    { $least ->
        [one] Не короче { $least } знака.
        [few] Не короче { $least } знаков.
        [many] Не короче { $least } знаков.
       *[other] Не короче { $least } знаков.
    }
ui-password-old = Нынешний пароль
ui-password-new = Новый пароль
ui-password-change = Пароль
ui-password-change-more = На всех других устройствах будет выполнен выход.
ui-password-change-send = Сменить пароль
ui-log-in = Войти
ui-log-in-instead = У меня есть учётная запись
ui-log-in-bring = Взять с собой столы гостя { $name }
ui-log-out = Выйти
ui-log-out-guest = Вы в гостях: если выйти здесь, места потеряются, разве что вас знает другое устройство.
ui-forgotten = Забыли пароль?
ui-recover = Новый пароль
ui-recover-more = Двенадцать записанных слов заменяют потерянный пароль. Вы получите двенадцать новых, и на всех устройствах будет выполнен выход.
ui-recover-send = Задать новый пароль
ui-words = Двенадцать слов
ui-words-title = Запишите эти двенадцать слов
ui-words-more = Они показаны только сейчас. Кто знает их и ваше имя, может задать новый пароль: храните их там, где храните ключи.
ui-words-again = Двенадцать новых слов
ui-words-again-more = Слова, которые могли увидеть другие, больше ничего не стоят: получите новые.
ui-along = Взять мои места на другое устройство
ui-along-more = Ссылка действует один раз и десять минут. На этом устройстве вы остаётесь.
ui-along-make = Сделать ссылку
ui-along-picture = Ссылка в виде картинки для камеры
ui-along-how = Откройте там камеру или зайдите на страницу «Войти» и введите:
ui-along-once = действует один раз, десять минут
ui-along-here = Код с другого устройства
ui-along-as = Продолжить на этом устройстве под именем { $name }?
ui-along-as-more = Все столы под этим именем будут и здесь. На другом устройстве вы остаётесь.
ui-along-instead = Сейчас это устройство знает вас под именем { $name }; больше не будет.
ui-along-take = Продолжить здесь
ui-along-type = У меня есть код с другого устройства
ui-along-type-more = Сделайте там ссылку на «Моей странице» и введите её код здесь.
ui-along-code = Код
ui-devices = Мои устройства
ui-devices-others = Выйти везде, кроме этого
ui-device-here = это устройство · сейчас
ui-device-unknown = Программа или неизвестное устройство
ui-device-seen = последний раз { $ago }
ui-ago-minutes =
    { $count ->
        [0] только что
        [one] { $count } минуту назад
        [few] { $count } минуты назад
        [many] { $count } минут назад
       *[other] { $count } минут назад
    }
ui-ago-hours =
    { $count ->
        [one] { $count } час назад
        [few] { $count } часа назад
        [many] { $count } часов назад
       *[other] { $count } часов назад
    }
ui-ago-days =
    { $count ->
        [one] { $count } день назад
        [few] { $count } дня назад
        [many] { $count } дней назад
       *[other] { $count } дней назад
    }
ui-data = Мои данные
ui-data-take = Забрать всё с собой
ui-data-take-more = имя, устройства, столы, записи сыгранных партий; один файл
ui-data-download = Скачать
ui-own-bots-short = программы, которые играют под своими именами
ui-delete = Удалить меня здесь
ui-delete-more = Имя, устройства и учётная запись исчезнут сразу. Партии останутся, на ваших местах будет «N. N.».
ui-delete-open = Удалить …
ui-delete-name = Чтобы удалить навсегда, введите: { $name }
ui-delete-send = Удалить навсегда

## Время

ui-clock = Часы
ui-clock-none = Без часов
ui-clock-none-more = никто не торопится
ui-clock-live-10 = По 10 минут
ui-clock-live-20 = По 20 минут
ui-clock-live-30 = По 30 минут
ui-clock-gain = и ещё 20 секунд после каждого хода
ui-clock-turn = 1 минута на ход
ui-clock-turn-more = быстро, все на месте
ui-clock-day = 1 день на ход
ui-clock-three-days = 3 дня на ход
ui-clock-week = 7 дней на ход
ui-clock-slow-more = неспешно: ход время от времени
ui-time-out-lose = У кого вышло время, тот проиграл
ui-time-out-more = Иначе место займёт бот, и на него можно вернуться.
ui-beyond-luck = Дружеская партия: вернуть можно и то, что показал случай
ui-beyond-luck-more = Только если согласны все; кости и карты выпадут как прежде.
ui-left-hours =
    { $count ->
        [one] остался { $count } час
        [few] осталось { $count } часа
        [many] осталось { $count } часов
       *[other] осталось { $count } часа
    }
ui-left-days =
    { $count ->
        [one] остался { $count } день
        [few] осталось { $count } дня
        [many] осталось { $count } дней
       *[other] осталось { $count } дня
    }

## Между людьми

ui-asks = Вопросы за столом
ui-sits-in = вместо игрока бот
ui-return-title = Вместо вас играет бот
ui-return-more = Вернуться на своё место можно когда угодно, и посреди партии тоже.
ui-return = Вернуться на место
ui-paused-title = Перерыв
ui-paused-more = Часы стоят, пока кто-нибудь не продолжит.
ui-resume = Продолжить
ui-away-title = { $name }: нет за столом
ui-away-more = Здесь давно никого нет, и стол ждёт. Место может занять бот; вернуться можно в любой момент.
ui-away-bot = Посадить бота
ui-ask-back = { $name } просит вернуть всё, начиная с шага { $step }
ui-ask-pause = { $name } просит перерыв
ui-ask-stop = { $name } предлагает закончить без результата
ui-ask-bot = { $name } просит посадить бота на место: { $whose }
ui-ask-agreed = Согласны: { $names }.
ui-ask-open = Нет ответа: { $names }.
ui-ask-withdraw = Не надо
ui-ask-agree = Согласиться
ui-ask-refuse = Отказать
ui-menu-back = Попросить вернуть больше
ui-menu-pause = Попросить перерыв
ui-menu-abort = Отменить партию
ui-menu-stop = Предложить закончить без результата
ui-menu-resign = Сдаться …
ui-resign-two = Партия сразу закончится вашим поражением.
ui-resign-many = Вы займёте последнее место. Вашими фигурами доиграет бот, чтобы остальные могли закончить.
ui-resign-sure = Сдаться

## Разговор

ui-talk = Разговор
ui-talk-players = Игроки между собой; зрители прочтут, когда партия закончится.
ui-talk-watchers = Зрители между собой; игроки прочтут, когда партия закончится.
ui-talk-text = Скажите что-нибудь
ui-talk-send = Отправить
ui-talk-mind = Заглушить, пожаловаться или убрать
ui-talk-mute = Заглушить
ui-talk-unmute = Снова слышать: { $name }
ui-talk-report = Пожаловаться хозяину стола
ui-talk-remove = Убрать
ui-talk-removed = убрано
ui-talk-reported = жалоба
ui-phrase-hello = Привет!
ui-phrase-luck = Удачи!
ui-phrase-nice = Хороший ход!
ui-phrase-thanks = Спасибо
ui-phrase-sorry = Извините
ui-phrase-think = Думаю
ui-phrase-wait = Минутку, пожалуйста
ui-phrase-back = Я снова здесь
ui-phrase-game = Хорошая партия!
ui-phrase-again = Ещё раз?

## Вход: ходы, партия в два щелчка

ui-lobby-turns =
    { $count ->
        [one] Ваш ход за { $count } столом
        [few] Ваш ход за { $count } столами
        [many] Ваш ход за { $count } столами
       *[other] Ваш ход за { $count } столами
    }
ui-go-table = К столу
ui-start-title = Начать партию
ui-start-more = Два щелчка: игра, затем с кем. Остальное как в прошлый раз.
ui-start-which = Какая игра?
ui-start-whom = С кем?
ui-start-friend = С другом
ui-start-friend-more = вы получите ссылку
ui-start-anybody = С кем угодно
ui-start-anybody-more = стол виден всем
ui-start-screen = За этим экраном
ui-start-screen-more = передавайте устройство
ui-filter = Какие игры?
ui-filter-all = Все
ui-watch-now = Можно посмотреть
ui-watch-none = Сейчас открытых партий нет.
ui-finished = Сыграно
ui-ended-first = Победа { $points }
ui-ended-shared = Первое место поделено, { $points }
ui-ended-place = Место { $place } из { $of }, { $points }
ui-ended-alone = Очки: { $points }
ui-clock-stock = по { $minutes } мин и { $gain } с за ход
ui-clock-each-minutes =
    { $count ->
        [one] { $count } минута на ход
        [few] { $count } минуты на ход
        [many] { $count } минут на ход
       *[other] { $count } минуты на ход
    }
ui-clock-each-hours =
    { $count ->
        [one] { $count } час на ход
        [few] { $count } часа на ход
        [many] { $count } часов на ход
       *[other] { $count } часа на ход
    }
ui-clock-each-days =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
        [many] { $count } дней на ход
       *[other] { $count } дня на ход
    }
ui-turns = Мой ход
ui-turns-none = Сейчас вас никто не ждёт.
ui-turns-feed = То же лентой для программ
ui-notices = Как сообщать
ui-notices-system = Уведомления системы
ui-notices-system-more = когда наступает ваш ход, а Naust открыт в другой вкладке
ui-notices-sound = Звук
ui-notices-sound-more = выключен, пока вы не захотите

## Рейтинги

ui-rated = Партия идёт в зачёт
ui-rated-more = Для тех, у кого есть учётная запись, с часами, которые решают партию; ничего не возвращают по согласию, никого не заменяют.
ui-ratings = Рейтинги
ui-ratings-none = Зачётных партий ещё нет.
ui-rating = Рейтинг
ui-rating-new =
    { $count ->
        [one] ещё { $count } партия до зачёта
        [few] ещё { $count } партии до зачёта
        [many] ещё { $count } партий до зачёта
       *[other] ещё { $count } партии до зачёта
    }
ui-rating-more = 1500 — кто-то неизвестный; 200 очков — примерно один класс. Боты стоят на той же шкале (Weng-Lin).
ui-rated-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
ui-leaders = { $game }: лучшие
ui-leaders-who = Кто
ui-leaders-games = Зачётных партий
ui-leaders-none = Зачётных партий в эту игру ещё не было.
ui-profile = Профиль
ui-together = Вы вдвоём
ui-together-score = Вы выше: { $before }, ниже: { $behind }, вровень: { $level }.
