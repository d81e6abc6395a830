// The sheet of materials to order from: subtotals and the total follow a changed quantity or price.
import { type Material } from '../../../domain/inventory.ts';
import { inventoryTotal, materialSubtotal } from '../../../domain/material-figures.ts';
import { type MoneyCells, numberCell, type SheetRow, type Sheet, textCell } from './cells.ts';

const COLUMNS = [
  ['Category', 24],
  ['Material', 50],
  ['Quantity', 10],
  ['Unit', 7],
  ['Sold by', 9],
  ['Unit cost', 12],
  ['Subtotal', 14],
  ['Note', 50],
] as const;

const rowOf = (material: Material, row: number, { amount, sum }: MoneyCells): SheetRow => ({
  cells: [
    textCell(material.category),
    textCell(material.name),
    numberCell(material.quantity),
    textCell(material.unit),
    numberCell(material.packSize),
    amount(material.unitCost),
    sum(`ROUND(C${row}*F${row},2)`, materialSubtotal(material)),
    textCell(material.note ?? ''),
  ],
});

export const materialSheet = (materials: readonly Material[], cells: MoneyCells): Sheet => {
  const last = materials.length + 1;
  return {
    name: 'Materials',
    widths: COLUMNS.map(([, width]) => width),
    headRows: 1,
    isLandscape: true,
    filter: `A1:H${last}`,
    rows: [
      { look: 'head', cells: COLUMNS.map(([head]) => textCell(head)) },
      ...materials.map((material, index) => rowOf(material, index + 2, cells)),
      {
        look: 'sum',
        cells: [
          null,
          textCell('Total before tax'),
          null,
          null,
          null,
          null,
          cells.sum(`SUBTOTAL(9,G2:G${last})`, inventoryTotal(materials)),
        ],
      },
    ],
  };
};
