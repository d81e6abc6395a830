// Packages beside each other, good, better and best: a column lists the contents of each, the last row its amount.
import { emptyDraft, completed } from './lines.ts';
import type { Row } from './row.ts';
import { labelAndFigures } from './totals.ts';
import { totalNamed } from './total-names.ts';
import { addRest, closeLine, pushLine, type Step } from './walk-state.ts';
import { packageNamed } from './wording.ts';

const LOOK_AHEAD = 40;

/** `GOOD | BETTER | BEST`, each in a cell of its own. */
const isHead = ({ cells }: Row): boolean =>
  cells.length > 1 &&
  cells.every(({ text }) => text.split(' ').length < 3 && packageNamed(`${text}:`) !== null);

/** The row of their amounts, one for each package. */
const pricesBelow = (rows: readonly Row[], at: number, count: number) => {
  for (let below = at + 1; below <= at + LOOK_AHEAD && below < rows.length; below += 1) {
    const found = labelAndFigures(rows[below] as Row);
    if (found?.values.length === count && totalNamed(found.label) === 'total')
      return { below, amounts: found.values };
  }
  return null;
};

export const takePackages: Step = (walk, row, at) => {
  const { rows } = walk;
  const { length } = row.cells;
  const prices = isHead(row) ? pricesBelow(rows, at, length) : null;
  const priced = prices && rows[prices.below];
  if (!prices || !priced) return 0;
  closeLine(walk);
  const next = rows[at + 1];
  const areNames = next?.cells.length === length && prices.below > at + 1;
  for (const [index, amount] of prices.amounts.entries()) {
    const name = areNames ? ` - ${next.cells[index]?.text ?? ''}` : '';
    const draft = emptyDraft(`${row.cells[index]?.text ?? ''}${name}`, priced.place);
    draft.foundBy = 'AMOUNT';
    draft.isAlternate = true;
    draft.rcv = amount;
    draft.written.amount = amount;
    pushLine(walk, completed(draft), priced);
  }
  closeLine(walk);
  for (const each of rows.slice(at + (areNames ? 2 : 1), prices.below))
    addRest(walk, each, [each.text]);
  return prices.below - at + 1;
};
