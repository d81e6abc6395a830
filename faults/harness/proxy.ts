// A reverse proxy before several web processes, as operators have one: it asks /readyz, sends requests to whoever is ready,
// and tries another when a connection is refused.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setInterval } from 'node:timers';

const LOOK_EVERY_MS = 100;

export interface Proxy {
  url: string;
  /** Whom requests may be sent to. */
  use(urls: readonly string[]): Promise<void>;
  close(): void;
}

export const startProxy = async (): Promise<Proxy> => {
  let known: readonly string[] = [];
  let ready: readonly string[] = [];
  let turn = 0;

  const look = async () => {
    const answers = await Promise.all(
      known.map(async (url) => {
        const isReady = await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        return isReady ? url : null;
      }),
    );
    ready = answers.filter((url) => url !== null);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);

  const server = createServer((incoming, outgoing) => {
    const send = (targets: readonly string[]) => {
      const [target, ...others] = targets;
      if (target === undefined) return outgoing.writeHead(502).end();
      const { method, url, headers } = incoming;
      const passed = request(new URL(url ?? '/', target), { method, headers, agent: false });
      passed.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return send(others);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      if (method === 'GET') passed.end();
      else incoming.pipe(passed);
    };
    turn += 1;
    const at = turn % Math.max(1, ready.length);
    send([...ready.slice(at), ...ready.slice(0, at)]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async use(urls) {
      known = urls;
      await look();
    },
    close() {
      clearInterval(timer);
      server.close();
    },
  };
};
