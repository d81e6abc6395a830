"""Uploads a photo, has an estimate made of it, and follows the job over graphql-ws until it has ended.

    PLUMBLINE_TOKEN=plumb_… python3 examples/python/submit_and_follow.py kitchen.jpg 94110 "Replace the countertop, 30 sq ft"

Scopes of the token: PROJECTS_WRITE, FILES_WRITE, ESTIMATES_WRITE, ESTIMATES_READ.
"""

import json
import pathlib
import sys
import uuid

from plumbline import AUTHORIZATION, URL, ask, document_of, upload
from websocket import WebSocket


def success(answer, member):
    """The named member of a success; the sentence of a refusal is raised."""
    if member not in answer:
        raise RuntimeError(answer["message"])
    return answer[member]


def follow(job_id):
    """Each state of the job, the first as it is now."""
    connection = WebSocket(f"{URL}/graphql", "graphql-transport-ws")
    # The words of the headers, in the first message.
    hello = {"type": "connection_init", "payload": {"Authorization": AUTHORIZATION}}
    connection.send(json.dumps(hello))
    payload = {"query": document_of("follow-job"), "variables": {"jobId": job_id}}
    while True:
        message = json.loads(connection.receive())
        if message["type"] == "connection_ack":
            connection.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}))
        elif message["type"] == "ping":
            connection.send(json.dumps({"type": "pong"}))
        elif message["type"] == "error":
            raise RuntimeError(message["payload"][0]["message"])
        elif message["type"] == "complete":
            connection.close()
            return
        elif message["type"] == "next":
            yield message["payload"]["data"]["jobChanged"]


photo, zip_code, instructions = sys.argv[1:4]
project_input = {"name": "Example", "zip": zip_code}
project = success(ask("create-project", {"input": project_input})["createProject"], "project")
job_input = {
    "projectId": project["id"],
    "uploads": [upload(pathlib.Path(photo), "photo")],
    "instructions": instructions,
    "propertyType": "RESIDENTIAL",
    "finishLevel": "STANDARD",
    "agentKind": "HOME_PROJECT",
    # Send the same key again when you do not know whether this arrived: nothing starts twice.
    "idempotencyKey": str(uuid.uuid4()),
}
job = success(ask("submit-job", {"input": job_input})["submitJob"], "job")
print(f"Started {job['claimNumber']}")
for state in follow(job["id"]):
    print(f"{state['stage']} {round(state['progress'] * 100)} %")
    if state["status"] == "FAILED":
        raise RuntimeError(state["failure"])
    if state["status"] == "READY":
        print(f"Ready: {state['estimate']['total']:.2f} {state['estimate']['currency']}")
