// Where the figures at the end of a row begin, and which of them is its quantity.
import { isBlankCell, moneyIn, numberIn, quantityIn, saysNoFigure } from './figures.ts';
import { isApartAt, textOf, type Atom, type Row } from './row.ts';
import { knownUnit, type UnitOfWork } from '../plans/written-units.ts';

export const JOINERS = /^(?:@|=|x|×|at|per|\/|\$|\+|usd|ea\.?|add|deduct|minus|less)$/i;
const COUNTED = /^[\d.,]+\p{L}{1,3}[.²³]?$/u;

const isCounted = (text: string) =>
  COUNTED.test(text) && quantityIn(text).unit !== null && quantityIn(text).value !== null;
const isFigure = (text: string) => numberIn(text) !== null || moneyIn(text) !== null;

const isTail = ({ text }: Atom): boolean =>
  isFigure(text) ||
  isCounted(text) ||
  isBlankCell(text) ||
  JOINERS.test(text) ||
  knownUnit(text) !== null ||
  saysNoFigure(text);

/** `windows (3)`, `drawing dated 2/20`: a count or a day that goes on from words, far from the figures, is no figure. */
const isCountInWords = (atoms: readonly Atom[], at: number): boolean => {
  const [before, atom, behind] = [atoms[at - 1], atoms[at], atoms[at + 1]];
  if (!before || !atom || !behind || !/^(?:[(]\d{1,2}[)]|\d{1,2}\/\d{1,2})$/.test(atom.text))
    return false;
  const letter = (atom.x1 - atom.x0) / atom.text.length;
  return (
    /\p{L}/u.test(before.text) &&
    atom.x0 - before.x1 < 1.5 * letter &&
    behind.x0 - atom.x1 > 3 * letter
  );
};

/** Where the figures at the end of a row begin. */
export const tailStart = (atoms: readonly Atom[]): number => {
  let start = atoms.length;
  while (start > 0 && !isCountInWords(atoms, start - 1)) {
    const isUnitOfTwo = start > 1 && knownUnit(textOf(atoms.slice(start - 2, start))) !== null;
    if (isUnitOfTwo) start -= 2;
    else if (isTail(atoms[start - 1] as Atom)) start -= 1;
    else break;
  }
  return start;
};

interface Counted {
  quantity: number;
  unit: UnitOfWork;
  /** Index of its first atom, and of the first atom behind it. */
  from: number;
  to: number;
}

const isGlued = (row: Row, atoms: readonly Atom[], at: number): boolean =>
  at > 0 && !isApartAt(row, atoms, at);

/** The first number that a unit follows. */
export const countedIn = (row: Row, atoms: readonly Atom[], from: number): Counted | null => {
  for (let at = from; at < atoms.length; at += 1) {
    const { text = '' } = atoms[at] ?? {};
    if (isCounted(text)) {
      const { value, unit } = quantityIn(text);
      if (value !== null && unit) return { quantity: value, unit, from: at, to: at + 1 };
    }
    // `(2) sets`: a count in brackets.
    const value = /^\(\d{1,3}\)$/.test(text) ? Number(text.slice(1, -1)) : numberIn(text);
    if (value === null || text.includes('$')) continue;
    // A number in the words and a unit far behind it do not belong together.
    if (isGlued(row, atoms, at) && isApartAt(row, atoms, at + 1)) continue;
    for (const words of [2, 1]) {
      const unit = knownUnit(textOf(atoms.slice(at + 1, at + 1 + words)));
      if (!unit || at + words >= atoms.length) continue;
      const before = atoms[at - 1]?.text ?? '';
      const isMixed = /^\d\/\d{1,2}$/.test(text) && /^\d{1,5}$/.test(before) && at - 1 >= 0;
      return isMixed
        ? {
            quantity: numberIn(`${before} ${text}`) ?? value,
            unit,
            from: at - 1,
            to: at + 1 + words,
          }
        : { quantity: value, unit, from: at, to: at + 1 + words };
    }
  }
  return null;
};

/** Takes the quantity in a column of its own before a size in the words: `Roofing felt - 15 lb.   18.90 SQ`. */
export const countedBehindWords = (
  row: Row,
  atoms: readonly Atom[],
  from: number,
): Counted | null => {
  const first = countedIn(row, atoms, from);
  if (!first || isApartAt(row, atoms, first.from)) return first;
  const next = countedIn(row, atoms, first.to);
  return next && isApartAt(row, atoms, next.from) ? next : first;
};
