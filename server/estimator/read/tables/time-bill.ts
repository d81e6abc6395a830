// Labor by employee: hours of straight time and overtime, each with its rate, over one amount. Every kind of hours is a line.
import { hundredths } from '../../../domain/numbers.ts';
import { moneyIn, numberIn } from './figures.ts';
import { completed, emptyDraft, withQuantity } from './lines.ts';
import type { Cell, Row } from './row.ts';
import { type Step, type Walk, closeLine, pushLine } from './walk-state.ts';
import { knownUnit } from '../plans/written-units.ts';

/** Kinds of hours by the words of their heads. */
const HOURS: readonly (readonly [words: RegExp, name: string])[] = [
  [/^(?:s\.?t\.?|straight(?: time)?|reg(?:ular)?\.?(?: time)?|r\.?t\.?)\b/i, 'straight time'],
  [/^(?:o\.?t\.?|over ?time|1\.5 ?x|time (?:and|&) a half)(?![a-z])/i, 'overtime'],
  [/^(?:d\.?t\.?|double(?: time)?|2 ?x)(?![a-z])/i, 'double time'],
];
const LONGEST_HEAD = 24;
const RATE = /\brates?\b|\$/i;
const WHO = /^(?:employees?|names?|workers?|technicians?|personnel|crew(?: member)?|laborers?)\b/i;
const TRADE = /^(?:class(?:ification)?|trade|craft|position|title|role)\b/i;
const AMOUNT = /\b(?:amount|total|extension|ext)\b/i;

interface Kind {
  name: string;
  hours: Cell;
  rate: Cell;
}

interface BillHead {
  /** Cells of the head that something stands under. */
  cells: Cell[];
  who: Cell;
  trade: Cell | null;
  amount: Cell;
  kinds: Kind[];
  rows: 1 | 2;
}

const kindNamed = ({ text }: Cell): string | null =>
  text.length > LONGEST_HEAD ? null : (HOURS.find(([words]) => words.test(text))?.[1] ?? null);

/** Hours stand before their rates: of two columns with one name the second is the rate. */
const kindsIn = (cells: readonly Cell[]): Kind[] =>
  HOURS.flatMap(([, name]): Kind[] => {
    const [first, second, ...others] = cells.filter((cell) => kindNamed(cell) === name);
    if (!first || !second || others.length > 0) return [];
    return RATE.test(first.text) && !RATE.test(second.text)
      ? [{ name, hours: second, rate: first }]
      : [{ name, hours: first, rate: second }];
  });

const headOf = (row: Row, next: Row | undefined): BillHead | null => {
  for (const rows of [1, 2] as const) {
    const named = rows === 1 ? row : next;
    const kinds = kindsIn(named?.cells ?? []);
    if (!named || kinds.length < 2) continue;
    const all = rows === 1 ? row.cells : [...row.cells, ...named.cells];
    const who = all.find(({ text }) => WHO.test(text));
    const amount = all.findLast((cell) => AMOUNT.test(cell.text) && kindNamed(cell) === null);
    if (!who || !amount) continue;
    const told = all.filter(({ text }) => !/^(?:hours?|hrs|rates?)$/i.test(text));
    return {
      cells: told,
      who,
      amount,
      kinds,
      rows,
      trade: all.find(({ text }) => TRADE.test(text)) ?? null,
    };
  }
  return null;
};

export const isTimeBillHead = (row: Row, next: Row | undefined): boolean =>
  headOf(row, next) !== null;

const middle = ({ x0, x1 }: Cell): number => (x0 + x1) / 2;

/** Cells under a cell of the head: of its column in a sheet, else those that it is the nearest head of. */
const textUnder = (row: Row, { cells }: BillHead, head: Cell): string =>
  row.cells
    .filter((cell) =>
      row.isExact
        ? cell.index === head.index
        : cells.every(
            (other) =>
              Math.abs(middle(other) - middle(cell)) >= Math.abs(middle(head) - middle(cell)),
          ),
    )
    .map(({ text }) => text)
    .join(' ');

const CENT = 0.011;
const SUM = /^(?:sub[- ]?|grand )?totals?\b/i;

/** Adds the lines of one employee; hours and rates that do not give the amount are one line of it. @returns false for other rows */
const addEmployee = (walk: Walk, row: Row, head: BillHead): boolean => {
  const who = textUnder(row, head, head.who);
  const amount = moneyIn(textUnder(row, head, head.amount));
  if (!/\p{L}{2}/u.test(who) || SUM.test(who) || amount === null) return false;
  const worked = head.kinds
    .map(({ name, hours, rate }) => ({
      name,
      hours: numberIn(textUnder(row, head, hours)) ?? 0,
      rate: moneyIn(textUnder(row, head, rate)) ?? 0,
    }))
    .filter(({ hours }) => hours > 0);
  if (worked.length === 0) return false;
  const sum = worked.reduce((all, { hours, rate }) => all + hours * rate, 0);
  const isSum = Math.abs(sum - amount) <= CENT * worked.length;
  const trade = head.trade ? textUnder(row, head, head.trade) : '';
  const hoursOf = (name: string, hours: number, rate: number | null, rcv: number): void => {
    const words = [who, trade, name].filter((part) => part !== '').join(', ');
    const draft = emptyDraft(words, row.place);
    withQuantity(draft, hours, knownUnit('HR'), rate);
    draft.rcv = hundredths(rcv);
    draft.written.amount = draft.rcv;
    pushLine(walk, completed(draft), row);
  };
  if (isSum) for (const { name, hours, rate } of worked) hoursOf(name, hours, rate, hours * rate);
  else
    hoursOf(
      '',
      worked.reduce((all, { hours }) => all + hours, 0),
      null,
      amount,
    );
  return true;
};

/** Takes the head of a time bill with the employees below it. */
export const takeTimeBill: Step = (walk, row, at) => {
  const head = headOf(row, walk.rows[at + 1]);
  if (!head) return 0;
  closeLine(walk);
  let taken: number = head.rows;
  for (const entry of walk.rows.slice(at + head.rows)) {
    if (entry.zone !== row.zone || !addEmployee(walk, entry, head)) break;
    taken += 1;
  }
  closeLine(walk);
  return taken === head.rows ? 0 : taken;
};
