// The inventory as a small HTML table, for clients that show it as it is. Everything a person wrote is escapeHtml here.
import { escapeHtml } from '../../domain/text/escape-html.ts';
import { type Material } from '../../domain/estimate/inventory.ts';
import { moneyWriter } from '../../domain/money/written.ts';
import { inventoryTotal, materialSubtotal } from '../../domain/estimate/material-figures.ts';

const amountOf = (quantity: number): string =>
  quantity.toLocaleString('en-US', { maximumFractionDigits: 4 });

const row = (material: Material, money: (amount: number) => string): string => {
  const cells = [
    escapeHtml(material.name),
    amountOf(material.quantity),
    escapeHtml(material.unit),
    money(material.unitCost),
    money(materialSubtotal(material)),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
};

/** Empty when there are no materials. */
export const inventoryHtml = (materials: readonly Material[], currency: string): string => {
  if (materials.length === 0) return '';
  const write = moneyWriter(currency);
  // Documents may carry a code that is no currency, and is written as it is.
  const money = (amount: number) => escapeHtml(write(amount));
  const heads = ['Material', 'Qty', 'Unit', 'Unit Cost', 'Subtotal'];
  return [
    '<table>',
    `<thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>`,
    `<tbody>${materials.map((material) => row(material, money)).join('')}</tbody>`,
    `<tfoot><tr><th colspan="4">Total</th><td>${money(inventoryTotal(materials))}</td></tr></tfoot>`,
    '</table>',
  ].join('');
};
