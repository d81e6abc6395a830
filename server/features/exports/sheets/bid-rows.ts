// The working figures of a contractor, which the proposal leaves out.
import type { BidSums } from '../../../domain/estimate-figures.ts';
import { type MoneyCells, numberCell, type SheetRow, textCell } from './cells.ts';

const SHARE_FORMAT = '0.0%';

const share = (label: string, value: number): SheetRow => ({
  cells: [textCell(label), numberCell(value, SHARE_FORMAT)],
});

export const bidRows = (bid: BidSums, { amount }: MoneyCells): SheetRow[] => {
  const figure = (label: string, value: number): SheetRow => ({
    cells: [textCell(label), amount(value)],
  });
  return [
    { cells: [] },
    {
      look: 'group',
      cells: [textCell('Working figures of the contractor, not for the client')],
    },
    figure('Labor', bid.labor),
    figure('Material', bid.material),
    figure('Equipment', bid.equipment),
    figure('Direct cost', bid.directCost),
    share('Markup', bid.markupRate),
    share('Margin', bid.margin),
    share('Usual markup', bid.usualMarkupRate),
    figure('Price before tax at the usual markup', bid.usualPrice),
    figure('Contingency, not in the price', bid.contingency),
  ];
};
