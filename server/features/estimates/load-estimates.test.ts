// One estimate of many lines, whose row and document are read one after the other.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { useTestServer } from '../../testing/app.ts';
import { globalId } from '../../domain/ids.ts';
import { makeEstimate, save } from '../../testing/editing.ts';
import { numberOf } from '../../testing/ids.ts';
import { guestOf, type Person } from '../../testing/world.ts';
import { contextOf } from '../accounts/identify.ts';
import { documentOf } from '../document/read-document.ts';
import { lastKnown } from '../document/versions-at-hand.ts';
import { LINES_IN_ONE_PIECE } from './document-in-pieces.ts';
import { findEstimate } from './estimates.service.ts';

const LINES = LINES_IN_ONE_PIECE + 1;

const server = useTestServer();

let id: number;
let jobId: number;
let claimNumber: string;
let guest: Person;
let ctx: Context;
/** Lines that each count was of. */
let counted: (number | undefined)[];

beforeAll(async () => {
  guest = guestOf(server());
  const estimate = await makeEstimate(guest);
  const items = Array.from({ length: LINES }, (_, index) => ({
    id: String(index + 1),
    name: 'Paint walls',
    quantity: 1,
    unit: 'EA',
    unitPrice: 1,
    tax: 0,
  }));
  await save(guest, estimate, { items });
  id = numberOf(estimate.id);
  jobId = numberOf(estimate.jobId);
  const { db } = server().ports;
  ({ claimNumber } = await db.job.findUniqueOrThrow({ where: { id: jobId } }));
  counted = [];
  const facts = { clientAddress: '203.0.113.5', origin: null, userAgent: undefined };
  const guestKey = guest.headers['X-Guest-Key'];
  ctx = {
    ...(await contextOf(server().ports, {
      ...facts,
      credentials: { authorization: undefined, guestKey },
    })),
    callLimits: { count: (_what, _caller, _perMinute, amount) => void counted.push(amount) },
  };
});

/** Another server writes it: what is kept here does not stand any more. */
const writeElsewhere = () =>
  server().ports.db.estimate.update({ where: { id }, data: { updatedAt: new Date() } });

const read = async (asker: Context) => {
  counted = [];
  const found = await findEstimate(asker, { jobId }, { select: { document: true } });
  return found && documentOf(found);
};

it('counts its lines each time', async () => {
  for (const _time of ['first', 'second']) {
    expect((await read(ctx))?.items).toHaveLength(LINES);
    expect(counted).toEqual([0, LINES]);
  }
});

it('is not held for as long as the request: a subscription stays for hours', async () => {
  const weakly = async () => {
    const document = await read(ctx);
    if (!document) throw new Error('The estimate is missing.');
    return new WeakRef(document);
  };
  const document = await weakly();
  // The process itself keeps what it read last.
  await writeElsewhere();
  await read({ ...ctx });
  await nextTurn();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  expect(document.deref()).toBeUndefined();
  expect(ctx.viewer.kind).toBe('GUEST');
});

it('is read as it is by then where another version is saved between row and document', async () => {
  const { pool, db } = server().ports;
  await writeElsewhere();
  const nextVersion = { where: { id }, data: { version: { increment: 1 } } };
  const overtaken = new Proxy(pool, {
    get: (target, name) => async (statement: pg.QueryConfig) => {
      expect(name).toBe('query');
      await db.estimate.update(nextVersion);
      return target.query(statement);
    },
  });
  expect((await read({ ...ctx, pool: overtaken }))?.items).toHaveLength(LINES);
  expect(counted.reduce<number>((sum, lines = 0) => sum + lines, 0)).toBe(2 * LINES);
});

it('does not take the place of a version that is saved while it is read', async () => {
  const { pool, db } = server().ports;
  await writeElsewhere();
  const { version } = await db.estimate.findUniqueOrThrow({ where: { id } });
  const saving = new Proxy(pool, {
    get: (target) => async (statement: pg.QueryConfig) => {
      const found = await target.query(statement);
      await save(guest, { id: globalId('Estimate', id), version }, { title: 'Saved meanwhile' });
      return found;
    },
  });
  expect((await read({ ...ctx, pool: saving }))?.title).not.toBe('Saved meanwhile');
  expect(lastKnown(ctx, id)?.document.title).toBe('Saved meanwhile');
});

it('is read once, however many fields of a document name it by its claim number', async () => {
  await writeElsewhere();
  const asked = vi.spyOn(server().ports.pool, 'query');
  const by = `by: { claimNumber: "${claimNumber}" }`;
  const query = `{ one: estimate(${by}) { items { name id } } two: estimate(${by}) { title items { number } } }`;
  const answer = await guest.rest('POST', '/graphql', { query });
  const { data } = (await answer.json()) as {
    data: Record<'one' | 'two', { items: { name: string }[] }>;
  };
  expect(data.one.items).toHaveLength(LINES);
  expect(data.one.items.at(-1)).toMatchObject({ name: 'Paint walls' });
  expect(data.two.items).toHaveLength(LINES);
  const reads = asked.mock.calls.filter(([statement]) =>
    JSON.stringify(statement).includes('document-in-pieces'),
  );
  expect(reads).toHaveLength(1);
});
