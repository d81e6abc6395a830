// Whole jobs that words order outright, "build a deck", "a new stair", "R-30 over R-19", where the network was not sure of
// them, and heights of rooms with a sloped ceiling. Fixed wordings; nothing is learned here.
import type { Mention, Reading } from './neighbors.ts';
import type { Segment } from './segments.ts';
import type { Told } from './told-figures.ts';
import { LENGTH, lengthIn } from './told-lengths.ts';

const FIRST = new RegExp(LENGTH, 'i');

/** Words before what a thing stands on or beside: "install a light over the stairs" builds no stairs. */
const WHERE = String.raw`(?:on|onto|over|under|underneath|beneath|below|above|around|round|near|behind|beside|along|against|between|inside|within|from|to|for|(?<!\b(?:set|run|flight|pair) )of|at|next to)`;
const BUILDS = String.raw`(?<!\b${WHERE} (?:the |a |an |our |my |its |this )?)\b(?:build|construct|frame|install|add|put (?:in|up)|new|replace|rebuild)\b(?:(?!\b${WHERE}\b)[^.;]){0,50}?\b`;

const SURE = 0.75;

const BLOWN = '@attic_insulation';
/** Places where nothing is blown on what lies there. */
const NOT_BLOWN: ReadonlySet<string> = new Set(['crawlspace', 'basement', 'garage']);
/** "R-30 blown over the existing R-19". */
const LAYERS =
  /\br-?\d{1,2}(?: (?:blown|fiberglass|cellulose|insulation)){0,2} over (?:(?:the|our|my|existing|old) )*r-?\d{1,2}\b/i;

/** Words that order a job, words that make them another one, and the job. */
const OUTRIGHT: readonly (readonly [
  orders: RegExp,
  other: RegExp,
  code: string,
  /** Chance from which what the network read stands. */
  sure: number,
])[] = [
  [
    new RegExp(
      String.raw`${BUILDS}deck\b(?! (?:rail|stair|step|board|stain|light|post|footing|cover|joist))`,
      'i',
    ),
    /\b(?:roof|repair|replace \w+ boards?|stain|refinish)/i,
    '@deck_build',
    SURE,
  ],
  [
    new RegExp(
      String.raw`${BUILDS}(?:stairs?|staircases?|stairways?|flight of stairs)\b(?! (?:treads?|rail|carpet|runner|nosing|lift|light))`,
      'i',
    ),
    /\b(?:decks?|porch|patio|outdoor|outside|exterior|concrete|stone|brick|garden|carpet|runner|attic ladder|pull[ -]?down|refinish|paint|rail(?:ing)?s?\b(?=.*\bstairs?\b))/i,
    '@stair_build',
    Infinity,
  ],
  [
    /^dry(?:ing)?(?: (?:it |them |all )?(?:out|down))?,? (?:for |over )?(?:\d+|two|three|four|five|six|seven) days\b/i,
    /\b(?:concrete|paint|slab|cure|mud|compound)/i,
    '@water_mitigation',
    SURE,
  ],
  [LAYERS, /\bwalls?\b|\bbatts?\b.*\bover\b/i, BLOWN, Infinity],
];

const CERTAIN = 0.9;

/** "Category 2, class 3" is how wet a loss is; the network takes a class for gravel or shingles. */
const IS_LOSS_CLASS = /^class (?:of (?:water|loss) )?[1-4]$/i;

const isDried = ({ role, rows }: Mention): boolean =>
  role === 'order' && rows[0] === '@water_mitigation';

/** A loss is dried once in each of its places: "carpet wet" and "dry for 3 days" are one job. */
const driedOnce = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter((mention, at) => {
    const { places } = mention;
    return !mentions.some(
      (other, before) =>
        isDried(mention) &&
        isDried(other) &&
        other !== mention &&
        places.every((place) => other.places.includes(place)) &&
        (other.places.length > places.length || before < at),
    );
  });

/** Makes orders sure that name their job outright, and takes out words that only say how wet a loss is. */
export const orderOutright = (reading: Reading): void => {
  reading.mentions = reading.mentions.filter(({ words }) => !IS_LOSS_CLASS.test(words));
  for (const mention of reading.mentions) {
    if (mention.role !== 'order') continue;
    const isNeverBlown = mention.places.some(({ type }) => NOT_BLOWN.has(type));
    if (isNeverBlown) mention.rows = mention.rows.filter((row) => row !== BLOWN);
    for (const [orders, other, code, sure] of OUTRIGHT) {
      if (mention.chance >= sure || !orders.test(mention.words) || other.test(mention.words))
        continue;
      if (code === BLOWN && isNeverBlown) continue;
      mention.rows = [code];
      mention.chance = Math.max(mention.chance, CERTAIN);
    }
  }
  reading.mentions = driedOnce(reading.mentions);
};

/** "Finish the basement": where rooms are made. */
export const MAKES_ROOMS =
  /\b(?:finish|convert)\w* (?:(?:the|my|our|an?|unfinished) )*(?:basement|attic|garage)\b/i;
const ADDS_BATH = new RegExp(
  String.raw`${MAKES_ROOMS.source}[^.;\n]*?(?:\b(?:with|plus|including|and)|,) ((?:an?|one) (?:(?:full|half|new|small|guest|3/4) )*bath(?:room)?)(?=\s*(?:$|[.,;:\n]|\b(?:and|in|off|plus|under|with)\b))`,
  'i',
);

/** "Finish the attic with a bedroom and | a bathroom": a bath is put in, whatever its words were taken for. */
export const withBath = (text: string, segments: readonly Segment[]): Segment[] => {
  const said = ADDS_BATH.exec(text);
  const [all = '', words = ''] = said ?? [];
  if (!said) return [...segments];
  const end = said.index + all.length;
  const start = end - words.length;
  const code = '@bathroom_add';
  const others = segments.flatMap((segment): Segment[] => {
    if (segment.end <= start || segment.start >= end) return [segment];
    const head = text.slice(segment.start, start).replace(/[\s,]*(?:with|and)?\s*$/i, '');
    if (head === '' || segment.candidates[0]?.code === code) return [];
    return [{ ...segment, words: head, end: segment.start + head.length }];
  });
  const candidates = [{ code, chance: CERTAIN }];
  const bath: Segment = { role: 'order', words, start, end, candidates };
  return [...others, bath].toSorted((a, b) => a.start - b.start);
};

/** The row for wet drywall that is torn out. */
export const WET_BOARD = 'WTR-TODRY';
const FLOOD_CUT = /\bflood[- ]?cut[^.;\n]*/gi;
const LENGTHS = new RegExp(String.raw`(?<![\d.,/])${LENGTH}`, 'gi');
/** Inches of the strips that rows of the book close a cut wall with, the lower one first. */
const STRIPS = [
  ['DRW-CUT2', 24],
  ['DRW-CUT4', 48],
] as const;
const LEAST_STRIP = 6;
const IS_STRIP = /^DRW-CUT[24]$/;
const IS_DRYWALL = /^(?:DRW-WALL|@drywall_room)$/;

/** Inches to which a wall is told to be cut; undefined where no height is told. */
const cutTold = (text: string): number | undefined =>
  [...text.matchAll(FLOOD_CUT)]
    .flatMap(([said]) =>
      [...said.matchAll(LENGTHS)].flatMap(([words]) => lengthIn(words, FIRST)?.value ?? []),
    )
    .find((inches) => inches >= LEAST_STRIP && inches <= STRIPS[1][1]);

/**
 * A wall that is cut to a height is torn out so far, and closed with strips: drywall without an amount of its own is no whole
 * wall, and is ordered once.
 */
export const closeStrips = (reading: Reading, text: string): Reading => {
  const cutIn = cutTold(text);
  const strip = STRIPS.find(([, most]) => cutIn !== undefined && cutIn <= most)?.[0];
  if (cutIn === undefined || strip === undefined) return reading;
  for (const mention of reading.mentions)
    if (mention.rows.includes(WET_BOARD)) mention.cutFt = cutIn / 12;
  const strips = reading.mentions.filter(
    ({ role, rows }) => role === 'order' && rows.some((row) => IS_STRIP.test(row)),
  );
  for (const mention of strips)
    mention.rows = [...new Set(mention.rows.map((row) => (IS_STRIP.test(row) ? strip : row)))];
  const closed = new Set(strips.flatMap(({ places }) => places));
  const told = new Set(strips.flatMap(({ measures }) => measures.map(({ start }) => start)));
  const mentions = reading.mentions.filter((mention) => {
    const { role, rows, measures, places } = mention;
    if (role !== 'order' || !IS_DRYWALL.test(rows[0] ?? '')) return true;
    if (!measures.every(({ start }) => told.has(start))) return true;
    if (places.some((place) => closed.has(place))) return false;
    mention.rows = [strip];
    return true;
  });
  return { ...reading, mentions };
};

const USUAL_HEIGHT = 8;
const VAULT = [
  new RegExp(
    String.raw`\b(?:vaulted|cathedral|sloped)(?: ceilings?)?[ ,]+(?:up )?(?:to|at|rising to|peaking at) (?:about )?${LENGTH}`,
    'i',
  ),
  new RegExp(String.raw`\bceilings? (?:is |are )?vault(?:ed|s) (?:up )?(?:to|at) ${LENGTH}`, 'i'),
];
/** "9 ft walls", "8 foot side walls". */
const WALLS = new RegExp(String.raw`\b${LENGTH}[ -](?:high |tall )?(?:side )?walls?\b`, 'i');
const FROM = new RegExp(String.raw`\bfrom (?:about )?${LENGTH}`, 'i');

/**
 * Gives the room that is vaulted to a height its mean one: of 8 and 12 ft it is 10.
 * It returns the words that tell so.
 */
export const tellVaults = ({ places }: Pick<Reading, 'places'>, text: string): Told | null => {
  const vault = lengthIn(text, ...VAULT);
  if (!vault) return null;
  const before = places.filter(
    ({ start, lengthFt, areaSf }) => start < vault.start && (lengthFt !== null || areaSf !== null),
  );
  const place = before.at(-1) ?? places.find(({ start }) => start < vault.start) ?? places[0];
  if (!place) return null;
  const around = text.slice(vault.start, vault.end + 24);
  const from = lengthIn(around, FROM) ?? lengthIn(text, WALLS);
  const low = from ? from.value / 12 : (place.heightFt ?? USUAL_HEIGHT);
  const high = vault.value / 12;
  if (high <= low) return null;
  place.heightFt = (low + high) / 2;
  return vault;
};
