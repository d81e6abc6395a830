// The materials as the drawer edits them: amounts stand as they were typed.
import { toNumber } from '../../../server/domain/money/to-number.ts';
import {
  MATERIAL_FIELDS,
  type MaterialField,
  materialSubtotal,
} from '../../../server/domain/estimate/material-figures.ts';
import { roundUnitPrice, sumMoney } from '../../../server/domain/money/money.ts';
import { unitPriceText } from '../../lib/format.ts';
import type { MaterialInput } from '../../gql/graphql.ts';
import type { Inventory } from './inventory-context.ts';

export type Material = Inventory['materials'][number];

export interface MaterialRow {
  /** Key that stays while the row does. */
  readonly key: string;
  /** Id of the material. It is null until the material is saved for the first time. */
  readonly id: string | null;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly unitCost: string;
  readonly category: string;
  readonly note: string | null;
  readonly packSize: number | null;
  readonly hasCutPlan: boolean;
  readonly isEdited: boolean;
}

export type MaterialValues = Pick<Material, MaterialField>;

export const rowOf = (material: Material): MaterialRow => ({
  key: `saved ${material.id}`,
  id: material.id,
  name: material.name,
  quantity: String(material.quantity),
  unit: material.unit,
  unitCost: unitPriceText(material.unitCost),
  category: material.category ?? '',
  note: material.note,
  packSize: material.packSize,
  hasCutPlan: material.hasCutPlan,
  isEdited: material.isEdited,
});

/** A material its owner adds: defaults as for a new line of the estimate. */
export const newRow = (number: number, category: string): MaterialRow => ({
  key: `new ${number}`,
  id: null,
  name: '',
  quantity: '1',
  unit: 'EA',
  unitCost: '0',
  category,
  note: null,
  packSize: null,
  hasCutPlan: false,
  isEdited: false,
});

/** An amount as it counts, once it is no longer typed: a text that is no number becomes 0. */
export const settled = (field: 'quantity' | 'unitCost', text: string): string =>
  field === 'unitCost' ? unitPriceText(roundUnitPrice(toNumber(text))) : String(toNumber(text));

/** What stands in a row. A text that is no number counts as 0. */
export const valuesOf = (row: MaterialRow): MaterialValues => ({
  name: row.name.trim(),
  quantity: toNumber(row.quantity),
  unit: row.unit.trim() || 'EA',
  unitCost: roundUnitPrice(toNumber(row.unitCost)),
  // The server sends null, too, when there is no category.
  category: row.category || null,
});

export const inputOf = (row: MaterialRow): MaterialInput => ({
  ...(row.id === null ? {} : { id: row.id }),
  ...valuesOf(row),
  // Null would leave the category as it is.
  category: row.category,
});

export const hasSameValues = (one: MaterialValues, other: MaterialValues): boolean =>
  MATERIAL_FIELDS.every((field) => one[field] === other[field]);

/** Whether saving the rows would change anything. */
export const areChanged = (rows: readonly MaterialRow[], saved: readonly Material[]): boolean => {
  const known = new Map(saved.map((material) => [material.id, material]));
  return (
    rows.length !== saved.length ||
    rows.some((row) => {
      const material = row.id === null ? undefined : known.get(row.id);
      return !material || !hasSameValues(valuesOf(row), material);
    })
  );
};

export const rowSubtotal = (row: MaterialRow): number => materialSubtotal(valuesOf(row));

/** Adds up to the cent, as the server does. */
export const rowsTotal = (rows: readonly MaterialRow[]): number => sumMoney(rows.map(rowSubtotal));

export interface MaterialGroup {
  category: string;
  rows: MaterialRow[];
  subtotal: number;
}

/** Groups rows by category, in the order in which the categories first appear. */
export const groupRows = (rows: readonly MaterialRow[]): MaterialGroup[] =>
  [...Map.groupBy(rows, ({ category }) => category)].map(([category, members]) => ({
    category,
    rows: members,
    subtotal: rowsTotal(members),
  }));
