// What this browser waits for and what is ready and unopened: the moves between the bell's lists. Nothing here asks the server.
import { countFailure, forgetFailures } from './fail-counts.ts';
import {
  changeLists,
  currentLists,
  type NoticeList,
  LISTS,
  loadLists,
  subscribeToLists,
} from './notice-lists.ts';

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
