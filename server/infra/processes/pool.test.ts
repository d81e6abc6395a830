import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProcessPool, type ProcessPool, type ProcessPoolOptions } from './pool.ts';
import { turnsOf } from '../../testing/turns.ts';
import { ProcessEnded } from './process-ended.ts';
import { isRunning } from './testing/is-running.ts';
import type { OddMessage } from './testing/odd-process.ts';

const ENTRY = new URL('./testing/odd-process.ts', import.meta.url);

type Pool = ProcessPool<OddMessage, unknown, number>;
const pools: Pool[] = [];
const open = (options: Partial<ProcessPoolOptions> = {}): Pool => {
  const pool: Pool = createProcessPool({
    entry: ENTRY,
    processes: 1,
    idleMs: 60_000,
    heapMb: 128,
    memoryMb: 400,
    ...options,
  });
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(pools.splice(0).map((pool) => pool.close(new Error('the test is over'))));
});

const ask = (
  pool: Pool,
  message: OddMessage,
  options: { timeoutMs?: number; owner?: string } = {},
) => pool.ask(message, { owner: 'me', timeoutMs: 15_000, ...options });
const pidOf = async (pool: Pool) => Number(await ask(pool, { does: 'pid' }));

const ends = (pid: number) => expect.poll(() => isRunning(pid)).toBe(false);

describe('a pool of processes', () => {
  it('works outside of this process, with nothing of its environment', async () => {
    const pool = open({ args: ['one', 'two'] });
    expect(await pidOf(pool)).not.toBe(process.pid);
    expect(await ask(pool, { does: 'args' })).toEqual(['one', 'two']);
  });

  it('carries what structured clones can hold', async () => {
    const value = {
      bytes: new Uint8Array([1, 2, 3]),
      when: new Date(0),
      rooms: new Map([['a', 1]]),
    };
    expect(await ask(open(), { does: 'echo', value })).toEqual(value);
  });

  it('carries what is large in parts, in order, and others are served between them', async () => {
    const pool = open();
    const parts = ['one', 'two', new Uint8Array([3]), 'four'];
    const asked = { owner: 'me', timeoutMs: 15_000, parts };
    let answered: unknown;
    const turns = await turnsOf(async () => {
      answered = await pool.ask({ does: 'parts' }, asked);
    });
    expect(answered).toEqual(parts);
    expect(turns).toBeGreaterThanOrEqual(parts.length);
    expect(await ask(pool, { does: 'parts' })).toEqual([]);
  });

  it('sends the parts once more to a fresh process where one was killed', async () => {
    const pool = open();
    const pid = await pidOf(pool);
    const killed = ask(pool, { does: 'be killed' });
    const after = pool.ask({ does: 'parts' }, { owner: 'me', timeoutMs: 15_000, parts: ['a'] });
    await expect(killed).rejects.toMatchObject({ reason: 'KILLED' });
    expect(await after).toEqual(['a']);
    await ends(pid);
  });

  it('tells the caller what cannot be copied, and goes on', async () => {
    const pool = open();
    const uncopied = () => 1;
    const refusal = 'could not be cloned';
    await expect(ask(pool, { does: 'echo', value: uncopied })).rejects.toThrow(refusal);
    const asked = { owner: 'me', timeoutMs: 15_000, parts: ['one', uncopied] };
    await expect(pool.ask({ does: 'parts' }, asked)).rejects.toThrow(refusal);
    expect(await ask(pool, { does: 'parts' })).toEqual([]);
  });

  it('keeps a process for the next message, and gives each caller the answer meant for them', async () => {
    const pool = open();
    const first = await pidOf(pool);
    const texts = Array.from({ length: 8 }, (_, index) => `message ${index}`);
    const answers = await Promise.all(texts.map((value) => ask(pool, { does: 'echo', value })));
    expect(answers).toEqual(texts);
    expect(await pidOf(pool)).toBe(first);
  });

  it('hears of what happens before the answer', async () => {
    const heard: number[] = [];
    const answer = open().ask(
      { does: 'count', to: 3 },
      { owner: 'me', timeoutMs: 15_000, onEvent: (step) => heard.push(step) },
    );
    expect(await answer).toBe('counted');
    expect(heard).toEqual([1, 2, 3]);
  });

  it.each<[what: string, message: OddMessage, reason: string]>([
    ['fills its heap', { does: 'eat heap' }, 'MEMORY'],
    ['fills memory outside of its heap without a pause', { does: 'eat buffers' }, 'MEMORY'],
    ['exits', { does: 'exit' }, 'CRASH'],
    ['dies of a fault of its own', { does: 'fault' }, 'CRASH'],
    ['is killed from outside each time', { does: 'be killed' }, 'KILLED'],
  ])('survives a process that %s', async (_what, message, reason) => {
    const pool = open();
    const spent = await pidOf(pool);
    const error: unknown = await ask(pool, message).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProcessEnded);
    expect(error).toMatchObject({ reason });
    expect(await pidOf(pool)).not.toBe(spent);
    await ends(spent);
  });

  it('asks once more in a fresh process when one was killed from outside, and tells nothing twice', async () => {
    const pool = open();
    const path = join(await mkdtemp(join(tmpdir(), 'pool-test-')), 'there');
    const heard: number[] = [];
    const answer = pool.ask(
      { does: 'count when there', path },
      { owner: 'me', timeoutMs: 15_000, onEvent: (step) => heard.push(step) },
    );
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(4);
    process.kill(heard[0] ?? 0, 'SIGKILL');
    await writeFile(path, '');
    expect(await answer).not.toBe(heard[0]);
    expect(heard.slice(1)).toEqual([1, 2, 3]);
  });

  it('of one process has a second beside long work, until that has ended', async () => {
    const pool = open({ longAfterMs: 50 });
    const path = join(await mkdtemp(join(tmpdir(), 'pool-test-')), 'there');
    const long = pool.ask({ does: 'count when there', path }, { owner: 'me', timeoutMs: 60_000 });
    const others = async () => Number(await ask(pool, { does: 'pid' }, { owner: 'another' }));
    const beside = await others();
    expect(await others()).toBe(beside);
    await writeFile(path, '');
    const first = Number(await long);
    expect(first).not.toBe(beside);
    await ends(first);
    expect(await others()).toBe(beside);
  });

  it.each(['hang', 'spin'] as const)('ends a process that does not answer (%s)', async (does) => {
    const pool = open();
    const spent = await pidOf(pool);
    await expect(ask(pool, { does }, { timeoutMs: 300 })).rejects.toMatchObject({ reason: 'TIME' });
    expect(isRunning(spent)).toBe(false);
    expect(await pidOf(pool)).not.toBe(spent);
  });

  it('ends the programs that a process has started, too', async () => {
    const pool = open();
    const leaving = new AbortController();
    const { promise: started, resolve } = Promise.withResolvers<number>();
    const running = pool.ask(
      { does: 'run', program: '/bin/sh', args: ['-c', 'sleep 600 & sleep 600'] },
      { owner: 'me', timeoutMs: 15_000, signal: leaving.signal, onEvent: resolve },
    );
    const group = await started;
    leaving.abort(new Error('the visitor left'));
    await expect(running).rejects.toBe(leaving.signal.reason);
    await expect.poll(() => isRunning(-group)).toBe(false);
  });

  it('tells what a process threw, and trusts it no more', async () => {
    const pool = open();
    const spent = await pidOf(pool);
    await expect(ask(pool, { does: 'fail' })).rejects.toThrow('a bad cell');
    expect(await pidOf(pool)).not.toBe(spent);
  });

  it('does not let one answer pay for the memory another has left behind', async () => {
    const pool = open();
    const small = await ask(pool, { does: 'hold', megabytes: 1 });
    expect(await ask(pool, { does: 'hold', megabytes: 250 })).toBe(small);
    expect(await pidOf(pool)).not.toBe(small);
  });

  it('lets a second owner in while the first has everything busy that it may have', async () => {
    const pool = open({ processes: 2 });
    const hanging = [1, 2, 3].map(() => ask(pool, { does: 'hang' }, { owner: 'greedy' }));
    const outcomes = Promise.allSettled(hanging);
    expect(await ask(pool, { does: 'echo', value: 'mine' })).toBe('mine');
    expect([pool.pending(), pool.pending('greedy'), pool.pending('me')]).toEqual([3, 3, 0]);
    await pool.close(new Error('over'));
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'over' } });
    }
    await expect(pidOf(pool)).rejects.toThrow('over');
  });

  it('starts nothing before it is asked or told to, and ends what has nothing to do', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = open({ idleMs: 10_000 });
    expect(vi.getTimerCount()).toBe(0);
    pool.warm();
    pool.warm();
    expect(vi.getTimerCount()).toBe(1);
    const pid = await pidOf(pool);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await ends(pid);
  });

  it('ends what rests, also where the one beside it died at work', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = open({ processes: 2, idleMs: 10_000 });
    const pids = await Promise.all(
      ['me', 'other'].map((owner) => ask(pool, { does: 'pid' }, { owner })),
    );
    expect(new Set(pids).size).toBe(2);
    await expect(ask(pool, { does: 'exit' })).rejects.toMatchObject({ reason: 'CRASH' });
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    for (const pid of pids) await ends(Number(pid));
  });

  it('gives a process what it is to read, whatever the length', async () => {
    const input = 'é'.repeat(1_000_000);
    expect(await ask(open({ input }), { does: 'input' })).toBe(input);
  });

  it('is kept warm: what had to be ended is replaced at once', async () => {
    const pool = open({ processes: 2, idleMs: Infinity });
    pool.warm();
    await expect(ask(pool, { does: 'exit' })).rejects.toMatchObject({ reason: 'CRASH' });
    const hanging = Promise.allSettled([ask(pool, { does: 'hang' }, { owner: 'other' })]);
    expect(await pidOf(pool)).toBeGreaterThan(0);
    await pool.close(new Error('over'));
    await hanging;
  });

  it('leaves no orphan when its parent is killed, even one that is busy', async () => {
    const parent = fork(fileURLToPath(new URL('./testing/parent.ts', import.meta.url)), [], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const [orphan] = (await once(parent, 'message')) as [number];
    expect(isRunning(orphan)).toBe(true);
    parent.kill('SIGKILL');
    await ends(orphan);
  });
});
