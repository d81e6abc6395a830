// What a person edits of an estimate, and how it is told from what the server holds.
import { isSame } from '../../../../server/domain/is-same.ts';
import type { Mergeable } from '../../../../server/domain/estimate/merge-estimates.ts';
import type { EstimateEditor_EstimateFragment } from '../../../gql/graphql.ts';
import { lineOf, type LineWithContents } from './line-of.ts';

export interface EditorLine extends LineWithContents {
  /** The line it was duplicated from, until it is saved. */
  copyOf?: string;
}

export interface EditorDraft extends Mergeable {
  items: EditorLine[];
}

/** One version as the server holds it. */
export interface ServerVersion {
  version: number;
  draft: EditorDraft;
}

export const versionOf = (estimate: EstimateEditor_EstimateFragment): ServerVersion => ({
  version: estimate.version,
  draft: {
    title: estimate.title ?? '',
    items: estimate.items.map(lineOf),
    futureActions: estimate.summary.futureActions,
    totalOverride: estimate.hasTotalOverride ? estimate.total : null,
  },
});

/** What a person may set of a line, as it stands. */
export const fieldsOf = ({
  metadata: { finishLevel, taxByHand, charge },
  ...line
}: EditorLine) => ({
  name: line.name,
  details: line.details,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: line.unitPrice,
  tax: line.tax,
  category: line.category,
  finishLevel,
  taxByHand,
  isLocked: charge?.isLocked ?? null,
});

/** Whether a person set nothing of the one otherwise than of the other. */
export const hasSameFields = (one: EditorLine, other: EditorLine): boolean =>
  one === other || isSame(fieldsOf(one), fieldsOf(other));

const isSameLine = (one: EditorLine, other: EditorLine): boolean =>
  one.id === other.id && hasSameFields(one, other);

export const areSame = <T>(
  one: readonly T[],
  other: readonly T[],
  isEqual: (a: T, b: T) => boolean,
): boolean =>
  one === other ||
  (one.length === other.length && one.every((value, index) => isEqual(value, other[index] as T)));

export const hasSameItems = (one: EditorDraft, other: EditorDraft) =>
  areSame(one.items, other.items, isSameLine);
export const hasSameActions = (one: EditorDraft, other: EditorDraft) =>
  areSame(one.futureActions, other.futureActions, Object.is);

/** Whether saving the one after the other would change nothing. */
export const isSameDraft = (one: EditorDraft, other: EditorDraft): boolean =>
  one === other ||
  (one.title === other.title &&
    one.totalOverride === other.totalOverride &&
    hasSameActions(one, other) &&
    hasSameItems(one, other));
