import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isRunning } from '../../processes/testing/is-running.ts';
import { makeXlsxOfCells } from '../testing/attacks.ts';
import { fixturePath, makeScratch, type Scratch } from '../testing/files.ts';
import { createDecodePool, type DecodePool, type DecodePoolOptions } from './pool.ts';

let scratch: Scratch;
/** A workbook of a few kilobytes and half a million cells: seconds of work, and more memory than it looks. */
let heavy: string;
beforeAll(async () => {
  scratch = await makeScratch();
  heavy = await scratch.save(makeXlsxOfCells(1_900, 260));
});
afterAll(() => scratch.remove());

const pools: DecodePool[] = [];
const open = (options?: DecodePoolOptions) => {
  const pool = createDecodePool(options);
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const slow = (pool: DecodePool, signal?: AbortSignal) =>
  pool.run('office', { path: heavy }, { owner: 'me', signal });
const quick = (pool: DecodePool) =>
  pool.run(
    'picture',
    { path: fixturePath('photo.png'), format: 'png', ffmpeg: null },
    { owner: 'me' },
  );

const killed = new Set<number>();

/** Kills a process that has not been killed before, as the kernel does when memory is short. */
const killNext = async (): Promise<void> => {
  const next = () =>
    execFileSync('ps', ['-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
      .split('\n')
      .map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row))
      .find((row) => row?.[2] === String(process.pid) && row[3]?.includes('decode/process'))?.[1];
  await expect
    .poll(() => {
      const pid = Number(next() ?? 0);
      return pid > 0 && !killed.has(pid) && isRunning(pid) && pid;
    })
    .toBeTruthy();
  const pid = Number(next());
  killed.add(pid);
  process.kill(pid, 'SIGKILL');
};

describe('decode pool', () => {
  it('gives up on a file that takes too long, and goes on with the next', async () => {
    const pool = open({ processes: 1, timeoutMs: 2_000 });
    await quick(pool);
    const reading = pool.run('office', { path: scratch.saveEndless() }, { owner: 'me' });
    await expect(reading).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining('too long'),
    });
    await expect(quick(pool)).resolves.toMatchObject({ width: 320 });
  });

  it('survives a file that needs too much memory', async () => {
    const pool = open({ processes: 1, heapMb: 24 });
    await expect(slow(pool)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringContaining('memory'),
    });
    await expect(quick(pool)).resolves.toMatchObject({ width: 320 });
  });

  it('opens a file once more in a fresh process when one was killed, and blames no file for two kills', async () => {
    const pool = open({ processes: 1 });
    const read = slow(pool);
    await killNext();
    await expect(read).resolves.toMatchObject({ format: 'xlsx' });
    const lost = slow(pool).catch((error: unknown) => error);
    await killNext();
    await killNext();
    expect(await lost).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Nothing is wrong with the file'),
    });
    await expect(slow(pool)).resolves.toMatchObject({ format: 'xlsx' });
  });

  it('refuses what fails in a way nobody foresaw, keeping the cause', async () => {
    const pool = open({ processes: 1 });
    const lost = pool.run('office', { path: '/nowhere/at-all' }, { owner: 'me' });
    await expect(lost).rejects.toMatchObject({
      code: 'BAD_INPUT',
      cause: { message: expect.stringContaining('ENOENT') },
    });
    await expect(quick(pool)).resolves.toMatchObject({ width: 320 });
  });

  it('stops when the caller leaves, also while it waits in line', async () => {
    const pool = open({ processes: 1 });
    const reason = new Error('the visitor left');
    const [working, waiting] = [new AbortController(), new AbortController()];
    const first = slow(pool, working.signal);
    const second = slow(pool, waiting.signal);
    const third = quick(pool);
    waiting.abort(reason);
    await expect(second).rejects.toBe(reason);
    working.abort(reason);
    await expect(first).rejects.toBe(reason);
    await expect(third).resolves.toMatchObject({ width: 320 });
  });

  it('does more tasks than it has processes', async () => {
    const pool = open({ processes: 2 });
    const all = await Promise.all(Array.from({ length: 12 }, () => quick(pool)));
    expect(all.map((one) => one.width)).toEqual(Array.from({ length: 12 }, () => 320));
  });

  it('works again after its processes were ended for having nothing to do', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = open({ processes: 1, idleMs: 10_000 });
    await quick(pool);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(10_000);
    await expect(quick(pool)).resolves.toMatchObject({ width: 320 });
    vi.useRealTimers();
  });

  it('ends what is under way when it is closed', async () => {
    const pool = open({ processes: 1 });
    const [first, second] = [slow(pool), slow(pool)];
    const ended = Promise.allSettled([first, second]);
    await pool.close();
    for (const outcome of await ended) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
    }
    await expect(quick(pool)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
