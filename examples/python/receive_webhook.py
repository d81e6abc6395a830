"""Receives webhooks, and believes only those that Plumbline signed.

    PLUMBLINE_WEBHOOK_SECRET=whsec_… PORT=8080 python3 examples/python/receive_webhook.py

The package `standardwebhooks` does the same as `is_genuine` here.
"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

KEY = base64.b64decode(os.environ["PLUMBLINE_WEBHOOK_SECRET"].removeprefix("whsec_"))
# What is older may have been recorded and sent again by somebody else.
TOLERANCE_SECONDS = 5 * 60


def is_genuine(headers, body):
    """`body` is what came, byte for byte: parsed and written anew it would not fit its signature."""
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    # There may be several, while a secret is being replaced.
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(each, f"v1,{expected}") for each in signatures)


class Receiver(BaseHTTPRequestHandler):
    # A message may come twice; keep its ids where they outlive the process.
    seen = set()

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not is_genuine(self.headers, body):
            self.send_response(401)
            self.end_headers()
            return
        # Answer first, work later: after ten seconds it counts as not taken, and comes again.
        self.send_response(204)
        self.end_headers()
        message_id = self.headers["webhook-id"]
        if message_id in self.seen:
            return
        self.seen.add(message_id)
        event = json.loads(body)
        print(event["type"], json.dumps(event["data"]), flush=True)

    def log_message(self, *_):
        pass


server = HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver)
print("Listening", flush=True)
server.serve_forever()
