// The columns of the outline, from left to right, and the field of a line that each edits.
import type { EditorLine } from '../editor/draft.ts';
import type { EditableField } from '../editor/line-edits.ts';
import type { SortKey } from './arrange-lines.ts';

interface OutlineColumn {
  key: SortKey;
  label: string;
  /** Absent for what follows from the rest. */
  field?: Extract<EditableField, 'name' | 'quantity' | 'unit' | 'unitPrice' | 'tax'>;
  isNumber: boolean;
}

export const COLUMNS = [
  { key: 'position', label: '#', isNumber: false },
  { key: 'name', label: 'Item', field: 'name', isNumber: false },
  { key: 'quantity', label: 'Qty', field: 'quantity', isNumber: true },
  { key: 'unit', label: 'Unit', field: 'unit', isNumber: false },
  { key: 'unitPrice', label: 'Unit Price', field: 'unitPrice', isNumber: true },
  { key: 'tax', label: 'Tax', field: 'tax', isNumber: true },
  { key: 'total', label: 'Total', isNumber: true },
] as const satisfies readonly OutlineColumn[];

export const columnAt = (index: number): OutlineColumn | undefined => COLUMNS[index];
export const ITEM_COLUMN = 1;
export const LAST_COLUMN = COLUMNS.length - 1;

export const categoryLabel = (category: string): string => category || 'Uncategorized';

/** What a line is called where its fields are named one by one. */
export const lineLabel = ({ name }: Pick<EditorLine, 'name'>, position: number): string =>
  name.trim() ? `line ${position}, ${name.trim().slice(0, 60)}` : `line ${position}`;

export const factsLabel = (label: string): string => `Price source: ${label}`;
