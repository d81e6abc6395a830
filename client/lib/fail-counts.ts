// Counts how often in a row a job that is waited for could not be asked for. All tabs count together.
import { BELL_FAILURES_BEFORE_DROP, BELL_POLL } from '../../server/domain/backoff.ts';
import { isRecord } from '../../server/domain/is-record.ts';
import { deviceStorage, readJson, writeJson } from './storage.ts';

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
export const forgetFailures = (id: string): void => {
  const { [id]: known, ...others } = readAll();
  if (known !== undefined) writeJson(deviceStorage, KEY, others);
};

/**
 * Counts one more.
 * @param now epoch ms
 * @returns whether that is one too many
 */
export const countFailure = (id: string, now: number): boolean => {
  const { count, at } = failuresOf(id);
  if (Math.abs(now - at) < SAME_ROUND_MS) return false;
  writeJson(deviceStorage, KEY, { ...readAll(), [id]: { count: count + 1, at: now } });
  return count + 1 >= BELL_FAILURES_BEFORE_DROP;
};
