// Finding lines of a draft. What is worked out of a list of lines is kept for as long as the list itself.
import { newLine } from '../../../../server/domain/edit-lines.ts';
import { isSame } from '../../../../server/domain/is-same.ts';
import { sumMoney } from '../../../../server/domain/money.ts';
import { lineTotal } from '../../../../server/domain/pricing.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import type { EditorDraft, EditorLine } from './draft.ts';

export interface PlacedLine {
  line: EditorLine;
  /** In the estimate's own order, from 1. */
  position: number;
}

const placed = keptFor(
  (items: readonly EditorLine[]): ReadonlyMap<string, PlacedLine> =>
    new Map(items.map((line, index) => [line.id, { line, position: index + 1 }] as const)),
);

export const placedLine = ({ items }: EditorDraft, id: string): PlacedLine | undefined =>
  placed(items).get(id);

export const lineWithId = (draft: EditorDraft, id: string): EditorLine | undefined =>
  placedLine(draft, id)?.line;

/** A line as `+ Add Item` makes it. */
export const isUntouched = (line: EditorLine): boolean => isSame(line, newLine(line.id));

export const totalOfLines = (draft: EditorDraft, ids: readonly string[]): number =>
  sumMoney(
    ids.map((id) => {
      const line = lineWithId(draft, id);
      return line ? lineTotal(line) : 0;
    }),
  );
