// What a person edits of an estimate, and how it is told from what the server holds.
import { isSame } from '../../../../server/domain/is-same.ts';
import type { Mergeable } from '../../../../server/domain/estimate/merge-estimates.ts';
import type {
  EstimateEditor_EstimateFragment,
  LineItemInput,
  SaveEstimateInput,
} from '../../../gql/graphql.ts';
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

const lineInput = (line: EditorLine): LineItemInput => ({
  id: line.id,
  ...fieldsOf(line),
  ...(line.copyOf === undefined ? {} : { copyOf: line.copyOf }),
});

/** Whether a person set nothing of the one otherwise than of the other. */
export const hasSameFields = (one: EditorLine, other: EditorLine): boolean =>
  one === other || isSame(fieldsOf(one), fieldsOf(other));

const isSameLine = (one: EditorLine, other: EditorLine): boolean =>
  one.id === other.id && hasSameFields(one, other);

const areSame = <T>(
  one: readonly T[],
  other: readonly T[],
  isEqual: (a: T, b: T) => boolean,
): boolean =>
  one === other ||
  (one.length === other.length && one.every((value, index) => isEqual(value, other[index] as T)));

const hasSameItems = (one: EditorDraft, other: EditorDraft) =>
  areSame(one.items, other.items, isSameLine);
const hasSameActions = (one: EditorDraft, other: EditorDraft) =>
  areSame(one.futureActions, other.futureActions, Object.is);

/** Whether saving the one after the other would change nothing. */
export const isSameDraft = (one: EditorDraft, other: EditorDraft): boolean =>
  one === other ||
  (one.title === other.title &&
    one.totalOverride === other.totalOverride &&
    hasSameActions(one, other) &&
    hasSameItems(one, other));

/** Only what differs from the version it is based on. */
export const saveInput = (
  estimateId: string,
  base: ServerVersion,
  draft: EditorDraft,
): SaveEstimateInput => {
  const hasOtherItems = !hasSameItems(base.draft, draft);
  const hasOtherTotal = base.draft.totalOverride !== draft.totalOverride;
  return {
    estimateId,
    version: base.version,
    ...(draft.title === base.draft.title ? {} : { title: draft.title }),
    ...(hasOtherItems ? { items: draft.items.map(lineInput) } : {}),
    ...(hasSameActions(base.draft, draft) ? {} : { futureActions: draft.futureActions }),
    // Said whenever lines are sent, too, so that nobody has to guess whether the total follows them.
    ...(hasOtherItems || hasOtherTotal
      ? draft.totalOverride === null
        ? { clearTotalOverride: true }
        : { totalOverride: draft.totalOverride }
      : {}),
  };
};
