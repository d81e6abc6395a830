// Clients: opens sockets, one subscription each, and notes when each event arrives.
import { WebSocket } from 'ws';
import { serveDuties } from '../harness/child.ts';
import {
  eventOf,
  guestKeyOf,
  JOB_CHANGED,
  type Moment,
  steadyMs,
  SUBPROTOCOL,
} from './protocol.ts';

/** Sockets that are opened at the same time. */
const AT_ONCE = 50;

interface ServerMessage {
  type: string;
  payload?: { data?: { jobChanged: { progress: number } } | null; errors?: unknown };
}

interface OpenOrder {
  url: string;
  firstJob: number;
  count: number;
  /** All sockets follow the first job. */
  isOneJob?: boolean;
}

let arrivals: Moment[] = [];

const openSocket = (url: string, jobId: number): Promise<void> => {
  const current = Promise.withResolvers<void>();
  const socket = new WebSocket(`${url}/graphql`, SUBPROTOCOL, { perMessageDeflate: false });
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.on('error', current.reject);
  socket.on('open', () =>
    send({ type: 'connection_init', payload: { 'X-Guest-Key': guestKeyOf(jobId) } }),
  );
  socket.on('message', (data: Buffer) => {
    const arrived = steadyMs();
    const { type, payload } = JSON.parse(data.toString()) as ServerMessage;
    if (type === 'connection_ack') {
      return send({
        id: '1',
        type: 'subscribe',
        payload: { query: JOB_CHANGED, variables: { jobId } },
      });
    }
    const job = payload?.data?.jobChanged;
    if (!job) return current.reject(new Error(`Expected an event, got ${data.toString()}`));
    arrivals.push([eventOf(job.progress), arrived]);
    current.resolve();
  });
  return current.promise;
};

const duties = {
  /** Resolves when each has its job's current state. */
  async open({ url, firstJob, count, isOneJob = false }: OpenOrder) {
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const batch = Math.min(AT_ONCE, count - opened);
      await Promise.all(
        Array.from({ length: batch }, (_, index) =>
          openSocket(url, isOneJob ? firstJob : firstJob + opened + index),
        ),
      );
    }
  },
  takeArrivals() {
    const taken = arrivals;
    arrivals = [];
    return taken;
  },
};
export type Sockets = typeof duties;

serveDuties(duties);
