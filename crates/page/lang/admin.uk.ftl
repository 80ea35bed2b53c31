## Сторінка того, хто тримає сервер

ui-admin = Керування сервером
ui-admin-door = Ця сторінка для того, хто тримає сервер. Ключ лежить поруч із даними; на самій машині його покаже
ui-admin-token = Ключ
ui-admin-enter = Увійти
ui-admin-how-long = На який термін
ui-admin-for-ever = до скасування
ui-admin-hours = { $count ->
    [1] на годину
    [24] на добу
    [168] на тиждень
    [one] на { $count } годину
    [few] на { $count } години
   *[many] на { $count } годин
}
ui-admin-left = { $count ->
    [one] ще { $count } годину
    [few] ще { $count } години
   *[many] ще { $count } годин
}
ui-admin-announce = Оголошення
ui-admin-announce-more = Його побачать усі на кожній сторінці, слово в слово.
ui-admin-announce-send = Оголосити
ui-admin-orders = Діє зараз
ui-admin-orders-none = Нічого не діє.
ui-admin-order-announce = Оголошено
ui-admin-order-bar = Закрито доступ:
ui-admin-order-bar-network = Закрито доступ з адрес:
ui-admin-order-quota = Збільшено межі:
ui-admin-order-close = Закривається:
ui-admin-order-hush = Прибирається:
ui-admin-network = Закрити доступ з адреси або з мережі
ui-admin-bar = Закрити доступ
ui-admin-lift = Скасувати
ui-admin-reports = Скарги
ui-admin-reports-none = Скарг немає.
ui-admin-hush = Прибрати
ui-admin-tables = Столи
ui-admin-tables-none = Столів немає.
ui-admin-open = чекає на гравців
ui-admin-playing = триває партія
ui-admin-over = партію закінчено
ui-admin-close = Закрити
ui-admin-visitors = Відвідувачі
ui-admin-visitors-none = Поки ніхто не приходив.
ui-admin-sits = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
   *[many] { $count } столів
}
ui-admin-quota = Межі ×
ui-admin-quota-more = У скільки разів більше дозволено, ніж іншим
