import type pg from 'pg';
import { expect, it } from 'vitest';
import type { Ports } from '../../context.ts';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, plainLines, save } from '../../testing/editing.ts';
import { numberOf } from '../../testing/ids.ts';
import { turnsOf } from '../../testing/turns.ts';
import { guestOf } from '../../testing/world.ts';
import { readDocument, readInTurns } from '../document/read-document.ts';
import {
  findInPieces,
  LINES_IN_ONE_PIECE,
  loadDocument,
  loadDocumentJson,
} from './document-in-pieces.ts';

const server = useTestServer();

const PIECES = 3;
/** The last form before today's. */
const OLDER_FORM = 3;

/** A pool with another way to ask. */
const asking = (
  pool: Ports['pool'],
  query: (statement: pg.QueryConfig) => Promise<pg.QueryResult>,
): Ports['pool'] => new Proxy(pool, { get: () => query });

it('a document of many lines comes in pieces, whole and in order, and others are served between two of them', async () => {
  const guest = guestOf(server());
  const estimate = await makeEstimate(guest);
  const items = plainLines(PIECES * LINES_IN_ONE_PIECE, (index) => `“Line” ${index}, \\ and ']'`);
  await save(guest, estimate, { items });
  const id = numberOf(estimate.id);
  const { db, pool } = server().ports;
  const { version, itemCount, document } = await db.estimate.findUniqueOrThrow({ where: { id } });

  const one = { id, version, itemCount };
  const answers: pg.QueryResult[] = [];
  const kept = asking(pool, async (statement) => {
    const answer = await pool.query(statement);
    answers.push(answer);
    return answer;
  });
  expect(await loadDocument({ db, pool: kept }, one)).toEqual(document);
  const [answer] = answers;
  if (!answer) throw new Error('The database was not asked.');
  // To wait for the database takes turns, too.
  const atOnce = asking(pool, async () => answer);
  const turns = await turnsOf(() => loadDocument({ db, pool: atOnce }, one));
  expect(turns).toBe(PIECES + 1);

  const json = await loadDocumentJson(server().ports, one);
  expect(json?.length).toBeGreaterThan(PIECES);
  expect(JSON.parse(json?.join('') ?? '')).toEqual(document);

  const older = { ...Object(document), form: OLDER_FORM };
  expect(await readInTurns(older)).toEqual(readDocument(document));
  expect(await turnsOf(() => readInTurns(older))).toBeGreaterThanOrEqual(PIECES);

  expect(await loadDocument(server().ports, { id, version: version - 1, itemCount })).toBeNull();
  expect(await loadDocument(server().ports, { id, version: version - 1, itemCount: 1 })).toBeNull();
});

it('an estimate of many lines that another server wrote is edited, and its other lines stay', async () => {
  const guest = guestOf(server());
  const estimate = await makeEstimate(guest);
  const names = plainLines(PIECES * LINES_IN_ONE_PIECE, (index) => `Line ${index}`);
  const saved = await save(guest, estimate, { items: names });
  const id = numberOf(estimate.id);
  // What this server has in memory is not what stands.
  await server().ports.db.estimate.update({ where: { id }, data: { updatedAt: new Date(0) } });
  await save(guest, saved, { title: 'Another title' });
  const row = await server().ports.db.estimate.findUniqueOrThrow({ where: { id } });
  const { title, items } = readDocument(row.document);
  expect(title).toBe('Another title');
  expect(items.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
});

it('a reader who is overtaken by saves over and over is told so after a few tries', async () => {
  const guest = guestOf(server());
  const { id: estimateId } = await makeEstimate(guest);
  const id = numberOf(estimateId);
  const { ports } = server();
  let tries = 0;
  const find = async () => {
    tries += 1;
    const row = await ports.db.estimate.findUniqueOrThrow({
      where: { id },
      select: { id: true, version: true, itemCount: true },
    });
    await ports.db.estimate.update({ where: { id }, data: { version: { increment: 1 } } });
    return row;
  };
  await expect(findInPieces(ports, find)).rejects.toMatchObject({
    code: 'BUSY',
    retryAfterSeconds: 1,
    message: expect.stringContaining('saved over and over'),
  });
  expect(tries).toBe(5);
});
