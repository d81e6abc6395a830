// A program such as PostgreSQL that is started, stopped and frozen as often as wanted, and dies with us.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { onPath, type ServiceUser } from './service-binaries.ts';

const READY_WITHIN_MS = 30_000;

export interface ServiceSpec {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly user: ServiceUser;
  /** Rejects until the program answers. */
  readonly ping: () => Promise<unknown>;
}

export interface Service {
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** Resolves when it has ended. */
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Kills it and all it started at once. */
  crash(): Promise<void>;
  /** Makes it and all it started stand still, with their connections open. */
  freeze(): void;
  thaw(): void;
  /** Stops it on the way out, where nobody can wait. */
  abandon(signal: NodeJS.Signals): void;
}

/** Dies with us, even when we are killed. */
function spawnProgram({ command, args, user }: ServiceSpec): ChildProcess {
  const setpriv = onPath('setpriv');
  const [file, first] = setpriv ? [setpriv, ['--pdeathsig', 'SIGINT', command]] : [command, []];
  return spawn(file, [...first, ...args], { ...user, stdio: 'ignore', cwd: '/' });
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** The process and its children, by what Linux says of every process. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      return readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === `${pid}`;
    } catch {
      return false;
    }
  });
  return [pid, ...children.map(Number)];
}

export function createService(spec: ServiceSpec): Service {
  let child: ChildProcess | null = null;

  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of child?.pid === undefined ? [] : familyOf(child.pid))
      process.kill(pid, signal);
  };

  const ended = async (end: () => unknown) => {
    if (!child || isOver(child)) return;
    const exited = once(child, 'exit');
    end();
    await exited;
  };

  return {
    async start() {
      const started = spawnProgram(spec);
      child = started;
      const deadline = Date.now() + READY_WITHIN_MS;
      for (;;) {
        try {
          await spec.ping();
          return;
        } catch (error) {
          if (isOver(started) || Date.now() > deadline) {
            throw new Error(`The throwaway ${spec.name} did not start.`, { cause: error });
          }
          await sleep(50);
        }
      }
    },
    stop: (signal) => ended(() => child?.kill(signal)),
    crash: () => ended(() => signalAll('SIGKILL')),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    abandon: (signal) => void child?.kill(signal),
  };
}
