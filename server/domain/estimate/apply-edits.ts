// An owner's edits of a whole estimate: lines, title, next steps and the total, with every figure following.
import { editedLines, haveSameNumbers, type EditedLine } from './edit-lines.ts';
import type { EstimateDocument } from './estimate.ts';
import { projectTotal } from '../money/pricing.ts';
import { keepSame } from '../keep-same.ts';
import { atOnce, type Steps } from '../steps.ts';
import { refigure } from './refigure.ts';

/** Edits of an estimate. What is absent stays as it is. */
export interface EstimateEdits {
  title?: string | undefined;
  items?: readonly EditedLine[] | undefined;
  futureActions?: string[] | undefined;
  /** Dollars. A null value lets the total follow the lines again. */
  totalOverride?: number | null | undefined;
}

/** Changed numbers let the total follow the lines again, unless the same edit sets it. */
export function* editedDocument(
  document: EstimateDocument,
  edits: EstimateEdits,
): Steps<EstimateDocument> {
  const edited = edits.items && (yield* editedLines(document.items, edits.items));
  const items = edited ? keepSame(document.items, edited) : document.items;
  yield;
  const kept = haveSameNumbers(document.items, items) ? document.totalOverride : null;
  const wished = edits.totalOverride === undefined ? (kept ?? null) : edits.totalOverride;
  return refigure(document, {
    ...document,
    title: edits.title ?? document.title,
    futureActions: edits.futureActions ?? document.futureActions,
    items,
    // A total that is set to what the lines add up to goes on following them.
    totalOverride: wished === projectTotal(items) ? null : wished,
  });
}

/** The same at once. */
export const applyEdits = (document: EstimateDocument, edits: EstimateEdits): EstimateDocument =>
  atOnce(editedDocument(document, edits));
