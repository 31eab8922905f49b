#!/usr/bin/env python3
"""A bot that answers at random. It needs Python 3.9 and `websockets` (on Debian: python3-websockets).

    TABLETOME_TOKEN=tabletome_… python3 random_bot.py http://localhost:4100
    TABLETOME_TOKEN=tabletome_… python3 random_bot.py http://localhost:4100 --join http://localhost:4100/join/<table>/<invite>

The token is made in the settings of Tabletome. Without --join it plays wherever its owner gives it a seat.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import urllib.error
import urllib.request

import websockets

TOKEN_REVOKED = 4401


class Bot:
    def __init__(self, seed, matches):
        self.random = random.Random(seed)
        self.matches = matches  # stop after so many; None: never
        self.watched = set()
        self.over = set()
        self.requests = 0

    async def play(self, socket):
        """Reads what the server says until enough matches are over."""
        self.watched.clear()
        async for text in socket:
            message = json.loads(text)
            if message["t"] == "table":
                await self.at_table(socket, message["table"])
            elif message["t"] == "update":
                await self.answer(socket, message["table"], message["update"])
            elif message["t"] == "refused" and message["refusal"]["code"] != "outOfDate":
                print("refused:", message["refusal"]["message"], file=sys.stderr)
            if self.matches is not None and len(self.over) >= self.matches:
                return

    async def at_table(self, socket, table):
        """The server names every table where this bot has a seat: watch it, to be told what happens there."""
        if table["id"] not in self.watched:
            self.watched.add(table["id"])
            await self.send(socket, t="watch", table=table["id"])
        for seat in table["seats"]:
            # Somebody let another bot stand in while this one was away: take the seat back.
            if seat["mine"] and seat.get("paused"):
                await self.request(socket, t="standIn", table=table["id"], seat=seat["seat"])

    async def answer(self, socket, table, update):
        if update["over"]:
            self.over.add(table)
            return
        # Several seats may be asked at once; the others are still asked in the next update.
        for decision in update["decisions"][:1]:
            option = self.choose(decision["options"])
            await self.request(
                socket, t="answer", table=table, seat=decision["seat"], seq=update["seq"], option=option["id"]
            )

    def choose(self, options):
        """Every option is legal. A better bot looks at the view it was sent: this is the place for it."""
        return self.random.choice(options)

    async def request(self, socket, **message):
        self.requests += 1
        await self.send(socket, id=self.requests, **message)

    async def send(self, socket, **message):
        await socket.send(json.dumps(message))


def take_seat(server, token, link):
    """Sits down by an invite link, /join/<table>/<invite>."""
    table, invite = link.rstrip("/").split("/")[-2:]
    request = urllib.request.Request(
        f"{server}/api/tables/{table}/seats",
        data=json.dumps({"invite": invite}).encode(),
        headers={"authorization": f"Bearer {token}", "content-type": "application/json"},
    )
    urllib.request.urlopen(request).close()


def connect(server, token):
    headers = {"Authorization": f"Bearer {token}"}
    # The name of this setting has changed in version 14.
    major = int(websockets.__version__.split(".")[0])
    name = "additional_headers" if major >= 14 else "extra_headers"
    return websockets.connect(f"{server.replace('http', 'ws', 1)}/ws", max_size=None, **{name: headers})


async def main():
    parser = argparse.ArgumentParser(description="Plays Tabletome at random.")
    parser.add_argument("server")
    parser.add_argument("--join", help="an invite link")
    parser.add_argument("--matches", type=int, help="stop after so many matches")
    parser.add_argument("--seed")
    args = parser.parse_args()
    token = os.environ.get("TABLETOME_TOKEN")
    if not token:
        sys.exit("Set TABLETOME_TOKEN to the token of your bot.")
    if args.join:
        try:
            take_seat(args.server, token, args.join)
        except urllib.error.HTTPError as error:
            sys.exit(json.load(error)["error"]["message"])
    bot = Bot(args.seed, args.matches)
    wait = 1
    while True:
        try:
            async with connect(args.server, token) as socket:
                wait = 1
                await bot.play(socket)
                return
        except websockets.ConnectionClosed as closed:
            if closed.code == TOKEN_REVOKED:
                sys.exit("The token has been revoked.")
        except websockets.InvalidHandshake as refused:
            # 401: not a good token. Anything else may be better in a moment.
            status = getattr(refused, "status_code", None) or getattr(
                getattr(refused, "response", None), "status_code", None
            )
            if status == 401:
                sys.exit("The server does not know this token.")
        except OSError:
            pass
        await asyncio.sleep(wait)
        wait = min(wait * 2, 60)


if __name__ == "__main__":
    asyncio.run(main())
