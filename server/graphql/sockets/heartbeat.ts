// Finds the sockets whose other side is gone without a word. All are pinged as often, but a few at a time: a ping of thousands
// at once would hold up every event that is on its way.
import type { WebSocket } from 'ws';

const TURNS = 120;

export interface Heartbeat {
  /** Pings `socket` from now on, and ends it when a ping is not answered by the time of the next. */
  watch(socket: WebSocket): void;
  /** Forgets a socket that has closed. */
  forget(socket: WebSocket): void;
}

export const createHeartbeat = (everyMs: number): Heartbeat => {
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  const unanswered = new WeakSet<WebSocket>();
  let watched = 0;
  let opened = 0;
  let turn = 0;
  let clock: NodeJS.Timeout | undefined;

  const beat = () => {
    turn = (turn + 1) % TURNS;
    for (const socket of turns[turn] ?? []) {
      if (unanswered.has(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        unanswered.add(socket);
        socket.ping();
      }
    }
    clock = setTimeout(beat, everyMs / TURNS);
  };
  function onPong(this: WebSocket) {
    unanswered.delete(this);
  }

  return {
    watch(socket) {
      turns[opened % TURNS]?.add(socket);
      opened += 1;
      watched += 1;
      clock ??= setTimeout(beat, everyMs / TURNS);
      socket.on('pong', onPong);
    },
    forget(socket) {
      if (!turns.some((sockets) => sockets.delete(socket))) return;
      watched -= 1;
      if (watched > 0) return;
      clearTimeout(clock);
      clock = undefined;
    },
  };
};
