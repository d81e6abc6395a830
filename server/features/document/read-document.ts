// The one way from a row of an estimate to its document, parsed once.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

export const readDocument = (document: Prisma.JsonValue): EstimateDocument =>
  STORED_ESTIMATE.read(document);

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
