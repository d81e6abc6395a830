// The least that can push: ws, ioredis, and ready-made messages passed through. No viewer, no schema, no database.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { type WebSocket, WebSocketServer } from 'ws';
import { collectGarbage, serveDuties } from '../harness/child.ts';
import type { PushServer } from './our-server.ts';
import { SUBPROTOCOL } from './protocol.ts';

interface ClientMessage {
  type: string;
  payload?: { variables?: { jobId: number } };
}

const redis = new Redis(process.env['REDIS_URL'] ?? '');
const followers = new Map<string, WebSocket[]>();
redis.on('message', (channel: string, message: string) => {
  for (const socket of followers.get(channel) ?? []) socket.send(message);
});

const follow = async (socket: WebSocket, jobId: number) => {
  const channel = `bare:${jobId}`;
  const known = followers.get(channel);
  if (known) known.push(socket);
  else {
    followers.set(channel, [socket]);
    await redis.subscribe(channel);
  }
  socket.send('{"id":"1","type":"next","payload":{"data":{"jobChanged":{"progress":0}}}}');
};

const http = createServer();
const sockets = new WebSocketServer({
  server: http,
  perMessageDeflate: false,
  handleProtocols: () => SUBPROTOCOL,
});
sockets.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const { type, payload } = JSON.parse(data.toString()) as ClientMessage;
    if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
    if (type === 'subscribe') void follow(socket, payload?.variables?.jobId ?? 0);
  });
});
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

const duties: PushServer = {
  address: () => `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
  collectGarbage,
};

serveDuties(duties);
