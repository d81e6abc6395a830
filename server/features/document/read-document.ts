// The one way from a row of an estimate to its document, parsed once.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EstimateDocument, LineItem } from '../../domain/estimate/estimate.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

export const readDocument = (document: Prisma.JsonValue): EstimateDocument =>
  STORED_ESTIMATE.read(document);

/** Lines that are brought to today's form at once: 8 ms. */
const LINES_OF_A_TURN = 500;

/** The same. Of a document of an older form others are served between pieces of its lines. */
export const readInTurns = async (stored: Prisma.JsonValue): Promise<EstimateDocument> => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    return readDocument(stored);
  const { items, scope, ...around } = stored;
  if (stored['form'] === STORED_ESTIMATE.form || !Array.isArray(items)) return readDocument(stored);
  const document = readDocument({ ...around, scope: scope ?? null, items: [] });
  const lines: LineItem[] = [];
  for (let at = 0; at < items.length; at += LINES_OF_A_TURN) {
    await nextTurn();
    const piece = items.slice(at, at + LINES_OF_A_TURN);
    lines.push(...readDocument({ ...around, scope: null, items: piece }).items);
  }
  return { ...document, items: lines };
};

/** Parses lines a piece at a time, and the rest at last, for which what was parsed is not parsed again. Throws ZodError. */
export const checkInTurns = async (document: EstimateDocument): Promise<EstimateDocument> => {
  const items: LineItem[] = [];
  for (let at = 0; at < document.items.length; at += LINES_OF_A_TURN) {
    await nextTurn();
    const piece = document.items.slice(at, at + LINES_OF_A_TURN);
    items.push(...STORED_ESTIMATE.check({ ...document, scope: null, items: piece }).items);
  }
  await nextTurn();
  return STORED_ESTIMATE.check({ ...document, items });
};

const known = new WeakMap<object, EstimateDocument>();

/** A row whose document is known without its column. */
export const withDocument = <Row extends object>(row: Row, document: EstimateDocument): Row => {
  known.set(row, document);
  return row;
};

/** Parses once for a row, however many fields of an answer ask for it. Do not change the document. */
export const documentOf = (row: { document: Prisma.JsonValue }): EstimateDocument => {
  const document = known.get(row) ?? readDocument(row.document);
  known.set(row, document);
  return document;
};
