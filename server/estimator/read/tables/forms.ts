// Forms that ask for one price at each piece of work: `Bid Cost: ____ X 1.00 EA = ____` below its name and what it has to be.
import { headNamed } from './head-words.ts';
import { isBlankCell, moneyIn, numberIn, quantityIn } from './figures.ts';
import { withMoney } from './headless.ts';
import { emptyDraft } from './lines.ts';
import type { Row } from './row.ts';
import { joinedPlace, pushLine, type Step, type Walk } from './walk-state.ts';

/** Its label, the price of one, how many, in what unit, and the amount; each but the quantity may be a blank. */
const ASKED =
  /^(?:(?:bid|unit) )?(?:cost|price|bid):?\s+(\$? ?[\d,.]+|\$? ?_+)?\s*[x×]\s*(\d[\d,.]*)\s*([a-z]{1,6}\.?)?\s*=\s*(\$? ?[\d,.]+|\$? ?_+)?$/i;

/** `2010 TEAR OFF AND REROOF - SHINGLE`: a number and capitals. */
const NAME = /^(\d{1,6})[.)]? (?=\p{Lu}{2})(\P{Ll}{3,120})$/u;
/** What is specified of one piece of work goes over fewer rows. */
const MOST_ROWS = 30;

interface Named {
  number: string;
  words: string;
  rows: readonly Row[];
}

/** The name that stands last above, with the rows between, out of what was understood as nothing else. */
const nameAbove = (walk: Walk): Named | null => {
  const from = walk.loose.findLastIndex(({ row }) => NAME.test(row.text));
  const rows = walk.loose.slice(from).map(({ row }) => row);
  const [, number = '', words = ''] = NAME.exec(rows[0]?.text ?? '') ?? [];
  if (from < 0 || rows.length > MOST_ROWS) return null;
  walk.loose.splice(from);
  return { number, words, rows };
};

/** `Unit price | Quantity | Total cost` below such a row says again what its figures are. */
const isCaption = (row: Row | undefined): boolean =>
  row !== undefined &&
  row.cells.length > 1 &&
  row.cells.every(({ text }) => headNamed(text) !== null || /^base$/i.test(text));

export const takeAskedPrice: Step = (walk, row, at) => {
  const [found, price = '', count = '', unitText = '', amount = ''] = ASKED.exec(row.text) ?? [];
  const { value, unit } = quantityIn(`${count} ${unitText}`.trim());
  const quantity = value ?? numberIn(count);
  const named = found === undefined || quantity === null ? null : nameAbove(walk);
  if (!named || quantity === null) return 0;
  const [first = row, ...specified] = named.rows;
  const draft = emptyDraft(named.words, joinedPlace(first.place, [row.place]));
  draft.number = named.number;
  draft.note =
    specified
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 1_000) || null;
  const figure = (text: string) => (isBlankCell(text) ? null : moneyIn(text));
  const none = { tax: null, depreciation: null, acv: null };
  const line = withMoney(
    draft,
    { ...none, unitPrice: figure(price), rcv: figure(amount) },
    quantity,
    unit ?? (unitText === '' ? null : { code: unitText.toUpperCase(), factor: 1 }),
  );
  pushLine(walk, line, row);
  return isCaption(walk.rows[at + 1]) ? 2 : 1;
};
