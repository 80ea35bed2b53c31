# Limits and invitations.
ui-error-wait = Хвилинку
ui-try-again = Спробувати знову

ui-invitation = Запрошення · стіл { $table }
ui-invited-by = { $host } запрошує вас зіграти: { $game }
ui-invited = Вас запрошують зіграти: { $game }
ui-invitation-who = Хто за столом
ui-invitation-agreed = Про що домовилися
ui-invitation-yours = ваше, якщо ви сядете
ui-invitation-no = Ні, дякую
ui-invitation-tip = { $free ->
    [one] Ви лише відкрили сторінку: місце ще не зайнято. Коли ви сядете, останнє місце буде зайнято й партія почнеться.
    [few] Ви лише відкрили сторінку: місце ще не зайнято. Партія почнеться, коли всі місця буде зайнято.
   *[many] Ви лише відкрили сторінку: місце ще не зайнято. Партія почнеться, коли всі місця буде зайнято.
}
ui-invitation-seated = Ви сидите за цим столом
ui-invitation-seated-more = Посилання — для інших.
ui-invitation-table = До столу
ui-invitation-full = Усі місця зайнято
ui-invitation-full-more = Партія вже триває. Можна подивитися.
ui-invitation-gone = Цю партію закінчено
ui-invitation-gone-more = Вільних місць за цим посиланням більше немає.
ui-offline-device = Немає мережі. Партія зачекає; ваш хід буде надіслано, коли мережа повернеться.
