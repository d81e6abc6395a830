// "Use vinyl instead of tile", "change the floor to tile", "make the countertops granite": one thing for another.
import {
  COUNTER_MATERIALS,
  FLOOR_WORDS,
  QUALIFIER_WORDS,
} from '../parser/vocabulary/qualifiers.ts';

export interface WordSwap {
  old: string;
  wanted: string;
}

const NEW_FIRST: readonly RegExp[] = [
  /^(?:use |put in |install |do |go with |i want |we want |make it )?(.+?),? (?:instead of|rather than|in place of) (.+)$/i,
];
const OLD_FIRST: readonly RegExp[] = [
  /^(?:change|switch|swap|replace|upgrade|turn|convert)(?: out)? (.+?) (?:to|with|for|by|into) (.+)$/i,
  /^(?!it\b|that\b|this\b)(?:make |i want |we want )?(.+?) (?:should be|must be|will be) (?:made of |in )?(.+)$/i,
];
const MAKE = /^make (?:the |all |all the |my |our )?(.+) ([\w-]+)$/i;

const escaped = (words: string): string => words.replaceAll(/[^\w ]/g, '.');

/** Materials that take each other's place. */
const FAMILIES: readonly (readonly string[])[] = [
  Object.values(FLOOR_WORDS).flatMap((words) => words.split('|')),
  COUNTER_MATERIALS.flatMap((id) => (QUALIFIER_WORDS[id] ?? '').split('|')).concat('laminate'),
  ['composite', 'pressure_treated', 'wood'].flatMap((id) => (QUALIFIER_WORDS[id] ?? '').split('|')),
];

const MATERIAL =
  /^(?:please )?(?:use|make (?:it|them|that)|go with|switch to|change to|i want|we want)(?: an?| the)? (.+?)(?: (?:instead|please))?$/i;

/** "Use hardwood": a material alone, of which the text must tell what it is for. */
export const materialIn = (clause: string): string | null => {
  const [, wanted = ''] = MATERIAL.exec(clause) ?? [];
  return isKind(wanted) ? plain(wanted) : null;
};

const FLOOR_IN =
  /^(?:please )?(?:use |put |lay |install |do |i want |we want )?([a-z ]+?) in (?:the |my |our )?([a-z ]+?)(?: instead(?: of .+)?)?$/i;

/** A floor of its own for one room; null where the words name no floor. */
export const floorIn = (clause: string): { wanted: string; room: string } | null => {
  const [, wanted = '', room = ''] = FLOOR_IN.exec(clause) ?? [];
  const [floors = []] = FAMILIES;
  return floors.includes(plain(wanted).toLowerCase()) ? { wanted: plain(wanted), room } : null;
};

/** The text with the material in the place of another of its family; null where the text names none. */
export const putMaterial = (text: string, wanted: string): string | null => {
  for (const family of FAMILIES.filter((kinds) => kinds.includes(wanted.toLowerCase()))) {
    const others = family
      .filter((kind) => kind !== wanted.toLowerCase())
      .toSorted((one, other) => other.length - one.length)
      .map(escaped);
    // What is to be taken out stays what it is.
    const old = new RegExp(
      `(?<!\\b(?:old|existing|remove|removing|demo|current)(?: the| old| existing)? )\\b(?:${others.join('|')})\\b`,
      'gi',
    );
    if (old.test(text)) return text.replaceAll(old, wanted);
  }
  return null;
};

const KINDS: ReadonlySet<string> = new Set(
  [
    ...Object.values({ ...QUALIFIER_WORDS, ...FLOOR_WORDS }).flatMap((words) => words.split('|')),
    'laminate',
    'quartzite',
    'subway tile',
    'shaker',
    'oak',
    'maple',
    'stone',
    'stainless',
  ].filter((word) => !/\b(?:door|siding|roof|floor(?:ing)?|counter(?:top)?|top)$/.test(word)),
);

const plain = (words: string): string =>
  words
    .trim()
    .replace(/^(?:the |a |an |some |all |all the |my |our |existing |new )+/i, '')
    .replace(/ (?:please|everywhere|too)$/i, '')
    .trim();

/** A material or make, not a thing: quartz, LVP, frameless. */
export const isKind = (words: string): boolean => KINDS.has(plain(words).toLowerCase());

export const swapIn = (clause: string): WordSwap | null => {
  for (const [patterns, isNewFirst] of [
    [NEW_FIRST, true],
    [OLD_FIRST, false],
  ] as const) {
    for (const pattern of patterns) {
      const [, first, second] = pattern.exec(clause) ?? [];
      if (first === undefined || second === undefined) continue;
      const [old, wanted] = isNewFirst ? [second, first] : [first, second];
      if (/\d/.test(old + wanted) || plain(old) === '' || plain(wanted) === '') return null;
      return { old: plain(old), wanted: plain(wanted) };
    }
  }
  const [, thing, kind] = MAKE.exec(clause) ?? [];
  return thing !== undefined && kind !== undefined && isKind(kind)
    ? { old: plain(thing), wanted: plain(kind) }
    : null;
};

/** "laminate countertops" where the countertops are to be quartz: their own kind goes with them. */
const withKind = (head: string): RegExp =>
  new RegExp(
    `\\b(?:(?:${[...KINDS]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})\\s+)?${escaped(head)}\\b`,
    'gi',
  );

/** The text with one thing for the other, in the order of likelihood; nothing where the text does not name it. */
export const swapped = (text: string, { old, wanted }: WordSwap): string[] => {
  const exact = new RegExp(`\\b${escaped(old)}\\b`, 'gi');
  if (!exact.test(text)) return [];
  const direct = text.replaceAll(exact, wanted);
  if (!isKind(wanted) || isKind(old)) return [direct];
  const head = old.split(' ').at(-1) ?? old;
  return [text.replaceAll(withKind(head), `${wanted} ${head}`), direct];
};
