import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { startTestServer, type TestServer } from '../../testing/app.ts';
import { bedroomsOn } from '../../testing/bedrooms.ts';
import { editedLinesOf, readEstimate, save, trySave } from '../../testing/editing.ts';
import { readUnderstood, revise, tryRevise } from '../../testing/scoping.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { numberOf } from '../../testing/ids.ts';
import { personAt } from '../../testing/world.ts';
import { lastKnown } from '../document/versions-at-hand.ts';

// Two servers on one database: each keeps what it wrote itself, and knows of the other's versions by the row alone.
let database: TestDatabase;
let servers: TestServer[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const estimator = createBuiltInEstimator(book);
  const SECRET_KEY = 'the same for both'.padEnd(32, '.');
  servers = [
    await startTestServer(database, { estimator, env: { SECRET_KEY } }),
    // No worker: the jobs of both run where their files are.
    await startTestServer(database, { estimator, env: { SECRET_KEY, ROLE: 'web' } }),
  ];
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await database.drop();
});

const [one, other] = [0, 1].map((index) => () => {
  const server = servers[index];
  if (!server) throw new Error('The server is not running yet.');
  return server;
}) as [() => TestServer, () => TestServer];
const { newBedroom, lineOf, sized } = bedroomsOn(one);

const visit = async () => {
  const { guest, estimate } = await newBedroom();
  return { here: guest, there: personAt(other().url, guest.headers), estimate };
};

it('answers of what it has just written are those of whoever reads the row', async () => {
  const { here, there, estimate } = await visit();
  let standing = estimate;
  for (const length of [20, 15, 31, 12, 20]) {
    standing = await revise(here, standing, sized(standing, length, 16));
    const read = await readUnderstood(here, estimate.id);
    expect(read).toEqual(standing);
    expect(read).toEqual(await readUnderstood(there, estimate.id));
  }
});

it('what was just written is known by the version and the moment of its row', async () => {
  const { here, estimate } = await visit();
  const revised = await revise(here, estimate, sized(estimate, 20, 16));
  const { ports } = one();
  const kept = lastKnown(ports, numberOf(estimate.id));
  if (!kept) throw new Error('Nothing is kept.');
  const { estimateId: id, version, updatedAt } = kept;
  expect(version).toBe(revised.version);
  expect(await ports.db.estimate.count({ where: { id, version, updatedAt } })).toBe(1);
});

it('corrects what another server wrote since, and keeps its edits', async () => {
  const { here, there, estimate } = await visit();
  const once = await revise(here, estimate, sized(estimate, 20, 16));
  const walls = lineOf(once, 'PNT-WALL');
  const items = editedLinesOf(await readEstimate(there, estimate.id), {
    [walls.id]: { unitPrice: 9 },
  });
  const edited = await save(there, once, { items });
  const late = { estimateId: once.id, version: once.version, patches: [sized(once, 22, 16)] };
  expect(await tryRevise(here, late)).toMatchObject({ __typename: 'EstimateConflict' });
  const again = await revise(here, { ...once, version: edited.version }, sized(once, 24, 16));
  expect(lineOf(again, 'PNT-WALL').unitPrice).toBe(9);
  expect(await readUnderstood(there, estimate.id)).toEqual(again);
});

it('saves on what it has just written, and on what another server wrote since', async () => {
  const { here, there, estimate } = await visit();
  const priced = async (person: typeof here, version: number, unitPrice: number) => {
    const standing = await readEstimate(person, estimate.id);
    const walls = lineOf(estimate, 'PNT-WALL');
    const items = editedLinesOf(standing, { [walls.id]: { unitPrice } });
    return trySave(person, { estimateId: estimate.id, version, items });
  };
  const revised = await revise(here, estimate, sized(estimate, 20, 16));
  const saved = { __typename: 'SaveEstimateSuccess' };
  expect(await priced(here, revised.version, 7)).toMatchObject(saved);
  const { db } = one().ports;
  const id = numberOf(estimate.id);
  const { version, updatedAt } = await db.estimate.findUniqueOrThrow({ where: { id } });
  expect(lastKnown(one().ports, id)).toMatchObject({ version, updatedAt });
  expect(await priced(here, version, 8)).toMatchObject(saved);
  expect(await priced(there, version + 1, 9)).toMatchObject(saved);
  expect(await priced(here, version + 1, 10)).toMatchObject({ __typename: 'EstimateConflict' });
  expect(await priced(here, version + 2, 11)).toMatchObject(saved);
  expect(await readEstimate(here, estimate.id)).toEqual(await readEstimate(there, estimate.id));
  const again = await revise(here, { ...revised, version: version + 3 }, sized(revised, 24, 16));
  expect(lineOf(again, 'PNT-WALL').unitPrice).toBe(11);
  expect(await readUnderstood(there, estimate.id)).toEqual(again);
});

it('saves on what it has read in pieces, and not where another server wrote since', async () => {
  const { here, there, estimate } = await visit();
  const { id: estimateId, version } = estimate;
  const [line] = editedLinesOf(await readEstimate(here, estimateId));
  if (!line) throw new Error('There is no line.');
  const items = Array.from({ length: 600 }, (_, at) => ({ ...line, id: String(at + 1) }));
  const large = await save(here, { id: estimateId, version }, { items });
  await readEstimate(there, estimateId);
  const known = () => lastKnown(other().ports, numberOf(estimateId))?.version;
  expect(known()).toBe(large.version);
  const since = await save(here, large, { title: 'Since' });
  const late = { estimateId, version: large.version, title: 'Late' };
  expect(await trySave(there, late)).toMatchObject({ __typename: 'EstimateConflict' });
  await readEstimate(there, estimateId);
  expect(known()).toBe(since.version);
  const last = await save(there, since, { futureActions: ['Measure'] });
  expect(last).toMatchObject({ title: 'Since', summary: { futureActions: ['Measure'] } });
  expect(await readEstimate(here, estimateId)).toMatchObject(last);
});

it('corrects what it has read in pieces, with what it was merged from', async () => {
  const { here, there, estimate } = await visit();
  const [line] = editedLinesOf(await readEstimate(here, estimate.id));
  if (!line) throw new Error('There is no line.');
  const items = Array.from({ length: 600 }, (_, at) => ({ ...line, id: String(at + 1) }));
  const large = await save(here, estimate, { items });
  const once = await revise(here, large, sized(estimate, 20, 16));
  await readEstimate(there, estimate.id);
  expect(lastKnown(other().ports, numberOf(estimate.id))).not.toHaveProperty('mergedFrom');
  const again = await revise(there, once, sized(once, 24, 16));
  expect(again.items).toHaveLength(once.items.length);
  expect(again).toEqual(await readUnderstood(here, estimate.id));
});
