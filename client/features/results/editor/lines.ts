// Finds lines of a draft. What is worked out from a list of lines is kept for as long as the list itself.
import { newLine } from '../../../../server/domain/estimate/edit-lines.ts';
import { lineNumbers } from '../../../../server/domain/estimate/line-numbers.ts';
import { isSame } from '../../../../server/domain/is-same.ts';
import { sumMoney } from '../../../../server/domain/money/money.ts';
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import type { EditorDraft, EditorLine } from './draft.ts';
import type { EditorState } from './editor-state.ts';

export interface PlacedLine {
  line: EditorLine;
  /** Position in the estimate's own order, from 1. */
  position: number;
  /** Number that names the line wherever it is shown. It is null for a charge that has come to nothing. */
  number: number | null;
}

const placed = keptFor((items: readonly EditorLine[]): ReadonlyMap<string, PlacedLine> => {
  const numbers = lineNumbers(items);
  return new Map(
    items.map((line, index) => {
      const number = numbers.get(line.id) ?? null;
      return [line.id, { line, position: number ?? index + 1, number }] as const;
    }),
  );
});

export const placedLine = ({ items }: EditorDraft, id: string): PlacedLine | undefined =>
  placed(items).get(id);

export const lineWithId = (draft: EditorDraft, id: string): EditorLine | undefined =>
  placedLine(draft, id)?.line;

/** The line as the server holds it; null for one that is not saved. */
export const savedLine = ({ base }: Pick<EditorState, 'base'>, id: string): EditorLine | null =>
  lineWithId(base.draft, id) ?? null;

/** A line as `+ Add Item` makes it. */
export const isUntouched = (line: EditorLine): boolean => isSame(line, newLine(line.id));

export const totalOfLines = (draft: EditorDraft, ids: readonly string[]): number =>
  sumMoney(
    ids.map((id) => {
      const line = lineWithId(draft, id);
      return line ? lineTotal(line) : 0;
    }),
  );
