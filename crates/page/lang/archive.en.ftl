ui-archived = This game was played under rules that the program no longer has. It is shown as it was kept when it ended: points, picture and log stay; it cannot be replayed.
