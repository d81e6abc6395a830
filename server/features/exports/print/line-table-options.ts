// How a table of lines is to look.
import type { Alignment } from 'pdfmake/interfaces.js';
import type { LineGroup } from '../line-groups.ts';
import type { WriteMoney } from '../../../domain/written.ts';

export interface LineTableOptions<Line, Group extends LineGroup<Line> = LineGroup<Line>> {
  columns: readonly LineColumn<Line, Group>[];
  money: WriteMoney;
  /** Beside the figures in the head of a group. */
  headNote?(group: Group): string | null;
  /** In small print under the line's name, each text of any length. */
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
  /** At the foot of the category; empty unless told. */
  subtotal?(group: Group): string;
}
