"""What the examples share: where Plumbline is, who is asking, and one way to ask. Standard library only."""

import json
import os
import pathlib
import time
import urllib.error
import urllib.request
import uuid

URL = os.environ.get("PLUMBLINE_URL", "http://localhost:4000")
AUTHORIZATION = f"Bearer {os.environ.get('PLUMBLINE_TOKEN', '')}"
DOCUMENTS = pathlib.Path(__file__).parent.parent / "graphql"


def document_of(name):
    """A document of `examples/graphql`."""
    return (DOCUMENTS / f"{name}.graphql").read_text()


def post(path, body, content_type):
    """The status and the parsed answer, also of a refusal."""
    headers = {"Authorization": AUTHORIZATION, "Content-Type": content_type}
    request = urllib.request.Request(f"{URL}{path}", data=body, headers=headers, method="POST")
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def ask(name, variables):
    """Waits and asks again when there were too many requests, as often as it takes."""
    body = json.dumps({"query": document_of(name), "variables": variables}).encode()
    while True:
        status, answer = post("/graphql", body, "application/json")
        errors = answer.get("errors") or []
        if not errors:
            return answer["data"]
        extensions = errors[0].get("extensions", {})
        if "retryAfterSeconds" not in extensions:
            raise RuntimeError(f"{extensions.get('code', status)}: {errors[0]['message']}")
        time.sleep(extensions["retryAfterSeconds"])


def upload(path, kind):
    """Its number, for `uploads` of a job. The kind is photo, video, floor or doc."""
    boundary = uuid.uuid4().hex
    head = (
        f'--{boundary}\r\nContent-Disposition: form-data; name="kind"\r\n\r\n{kind}\r\n'
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{path.name}"\r\n'
        "Content-Type: application/octet-stream\r\n\r\n"
    )
    body = head.encode() + path.read_bytes() + f"\r\n--{boundary}--\r\n".encode()
    status, answer = post("/api/files/", body, f"multipart/form-data; boundary={boundary}")
    if status != 201:
        raise RuntimeError(f"The upload failed: {answer}")
    return str(answer["id"])
