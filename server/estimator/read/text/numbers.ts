// Numbers as people write them: figures with commas and fractions, and words.
import { NUMBER_WORDS } from '../language/number-words.ts';

const COUNTING_WORDS = new Map<string, number>([
  ...NUMBER_WORDS,
  ['dozen', 12],
  ['couple', 2],
  ['pair', 2],
  ['fourty', 40],
  // Spanish, as it stands among English words.
  ['dos', 2],
  ['tres', 3],
  ['cuatro', 4],
  ['cinco', 5],
]);
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
};

export interface Scanned {
  value: number;
  end: number;
}

const WORD = /[a-z]+/iy;
export const wordAt = (text: string, at: number): string => {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0].toLowerCase() ?? '';
};

const FIGURE =
  /(?:(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?|\.\d+)(k\b)?(?:[ -](?:and )?(\d{1,2})\/(\d{1,2})(?![\d/])|\/(\d{1,2})(?![\d/])|[ -]?([½¼¾⅓⅔⅛]))?|[½¼¾⅓⅔⅛]/iy;

/** "3,5 m": a comma before one or two digits and a metric unit is a decimal point. */
const METRIC = /(\d{1,3}),(\d{1,2}) ?(?=m\b|m2|m²|met(?:er|re)s?\b|sqm\b|x ?\d)/iy;

const figureAt = (text: string, at: number): Scanned | null => {
  METRIC.lastIndex = at;
  const metric = METRIC.exec(text);
  if (metric)
    return {
      value: Number(`${metric[1]}.${metric[2]}`),
      end: at + `${metric[1]},${metric[2]}`.length,
    };
  FIGURE.lastIndex = at;
  const found = FIGURE.exec(text);
  if (!found) return null;
  const [whole, integer, decimals, thousand, over, under, divisor, sign] = found;
  const end = at + whole.length;
  if (integer === undefined) return { value: FRACTIONS[whole] ?? Number(whole), end };
  const base = Number(integer.replaceAll(',', '') + (decimals ?? '')) * (thousand ? 1_000 : 1);
  if (divisor !== undefined)
    return Number(divisor) > 0 ? { value: base / Number(divisor), end } : null;
  const part = over === undefined ? (FRACTIONS[sign ?? ''] ?? 0) : Number(over) / Number(under);
  return { value: base + (Number.isFinite(part) ? part : 0), end };
};

/** Where the next word begins: after blanks and one hyphen, and after `skip` words. */
export const nextWord = (text: string, at: number): number => {
  const gap = /^[ -]+/.exec(text.slice(at, at + 3));
  return gap ? at + gap[0].length : at;
};

const HALF = /^(?: and)? a half\b/i;
/** "Three | twenty foot beams": how long or how strong each of three is. */
const IS_OF_KIND = /^\w+[ -](?:amp|foot|ft|gallon|gal|inch|watt)\b/i;

/** "A square and a half", "a handyman for an hour": an article that counts; "it quits for an hour". */
const A_UNIT = /^(?:an? square and a half|an hour)\b/i;
const OF_WORKER =
  /(?:man|ician|(?:pent|elp|bor|int|umb|ork)er|guy|tech|labor)(?:,? for)?(?: about)?,? $/i;

/** "twelve", "twenty-five", "a hundred and ten", "two thousand", "a couple hundred", "half a", "a dozen". */
const spelledAt = (text: string, from: number): Scanned | null => {
  let at = from;
  let total = 0;
  let group: number | null = null;
  let end = -1;
  const first = wordAt(text, at);
  // "A foot wide": the unit alone is one.
  if (/^foot (?:wide|deep|high|tall)\b/i.test(text.slice(at, at + 12)))
    return { value: 1, end: at };
  if (first === 'half') {
    const next = wordAt(text, nextWord(text, at + 4));
    const article = nextWord(text, at + 4) + next.length;
    const dozen = nextWord(text, article);
    if (wordAt(text, dozen) === 'dozen') return { value: 6, end: dozen + 'dozen'.length };
    if (next === 'a' || next === 'an') return { value: 0.5, end: article };
    return null;
  }
  if (first === 'a' || first === 'an') {
    const next = wordAt(text, nextWord(text, at + first.length));
    const isUnit = next === 'square' || OF_WORKER.test(text.slice(Math.max(0, at - 24), at));
    if (isUnit && A_UNIT.test(text.slice(at, at + 24))) return { value: 1, end: at + first.length };
    if (!['hundred', 'thousand', 'dozen', 'couple', 'pair'].includes(next)) return null;
    at = nextWord(text, at + first.length);
    if (next === 'hundred' || next === 'thousand') group = 1;
  }
  for (let words = 0; words < 8; words += 1) {
    const word = wordAt(text, at);
    const value = COUNTING_WORDS.get(word);
    if (value !== undefined) {
      if (group !== null && group % 100 !== 0 && !(value < 10 && group % 10 === 0)) {
        // "Three fifty" as it is spoken; "a big one forty by twelve" is another thing.
        const isHundreds =
          group > 1 &&
          group < 10 &&
          value >= 20 &&
          value % 10 === 0 &&
          !IS_OF_KIND.test(text.slice(at, at + 24));
        if (word !== 'dozen' && !isHundreds) break;
        group = isHundreds ? group * 100 + value : group * 12;
      } else group = (group ?? 0) + value;
    } else if (word === 'hundred' && group !== null) group *= 100;
    else if (word === 'thousand' && group !== null) {
      total += group * 1_000;
      group = 0;
    } else if (
      !(
        word === 'and' &&
        group !== null &&
        group % 100 === 0 &&
        COUNTING_WORDS.has(wordAt(text, nextWord(text, at + 3)))
      )
    )
      break;
    at += word.length;
    if (word !== 'and') end = at;
    at = nextWord(text, at);
  }
  if (end < 0 || group === null) return null;
  const half = HALF.exec(text.slice(end, end + 12));
  return { value: total + group + (half ? 0.5 : 0), end: end + (half?.[0].length ?? 0) };
};

const LETTER = /[a-z\d]/i;

/** @param isGlued true behind the sign of two sides: `x14` */
export const numberAt = (text: string, at: number, isGlued = false): Scanned | null => {
  if (!isGlued && at > 0 && LETTER.test(text[at - 1] ?? '')) return null;
  return /[\d.½¼¾⅓⅔⅛]/.test(text[at] ?? '') ? figureAt(text, at) : spelledAt(text, at);
};

/** Numbers before the entries of a list, "1. clear the drain 2. new faucet", or each on its line. */
const MARK = /(?<=^|\n|\s(?=\d+[.)] ))\d{1,2}(?=[.)]? [a-z])/gi;

/** Where such numbers stand, one after another: two with a sign behind them make a list, or four without. */
export const marksIn = (text: string): readonly number[] => {
  const marks: number[] = [];
  for (const { 0: figure, index } of text.matchAll(MARK))
    if (Number(figure) === marks.length + 1) marks.push(index);
  const isSigned = marks.every((at) => /^\d+[.)]/.test(text.slice(at, at + 3)));
  return marks.length < (isSigned ? 2 : 4) ? [] : marks;
};
