import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, save } from '../../testing/editing.ts';
import { numberOf } from '../../testing/ids.ts';
import { guestOf } from '../../testing/world.ts';
import { readDocument, readInTurns } from '../document/read-document.ts';
import { LINES_IN_ONE_PIECE, loadDocument } from './document-in-pieces.ts';

const server = useTestServer();

const PIECES = 3;
/** The last form before today's. */
const OLDER_FORM = 3;

/** How many turns of the loop others had meanwhile. */
const countTurns = async <Result>(use: () => Promise<Result>) => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const result = await use();
  clearImmediate(counting);
  return { result, turns };
};

it('a document of many lines comes in pieces, whole and in order, and others are served between two of them', async () => {
  const guest = guestOf(server());
  const estimate = await makeEstimate(guest);
  const items = Array.from({ length: PIECES * LINES_IN_ONE_PIECE }, (_, index) => ({
    id: String(index + 1),
    name: `“Line” ${index}, \\ and ']'`,
    details: '',
    quantity: 1,
    unit: 'EA',
    unitPrice: 1,
    tax: 0,
    category: 'Painting',
  }));
  await save(guest, estimate, { items });
  const id = numberOf(estimate.id);
  const { db } = server().ports;
  const { version, itemCount, document } = await db.estimate.findUniqueOrThrow({ where: { id } });

  const loading = await countTurns(() => loadDocument(server().ports, { id, version, itemCount }));
  expect(loading.result).toEqual(document);
  expect(loading.turns).toBeGreaterThan(PIECES);

  const older = { ...Object(document), form: OLDER_FORM };
  const reading = await countTurns(() => readInTurns(older));
  expect(reading.result).toEqual(readDocument(document));
  expect(reading.turns).toBeGreaterThanOrEqual(PIECES);

  expect(await loadDocument(server().ports, { id, version: version - 1, itemCount })).toBeNull();
  expect(await loadDocument(server().ports, { id, version: version - 1, itemCount: 1 })).toBeNull();
});
