// The lists behind the bell: which jobs this browser waits for and which are ready and unopened.
// They live in local storage (spec §3) and stay equal in all tabs; nothing here asks the server.
import { BELL_FAILURES_BEFORE_DROP } from '../../server/domain/backoff.ts';
import { deviceStorage, readJson, writeJson } from './storage.ts';

const PENDING = 'notify.pendingJobs';
const READY = 'notify.readyJobs';
const FAILURES = 'notify.failCounts';
const CHANNEL = 'notify';

export interface JobNotices {
  /** Job ids, newest first. */
  pending: readonly string[];
  ready: readonly string[];
}

const readIds = (key: string): string[] => {
  const value = readJson(deviceStorage, key);
  return Array.isArray(value) ? value.map(String) : [];
};

const readFailures = (): Record<string, number> => {
  const value = readJson(deviceStorage, FAILURES);
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);
const withFirst = (ids: readonly string[], id: string): string[] => [id, ...without(ids, id)];

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

const load = (): JobNotices => ({ pending: readIds(PENDING), ready: readIds(READY) });
let notices = load();

const refresh = (): void => {
  const next = load();
  if (JSON.stringify(next) === JSON.stringify(notices)) return;
  notices = next;
  for (const listener of listeners) listener();
};

channel?.addEventListener('message', refresh);
globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || key === PENDING || key === READY) refresh();
});

/** Reads storage again before each change: another tab may have written meanwhile. */
const change = (edit: (current: JobNotices) => JobNotices): void => {
  const next = edit(load());
  writeJson(deviceStorage, PENDING, next.pending);
  writeJson(deviceStorage, READY, next.ready);
  refresh();
  channel?.postMessage(null);
};

const setFailures = (id: string, count: number): void => {
  const { [id]: _replaced, ...others } = readFailures();
  writeJson(deviceStorage, FAILURES, count === 0 ? others : { ...others, [id]: count });
};

export const jobNotices = {
  current: (): JobNotices => notices,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  addPending: (id: string): void =>
    change(({ pending, ready }) => ({
      pending: withFirst(pending, id),
      ready: without(ready, id),
    })),

  /** Does nothing for a job that nobody here waits for. */
  markReady(id: string): void {
    if (!load().pending.includes(id)) return;
    setFailures(id, 0);
    change(({ pending, ready }) => ({
      pending: without(pending, id),
      ready: withFirst(ready, id),
    }));
  },

  /** The job is gone, or its result has been opened. */
  remove(id: string): void {
    setFailures(id, 0);
    change(({ pending, ready }) => ({ pending: without(pending, id), ready: without(ready, id) }));
  },

  recordFailure(id: string): void {
    const count = (readFailures()[id] ?? 0) + 1;
    if (count >= BELL_FAILURES_BEFORE_DROP) jobNotices.remove(id);
    else setFailures(id, count);
  },

  recordSuccess: (id: string): void => setFailures(id, 0),
};
