#!/usr/bin/env python3
"""A bot of your own, in nothing but Python's standard library.

    python3 examples/bot.py SERVER TOKEN              plays Fjords against a bot of the house
    python3 examples/bot.py SERVER TOKEN INVITATION   takes the open seat an invite link leads to
"""
import json
import random
import sys
from urllib import error, request

server, token, *invitation = sys.argv[1:]


def call(path, body=None):
    """Asks the server; with a body, tells it something."""
    question = request.Request(server.rstrip("/") + "/api" + path)
    question.add_header("Authorization", "Bearer " + token)
    if body is not None:
        question.data = json.dumps(body).encode()
        question.add_header("Content-Type", "application/json")
    with request.urlopen(question, timeout=60) as answer:
        return json.load(answer)


def choose(table):
    """All the wit of this bot; yours goes here. table["view"] is everything your seat may know."""
    return random.choice(table["legal"])


if invitation:
    seated = call("/join", {"invite": invitation[0].rsplit("/", 1)[-1]})
else:
    house = {"kind": "bot", "level": call("/games")[0]["levels"][0]}  # the weakest
    seated = call("/tables", {"game": "fjords", "seats": [{"kind": "me"}, house]})
path = "/tables/" + seated["id"]
table = call(path)
while table["state"] != "over":
    if table["legal"]:
        move = choose(table)
        try:
            call(path + "/act", {"seq": table["seq"], "seat": move["seat"], "action": move["action"]})
        except error.HTTPError as refusal:
            if refusal.code != 409:  # 409: something happened meanwhile, so look again and think again
                raise
    table = call("{}?since={}".format(path, table["seq"]))  # waits until there is news
for score in table["scores"]:
    print(score["place"], table["seats"][ord(score["seat"]) - ord("a")]["name"], score["total"])
