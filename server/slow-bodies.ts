// Ends requests whose bodies come so slowly that somebody seems to want the connection rather than an answer. When the
// server stops, it also ends those that are not complete. The server's own slowness does not count.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './rest/media-types.ts';

/** A phone on a bad line manages twice as much, and may stand still for half of the time looked at. */
const BYTES_PER_SECOND = 4_000;
const LOOK_EVERY_SECONDS = 30;

/** Looks while the server stops, one a second. So many without new bytes end a body; the last look ends all. */
const STILL_LOOKS = 2;
const LAST_LOOK = 5;
/** Time for a client that still sends to read why the server no longer listens. */
const LINGER_MS = 1_000;

/** An answer as it goes over a connection whose request nobody else answers. */
export const rawAnswer = (
  status: string,
  body: { detail: string; code: string },
  retryAfterSeconds?: number,
): string => {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    ...(retryAfterSeconds === undefined ? [] : [`Retry-After: ${retryAfterSeconds}`]),
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
};
const TOO_SLOW = rawAnswer('408 Request Timeout', {
  detail:
    'This came too slowly and was not waited for any longer. Try again on a better connection.',
  code: 'too_slow',
});
const RESTARTING = rawAnswer('503 Service Unavailable', {
  detail:
    'The server is restarting, and did not wait for the rest of this. Send it again in a minute.',
  code: 'unavailable',
});

interface Watched {
  /** Weak: what hangs on a request, its body above all, is not kept for this. */
  request: WeakRef<IncomingMessage>;
  response: WeakRef<ServerResponse>;
  /** Bytes that had come when it was looked at last; null before. */
  seen: number | null;
  /** Number of looks in a row without new bytes, while the server stops. */
  still: number;
}

const isOnItsWay = (socket: Socket, { request }: Watched): boolean =>
  request.deref()?.complete === false && !socket.destroyed;

const look = (socket: Socket, watched: Watched): void => {
  const { seen } = watched;
  watched.seen = socket.bytesRead;
  const isForUsToRead = (watched.request.deref()?.readableLength ?? 0) > 0;
  if (seen === null || isForUsToRead) return;
  if (socket.bytesRead - seen >= BYTES_PER_SECOND * LOOK_EVERY_SECONDS) return;
  if (watched.response.deref()?.headersSent === false) socket.write(TOO_SLOW);
  socket.destroySoon();
};

const dismiss = (socket: Socket, isAnswered: boolean): void => {
  if (isAnswered) socket.end();
  else socket.end(RESTARTING);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};

const lookAtTheEnd = (socket: Socket, watched: Watched, isLast: boolean): boolean => {
  const isStill = watched.seen === socket.bytesRead;
  watched.still = isStill ? watched.still + 1 : 0;
  watched.seen = socket.bytesRead;
  if (watched.still < STILL_LOOKS && !isLast) return false;
  dismiss(socket, watched.response.deref()?.headersSent !== false);
  return true;
};

export interface SlowBodies {
  /** Call it when the server stops. Bodies that are still incomplete are ended within a few seconds. */
  stop(): void;
}

/** Watches connections, and counts the requests of each that are not answered yet. */
const watchConnections = (server: Server): { silent(): Socket[] } => {
  const connections = new Map<Socket, number>();
  const change = (socket: Socket, by: number) => {
    const count = connections.get(socket);
    if (count !== undefined) connections.set(socket, count + by);
  };
  function forget(this: Socket) {
    connections.delete(this);
  }
  server.on('connection', (socket) => {
    connections.set(socket, 0);
    // `close` comes only once, so `on` does without the wrapper that `once` would keep for each connection.
    socket.on('close', forget);
  });
  server.on('request', ({ socket }, response) => {
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });
  return {
    silent: () => [...connections].filter(([, count]) => count === 0).map(([socket]) => socket),
  };
};

/** Looks at all bodies on their way twice a minute. */
export const endSlowBodies = (server: Server): SlowBodies => {
  const bodies = new Map<Socket, Watched>();
  const connections = watchConnections(server);
  let timer: NodeJS.Timeout | undefined;

  const lookAtAll = () => {
    for (const [socket, watched] of bodies) {
      if (isOnItsWay(socket, watched)) look(socket, watched);
      else bodies.delete(socket);
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
      still: 0,
    });
    timer ??= setInterval(lookAtAll, LOOK_EVERY_SECONDS * 1000).unref();
  });

  return {
    stop() {
      let looks = 0;
      const ending = setInterval(() => {
        looks += 1;
        const isLast = looks === LAST_LOOK;
        for (const [socket, watched] of bodies) {
          if (!isOnItsWay(socket, watched) || lookAtTheEnd(socket, watched, isLast))
            bodies.delete(socket);
        }
        if (!isLast) return;
        clearInterval(ending);
        // These sent half the head of a request, or their other side does not close.
        for (const socket of connections.silent()) dismiss(socket, true);
      }, 1_000).unref();
    },
  };
};
