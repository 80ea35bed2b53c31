## A setup that is not accepted

setup-error-seats =
    { $given ->
        [one] { $given } гравець; грати можна від { $low } до { $high }.
        [few] { $given } гравці; грати можна від { $low } до { $high }.
       *[many] { $given } гравців; грати можна від { $low } до { $high }.
    }
setup-error-word = Налаштування «{ $word }» немає. Можливі: { $allowed }.
setup-error-value = «{ $value }» не підходить до налаштування «{ $key }». Можливо: { $allowed }.
setup-error-value-missing = Налаштування «{ $key }» потребує значення. Можливо: { $allowed }.
setup-error-twice = Налаштування «{ $key }» вказано двічі.
setup-error-players =
    { $seats ->
        [one] Названо гравців: { $given }, а за столом { $seats } місце.
        [few] Названо гравців: { $given }, а за столом { $seats } місця.
       *[many] Названо гравців: { $given }, а за столом { $seats } місць.
    }

## A step that is not taken

error-unreadable = Цю дію не вдається прочитати, починаючи зі знака { $at }.
error-unreadable-like = Цю дію не вдається прочитати, починаючи зі знака { $at }. Можлива зараз дія записується так: { $like }
error-over = Гру закінчено.
error-not-your-turn = Зараз не ваш хід.
error-not-chance = Спочатку має вирішити гравець.
error-impossible = Зараз випадок не може цього принести.
error-stale = За столом тим часом щось сталося.

## A step that cannot be taken back

undo-error-over = Гру закінчено, скасувати більше нічого не можна.
undo-error-nothing = Ви ще не зробили нічого, що можна було б скасувати.
undo-error-revealed = Відтоді щось відкрилося, скасувати хід уже не можна.
undo-error-acted = Відтоді походив хтось інший, скасувати хід уже не можна.
