// How long, and how much of, written documents stay in memory.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import { estimate } from '../../estimator/testing/estimate.ts';
import { openPool, prismaOver } from '../../infra/db/database.ts';
import { repeated } from '../../testing/repeated.ts';
import { keepKnown, lastKnown, type KnownVersion } from './versions-at-hand.ts';

/** A database that nothing is asked of. */
const untouched = () => {
  const pool = openPool('postgresql://nobody@127.0.0.1/none', 1);
  return { db: prismaOver(pool, { isEmbedded: false }) };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

const written = async (
  lines = 1,
  works = 1,
): Promise<Omit<KnownVersion, 'estimateId' | 'version'>> => {
  const { document } = await estimate('Replace 2 outlets.');
  const items = repeated(document.items, lines);
  const scope = document.scope && { ...document.scope, work: repeated(document.scope.work, works) };
  const whole = STORED_ESTIMATE.write({ ...document, items, scope });
  return { document: whole, mergedFrom: null, updatedAt: new Date(0) };
};

it('one version of an estimate is kept, and for a minute', async () => {
  const ports = untouched();
  const row = await written();
  for (const version of [2, 3, 4]) keepKnown(ports, { ...row, estimateId: 1, version });
  expect(lastKnown(ports, 1)?.version).toBe(4);
  // Each of them waits for the end of a minute by itself: none is left of those before.
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(59_999);
  expect(lastKnown(ports, 1)?.version).toBe(4);
  vi.advanceTimersByTime(1);
  expect(lastKnown(ports, 1)).toBeUndefined();
});

it('the oldest goes where there are many lines, those of the pricing that was edited included', async () => {
  const ports = untouched();
  const row = await written(ESTIMATE_LIMITS.lines);
  keepKnown(ports, { ...row, estimateId: 1, version: 2 });
  keepKnown(ports, { ...row, estimateId: 2, version: 2 });
  expect([1, 2].map((id) => lastKnown(ports, id)?.version)).toEqual([2, 2]);
  keepKnown(ports, { ...row, mergedFrom: row.document, estimateId: 3, version: 2 });
  expect([1, 2, 3].map((id) => lastKnown(ports, id)?.version)).toEqual([undefined, undefined, 2]);
  expect(vi.getTimerCount()).toBe(1);
});

it('the largest estimate is kept with what it was merged from', async () => {
  const ports = untouched();
  const row = await written(ESTIMATE_LIMITS.lines, SCOPE_LIMITS.work);
  keepKnown(ports, { ...row, mergedFrom: row.document, estimateId: 1, version: 2 });
  expect(lastKnown(ports, 1)?.mergedFrom).toBe(row.document);
});
