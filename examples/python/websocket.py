"""A small WebSocket client (RFC 6455) of text messages, so that the example needs no package.

In a program of your own take `websockets`, or `gql[websockets]`, which knows graphql-ws, too.
"""

import base64
import os
import socket
import ssl
import struct
import urllib.parse

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class WebSocket:
    def __init__(self, url, protocol):
        parts = urllib.parse.urlsplit(url)
        is_secure = parts.scheme in ("https", "wss")
        port = parts.port or (443 if is_secure else 80)
        plain = socket.create_connection((parts.hostname, port))
        context = ssl.create_default_context()
        self.socket = context.wrap_socket(plain, server_hostname=parts.hostname) if is_secure else plain
        self.reader = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {parts.path} HTTP/1.1",
            f"Host: {parts.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Protocol: {protocol}",
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.reader.readline()
        while self.reader.readline().strip():
            pass
        if b" 101 " not in status:
            raise RuntimeError(f"No socket was opened: {status.decode().strip()}")

    def _send(self, kind, payload):
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def send(self, text):
        self._send(TEXT, text.encode())

    def _read_frame(self):
        first, second = self.reader.read(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", self.reader.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.reader.read(8))
        return bool(first & 0x80), first & 0x0F, self.reader.read(size)

    def receive(self):
        """The next text."""
        text = b""
        while True:
            is_last, kind, payload = self._read_frame()
            if kind == PING:
                self._send(PONG, payload)
            elif kind == CLOSE:
                raise RuntimeError(f"The socket was closed: {payload[2:].decode()}")
            elif kind != PONG:
                text += payload
                if is_last:
                    return text.decode()

    def close(self):
        self._send(CLOSE, struct.pack("!H", 1000))
        self.socket.close()
