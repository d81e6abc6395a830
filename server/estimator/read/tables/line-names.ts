// What a line is called: its number, its name and its words.
import { isBlankCell } from './figures.ts';

const LEADING_NUMBER = /^(?:#\s?)?(?:(\d{1,4}[a-z]?)[.)]|([a-zA-Z])\)|([A-H])\.)\s+(?=\S)/;
const BULLET = /^(?:[•●◦○▪■□☐☑☒*·»>‣➢✓✔–—-])\s*(?=[\p{L}\d"'(])/u;

/** `1. R&R drywall` is its number and its words. */
export const numberedWords = (text: string): { number: string | null; words: string } => {
  const plain = text.trim().replace(BULLET, '');
  const [all = '', number, letter, capital] = LEADING_NUMBER.exec(plain) ?? [];
  return {
    number: number ?? letter ?? capital ?? null,
    words: plain
      .slice(all.length)
      .replace(/^[*•·]\s*/, '')
      .trim(),
  };
};

/** `14a`, `C12`, `2-03`, `Alt. 1`: the number of a line. */
export const ITEM_NUMBER =
  /^(?:(?:alt|add|ded|opt|option|alternate|item|line|no)\.? ?#? ?)?[A-Z]{0,3}-?\d[\d.\s-]*[a-z]?$/i;

/** A bare number in the cell of a description. The words stand above it, in a row of their own. */
const BARE_NUMBER = /^\d{1,4}[a-z]?[.)]?$/i;

/** `Optional` beside the name of a thing says whether it is wanted, not what it is. */
export const OPTIONAL = /^\(?option(?:al)?\)?$/i;

/** `Unit | Activity | RCV`: the head of signs for what is done, no work of another table. */
export const IS_SIGN = /^activity$/i;
/** Signs of an estimating program for what is done: `&` takes away and puts anew, `+` puts what its words say. */
const ACTIVITY = /^[A-Z+&-]$/;
const DONE: Readonly<Record<string, string>> = { '-': 'Remove', '&': 'R&R' };
const SAYS_DONE = /^(?:remove|tear|r ?& ?r|detach|demo)/i;

const withActivity = (sign: string, description: string): string => {
  const done = DONE[sign];
  return done === undefined || SAYS_DONE.test(description) ? description : `${done} ${description}`;
};

/**
 * @param item a name, a kind of work or a sign, beside what is written
 * @param title of its column: a dash is a sign under `Activity`, and an empty cell elsewhere
 */
export const namedBy = (item: string, written: string, title: string): string => {
  const isSign = IS_SIGN.test(title.trim()) && ACTIVITY.test(item);
  if (isSign && written !== '') return withActivity(item, written);
  const description = item !== '' && OPTIONAL.test(written) ? '' : written;
  if (description === '' && BARE_NUMBER.test(item)) return '';
  if (isBlankCell(item) || ITEM_NUMBER.test(item) || item === description)
    return description === '' ? item : description;
  return description === '' ? item : `${item}: ${description}`;
};
