// Where words of one segment name two things, and where they name one: joints between tokens.
import type { SaidPhrase } from './row-phrases.ts';
import type { TextToken } from './tokens.ts';

/** Tokens between two things in one segment: "sink and faucet", "toilet, mirror", "carpet and pad out, cut drywall 2 ft up". */
export const JOINTS: ReadonlySet<string> = new Set([
  'and',
  '&',
  '+',
  ',',
  '/',
  'with',
  'w',
  'plus',
  'then',
]);
/** What stands between two things that "and" joins, and nothing else. */
export const IS_AND = /^ ?(?:and|&|\+) ?$/i;

/** Tokens of a segment that may hold several things; work on a text grows with its length only. */
export const MOST_PARTED = 60;

/** Names of the trade that hold a joint. */
const JOINED_NAMES: ReadonlySet<string> = new Set([
  'knob tube',
  'tongue groove',
  'tub shower',
  'tub shwr',
  'board batten',
  'peel stick',
  'cut fill',
  'lath plaster',
  'tar gravel',
  'screen recoat',
]);

/** "Steel doors, front and back": where all of one thing is. */
const TWO_SIDES = /^(?:front (?:and|&) (?:back|rear)|back (?:and|&) front|left (?:and|&) right)$/i;

/** "5/8 type X" and "knob and tube" are one thing. */
export const isOneThing = (tokens: readonly TextToken[], at: number): boolean => {
  const beside = [tokens[at - 1], tokens[at + 1]].map((token) => token?.words.toLowerCase() ?? '');
  const isFraction = tokens[at]?.words === '/' && beside.every((words) => /^\d+$/.test(words));
  const isOfSides = TWO_SIDES.test(
    [tokens[at - 1], tokens[at], tokens[at + 1]].map((token) => token?.words).join(' '),
  );
  return isFraction || isOfSides || JOINED_NAMES.has(beside.join(' '));
};

/** Units and parts of one thing, which a number before them does not count as a next one. */
const IS_UNIT =
  /^(?:in|inch(?:es)?|ft|feet|foot|lf|sf|sq|yds?|yards?|days?|hrs?|hours?|gal\w*|amps?|tons?|panels?|lites?|tabs?|coats?|layers?|beds?|baths?|stor(?:y|ies)|each|ea|of|x|by|to|or|and)$/i;

/** "4 posts 3 sections": the next thing begins with its own number, and no word joins them. */
export const isCountOfNext = (tokens: readonly TextToken[], first: number, at: number): boolean => {
  const [before = '', next = ''] = [at - 1, at + 1].map((one) => tokens[one]?.words);
  return (
    [first, at].every((one) => /^\d{1,2}$/.test(tokens[one]?.words ?? '')) &&
    /^\p{L}{3,}s$/u.test(before) &&
    /^\p{L}{3,}$/u.test(next) &&
    ![before, next].some((word) => IS_UNIT.test(word))
  );
};

/** Words that tell where along a thing, and how much of it there is. */
const TELLS_WHERE =
  /^(?:a|across|along|and|approx\w*|about|at|back|bottom|down|each|east|eaves?|end|feet|foot|for|front|ft|garage|home|house|lf|left|lin\w*|my|north|of|on|other|our|per|rakes?|rear|right|run|sides?|south|street|the|top|total|west|yard)$/i;

/** The next joint behind one, or the end. */
export const jointAfter = (tokens: readonly TextToken[], at: number, end: number): number => {
  let next = at + 1;
  while (next < end && !JOINTS.has(tokens[next]?.words.toLowerCase() ?? '')) next += 1;
  return next;
};

/**
 * Whether tokens name a thing. Letters alone do not, "R&R drywall", and neither does a side with its length, "60 ft across the back",
 * nor do two sides, "front and back".
 */
export const namesThing = (tokens: readonly TextToken[], first: number, end: number): boolean => {
  const part = tokens.slice(first, end).map(({ words }) => words);
  if (TWO_SIDES.test(part.join(' '))) return false;
  const isMeasured = part.some((word) => /^\d/.test(word));
  return part.some((word) => /^\p{L}{2}/u.test(word) && !(isMeasured && TELLS_WHERE.test(word)));
};

/** Whether tokens hold a phrase for what the book leaves out. */
export const isLeftOut = (
  said: readonly SaidPhrase[],
  tokens: readonly TextToken[],
  first: number,
  end: number,
): boolean =>
  said.some(
    ({ phrase, ...one }) =>
      phrase.codes[0] === 'NONE' &&
      one.start >= (tokens[first]?.start ?? 0) &&
      one.end <= (tokens[end - 1]?.end ?? 0),
  );

/** "Open 2x2 drywall and patch it": one work on one thing. */
export const REFERS_BACK = /^(?:patch|repair|fix|mend|close) (?:it|them)(?: up| back)?$/i;

/**
 * Whether a joint stands before words of an order that name no thing: "drip edge on 110 LF of rakes | and | 140 LF of eaves", "open
 * 2x2 drywall | and | patch it", "two walls, 8x20 | and | 8x14".
 */
export const goesOn = (
  tags: readonly string[],
  tokens: readonly TextToken[],
  at: number,
): boolean => {
  if (tags[at] !== 'O') return false;
  if (tags[at + 1] === 'B-measure')
    return [at - 2, at + 2].every((one) => /^[x×]$/i.test(tokens[one]?.words ?? ''));
  if (tags[at + 1] !== 'B-order') return false;
  let end = at + 2;
  while (end < at + MOST_PARTED && tags[end] === 'I-order') end += 1;
  const words = tokens.slice(at + 1, end).map((token) => token.words);
  return !namesThing(tokens, at + 1, end) || REFERS_BACK.test(words.join(' '));
};

/** An order by its form that the network marked nothing of: "install new belt drive with 2 remotes". */
export const COMMAND =
  /^(?:please |then |also |and )*(?:install|replace|put in|put up|add|build|re-?paint|paint|repair|fix|remove|tear out|rip out|hang|lay|pour|patch|re-?tile|tile|refinish|re-?flash|re-?point|re-?side|power ?wash|upgrade|swap|insulate|level|stain|seal|frame|move|relocate|reset|clean|demo|cut(?: down)?|grind|plant)\b/i;
/** Work on what is there. */
const WORKS_ON =
  /^(?:re-?)?(?:caulk|clean|unclog|snake|fix|repair|paint|stain|glaze|seal|grout|finish|tighten|adjust|service|board(?:ing)?[- ]up)/i;

/** "Paint and carpet": a trade of its own. */
export const BARE_PAINT = /^(?:re-?)?paint(?:ing)?$/i;

/** "Re-caulk tub | kitchen sink": one verb, which puts nothing in, is of both. */
export const isOneVerb = (own: readonly string[], next: readonly string[]): boolean =>
  !BARE_PAINT.test(own.join('')) &&
  WORKS_ON.test(own.join('')) &&
  !WORKS_ON.test(next.join('')) &&
  !COMMAND.test(next.join(' '));

/** "Replace them" of "replace them, 12x16 deck": what stands before is meant. */
export const REPLACES_IT = /^replac\w*(?: it| them)?$/i;

const AND_SURFACE = /\b(?:and|&)(?: the)? (?:ceilings?|walls?|trim) (?:of|in)$/i;

/** "Paint the walls and | ceiling | of a 12x15 room": a surface that was marked as the place is one more order. */
export const surfaceApart = (tags: readonly string[], tokens: readonly TextToken[]): string[] => {
  const made = [...tags];
  for (let at = 3; at < tags.length; at += 1) {
    if (tags[at] !== 'B-place' || tags[at + 2] !== 'I-place') continue;
    const beside = tokens.slice(at - 2, at + 2).map(({ words }) => words);
    if (tags.slice(at - 3, at).includes('I-order') && AND_SURFACE.test(beside.join(' ')))
      made.splice(at, 3, 'B-order', 'O', 'B-place');
  }
  return made;
};
