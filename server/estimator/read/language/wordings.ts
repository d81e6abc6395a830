// Rewriting rules of a text, by group: what a pattern finds is put into words the parser knows. Rows of
// `data/language/wordings/`, each with its id; `{{NAME}}` in a pattern stands for a part named in the same file or in
// parts.json, `{{times $1 32}}` in what is put for one of the figures below.
import { z } from 'zod';
import { readLanguage } from './language.ts';
import { CARDINALS } from './vocabulary/small-words.ts';

export type Replacement = readonly [
  find: RegExp,
  put: string | ((match: string, ...groups: string[]) => string),
  id: string,
];

const words = z.string();
const group = z.strictObject({
  parts: z.record(words, words).default({}),
  rules: z.array(z.strictObject({ id: words, note: words.optional(), find: words, put: words })),
});
const SHARED = readLanguage('wordings/parts', z.record(words, words));
const ABBREVIATIONS = readLanguage('abbreviations', z.record(words, words));

/** Greatest height of a wall, inches. */
const HIGHEST = 144;
const MEDIUM_HOLE_SF = 4;
const MOST_NAMED = 200;

const figureOf = (said: string): number =>
  said === 'a' || said === 'an' ? 1 : (CARDINALS[said] ?? Number(said.replaceAll(',', '')));

const FIGURES: Readonly<Record<string, (...said: string[]) => string | null>> = {
  times: (...said) =>
    String(Math.round(said.reduce((product, one) => product * figureOf(one), 1) * 100) / 100),
  /** Turns a height into inches. Heights above that of walls stay as written. */
  height: (count = '', unit = '') => {
    const inches = figureOf(count) * (unit.startsWith('in') ? 1 : 12);
    return inches > 0 && inches <= HIGHEST ? `${Math.round(inches)}"` : `${count} ${unit}`;
  },
  hole: (a = '1', b = '1') => (Number(a) * Number(b) > MEDIUM_HOLE_SF ? 'large' : 'medium'),
  tally: (names = '') => String(names.match(/\d+/g)?.length ?? 1),
  range: (first = '0', last = '0') => {
    const many = Number(last) - Number(first) + 1;
    return many > 1 && many <= MOST_NAMED ? String(many) : null;
  },
  there: (place = '', inside = '') => (place || inside ? `${place || inside}: ` : ' '),
  full: (word = '') => (Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] ?? null) : null),
};

/** Returns the replacement: a text, or a function where it calls for a figure. A figure of null leaves the text as found. */
const maker = (put: string, id: string): Replacement[1] => {
  if (!put.includes('{{')) return put;
  const pieces = put.split(/\{\{|\}\}/);
  const calls = pieces.map((piece, at) => (at % 2 === 0 ? [] : piece.split(' ')));
  const unknown = calls.find(([name]) => name !== undefined && !Object.hasOwn(FIGURES, name));
  if (unknown) throw new Error(`language/wordings ${id}: no figure "${unknown[0]}" is known`);
  return (...found) => {
    const filled = (piece: string): string =>
      piece.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '');
    const out = pieces.map((piece, at) => {
      const [name = '', ...args] = calls[at] ?? [];
      return name === '' ? filled(piece) : FIGURES[name]?.(...args.map(filled));
    });
    return out.some((piece) => typeof piece !== 'string') ? (found[0] ?? '') : out.join('');
  };
};

const filledIn = (pattern: string, parts: Readonly<Record<string, string>>, id: string): string =>
  pattern.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const part = parts[name] ?? SHARED[name];
    if (part === undefined) throw new Error(`language/wordings ${id}: no part "${name}" is known`);
    return filledIn(part, parts, id);
  });

const compiled = (pattern: string, id: string): RegExp => {
  try {
    return new RegExp(pattern, 'g');
  } catch (error) {
    throw new Error(`language/wordings ${id}: the pattern cannot be read`, { cause: error });
  }
};

/** @param groups names of groups with blanks between; their rules follow each other in that order */
export const wordings = (groups: string): readonly Replacement[] =>
  groups.split(' ').flatMap((name) => {
    const { parts, rules } = readLanguage(`wordings/${name}`, group);
    return rules.map(({ id, find, put }): Replacement => [
      compiled(filledIn(find, parts, id), id),
      maker(put, id),
      id,
    ]);
  });

/** `told` with every rule applied in turn. */
export const rewritten = (told: string, rules: readonly Replacement[]): string => {
  let text = told;
  for (const [find, put] of rules)
    text = typeof put === 'string' ? text.replace(find, put) : text.replace(find, put);
  return text;
};
