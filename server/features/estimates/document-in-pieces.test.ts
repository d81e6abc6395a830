import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, save } from '../../testing/editing.ts';
import { numberOf } from '../../testing/ids.ts';
import { guestOf } from '../../testing/world.ts';
import { LINES_IN_ONE_PIECE, loadDocument } from './document-in-pieces.ts';

const server = useTestServer();

const PIECES = 3;

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

  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const loaded = await loadDocument(server().ports, { id, version, itemCount });
  clearImmediate(counting);
  expect(loaded).toEqual(document);
  expect(turns).toBeGreaterThan(PIECES);

  expect(await loadDocument(server().ports, { id, version: version - 1, itemCount })).toBeNull();
  expect(await loadDocument(server().ports, { id, version: version - 1, itemCount: 1 })).toBeNull();
});
