// The materials of an estimate as CSV, one a row, to order from.
import { inventoryTotal, materialSubtotal } from '../../../domain/estimate/material-figures.ts';
import type { ShoppingListExport } from '../export-data.ts';
import { writeCsv } from './csv.ts';

const HEADS = [
  'Category',
  'Material',
  'Quantity',
  'Unit',
  'Sold by',
  'Unit cost',
  'Subtotal',
  'Note',
];

export const shoppingListCsv = ({ materials, isTest }: ShoppingListExport): Uint8Array =>
  writeCsv({
    heads: HEADS,
    rows: [
      ...materials.map((material) => [
        material.category,
        material.name,
        material.quantity,
        material.unit,
        material.packSize,
        material.unitCost,
        materialSubtotal(material),
        material.note,
      ]),
      ['', 'Total', null, '', null, null, inventoryTotal(materials), null],
    ],
    isTest,
  });
