// Why a save failed, as text for people (spec §8: 'Save failed:' plus the server's data).
import type { Problem } from '../../../lib/problem.ts';
import { isGone, readFailure } from '../../../lib/request-failure.ts';
import { COLUMNS } from '../outline/columns.ts';
import type { Draft } from './draft.ts';
import type { SaveFailure } from './use-editor.ts';

const ITEM = /^(?:input\.)?items\.(\d+)\.?(.*)$/;
const LINE = /^Line \d+: /;

/** The name that a field of a line has on the screen; none for what is not shown. */
const NAMES = new Map<string, string>([
  ...COLUMNS.flatMap((column) =>
    'field' in column ? [[column.field, column.label] as const] : [],
  ),
  ['details', 'Details'],
  ['category', 'Category'],
  ['finishLevel', 'Finish'],
]);

/** A line with its name and the field, once; what is no line has its place in its message. */
const fieldText = ({ path, message }: Problem['fields'][number], { items }: Draft): string => {
  const [, index, field = ''] = ITEM.exec(path) ?? [];
  if (index === undefined) return message;
  const name = items[Number(index)]?.name.trim();
  const place = [`Line ${Number(index) + 1}${name ? ` (${name})` : ''}`, NAMES.get(field)];
  return `${place.filter(Boolean).join(', ')}: ${message.replace(LINE, '')}`;
};

/** The message of the whole is left out where a field says the same. */
export const refusalOf = ({ message, fields }: Problem, draft: Draft): SaveFailure => ({
  message: 'Save failed:',
  details: [
    ...(fields.some((field) => field.message === message) ? [] : [message]),
    ...fields.map((field) => fieldText(field, draft)),
  ].join('\n'),
});

export const failureOf = (error: unknown): SaveFailure => ({
  message: 'Save failed:',
  details: isGone(error)
    ? 'This estimate was deleted. Your changes are still here; restore it, and save again.'
    : `${readFailure(error).message} Your changes are still here; save again.`,
});
