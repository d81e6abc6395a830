// A real receiver of webhooks on the loopback: keeps what comes, answers as a test says.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** Sets the answer from then on. */
  answer(status: number, body?: string, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export const startReceiver = async (): Promise<WebhookReceiver> => {
  const received: Received[] = [];
  let reply = { status: 200, body: '', headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      const event = JSON.parse(body) as Received['event'];
      received.push({ path: request.url ?? '', headers: request.headers, body, event });
      response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer(status, body = '', headers = {}) {
      reply = { status, body, headers };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Signs by hand, as the specification of Standard Webhooks words it. */
export const signatureOf = (secret: string, { headers, body }: Received): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};
