// Where a key leads in the grid. Rows and columns count from 0.
import { COLUMNS, LAST_COLUMN } from './columns.ts';

export interface GridPosition {
  row: number;
  column: number;
}

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const PAGE = 10;

type Move = (place: GridPosition, lastRow: number, isWide: boolean) => GridPosition;

/** Wide moves, with Ctrl or Cmd, go to the edge. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }, _, isWide) => ({ row: isWide ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, lastRow, isWide) => ({ row: isWide ? lastRow : row + 1, column }),
  ArrowLeft: ({ row, column }, _, isWide) => ({ row, column: isWide ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, _, isWide) => ({
    row,
    column: isWide ? LAST_COLUMN : column + 1,
  }),
  Home: ({ row }, _, isWide) => ({ row: isWide ? 0 : row, column: 0 }),
  End: ({ row }, lastRow, isWide) => ({ row: isWide ? lastRow : row, column: LAST_COLUMN }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
};

const within = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Returns null when the key moves nothing. */
export const moved = (
  { key, ctrlKey, metaKey }: KeyPress,
  place: GridPosition,
  rowCount: number,
): GridPosition | null => {
  const move = MOVES[key];
  if (!move || rowCount === 0) return null;
  const { row, column } = move(place, rowCount - 1, ctrlKey || metaKey);
  return { row: within(row, rowCount - 1), column: within(column, COLUMNS.length - 1) };
};
