// What this browser waits for and what is ready and unopened: the moves between the bell's lists. Nothing here asks the server.
import {
  changeLists,
  currentLists,
  type NoticeList,
  LISTS,
  loadLists,
  subscribeToLists,
} from './notice-lists.ts';
import { BELL_FAILURES_BEFORE_DROP, BELL_POLL } from '../../server/domain/account/backoff.ts';
import { isRecord } from '../../server/domain/is-record.ts';
import { deviceStorage, readJson, writeJson } from './storage.ts';

// Counts how often in a row a job that is waited for could not be asked for. All tabs count together.

const KEY = 'notify.failCounts';
/** Time within which only one of several tabs that poll side by side counts; ms. */
const SAME_ROUND_MS = BELL_POLL.first / 2;

interface Failures {
  count: number;
  /** Epoch ms of the last one. */
  at: number;
}

const readAll = (): Record<string, unknown> => {
  const value = readJson(deviceStorage, KEY);
  return isRecord(value) ? value : {};
};

const failuresOf = (id: string): Failures => {
  const stored = readAll()[id];
  return isRecord(stored)
    ? { count: Number(stored.count) || 0, at: Number(stored.at) || 0 }
    : { count: 0, at: 0 };
};

/** Starts the count anew. */
const forgetFailures = (id: string): void => {
  const { [id]: known, ...others } = readAll();
  if (known !== undefined) writeJson(deviceStorage, KEY, others);
};

/**
 * Counts one more.
 * @param now epoch ms
 * @returns whether that is one too many
 */
const countFailure = (id: string, now: number): boolean => {
  const { count, at } = failuresOf(id);
  if (Math.abs(now - at) < SAME_ROUND_MS) return false;
  writeJson(deviceStorage, KEY, { ...readAll(), [id]: { count: count + 1, at: now } });
  return count + 1 >= BELL_FAILURES_BEFORE_DROP;
};

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);
const withFirst = (ids: readonly string[], id: string): string[] => [id, ...without(ids, id)];

const dropFrom = (id: string, names: readonly NoticeList[]): void =>
  changeLists((lists) =>
    Object.fromEntries(names.map((name) => [name, without(lists[name], id)] as const)),
  );

export const jobNotices = {
  current: currentLists,
  subscribe: subscribeToLists,

  addPending: (id: string): void =>
    changeLists(({ pending, ready }) => ({
      pending: withFirst(pending, id),
      ready: without(ready, id),
    })),

  /** Does nothing for a job that nobody here waits for. */
  markReady(id: string): void {
    if (!loadLists().pending.includes(id)) return;
    forgetFailures(id);
    changeLists(({ pending, ready }) => ({
      pending: without(pending, id),
      ready: withFirst(ready, id),
    }));
  },

  /** The materials of the job's estimate are being taken off. */
  awaitInventory: (id: string): void =>
    changeLists(({ pendingInventories: waiting, readyInventories }) => ({
      pendingInventories: waiting.includes(id) ? waiting : withFirst(waiting, id),
      readyInventories: without(readyInventories, id),
    })),

  /** Does nothing for an inventory that nobody here waits for. */
  markInventoryReady(id: string): void {
    if (!loadLists().pendingInventories.includes(id)) return;
    forgetFailures(id);
    changeLists(({ pendingInventories, readyInventories }) => ({
      pendingInventories: without(pendingInventories, id),
      readyInventories: withFirst(readyInventories, id),
    }));
  },

  dropInventory: (id: string): void => dropFrom(id, ['pendingInventories']),

  /** The job's result is in front of the user. */
  open(id: string): void {
    forgetFailures(id);
    dropFrom(id, ['pending', 'ready', 'readyInventories']);
  },

  /** The job is gone, or it ended without a result. */
  remove(id: string): void {
    forgetFailures(id);
    dropFrom(id, LISTS);
  },

  /** The third in a row drops the job. */
  recordFailure(id: string): void {
    if (countFailure(id, Date.now())) jobNotices.remove(id);
  },

  recordSuccess: forgetFailures,

  /** For whoever uses this browser next. */
  clear(): void {
    for (const name of LISTS) for (const id of loadLists()[name]) jobNotices.remove(id);
  },
};
