// The bell's lists as they are kept in local storage and stay equal in all tabs: each change is told by a
// broadcast, and the storage events tell what a broadcast overtook. What the lists mean is job-notices' business.
import { createSignal } from './signal.ts';
import { deviceStorage, readJson, writeJson } from './storage.ts';

const KEYS = {
  pending: 'notify.pendingJobs',
  ready: 'notify.readyJobs',
  pendingInventories: 'notify.pendingInventories',
  readyInventories: 'notify.readyInventories',
} as const;
const CHANNEL = 'notify';

export type NoticeList = keyof typeof KEYS;
export const LISTS = Object.keys(KEYS) as NoticeList[];

/** Job ids, newest first. */
export type JobNotices = Readonly<Record<NoticeList, readonly string[]>>;

const readIds = (name: NoticeList): string[] => {
  const value = readJson(deviceStorage, KEYS[name]);
  return Array.isArray(value) ? value.map(String) : [];
};

/** The lists as storage has them now. */
export const loadLists = (): JobNotices => ({
  pending: readIds('pending'),
  ready: readIds('ready'),
  pendingInventories: readIds('pendingInventories'),
  readyInventories: readIds('readyInventories'),
});

const changes = createSignal<void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
let lists = loadLists();

const refresh = (): void => {
  const next = loadLists();
  if (JSON.stringify(next) === JSON.stringify(lists)) return;
  lists = next;
  changes.emit();
};

channel?.addEventListener('message', refresh);
globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || LISTS.some((name) => KEYS[name] === key)) refresh();
});

/** The same value until something changes. */
export const currentLists = (): JobNotices => lists;

export const subscribeToLists = changes.listen;

/**
 * Reads storage again before each change, because another tab may have written meanwhile. Lists that grow are written first,
 * because other tabs hear of each list by itself: an id that moves is always on a list.
 */
export const changeLists = (edit: (current: JobNotices) => Partial<JobNotices>): void => {
  const current = loadLists();
  const edited = { ...current, ...edit(current) };
  const growth = (name: NoticeList): number => edited[name].length - current[name].length;
  for (const name of LISTS.toSorted((a, b) => growth(b) - growth(a))) {
    const isChanged = JSON.stringify(edited[name]) !== JSON.stringify(current[name]);
    if (isChanged) writeJson(deviceStorage, KEYS[name], edited[name]);
  }
  refresh();
  channel?.postMessage(null);
};
