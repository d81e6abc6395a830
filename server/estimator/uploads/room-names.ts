// Room names as plans and lists write them, spelled out. Strict on purpose: a label with any other word in it names no room,
// so that notes, titles and instructions never become one.

/** Abbreviations of drawings and what they stand for. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  kit: 'kitchen', kitch: 'kitchen', lr: 'living room', liv: 'living', dr: 'dining room', din: 'dining', fr: 'family room', fam: 'family',
  br: 'bedroom', bdrm: 'bedroom', bedrm: 'bedroom', bed: 'bedroom', mbr: 'master bedroom', mstr: 'master', mast: 'master',
  ba: 'bathroom', bath: 'bathroom', mba: 'master bathroom', pdr: 'powder', pwd: 'powder', pwdr: 'powder', lav: 'powder room',
  wc: 'toilet', ens: 'ensuite', hall: 'hallway', ent: 'entry', lndry: 'laundry', ldry: 'laundry', lau: 'laundry', util: 'utility',
  mud: 'mudroom', clo: 'closet', clos: 'closet', cl: 'closet', wic: 'walk-in closet', wir: 'walk-in closet', robe: 'closet',
  linen: 'linen closet', lin: 'linen closet', pan: 'pantry', pant: 'pantry', gar: 'garage', bsmt: 'basement', off: 'office',
  stor: 'storage', mech: 'mechanical', rm: 'room', rec: 'recreation', theatre: 'theater', gst: 'guest', prim: 'primary', wi: 'walk-in',
}; // prettier-ignore

/** Words that name a room by themselves. */
const ROOMS = new Set(
  (
    'kitchen kitchenette lounge dinette nook bedroom bathroom toilet ensuite hallway corridor landing foyer entry entrance vestibule ' +
    'mudroom pantry closet wardrobe garage carport basement cellar office study den library loft attic porch deck patio balcony ' +
    'terrace veranda storage stair stairs stairway sunroom playroom nursery gym lobby reception workshop cabana suite lanai mezzanine'
  ).split(' '),
);

/** Words that name a room when "room" follows, or is understood. */
const ROOM_KINDS = new Set(
  (
    'living dining family great powder laundry utility bonus recreation media mechanical activity shower sitting guest conference ' +
    'break game sun boiler furnace storage exam waiting meeting theater'
  ).split(' '),
);

/** Words that say which one it is. */
const QUALIFIERS = new Set(
  (
    'master primary main guest upper lower front rear back left right first second third north south east west formal home double ' +
    'single two three one car walk-in full half jack jill kids boys girls childrens covered open gourmet breakfast butlers family ' +
    'private shared public spare walk in hall entry master no attached detached enclosed screened study linen laundry powder'
  ).split(' '),
);

const TAILS = new Set(['room', 'area', 'space']);
const MAX_WORDS = 5;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    // W.I.C. and W/D are one word each; a full stop elsewhere ends an abbreviation.
    .replaceAll(/\b((?:[a-z]\.){2,})/g, (dotted) => `${dotted.replaceAll('.', '')} `)
    .replaceAll(/['.]/g, '')
    .match(/walk-in|[a-z]+|\d+/g)
    ?.flatMap((word) => (SPELLED_OUT[word] ?? word).split(' ')) ?? [];

const isNumber = (word: string) => /^\d{1,3}$/.test(word);

/** `true` for what only tells which room is meant ("Master", "2") or ends a name ("Room"): it belongs to a neighbour. */
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

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const oneName = (text: string): string | null => {
  if (/[^\p{L}\p{N}\s.,:;'"()#*-]/u.test(text)) return null;
  if (/\p{L}/u.test(text.replaceAll(/[a-z]/gi, ''))) return null;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const named = words.some((word) => ROOMS.has(word));
  const kind = words.findLast((word) => ROOM_KINDS.has(word));
  const bare = words.every((word) => word === 'master' || word === 'primary' || isNumber(word));
  const isKnown = (word: string, index: number) =>
    ROOMS.has(word) ||
    ROOM_KINDS.has(word) ||
    QUALIFIERS.has(word) ||
    (TAILS.has(word) && index > 0) ||
    (isNumber(word) && index > 0);
  if (!words.every(isKnown)) return null;
  if (!named && !kind && !(bare && !isNumber(words[0] ?? '1'))) return null;
  if (named || words.some((word) => TAILS.has(word))) return capitalise(words.join(' '));
  const last = words.findLastIndex((word) => !isNumber(word));
  return capitalise(words.toSpliced(last + 1, 0, kind ? 'room' : 'bedroom').join(' '));
};

/**
 * The room that a label names, spelled out: `MBR 2` → `Master bedroom 2`, `W.I.C.` → `Walk-in closet`.
 * @returns null when the label says anything else
 */
export const roomNameOf = (label: string): string | null => {
  const parts = label.split(/\s*(?:[/&+]|\band\b)\s*/i).filter((part) => part.trim() !== '');
  if (parts.length === 0 || parts.length > 3) return null;
  const names = parts.map(oneName);
  if (names.some((name) => name === null)) return null;
  return capitalise(names.join(' / ').toLowerCase());
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
  /\b(?:plan|floor|level|scale|ceiling|total|area|note|see|by|sheet|date|drawn|elevation|section|detail|north|window|door|typ|existing|new|ignore|set)\b/i;

/** A name of no known room, as it stands beside a size: "Orangery". Never a sentence. @returns null when it reads like none */
export const unknownNameOf = (label: string): string | null => {
  const name = label.replaceAll(/[\s.,:;()-]+/g, ' ').trim();
  const isPlain =
    /^[A-Za-z][A-Za-z']{2,}(?: [A-Za-z']+){0,2}(?: \d{1,2})?$/.test(name) && name.length <= 30;
  return isPlain && !NO_NAME.test(name) ? capitalise(name.toLowerCase()) : null;
};
