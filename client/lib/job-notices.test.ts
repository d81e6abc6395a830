import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { globalId } from '../../server/domain/ids.ts';
import { jobNotices } from './job-notices.ts';

const job = (number: number): string => globalId('Job', number);

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

const writeFromAnotherTab = (key: string, value: unknown): void => {
  localStorage.setItem(key, JSON.stringify(value));
  globalThis.dispatchEvent(new StorageEvent('storage', { key }));
};

describe('jobNotices', () => {
  it('moves a job from pending to ready, newest first, and keeps both under their keys', () => {
    jobNotices.addPending(job(1));
    jobNotices.addPending(job(2));
    jobNotices.markReady(job(1));

    expect(jobNotices.current()).toMatchObject({ pending: [job(2)], ready: [job(1)] });
    expect(stored('notify.pendingJobs')).toEqual([job(2)]);
    expect(stored('notify.readyJobs')).toEqual([job(1)]);
  });

  it('ignores news of a job that nobody here waits for', () => {
    jobNotices.markReady(job(9));
    expect(jobNotices.current().ready).toEqual([]);
  });

  it('takes over what another tab wrote, and tells its listeners', () => {
    let told = 0;
    const stop = jobNotices.subscribe(() => (told += 1));
    writeFromAnotherTab('notify.pendingJobs', [job(7)]);
    stop();

    expect(jobNotices.current().pending).toEqual([job(7)]);
    expect(told).toBe(1);
  });

  it('is on a list at every moment of a move, as other tabs hear of each list by itself', () => {
    jobNotices.addPending(job(1));
    const write = vi.spyOn(Storage.prototype, 'setItem');
    jobNotices.markReady(job(1));
    jobNotices.addPending(job(1));
    expect(write.mock.calls.map(([key]) => key)).toEqual([
      'notify.readyJobs',
      'notify.pendingJobs',
      'notify.pendingJobs',
      'notify.readyJobs',
    ]);
  });

  it('keeps what another tab added when it changes the list itself', () => {
    localStorage.setItem('notify.pendingJobs', JSON.stringify([job(7)]));
    jobNotices.addPending(job(8));
    expect(jobNotices.current().pending).toEqual([job(8), job(7)]);
  });

  it('survives nonsense in storage', () => {
    writeFromAnotherTab('notify.pendingJobs', { not: 'a list' });
    expect(jobNotices.current().pending).toEqual([]);
  });
});

describe('an inventory waited for', () => {
  it('moves to the ready ones, and both are gone once the job is opened', () => {
    jobNotices.awaitInventory(job(1));
    jobNotices.markInventoryReady(job(2));
    expect(jobNotices.current()).toMatchObject({
      pendingInventories: [job(1)],
      readyInventories: [],
    });

    jobNotices.markInventoryReady(job(1));
    expect(stored('notify.readyInventories')).toEqual([job(1)]);
    jobNotices.open(job(1));
    expect(jobNotices.current()).toMatchObject({ pendingInventories: [], readyInventories: [] });
  });
});

describe('failures to ask for a job', () => {
  const ROUND_MS = 8_000;
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
  });
  const fail = (id: string): void => {
    vi.advanceTimersByTime(ROUND_MS);
    jobNotices.recordFailure(id);
  };

  it('drop it after three in a row, counted per job', () => {
    jobNotices.addPending(job(1));
    jobNotices.addPending(job(2));
    fail(job(1));
    fail(job(1));
    fail(job(2));
    expect(jobNotices.current().pending).toEqual([job(2), job(1)]);
    fail(job(1));
    expect(jobNotices.current().pending).toEqual([job(2)]);
  });

  it('are counted anew after a success', () => {
    jobNotices.addPending(job(1));
    fail(job(1));
    fail(job(1));
    jobNotices.recordSuccess(job(1));
    fail(job(1));
    expect(jobNotices.current().pending).toEqual([job(1)]);
  });

  it('count once a round, however many tabs ask', () => {
    jobNotices.addPending(job(1));
    fail(job(1));
    jobNotices.recordFailure(job(1));
    jobNotices.recordFailure(job(1));
    expect(jobNotices.current().pending).toEqual([job(1)]);
    fail(job(1));
    fail(job(1));
    expect(jobNotices.current().pending).toEqual([]);
  });
});

it('clears everything for the next user', () => {
  jobNotices.addPending(job(1));
  jobNotices.awaitInventory(job(2));
  jobNotices.clear();
  expect(Object.values(jobNotices.current()).flat()).toEqual([]);
});
