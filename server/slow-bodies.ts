// Ends requests whose bodies come so slowly that somebody seems to want the connection rather than an answer. What the server
// itself is slow to read is not held against the caller.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A phone on a bad line manages twice as much, and may stand still for half of the time looked at. */
const BYTES_PER_SECOND = 4_000;
const LOOK_EVERY_SECONDS = 30;

const BODY = JSON.stringify({
  detail:
    'This came too slowly and was not waited for any longer. Try again on a better connection.',
  code: 'too_slow',
});
const ANSWER = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(BODY)}`,
  '',
  BODY,
].join('\r\n');

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

interface Watched {
  /** Weak: what hangs on a request, its body above all, is not kept for this. */
  request: WeakRef<IncomingMessage>;
  response: WeakRef<ServerResponse>;
  /** Bytes that had come when it was looked at last; null before. */
  seen: number | null;
}

const look = (socket: Socket, request: IncomingMessage, watched: Watched): void => {
  const { seen } = watched;
  watched.seen = socket.bytesRead;
  const isForUsToRead = request.readableLength > 0;
  if (seen === null || isForUsToRead) return;
  if (socket.bytesRead - seen >= BYTES_PER_SECOND * LOOK_EVERY_SECONDS) return;
  if (watched.response.deref()?.headersSent === false) socket.write(ANSWER);
  socket.destroySoon();
};

/** Looks at all bodies on their way twice a minute. */
export const endSlowBodies = (server: Server): void => {
  const bodies = new Map<Socket, Watched>();
  let timer: NodeJS.Timeout | undefined;

  const lookAtAll = () => {
    for (const [socket, watched] of bodies) {
      const request = watched.request.deref();
      if (!request || request.complete || socket.destroyed) bodies.delete(socket);
      else look(socket, request, watched);
    }
    if (bodies.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  server.on('request', (request, response) => {
    if (!hasBody(request)) return;
    bodies.set(request.socket, {
      request: new WeakRef(request),
      response: new WeakRef(response),
      seen: null,
    });
    timer ??= setInterval(lookAtAll, LOOK_EVERY_SECONDS * 1000).unref();
  });
};
