// What an edit makes of a line. Each edit is made anew on the line as the server holds it: so a figure that is typed digit by
// digit, or changed and changed back, leaves the same range and source behind as one that was typed at once.
import {
  asCopy,
  editLine,
  type LineChanges,
  newLine,
} from '../../../../server/domain/estimate/edit-lines.ts';
import { nextLineId } from '../../../../server/domain/estimate/line-ids.ts';
import { type EditorLine, fieldsOf } from './draft.ts';

/** The fields a person may set. */
export type LineFields = Omit<LineChanges, 'finishLevel'>;
/** Whether a number follows from others. */
const FLAGS = ['taxByHand', 'isLocked'] as const satisfies (keyof LineFields)[];

/** What is written into a cell. */
export type EditableField = Exclude<keyof LineFields, (typeof FLAGS)[number]>;

export const NUMBERS = ['quantity', 'unitPrice', 'tax'] as const satisfies EditableField[];
export type AmountField = (typeof NUMBERS)[number];

export const hasNumbers = (fields: LineFields): boolean =>
  [...NUMBERS, ...FLAGS].some((field) => fields[field] !== undefined);

/** The line a line is, or was duplicated from, as the server holds it. */
export type Origins = ReadonlyMap<string, EditorLine>;

export const edited = (line: EditorLine, changes: LineChanges, origins: Origins): EditorLine => {
  const { id, copyOf } = line;
  const origin = origins.get(id) ?? origins.get(copyOf ?? '') ?? newLine(id);
  // Made on the line as it is, too: it knows which finish level it is at now.
  const next = editLine(origin, fieldsOf(editLine(line, changes)));
  return { ...next, id, ...(copyOf === undefined ? {} : { copyOf }) };
};

export const added = (lines: readonly { id: string }[], fields: readonly LineFields[]) => {
  const first = Number(nextLineId(lines));
  return fields.map((each, index) => editLine(newLine(String(first + index)), each));
};

export const copied = (line: EditorLine, lines: readonly EditorLine[]): EditorLine => ({
  ...asCopy(line),
  id: nextLineId(lines),
  copyOf: line.copyOf ?? line.id,
});
