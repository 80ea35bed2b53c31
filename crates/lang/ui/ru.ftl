## A setup that is not accepted

setup-error-seats =
    { $given ->
        [one] { $given } игрок; играть можно от { $low } до { $high }.
        [few] { $given } игрока; играть можно от { $low } до { $high }.
       *[many] { $given } игроков; играть можно от { $low } до { $high }.
    }
setup-error-word = Настройки «{ $word }» нет. Возможны: { $allowed }.
setup-error-value = «{ $value }» не подходит к настройке «{ $key }». Возможно: { $allowed }.
setup-error-value-missing = Настройке «{ $key }» нужно значение. Возможно: { $allowed }.
setup-error-twice = Настройка «{ $key }» указана дважды.
setup-error-players =
    { $seats ->
        [one] Названо игроков: { $given }, а за столом { $seats } место.
        [few] Названо игроков: { $given }, а за столом { $seats } места.
       *[many] Названо игроков: { $given }, а за столом { $seats } мест.
    }

## A step that is not taken

error-unreadable = Это действие не удаётся прочитать начиная со знака { $at }.
error-unreadable-like = Это действие не удаётся прочитать начиная со знака { $at }. Возможное сейчас действие записывается так: { $like }
error-over = Игра окончена.
error-not-your-turn = Сейчас не ваш ход.
error-not-chance = Сначала должен решить игрок.
error-impossible = Сейчас случай не может этого принести.
error-stale = За столом тем временем что-то произошло.

## A step that cannot be taken back

undo-error-over = Игра окончена, отменить больше ничего нельзя.
undo-error-nothing = Вы ещё не сделали ничего, что можно было бы отменить.
undo-error-revealed = С тех пор что-то открылось, отменить ход уже нельзя.
undo-error-acted = С тех пор сходил кто-то другой, отменить ход уже нельзя.
