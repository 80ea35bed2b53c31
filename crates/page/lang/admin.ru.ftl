## Страница того, кто держит сервер

ui-admin = Управление сервером
ui-admin-door = Эта страница для того, кто держит сервер. Ключ хранится рядом с данными; на самой машине его покажет
ui-admin-token = Ключ
ui-admin-enter = Войти
ui-admin-how-long = На какой срок
ui-admin-for-ever = до отмены
ui-admin-hours = { $count ->
    [1] на час
    [24] на сутки
    [168] на неделю
    [one] на { $count } час
    [few] на { $count } часа
   *[many] на { $count } часов
}
ui-admin-left = { $count ->
    [one] ещё { $count } час
    [few] ещё { $count } часа
   *[many] ещё { $count } часов
}
ui-admin-announce = Объявление
ui-admin-announce-more = Его увидят все на каждой странице, слово в слово.
ui-admin-announce-send = Объявить
ui-admin-orders = Действует сейчас
ui-admin-orders-none = Ничего не действует.
ui-admin-order-announce = Объявлено
ui-admin-order-bar = Закрыт доступ:
ui-admin-order-bar-network = Закрыт доступ с адресов:
ui-admin-order-quota = Увеличены пределы:
ui-admin-order-close = Закрывается:
ui-admin-order-hush = Убирается:
ui-admin-network = Закрыть доступ с адреса или из сети
ui-admin-bar = Закрыть доступ
ui-admin-lift = Отменить
ui-admin-reports = Жалобы
ui-admin-reports-none = Жалоб нет.
ui-admin-hush = Убрать
ui-admin-tables = Столы
ui-admin-tables-none = Столов нет.
ui-admin-open = ждёт игроков
ui-admin-playing = идёт партия
ui-admin-over = партия окончена
ui-admin-close = Закрыть
ui-admin-visitors = Посетители
ui-admin-visitors-none = Пока никто не приходил.
ui-admin-sits = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
ui-admin-quota = Пределы ×
ui-admin-quota-more = Во сколько раз больше разрешено, чем остальным
