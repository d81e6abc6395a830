// The materials of an estimate on paper: a list to take to the store, by category, with a box to tick.
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Material } from '../../../domain/estimate/inventory.ts';
import { inventoryTotal, materialSubtotal } from '../../../domain/estimate/material-figures.ts';
import { sumMoney } from '../../../domain/money/money.ts';
import { printPdf } from '../../../infra/pdf/print-pdf.ts';
import { categoryOf, type LineGroup, numberGroups } from '../line-groups.ts';
import type { ShoppingListExport } from '../export-data.ts';
import { unitWords } from '../../../domain/money/unit-words.ts';
import {
  counted,
  moneyWriter,
  type WriteMoney,
  writeDate,
  writeQuantity,
} from '../../../domain/money/written.ts';
import { when } from './blocks.ts';
import { cutPlanPages } from './cut-plans.ts';
import { factGrid } from './fact-grid.ts';
import { sumBlock } from './sum-block.ts';
import { framePages, MISSING_NOTE } from './frame.ts';
import { lineTables } from './line-table.ts';
import type { LineColumn } from './line-table-options.ts';
import { inOneLine } from '../../../domain/text/one-line.ts';

const KIND = 'Shopping list';

const groupMaterials = (materials: readonly Material[]): LineGroup<Material>[] =>
  numberGroups(Map.groupBy(materials, categoryOf), (own) => sumMoney(own.map(materialSubtotal)));

const columnsOf = (money: WriteMoney): LineColumn<Material>[] => [
  { head: 'Qty', width: 48, cell: ({ quantity }) => writeQuantity(quantity) },
  {
    head: 'Unit',
    width: 44,
    alignment: 'left',
    cell: ({ unit, quantity }) => unitWords(unit, quantity),
  },
  {
    head: 'Sold by',
    width: 40,
    cell: ({ packSize }) => (packSize === null ? '–' : writeQuantity(packSize)),
  },
  { head: 'Unit cost', width: 60, cell: ({ unitCost }) => money(unitCost, 4) },
  {
    head: 'Subtotal',
    width: 68,
    cell: (material) => money(materialSubtotal(material)),
    subtotal: ({ total }) => money(total),
  },
  { head: 'Got', width: 22, alignment: 'center', cell: () => '[  ]' },
];

/** @returns a definition made for one printing */
export const shoppingListPdf = ({
  materials,
  currency,
  ...head
}: ShoppingListExport): TDocumentDefinitions => {
  const money = moneyWriter(currency);
  const options = {
    columns: columnsOf(money),
    money,
    notesOf: ({ note }: Material) => [note ?? ''],
    hasWideNotes: false,
  };
  return framePages({
    isTest: head.isTest,
    kind: KIND,
    number: head.claimNumber,
    title: head.title,
    subject: `${KIND} for ${inOneLine(head.projectName)}`,
    issue: writeDate(head.updatedAt),
    footNote:
      'Quantities include waste or follow a cut plan. Prices are before tax and may differ in the store.',
    asOf: head.updatedAt,
    content: [
      { text: head.title, style: 'title', outline: true, outlineText: 'Summary' },
      factGrid([
        ['Project', head.projectName],
        ['ZIP', head.projectZip],
        ['Materials', counted(materials.length, 'material')],
        ['Total', money(inventoryTotal(materials))],
      ]),
      ...lineTables('Materials', groupMaterials(materials), options),
      ...when(materials.length === 0, { text: 'There are no materials in this list yet.' }),
      sumBlock([
        {
          label: 'Total of the materials',
          note: 'before tax',
          amount: money(inventoryTotal(materials)),
          isGrand: true,
        },
      ]),
      ...cutPlanPages(materials),
    ],
  });
};

export const printShoppingList = (list: ShoppingListExport): Promise<Uint8Array> =>
  printPdf(shoppingListPdf(list), { missingNote: structuredClone(MISSING_NOTE) });
