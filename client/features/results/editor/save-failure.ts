// Why a save failed, as text for people ('Save failed:' plus the server's data).
import type { SaveEstimateInput } from '../../../gql/graphql.ts';
import type { Problem } from '../../../lib/problem.ts';
import { isGone, readFailure } from '../../../lib/request-failure.ts';
import { COLUMNS } from '../outline/columns.ts';
import type { EditorDraft } from './draft.ts';
import { AMOUNT_LABELS, type RefusedAmount } from './refusals.ts';

export interface SaveFailure {
  message: string;
  /** What the server said, as text for people; may have several lines. */
  details: string;
}

const CHANGED = /^(?:input\.)?changedLines\.(\d+)\.?(.*)$/;

/** The name that a field of a line has on the screen; none for what is not shown. */
const NAMES = new Map<string, string>([
  ...COLUMNS.flatMap((column) =>
    'field' in column ? [[column.field, column.label] as const] : [],
  ),
  ['details', 'Details'],
  ['category', 'Category'],
  ['finishLevel', 'Finish'],
]);

const placeOf = ({ items }: EditorDraft, index: number, field: string | undefined): string => {
  const name = items[index]?.name.trim();
  return [`Line ${index + 1}${name ? ` (${name})` : ''}`, field].filter(Boolean).join(', ');
};

/** What was sent: the lines that changed, of all that the draft has. */
interface Sent {
  draft: EditorDraft;
  input: Pick<SaveEstimateInput, 'changedLines'>;
}

/** A line with its name and the field; what is no line has its place in its message. */
const fieldText = (
  { path, message }: Problem['fields'][number],
  { draft, input }: Sent,
): string => {
  const [, index, field = ''] = CHANGED.exec(path) ?? [];
  const id = input.changedLines?.[Number(index)]?.id;
  if (id === undefined) return message;
  const place = draft.items.findIndex((line) => line.id === id);
  return `${placeOf(draft, place, NAMES.get(field))}: ${message}`;
};

/** The message of the whole is left out where a field says the same. */
export const refusalOf = ({ message, fields }: Problem, sent: Sent): SaveFailure => ({
  message: 'Save failed:',
  details: [
    ...(fields.some((field) => field.message === message) ? [] : [message]),
    ...fields.map((field) => fieldText(field, sent)),
  ].join('\n'),
});

/** Cells whose text is no number: saving would leave out what stands there. */
export const notNumbers = (
  refusals: readonly RefusedAmount[],
  draft: EditorDraft,
): SaveFailure => ({
  message: 'Not saved yet:',
  details: refusals
    .map(({ lineId, field, hint }) => {
      const index = draft.items.findIndex(({ id }) => id === lineId);
      return `${placeOf(draft, index, AMOUNT_LABELS[field])}: ${hint}`;
    })
    .join('\n'),
});

export const failureOf = (error: unknown): SaveFailure => ({
  message: 'Save failed:',
  details: isGone(error)
    ? 'This estimate was deleted. Your changes are still here; restore it, and save again.'
    : `${readFailure(error).message} Your changes are still here; save again.`,
});
