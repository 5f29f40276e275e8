# SPDX-License-Identifier: GPL-3.0-or-later
"""A speech server that sounds nothing and remembers what screen readers give it to say."""
import html
import re
import socketserver
import threading

from terminal import Witness

class Speech(Witness):
    """What was said so far, in order."""

    def __init__(self):
        self._said = []

    def add(self, text):
        self._said.append(text)

    def count(self):
        return len(self._said)

    def since(self, start):
        return plain(" ".join(self._said[start:]))

    def find(self, text, start):
        return plain(text) in self.since(start)


def plain(text):
    """Words alone: readers part and join utterances, and leave out signs, as they like."""
    return " ".join(re.sub(r"[^\w/+=-]+", " ", text).split())


class _Client(socketserver.StreamRequestHandler):
    """Answers as much of SSIP as yasr and Fenrir use."""

    def answer(self, *lines):
        try:
            self.wfile.write("".join(line + "\r\n" for line in lines).encode())
        except OSError:
            pass

    def line(self):
        try:
            raw = self.rfile.readline()
        except OSError:
            raw = b""
        return raw.decode("utf-8", "replace").rstrip("\r\n") if raw else None

    def message(self):
        body = []
        while (line := self.line()) not in (None, "."):
            body.append(line[1:] if line.startswith("..") else line)
        return "\n".join(body)

    def handle(self):
        ssml = False
        while (line := self.line()) is not None:
            command = line.upper()
            if command == "SPEAK":
                self.answer("230 OK RECEIVING DATA")
                text = self.message()
                if ssml:
                    text = html.unescape(re.sub(r"<[^>]*>", "", text))
                self.server.speech.add(text)
                self.answer("225-1", "225 OK MESSAGE QUEUED")
            elif command.startswith(("CHAR ", "KEY ", "SOUND_ICON ")):
                if command.startswith("CHAR "):
                    self.server.speech.add(line.split(" ", 1)[1])
                self.answer("225-1", "225 OK MESSAGE QUEUED")
            elif command.startswith("SET "):
                if "SSML_MODE" in command:
                    ssml = command.endswith("ON")
                self.answer("201 OK SET")
            elif command == "QUIT":
                self.answer("231 HAPPY HACKING")
                return
            else:
                self.answer(*_answers(command))


def _answers(command):
    table = (
        ("LIST OUTPUT_MODULES", ("250-none", "250 OK MODULE LIST SENT")),
        ("LIST SYNTHESIS_VOICES", ("249-English\ten\tnone", "249 OK VOICE LIST SENT")),
        ("LIST VOICES", ("249-MALE1", "249 OK VOICE LIST SENT")),
        ("GET ", ("251-0", "251 OK GET RETURNED")),
        ("HISTORY GET CLIENT_ID", ("245-1", "245 OK CLIENT ID SENT")),
        ("BLOCK BEGIN", ("260 OK INSIDE BLOCK",)),
        ("BLOCK END", ("261 OK OUTSIDE BLOCK",)),
        ("CANCEL", ("213 OK CANCELED",)),
        ("STOP", ("213 OK CANCELED",)),
        ("PAUSE", ("213 OK CANCELED",)),
        ("RESUME", ("213 OK CANCELED",)),
    )
    for start, answer in table:
        if command.startswith(start):
            return answer
    return ("500 ERR INVALID COMMAND",)


def serve(server_class, address):
    """Starts a server; it has the Speech as `speech`, and ends with the program."""

    class Server(server_class):
        daemon_threads = True
        allow_reuse_address = True
        speech = Speech()

    server = Server(address, _Client)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
