"""Opens a session and some tables; prints the token and the ids of the tables."""

import json
import sys
import urllib.request

at = sys.argv[1]


def post(path: str, body: object, token: str = "") -> dict:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(at + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


token = post("/api/session", {"name": "Schema"})["token"]
post("/api/account", {"login": "schema", "password": "a good long password"}, token)
bot = {"kind": "bot", "level": "deckhand"}
tables = [
    post("/api/tables", {"game": game, "seats": seats}, token)["id"]
    for game, seats in [
        ("fjords", [{"kind": "me"}, bot]),
        ("pomory", [{"kind": "me"}, bot]),
        ("fleet", [{"kind": "me"}, {"kind": "open"}]),
    ]
]
print(token)
print(",".join(tables))
