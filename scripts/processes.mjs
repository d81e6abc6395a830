// Long-running children of a script: started on the pinned Node, told to stop when the script is,
// and answered for with their exit code.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, pinnedNode, root } from './ensure.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 1_000;
/** What a shell reports for a process that a signal ended: 128 and the signal's number. */
const SIGNAL_EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 };

const SETTINGS = join(root, '.env');

/** Node's arguments for the settings in .env, where there are any. */
export const withSettings = existsSync(SETTINGS) ? ['--env-file=.env'] : [];

const hasDatabase = () =>
  Boolean(process.env.DATABASE_URL) ||
  (existsSync(SETTINGS) &&
    /^\s*(?:export\s+)?DATABASE_URL\s*=\s*\S/m.test(readFileSync(SETTINGS, 'utf8')));

/**
 * Node's arguments for a server with the embedded database, on a machine of one's own: little room for new objects, 10 MB less
 * at rest and 80 MB less while it starts. A server of many people keeps Node's own, which collects less often.
 */
export const withLittleMemory = () => (hasDatabase() ? [] : ['--max-semi-space-size=4']);

/**
 * glibc gives free memory back at once, and not only when much of it lies together: a third of what the server holds at rest.
 * All threads share one heap: what each of its own leaves half empty is 16 MB.
 */
const GIVE_BACK = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' };

/** Node keeps what it made of the sources, types stripped and code compiled, for the next start: half its time, and 20 MB of each process. */
const KEEP_CODE = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'code') };

const serverEnvironment = () => ({ ...GIVE_BACK, ...KEEP_CODE, ...childEnvironment() });

/** Starts the pinned Node in the project's folder, on this terminal. */
export function startNode(args) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    env: serverEnvironment(),
    stdio: 'inherit',
  });
  child.on('error', (error) => {
    console.error(`The project's own Node does not run on this machine: ${error.message}`);
    console.error('Delete node_modules and start again.');
    process.exit(1);
  });
  return child;
}

/** npm passes a signal to its shell, which ends without passing it on: we are left without parent. */
export function onShellGone(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, PARENT_CHECK_MS);
  watch.unref();
}

/** Passes signals on to the children; ends with the exit code of the first that ends. */
export function liveAndDieWith(...children) {
  const stopAll = (signal) => {
    for (const child of children) child.kill(signal);
  };
  onShellGone(() => stopAll('SIGTERM'));
  for (const signal of SIGNALS) {
    process.on(signal, () => stopAll(signal));
  }
  let exitCode;
  let running = children.length;
  for (const child of children) {
    child.on('exit', (code, signal) => {
      exitCode ??= code ?? SIGNAL_EXIT_CODES[signal] ?? 1;
      stopAll('SIGTERM');
      if (--running === 0) process.exit(exitCode);
    });
  }
}

/**
 * Becomes the pinned Node with `args`, so that no process stays beside it, of 16 MB; it gets all signals itself. Where this is
 * another Node, or Windows, whose processes cannot become others, it starts one and lives and dies with it.
 */
export function becomeNode(args) {
  const isPinned = process.execPath === pinnedNode && process.platform !== 'win32';
  if (!isPinned) return liveAndDieWith(startNode(args));
  process.chdir(root);
  process.execve(
    pinnedNode,
    [pinnedNode, '--import=./scripts/stop-with-shell.mjs', ...args],
    serverEnvironment(),
  );
}
