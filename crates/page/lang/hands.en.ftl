## The curtain at a shared screen

ui-sail-pass = Pass the screen to:
ui-sail-why = While the sail is down, nobody’s cards are on this page.
ui-sail-raise = I am { $name }, raise the sail
ui-sail-peek = Look at the table without cards
ui-sail-asks = Pass the screen: { $name }
