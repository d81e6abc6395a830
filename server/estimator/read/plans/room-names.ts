// Room names as plans and lists write them, spelled out. Strict on purpose: a label with any other word in it names no room,
// so that notes, titles and instructions never become one.

import { upperFirst } from '../../../domain/text/plain-text.ts';
import {
  KINDS_WITH_TAIL,
  QUALIFIERS,
  ROOM_KINDS,
  ROOMS,
  SPELLED_OUT,
  TAILS,
} from './room-words.ts';

const MAX_WORDS = 5;

/** Spellings over several marks, as one word or two. */
const JOINED: readonly (readonly [apart: RegExp, together: string])[] = [
  [/\bt ?& ?b\b/g, 'bathroom'],
  [/(?:\b1\/2|½) ?(?=b)/g, 'half '],
  [/(?:\b3\/4|¾) ?(?=b)/g, 'three quarter '],
  [/\ben[ -]suite\b/g, 'ensuite'],
  [/\beat[ -]in\b/g, 'eat-in'],
  [/\b(?:mother[ -])?in[ -]law\b/g, 'in-law'],
  [/\bcrawl[ -]?space\b/g, 'crawlspace'],
  [/\bwater closet\b/g, 'toilet'],
  [/\bstore ?room\b/g, 'storage'],
  [/\bgr[. ]+(?=r(?:oo)?m\b)/g, 'great '],
  [/\bm[. ]+(?=ba|bed|br\b|suite)/g, 'master '],
  [/\b([1-4])[ -](?=car\b)/g, '$1-'],
  [/#|\bno\.? ?(?=\d)/g, ' '],
];

/** Words that stand for others: "2-car", "kit". */
const SPELLED: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SPELLED_OUT),
  ['1-car', 'one car'],
  ['2-car', 'two car'],
  ['3-car', 'three car'],
  ['4-car', 'four car'],
]);
const LAST_NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

const evened = (text: string): string => {
  let even = text.toLowerCase();
  for (const [apart, together] of JOINED) even = even.replaceAll(apart, together);
  // W.I.C. and L.R. are one word each; a full stop elsewhere ends an abbreviation.
  return even.replaceAll(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '').replaceAll(/['’.]/g, '');
};

const wordsOf = (text: string): string[] => {
  const words = (
    evened(text).match(/walk-(?:in|through)|eat-in|in-law|[1-4]-car|[a-z]+|\d+/g) ?? []
  )
    .flatMap((word) => (SPELLED.get(word) ?? word).split(' '))
    // "Bed Rm": the room is in the first word already.
    .filter((word, index, all) => word !== 'room' || !ROOMS.has(all[index - 1] ?? ''));
  const last = LAST_NUMBERS.indexOf(words.at(-1) ?? '');
  return last < 0 || words.length < 2 ? words : [...words.slice(0, -1), String(last + 1)];
};

const isNumber = (word: string) => /^\d{1,3}$/.test(word);

/** `true` for what only tells which room is meant ("Master", "2") or ends a name ("Room"): it belongs to a neighbor. */
export const isNamePart = (text: string): boolean => {
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    words.length <= 2 &&
    words.every((word) => isNumber(word) || TAILS.has(word) || word === 'suite')
  );
};

/** `true` for "Master", "Gourmet", "Family /": the name goes on in the next line. */
export const isNameStart = (text: string): boolean => {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 3) return false;
  const isOpen = (word: string) =>
    QUALIFIERS.has(word) && !ROOM_KINDS.has(word) && !ROOMS.has(word);
  return /[/&+]$/.test(text.trim()) || words.every(isOpen);
};

const oneName = (text: string): string | null => {
  if (/[^\p{L}\p{N}\s.,:;'’"()#*½¾-]/u.test(text)) return null;
  if (/\p{L}/u.test(text.replaceAll(/[a-z]/gi, ''))) return null;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const named = words.some((word) => ROOMS.has(word));
  const hasTail = words.some((word) => TAILS.has(word));
  const isKind = (word: string) => ROOM_KINDS.has(word) || (hasTail && KINDS_WITH_TAIL.has(word));
  const kind = words.findLast(isKind);
  const bare = words.every((word) => word === 'master' || word === 'primary' || isNumber(word));
  const isKnown = (word: string, index: number) =>
    ROOMS.has(word) ||
    isKind(word) ||
    QUALIFIERS.has(word) ||
    (TAILS.has(word) && index > 0) ||
    (isNumber(word) && index > 0);
  if (!words.every(isKnown)) return null;
  if (!named && !kind && !(bare && !isNumber(words[0] ?? '1'))) return null;
  if (named || hasTail) return upperFirst(words.join(' '));
  const last = words.findLastIndex((word) => !isNumber(word));
  return upperFirst(words.toSpliced(last + 1, 0, kind ? 'room' : 'bedroom').join(' '));
};

/** Names that are read whole, though a stroke or an "and" stands in them. */
const SPLIT_LOOKALIKES = /\bt ?& ?b\b|\b[13]\/[24] ?b(?:a|ath|athroom)?\b|\bjack (?:&|and) jill\b/i;

/**
 * The room that a label names, spelled out: `MBR 2` → `Master bedroom 2`, `W.I.C.` → `Walk-in closet`.
 * @returns null when the label says anything else
 */
export const roomNameOf = (label: string): string | null => {
  const parts = label
    .replace(SPLIT_LOOKALIKES, (whole) => ` ${wordsOf(whole).join(' ')} `)
    .split(/\s*(?:[/&+]|\band\b)\s*/i)
    .filter((part) => part.trim() !== '');
  if (parts.length === 0 || parts.length > 3) return null;
  const names = parts.map(oneName);
  if (names.some((name) => name === null)) return null;
  return upperFirst([...new Set(names)].join(' / ').toLowerCase());
};

/** The room that a heading opens a section for: `Room: Kitchen`, `Kitchen  Height: 8'`. */
export const sectionRoomOf = (line: string): string | null =>
  line.length > 80
    ? null
    : roomNameOf(
        line
          .replaceAll('\t', ' ')
          .replace(/^\s*room\s*:\s*/i, '')
          .replace(/\b(?:ceiling )?height\b.*$/i, ''),
      );

const NO_NAME =
  /\b(?:plan|floor|level|scale|ceiling|total|area|note|see|by|sheet|date|drawn|elevation|section|detail|north|window|door|typ|existing|new|ignore|set|open|void|below|above|up|down|dn|ref|fridge|oven|sink|tub|hvac)\b/i;

/** A name of no known room, as it stands beside a size: "Orangery". Never a sentence. @returns null when it reads like none */
export const unknownNameOf = (label: string): string | null => {
  const name = label.replaceAll(/[\s.,:;()-]+/g, ' ').trim();
  const isPlain =
    /^[A-Za-z][A-Za-z']{2,}(?: [A-Za-z']+){0,2}(?: \d{1,2})?$/.test(name) && name.length <= 30;
  return isPlain && !NO_NAME.test(name) ? upperFirst(name.toLowerCase()) : null;
};
