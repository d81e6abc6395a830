// What the grid's keys and the clipboard do to the lines. Places come from the focus, lines from the editor.
import { counted } from '../../../lib/format.ts';
import type { LineFields } from '../editor/line-edits.ts';
import { isUntouched, placedLine } from '../editor/lines.ts';
import type { EditorStore } from '../editor/use-editor.ts';
import { nextLineId } from '../../../../server/domain/estimate/line-ids.ts';
import { columnAt, ITEM_COLUMN, LAST_COLUMN } from './columns.ts';
import { cellsOf, wholeLines } from './copy-lines.ts';
import type { GridCell, GridFocus, GridSelection } from './grid-focus.ts';
import { parseTable, tabSeparated } from './parse-table.ts';
import { tellLimits } from './tell-limits.ts';
import { hasHeadings, linesFrom, newLineFrom, type PastedLine, patchFrom } from './paste-lines.ts';

interface GridContext {
  store: EditorStore;
  focus: GridFocus;
  /** Lines shown, in the order shown. */
  ids: readonly string[];
  announce: (message: string) => void;
  /** Unfolds the group a line is in. */
  reveal: (lineId: string) => void;
}

const CLEARED: Record<string, LineFields> = {
  name: { name: '', details: '' },
  quantity: { quantity: 0 },
  unit: { unit: '' },
  unitPrice: { unitPrice: 0 },
  tax: { tax: 0 },
};

export const createGridCommands = (context: GridContext) => {
  const { store, focus, ids, announce, reveal } = context;
  const { dispatch } = store;

  /** The selected cells, else the one cell. */
  const selectionAt = ({ id, column }: GridCell): GridSelection =>
    focus.read().selection ?? { ids: new Set([id]), from: column, to: column };

  const selectedIds = (cell: GridCell): string[] => {
    const selected = selectionAt(cell).ids;
    return ids.filter((id) => selected.has(id));
  };

  const selectTo = (anchor: GridCell, head: GridCell) => {
    const rows = [ids.indexOf(anchor.id), ids.indexOf(head.id)].toSorted((a, b) => a - b);
    const [from = 0, to = 0] = [anchor.column, head.column].toSorted((a, b) => a - b);
    const [first = 0, last = 0] = rows;
    focus.select(head, { ids: new Set(ids.slice(first, last + 1)), from, to });
  };

  const clear = (cell: GridCell) => {
    const { from, to } = selectionAt(cell);
    const fields: LineFields = {};
    for (let column = from; column <= to; column += 1) {
      Object.assign(fields, CLEARED[columnAt(column)?.field ?? '']);
    }
    if (Object.keys(fields).length === 0) return;
    const over = selectedIds(cell).map((lineId) => ({ lineId, fields }));
    dispatch({ type: 'paste', over, after: null, lines: [] });
  };

  const remove = (cell: GridCell) => {
    const lineIds = selectedIds(cell);
    const last = ids.indexOf(lineIds.at(-1) ?? '');
    const neighbor = ids[last + 1] ?? ids.findLast((id) => !lineIds.includes(id));
    dispatch({ type: 'remove', lineIds });
    announce(`${counted(lineIds.length, 'line')} removed. Undo brings them back.`);
    if (neighbor !== undefined) focus.go({ id: neighbor, column: cell.column });
  };

  const newId = () => nextLineId(store.read().draft.items);

  const duplicate = ({ id, column }: GridCell) => {
    const copy = newId();
    dispatch({ type: 'duplicate', lineId: id });
    announce('Line duplicated.');
    focus.go({ id: copy, column });
  };

  const addBelow = ({ id }: GridCell) => {
    const added = newId();
    dispatch({ type: 'add', after: id, lines: [{}] });
    reveal(added);
    focus.go({ id: added, column: ITEM_COLUMN }, 'field');
  };

  const copy = (cell: GridCell): string => {
    const { from, to } = selectionAt(cell);
    const { draft } = store.read();
    const lines = selectedIds(cell).flatMap((id) => placedLine(draft, id) ?? []);
    const isWhole = to === LAST_COLUMN ? from === 0 : from === 0 && to === 0;
    announce(isWhole ? `${counted(lines.length, 'line')} copied.` : 'Copied.');
    return tabSeparated(isWhole ? wholeLines(lines) : cellsOf(lines, from, to));
  };

  /** Over the lines there are and, for the rest, as new ones behind `after`; marks what is no number. */
  const put = (
    over: readonly (PastedLine & { lineId: string })[],
    after: string | null,
    lines: readonly PastedLine[],
  ) => {
    const first = Number(newId());
    dispatch({
      type: 'paste',
      over: over.map(({ lineId, fields }) => ({ lineId, fields })),
      after,
      lines: lines.map(({ fields }) => fields),
    });
    const added = lines.map((line, index) => ({ ...line, lineId: String(first + index) }));
    for (const { lineId, refused } of [...over, ...added]) {
      reveal(lineId);
      for (const refusal of refused) dispatch({ type: 'refuse', refusal: { ...refusal, lineId } });
    }
    tellLimits([...over, ...added].map(({ fields }) => fields));
  };

  const unitOf = (id: string): string => placedLine(store.read().draft, id)?.line.unit ?? '';

  /** Below the line; a new line in which nothing was written yet becomes the first of them. */
  const pasteAsLines = (after: string | null, rows: readonly string[][]) => {
    const lines = linesFrom(rows);
    const [first, ...rest] = lines;
    if (!first) return;
    const target = after === null ? undefined : placedLine(store.read().draft, after)?.line;
    const id = target && isUntouched(target) ? target.id : newId();
    if (id === after) put([{ ...first, lineId: id }], after, rest);
    else put([], after, lines);
    announce(`${counted(lines.length, 'line')} pasted.`);
    focus.go({ id, column: ITEM_COLUMN });
  };

  const pasteOver = (cell: GridCell, rows: readonly string[][]) => {
    const first = ids.indexOf(cell.id);
    const { from } = selectionAt(cell);
    const over = ids
      .slice(first, first + rows.length)
      .map((lineId, index) => ({ lineId, ...patchFrom(rows[index] ?? [], from, unitOf(lineId)) }));
    const lines = rows.slice(over.length).map((row) => newLineFrom(row, from));
    put(over, ids.at(-1) ?? null, lines);
    announce(`${counted(rows.length, 'row')} pasted.`);
  };

  /** One value into every selected cell. */
  const fill = (cell: GridCell, text: string) => {
    const { from, to } = selectionAt(cell);
    const row = Array.from({ length: to - from + 1 }, () => text);
    put(
      selectedIds(cell).map((lineId) => ({ lineId, ...patchFrom(row, from, unitOf(lineId)) })),
      null,
      [],
    );
  };

  /** Rows with headings, and rows on the number of a line, become new lines; others go over the cells from here on. */
  const paste = (cell: GridCell | null, text: string) => {
    const rows = parseTable(text);
    const [first = []] = rows;
    if (rows.length === 0) return;
    if (cell === null || hasHeadings(rows) || cell.column === 0) {
      return pasteAsLines(cell?.id ?? null, rows);
    }
    if (rows.length === 1 && first.length === 1) return fill(cell, first[0] ?? '');
    pasteOver(cell, rows);
  };

  return { selectTo, clear, remove, duplicate, addBelow, copy, paste };
};

export type GridCommands = ReturnType<typeof createGridCommands>;
