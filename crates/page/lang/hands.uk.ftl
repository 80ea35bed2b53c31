## The curtain at a shared screen

ui-sail-pass = Передайте екран:
ui-sail-why = Поки вітрило спущене, нічиїх карт на цій сторінці немає.
ui-sail-raise = Я { $name }, підняти вітрило
ui-sail-peek = Подивитися на стіл без карт
ui-sail-asks = Передайте екран: { $name }
