import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobNotices } from './job-notices.ts';

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

const writeFromAnotherTab = (key: string, value: unknown): void => {
  localStorage.setItem(key, JSON.stringify(value));
  globalThis.dispatchEvent(new StorageEvent('storage', { key }));
};

describe('jobNotices', () => {
  it('moves a job from pending to ready, newest first, and keeps both under their keys', () => {
    jobNotices.addPending('1');
    jobNotices.addPending('2');
    jobNotices.markReady('1');

    expect(jobNotices.current()).toMatchObject({ pending: ['2'], ready: ['1'] });
    expect(stored('notify.pendingJobs')).toEqual(['2']);
    expect(stored('notify.readyJobs')).toEqual(['1']);
  });

  it('ignores news of a job that nobody here waits for', () => {
    jobNotices.markReady('9');
    expect(jobNotices.current().ready).toEqual([]);
  });

  it('takes over what another tab wrote, and tells its listeners', () => {
    let told = 0;
    const stop = jobNotices.subscribe(() => (told += 1));
    writeFromAnotherTab('notify.pendingJobs', ['7']);
    stop();

    expect(jobNotices.current().pending).toEqual(['7']);
    expect(told).toBe(1);
  });

  it('is on a list at every moment of a move, as other tabs hear of each list by itself', () => {
    jobNotices.addPending('1');
    const write = vi.spyOn(Storage.prototype, 'setItem');
    jobNotices.markReady('1');
    jobNotices.addPending('1');
    expect(write.mock.calls.map(([key]) => key)).toEqual([
      'notify.readyJobs',
      'notify.pendingJobs',
      'notify.pendingJobs',
      'notify.readyJobs',
    ]);
  });

  it('keeps what another tab added when it changes the list itself', () => {
    localStorage.setItem('notify.pendingJobs', JSON.stringify(['7']));
    jobNotices.addPending('8');
    expect(jobNotices.current().pending).toEqual(['8', '7']);
  });

  it('survives nonsense in storage', () => {
    writeFromAnotherTab('notify.pendingJobs', { not: 'a list' });
    expect(jobNotices.current().pending).toEqual([]);
  });
});

describe('an inventory waited for', () => {
  it('moves to the ready ones, and both are gone once the job is opened', () => {
    jobNotices.awaitInventory('1');
    jobNotices.markInventoryReady('2');
    expect(jobNotices.current()).toMatchObject({ pendingInventories: ['1'], readyInventories: [] });

    jobNotices.markInventoryReady('1');
    expect(stored('notify.readyInventories')).toEqual(['1']);
    jobNotices.open('1');
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
    jobNotices.addPending('1');
    jobNotices.addPending('2');
    fail('1');
    fail('1');
    fail('2');
    expect(jobNotices.current().pending).toEqual(['2', '1']);
    fail('1');
    expect(jobNotices.current().pending).toEqual(['2']);
  });

  it('are counted anew after a success', () => {
    jobNotices.addPending('1');
    fail('1');
    fail('1');
    jobNotices.recordSuccess('1');
    fail('1');
    expect(jobNotices.current().pending).toEqual(['1']);
  });

  it('count once a round, however many tabs ask', () => {
    jobNotices.addPending('1');
    fail('1');
    jobNotices.recordFailure('1');
    jobNotices.recordFailure('1');
    expect(jobNotices.current().pending).toEqual(['1']);
    fail('1');
    fail('1');
    expect(jobNotices.current().pending).toEqual([]);
  });
});

it('clears everything for the next user', () => {
  jobNotices.addPending('1');
  jobNotices.awaitInventory('2');
  jobNotices.clear();
  expect(Object.values(jobNotices.current()).flat()).toEqual([]);
});
