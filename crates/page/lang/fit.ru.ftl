# Limits and invitations.
ui-error-wait = Минутку
ui-try-again = Попробовать снова

ui-invitation = Приглашение · стол { $table }
ui-invited-by = { $host } приглашает вас сыграть: { $game }
ui-invited = Вас приглашают сыграть: { $game }
ui-invitation-who = Кто за столом
ui-invitation-agreed = О чём договорились
ui-invitation-yours = ваше, если вы сядете
ui-invitation-no = Нет, спасибо
ui-invitation-tip = { $free ->
    [one] Вы только открыли страницу: место пока не занято. Когда вы сядете, займётся последнее место и партия начнётся.
    [few] Вы только открыли страницу: место пока не занято. Партия начнётся, когда займут все места.
   *[many] Вы только открыли страницу: место пока не занято. Партия начнётся, когда займут все места.
}
ui-invitation-seated = Вы сидите за этим столом
ui-invitation-seated-more = Ссылка — для остальных.
ui-invitation-table = К столу
ui-invitation-full = Все места заняты
ui-invitation-full-more = Партия уже идёт. Можно посмотреть.
ui-invitation-gone = Эта партия окончена
ui-invitation-gone-more = Свободных мест по этой ссылке больше нет.
ui-offline-device = Нет сети. Партия подождёт; ваш ход отправится, когда сеть вернётся.
