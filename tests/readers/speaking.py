# SPDX-License-Identifier: GPL-3.0-or-later
"""The real screen readers yasr and Fenrir, each with a speech server of ours in place of a voice."""
import os
import re
import shutil
import socketserver

import ssip
from terminal import Terminal


def missing(reader):
    """Why a reader cannot run here; None if it can."""
    return None if shutil.which(reader) else f"{reader} is not installed"


def under_yasr(command, environment, folder):
    """The command under yasr, which speaks the bytes that arrive: a Terminal and its Speech."""
    server = ssip.serve(socketserver.ThreadingTCPServer, ("127.0.0.1", 0))
    with open("/etc/yasr/yasr.conf", encoding="utf-8", errors="replace") as usual:
        settings = usual.read()
    port = server.server_address[1]
    settings = re.sub(r"(?m)^synthesizer=.*$", "synthesizer=speech dispatcher", settings)
    settings = re.sub(r"synthesizer port=.*", f"synthesizer port=127.0.0.1:{port}", settings)
    path = os.path.join(folder, "yasr.conf")
    with open(path, "w", encoding="utf-8") as own:
        own.write(settings)
    return Terminal(["yasr", "-C", path, command], environment), server.speech


def under_fenrir(command, environment, folder):
    """The command under Fenrir, which speaks the difference of two screens."""
    socket = os.path.join(folder, "ssip")
    server = ssip.serve(socketserver.ThreadingUnixStreamServer, socket)
    with open("/etc/fenrirscreenreader/settings/settings-pty.conf", encoding="utf-8") as usual:
        settings = usual.read()
    for section, key, value in (
        ("sound", "enabled", "False"),
        ("speech", "driver", "speechdDriver"),
        ("speech", "voice", ""),
        ("general", "debugFile", os.path.join(folder, "fenrir.log")),
        ("general", "shell", command),
        ("general", "autoSpellCheck", "False"),
        ("remote", "enable", "False"),
        ("remote", "socketpath", folder + "/"),
    ):
        settings = _with(settings, section, key, value)
    path = os.path.join(folder, "fenrir.conf")
    with open(path, "w", encoding="utf-8") as own:
        own.write(settings)
    environment = dict(environment, SPEECHD_ADDRESS="unix_socket:" + socket)
    return Terminal(["/usr/bin/fenrir", "-e", "-s", path], environment), server.speech


def _with(settings, section, key, value):
    """The settings with one value changed in its section."""
    def changed(found):
        return re.sub(rf"(?m)^{key}=.*$", lambda _: f"{key}={value}", found.group(0))
    return re.sub(rf"(?ms)^\[{section}\]$.*?(?=^\[|\Z)", changed, settings)


UNDER = {"yasr": under_yasr, "fenrir": under_fenrir}
