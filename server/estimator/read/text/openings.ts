// Doors and windows that only describe a room or wall, as in "paint a bedroom with two windows and one door". They
// reduce its surfaces and are never ordered.
import { heightsIn, withoutHeights } from './ceiling-heights.ts';
import { putsIn } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Mention, Reading } from './neighbors.ts';
import { isOnlyOpenings, sizedOpeningsIn } from './opening-sizes.ts';
import type { NamedPlace } from './places.ts';
import type { Segment } from './segments.ts';
import { COUNT as COUNTED, COUNT_WORDS, countedBy } from './told-figures.ts';

/** Rows and jobs that put doors and windows in, or take them out. */
const CHANGES_OPENING = /^(?:DOR-|WIN-|DEM-(?:DOOR|WIND)|@\w*(?:door|window|slider)\w*$)/;
const isOfOpening = (code: string): boolean =>
  CHANGES_OPENING.test(code) || code === 'PNT-DOOR' || code === 'PNT-WINDOW';
/** Work on the surfaces of a room or wall, round its openings. */
const IS_SURFACE =
  /^(?:PNT|DRW|INS|FLR|TIL|SDG|TRM)-|^@(?:paint|exterior_paint|drywall|insul|attic|floor|siding|wall|tile|trim|crown|base|backsplash)/;
/** Words that only measure a wall: "9 ft to the eave, 8/12 gable". */
const IS_WALL_SIZE =
  /^(?=.*\beaves?\b)(?:[\d\s.,/'’"”-]|\b(?:ft|feet|foot|in|high|tall|wide|long|to|the|eaves?|gable|pitch|slope|and)\b)+$/i;
const CHANGES = /\b(?:repair|remove|paint\w*)\b/i;
const isOrder = (words: string): boolean => putsIn(words) || CHANGES.test(words);
/** Stops but those of a unit: "36 x 84 in. and one window". */
const SENTENCE_ENDS = /(?<!\b(?:in|ft|sq))[.;!?](?=\s|$)|\n/g;
const HAS = /\b(?:with|has|have|having|less|minus|deduct(?:ing)?|subtract(?:ing)?)\b/gi;
/** Taken off, whatever stands before it. */
const TAKES_OFF = /^(?:less|minus|deduct|subtract)/i;
/** A room, a wall or its size right before "with". */
const IS_ROOM =
  /(?:\b(?:rooms?|\w*bedrooms?|baths?|bathrooms?|walls?|houses?|garages?|kitchens?|hall\w*|basements?|office|den|space|closets?|ceilings?|it)\b|\d|['’"”])[^,.;]{0,24},?\s*$/i;

const COUNT = String.raw`(?:\d{1,2}|the|${COUNT_WORDS})`;
const OPENING = '(?:doors?|windows?|sliders?|pairs?)';
const OPENINGS = new RegExp(String.raw`\b${COUNTED}\s+(?:[a-z-]+\s+){0,2}?(${OPENING})\b`, 'gi');

/**
 * Words that may stand between "with" and a mention that only describes: other openings, and its own count. "With
 * hardwood, 2 doors" names new things, so the doors are ordered like the hardwood.
 */
const IS_LISTED = new RegExp(
  String.raw`^\s*(?:(?:${COUNT}\s+(?:[a-z-]+\s+){0,2}?)?${OPENING}\b(?:[\s\dx×.'"’”,&]|and\b)*)*(?:${COUNT}\s+)?(?:[a-z-]+\s+)?$`,
  'i',
);

/** A wall and its sizes right before an opening: "on a 28 ft wide gable wall, 9 ft to the eave, 8/12 gable, one window". */
const AFTER_WALL = new RegExp(
  String.raw`\bwall(?:,? (?:with |and )?(?:[\d\s.'"’”x×/,-]|ft\b\.?|feet\b|in\b\.?|wide|high|long|to the eaves?|gable|pitch|slope|and|${COUNT} (?:[a-z]+ )?${OPENING})+)?,? *(?:and )?$`,
  'i',
);

/** The pattern of paper right before an opening: "25 1/4 inch repeat, straight match, two doors and one window". */
const AFTER_PAPER = new RegExp(
  String.raw`\b(?:repeat|match|half[- ]drop)(?:[\s,]|and\b|${COUNT} (?:[a-z]+ )?${OPENING}\b)*$`,
  'i',
);

const isOfSurface = (mention: Mention): boolean =>
  isWork(mention) && IS_SURFACE.test(mention.rows[0] ?? '');

/** Where the "with" stands that lists openings of a room or wall; null where the words at `start` are none of its list. */
const listedAt = (
  text: string,
  sentence: number,
  { start, words }: Pick<Segment, 'start' | 'words'>,
): number | null => {
  // The words themselves may begin with "with".
  const led = /^with\s/i.test(words) ? start + 4 : start;
  const has = [...text.slice(sentence + 1, led).matchAll(HAS)].at(-1)?.index;
  if (has === undefined) return null;
  const at = sentence + 1 + has;
  const isListed =
    !isOrder(text.slice(at, start)) &&
    IS_LISTED.test(text.slice(at, led).replace(/^\w+/, '')) &&
    (TAKES_OFF.test(text.slice(at)) || IS_ROOM.test(text.slice(sentence + 1, at)));
  return isListed ? at : null;
};

const sentenceOf = (text: string, start: number): number =>
  [...text.slice(0, start).matchAll(SENTENCE_ENDS)].at(-1)?.index ?? -1;

/** Nothing but openings and how many there are: "two doors", "one large window". */
const BARE_OPENINGS = new RegExp(String.raw`^${COUNT}\s+(?:[a-z-]+\s+){0,2}?${OPENING}$`, 'i');

/** Openings that the network takes for mere facts are counted like those that it takes for orders. */
export const withOpenings = (text: string, segments: readonly Segment[]): Segment[] =>
  segments.map((segment, at) => {
    const { role, words, start } = segment;
    if (role !== 'fact' || !BARE_OPENINGS.test(words)) return segment;
    const sentence = sentenceOf(text, start);
    const before = text.slice(sentence + 1, start);
    const isOfWork = segments
      .slice(0, at)
      .some((other) => other.role === 'order' && IS_SURFACE.test(other.candidates[0]?.code ?? ''));
    const isBare = AFTER_WALL.test(before) || AFTER_PAPER.test(before);
    if (!isOfWork || (!isBare && listedAt(text, sentence, segment) === null)) return segment;
    const code = /window/i.test(words) ? 'WIN-INSERT' : 'DOR-INTPRE';
    return { ...segment, role: 'order', candidates: [{ code, chance: 1 }] };
  });

/** True when the mention only describes a room or wall and orders nothing. */
const isTold = (text: string, mention: Mention, mentions: readonly Mention[]): boolean => {
  const [row = ''] = mention.rows;
  if (!isWork(mention) || !isOfOpening(row) || isOrder(mention.words)) return false;
  const sentence = sentenceOf(text, mention.start);
  const clause = text.slice(sentence + 1).split(SENTENCE_ENDS, 1)[0] ?? '';
  const before = text.slice(sentence + 1, mention.start);
  const isBare = AFTER_WALL.test(before) || AFTER_PAPER.test(before) || isOnlyOpenings(clause);
  if (isBare && mentions.some((other) => other.start < mention.start && isOfSurface(other)))
    return true;
  const at = listedAt(text, sentence, mention);
  return (
    at !== null &&
    mentions.some((other) => other.start > sentence && other.start < at && isOfSurface(other))
  );
};

/** Counts doors and windows in the words; one window or one door where the words give no number. */
const countIn = ({ words }: Mention): { doors: number; windows: number } => {
  const found = { doors: 0, windows: 0 };
  for (const [, count = '', thing = ''] of words.matchAll(OPENINGS))
    found[/^window/i.test(thing) ? 'windows' : 'doors'] += countedBy(count);
  if (found.doors + found.windows > 0) return found;
  return /window/i.test(words) ? { doors: 0, windows: 1 } : { doors: 1, windows: 0 };
};

type Openings = Pick<NamedPlace, 'doors' | 'windows' | 'openingsSf'>;

/** Openings told of a place, in the shape of a patch. */
export const openingsOf = ({ doors, windows, openingsSf }: Openings): Openings => ({
  ...(doors === undefined ? {} : { doors }),
  ...(windows === undefined ? {} : { windows }),
  ...(openingsSf === undefined ? {} : { openingsSf }),
});

/** Gives each sized place the openings that are told with their sizes before the next one. */
const tellSizes = (places: readonly NamedPlace[], text: string): void => {
  const sized = places
    .filter(({ lengthFt, areaSf }) => lengthFt !== null || areaSf !== null)
    .toSorted((one, other) => one.start - other.start);
  for (const [at, place] of sized.entries()) {
    const told = sizedOpeningsIn(text.slice(place.start, sized[at + 1]?.start ?? text.length));
    if (!told) continue;
    if (told.doors > 0) place.doors = told.doors;
    if (told.windows > 0) place.windows = told.windows;
    place.openingsSf = Math.round(told.sf * 100) / 100;
  }
};

/**
 * Removes mentions that order nothing: those that only count openings, which it adds to their places, and sizes of walls.
 * @param written the text as it was read
 */
export const withoutOpenings = (reading: Reading, written: string): Reading => {
  const text = withoutHeights(written, heightsIn(written));
  const measured = reading.mentions.filter(({ words }) => !IS_WALL_SIZE.test(words));
  const told = measured.filter((mention) => isTold(text, mention, measured));
  for (const mention of told) {
    const { doors, windows } = countIn(mention);
    const [place, other] = mention.places;
    if (!place || other) continue;
    if (doors > 0) place.doors = (place.doors ?? 0) + doors;
    if (windows > 0) place.windows = (place.windows ?? 0) + windows;
  }
  const hasSurface = measured.some(isOfSurface);
  const isOrdered = measured.some(
    (mention) =>
      isWork(mention) && !told.includes(mention) && CHANGES_OPENING.test(mention.rows[0] ?? ''),
  );
  if (hasSurface && !isOrdered) tellSizes(reading.places, text);
  return { ...reading, mentions: measured.filter((mention) => !told.includes(mention)) };
};
