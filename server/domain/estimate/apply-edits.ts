// An owner's edits of a whole estimate: lines, title, next steps and the total, with every figure following.
import { applyEditedLines, haveSameNumbers, type EditedLine } from './edit-lines.ts';
import type { EstimateDocument } from './estimate.ts';
import { projectTotal } from '../money/pricing.ts';
import { keepSame } from '../keep-same.ts';
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
export const applyEdits = (document: EstimateDocument, edits: EstimateEdits): EstimateDocument => {
  const items = edits.items
    ? keepSame(document.items, applyEditedLines(document.items, edits.items))
    : document.items;
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
};
