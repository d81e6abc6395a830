import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
  pool.run('picture', { path: fixturePath('photo.png'), format: 'png' }, { owner: 'me' });

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
