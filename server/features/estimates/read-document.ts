// The one way from a stored estimate to its document: parsed, with everything that documents have today.
import { type EstimateDocument, estimateDocumentSchema } from '../../domain/estimate.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

export const readDocument = (document: Prisma.JsonValue): EstimateDocument =>
  estimateDocumentSchema.parse(document);

const known = new WeakMap<object, EstimateDocument>();

/** Parsed once for a row, however many fields of an answer ask for it. Not to be changed. */
export const documentOf = (row: { document: Prisma.JsonValue }): EstimateDocument => {
  const document = known.get(row) ?? readDocument(row.document);
  known.set(row, document);
  return document;
};
