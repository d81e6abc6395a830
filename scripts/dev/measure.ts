// How long `npm run dev` takes until a change is told to the page, of either side: `node scripts/dev/measure.ts`. Works on the
// sources in place, touched and not changed, with a data folder and ports of its own, and listens as a page does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PORTS = { PORT: '4291', DEV_PORT: '5291' };
const API = `http://127.0.0.1:${PORTS.PORT}`;
const PAGES = `localhost:${PORTS.DEV_PORT}`;
const TIMES = 7;
/** Rest between two changes, as somebody who types has them. */
const REST_MS = 1_500;

const SIDES = {
  server: { path: 'server/features/projects/projects.service.ts', told: 'full-reload' },
  page: { path: 'client/features/projects/ProjectsScreen.tsx', told: 'update' },
} as const;

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

/** What Vite tells its pages; it tells only of modules that a page has asked for. */
const listen = async (): Promise<WebSocket> => {
  await fetch(`http://${PAGES}/${SIDES.page.path.slice('client/'.length)}`);
  const client = await (await fetch(`http://${PAGES}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`ws://${PAGES}/?token=${token}`, 'vite-hmr');
  await once(socket, 'open');
  return socket;
};

const measure = async (
  socket: WebSocket,
  { path, told }: (typeof SIDES)[keyof typeof SIDES],
): Promise<number> => {
  await delay(REST_MS);
  const start = performance.now();
  utimesSync(path, new Date(), new Date());
  for (;;) {
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
    if ((JSON.parse(data) as { type: string }).type === told) return performance.now() - start;
  }
};

const data = mkdtempSync(join(tmpdir(), 'plumbline-dev-'));
const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
  env: { ...process.env, ...PORTS, DATA_DIR: data },
  // Open: Vite ends with the terminal it was started from.
  stdio: ['pipe', 'ignore', 'inherit'],
});
try {
  while (!(await answers(`${API}/healthz`))) {
    if (dev.exitCode !== null) throw new Error('`npm run dev` ended before it answered.');
    await delay(100);
  }
  const socket = await listen();
  for (const [side, change] of Object.entries(SIDES)) {
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1)
      times.push(Math.round(await measure(socket, change)));
    const [least, , , middle, , , most] = times.toSorted((one, other) => one - other);
    process.stdout.write(`${side}: ${middle} ms (${least} to ${most}), ${cpus().length} cores\n`);
  }
  socket.close();
} finally {
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(data, { recursive: true, force: true });
}
