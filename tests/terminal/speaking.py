# SPDX-License-Identifier: GPL-3.0-or-later
"""The real screen readers yasr and Fenrir, each with a speech server of ours in place of a voice."""
import contextlib
import re
import shutil
import socketserver

import ssip
from terminal import Terminal


def missing(reader):
    """Why a reader cannot run here; None if it can."""
    return None if shutil.which(reader) else f"{reader} is not installed"


def _under_yasr(table):
    """yasr speaks the bytes that arrive."""
    server = ssip.serve(socketserver.ThreadingTCPServer, ("127.0.0.1", 0))
    with open("/etc/yasr/yasr.conf", encoding="utf-8", errors="replace") as usual:
        settings = usual.read()
    port = server.server_address[1]
    settings = re.sub(r"(?m)^synthesizer=.*$", "synthesizer=speech dispatcher", settings)
    settings = re.sub(r"synthesizer port=.*", f"synthesizer port=127.0.0.1:{port}", settings)
    return ("yasr", "-C", table.write("yasr.conf", settings), table.command), server.speech


def _under_fenrir(table):
    """Fenrir speaks the difference of two screens."""
    socket = table.path("ssip")
    server = ssip.serve(socketserver.ThreadingUnixStreamServer, socket)
    with open("/etc/fenrirscreenreader/settings/settings-pty.conf", encoding="utf-8") as usual:
        settings = usual.read()
    for section, key, value in (
        ("sound", "enabled", "False"),
        ("speech", "driver", "speechdDriver"),
        ("speech", "voice", ""),
        ("general", "debugFile", table.path("fenrir.log")),
        ("general", "shell", table.command),
        ("general", "autoSpellCheck", "False"),
        ("remote", "enable", "False"),
        ("remote", "socketpath", table.home + "/"),
    ):
        settings = _with(settings, section, key, value)
    table.environment["SPEECHD_ADDRESS"] = "unix_socket:" + socket
    return ("/usr/bin/fenrir", "-e", "-s", table.write("fenrir.conf", settings)), server.speech


def _with(settings, section, key, value):
    """The settings with one value changed in its section."""
    def changed(found):
        return re.sub(rf"(?m)^{key}=.*$", lambda _: f"{key}={value}", found.group(0))
    return re.sub(rf"(?ms)^\[{section}\]$.*?(?=^\[|\Z)", changed, settings)


@contextlib.contextmanager
def under(reader, table):
    """The table's command under a reader: its Terminal and the reader's Speech."""
    command, speech = {"yasr": _under_yasr, "fenrir": _under_fenrir}[reader](table)
    with Terminal(*command, environment=table.environment, rows=25) as terminal:
        yield terminal, speech
