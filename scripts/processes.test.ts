import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PINNED = `${ROOT}node_modules/node/bin/node`;
/** Says who it is, and stays. */
const PROGRAM = 'console.log(process.pid); setInterval(() => undefined, 1_000)';
const BECOME = `import('./scripts/processes.mjs').then(({ becomeNode }) => becomeNode(['-e', ${JSON.stringify(PROGRAM)}]))`;

const start = (command: string, args: readonly string[]) =>
  spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const firstLine = async (child: ReturnType<typeof start>): Promise<string> => {
  const [line] = await once(child.stdout, 'data');
  return String(line).trim();
};

it('what npm starts becomes the server and gets its signals', async () => {
  const child = start(PINNED, ['-e', BECOME]);
  expect(await firstLine(child)).toBe(String(child.pid));
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
});

it('the server stops once the shell of npm is gone', async () => {
  const shell = start('sh', ['-c', `"$0" -e "$1"; echo over`, PINNED, BECOME]);
  const server = Number(await firstLine(shell));
  expect(server).not.toBe(shell.pid);
  const closed = once(shell, 'close');
  shell.kill('SIGKILL');
  // Its output is closed when the last that held it has ended.
  expect(await closed).toEqual([null, 'SIGKILL']);
});
