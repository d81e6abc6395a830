// A socket that speaks the protocol word by word, for what a good client would not say or not show.
import { once } from 'node:events';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { Person } from './world.ts';

interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

export const connect = async (url: string, { headers }: Person) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  /** Messages byte for byte. */
  const texts: string[] = [];
  socket.on('message', (data: Buffer) => texts.push(data.toString()));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: headers }));
  const heard = () => texts.map((text) => JSON.parse(text) as Message);
  const ofType = (wanted: string) => heard().filter(({ type }) => type === wanted);
  await expect.poll(() => ofType('connection_ack')).toHaveLength(1);
  return {
    socket,
    texts,
    ofType,
    ask: (times: number, query: string, variables = {}) => {
      for (let id = 0; id < times; id += 1) {
        const payload = { query, variables };
        socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }));
      }
    },
  };
};
