// How a table of lines is to look.
import type { Alignment } from 'pdfmake/interfaces.js';
import type { LineGroup } from '../line-groups.ts';
import type { WriteMoney } from '../../../domain/money/written.ts';

export interface LineTableOptions<Line, Group extends LineGroup<Line> = LineGroup<Line>> {
  columns: readonly LineColumn<Line, Group>[];
  money: WriteMoney;
  /** Text beside the figures in the head of a group. */
  headNote?(group: Group): string | null;
  /** Small print under the line's name; each text may have any length. */
  notesOf(line: Line): readonly string[];
  /** The notes run under the figures, too: for tables with many columns. */
  hasWideNotes: boolean;
}

/** A column to the right of number and item. */
export interface LineColumn<Line, Group extends LineGroup<Line> = LineGroup<Line>> {
  head: string;
  width: number;
  alignment?: Alignment;
  cell(line: Line): string;
  /** Text at the foot of the category; empty when left out. */
  subtotal?(group: Group): string;
}
