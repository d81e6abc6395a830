// "Quartz installed 2021", "new roof 2021": a year that tells when a thing was done, and so orders nothing.
import type { Mark, NewMark } from './marks.ts';
import type { Token } from './tokens.ts';

const YEARS = { from: 1950, to: 2035 } as const;
/** Of a thing that is only named, an earlier year is more likely a figure. */
const FIRST_OF_THING = 1960;

/** What stands behind a year that ends its phrase. */
const ENDS = ['', ',', '.', ')', ';', '\n'];

/** "New roof 2021", "water heater (2019)": how old a thing is. */
const ageOfThing = (marks: Mark[], tokens: readonly Token[], index: number): NewMark | null => {
  const text = (at: number) => tokens[at]?.text ?? '';
  const stands = text(index - 1) === '(' || ENDS.includes(text(index + 1));
  if (marks.at(-1)?.kind !== 'object' || !stands) return null;
  if ((tokens[index]?.value ?? 0) < FIRST_OF_THING) return null;
  const before = marks.at(-2);
  if (before?.kind === 'verb' && before.weak) marks.splice(marks.indexOf(before), 1);
  return { kind: 'word', text: 'years old' };
};

/** "Installed in 2021": done that year, not to be done. */
const doneThatYear = (marks: Mark[]): NewMark | null => {
  const last = marks.at(-1);
  const verb = last?.kind === 'break' && last.stop === 'in' ? marks.at(-2) : last;
  const isDone = verb?.kind === 'word' && verb.text === 'done';
  const isPast = verb?.kind === 'verb' && verb.past === true && verb.verb !== 'build';
  if (!verb || (!isPast && !isDone)) return null;
  marks.splice(marks.indexOf(verb));
  return { kind: 'left', how: 'done' };
};

/**
 * The mark to set for a year, which takes what it undoes from the marks before it; null for any other number, and for a
 * year that dates nothing.
 * @param next token behind the number
 */
export const readYear = (
  marks: Mark[],
  tokens: readonly Token[],
  index: number,
  next: number,
): NewMark | null => {
  const value = tokens[index]?.value ?? 0;
  if (next !== index + 1 || value < YEARS.from || value > YEARS.to) return null;
  return ageOfThing(marks, tokens, index) ?? doneThatYear(marks);
};
