// One estimate of many lines, whose row and document are read one after the other.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, save } from '../../testing/editing.ts';
import { numberOf } from '../../testing/ids.ts';
import { guestOf } from '../../testing/world.ts';
import { contextOf } from '../accounts/identify.ts';
import { documentOf } from '../document/read-document.ts';
import { LINES_IN_ONE_PIECE } from './document-in-pieces.ts';
import { findEstimate } from './estimates.service.ts';

const LINES = LINES_IN_ONE_PIECE + 1;

const server = useTestServer();

let id: number;
let jobId: number;
let ctx: Context;
/** Lines that each count was of. */
let counted: (number | undefined)[];

beforeAll(async () => {
  const guest = guestOf(server());
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
  await nextTurn();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  expect(document.deref()).toBeUndefined();
  expect(ctx.viewer.kind).toBe('GUEST');
});

it('is read as it is by then where another version is saved between row and document', async () => {
  const { pool, db } = server().ports;
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
