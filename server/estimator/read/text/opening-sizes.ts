// Doors and windows told with their sizes, "one door 36 x 84, two windows 3'0" x 5'0"": what they take off a wall.

const COUNTED: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};
const COUNT = String.raw`(\d{1,2}|${Object.keys(COUNTED).join('|')})`;
/** Words between a count and its thing: "two vinyl windows"; the first word of a list is none of them. */
const BETWEEN = String.raw`(?:(?!(?:with|and|has|have|having|${Object.keys(COUNTED).join('|')})\b)[a-z]+ ){0,2}?`;
const SIDE = String.raw`\d+(?:\.\d+)?(?: ?(?:['’]|ft\.?|-)(?: ?\d+(?:\.\d+)?)?)?(?: ?(?:["”]|''|in\b\.?|inch(?:es)?))?`;
const SIZED = new RegExp(
  String.raw`\b(?:${COUNT} )?${BETWEEN}(doors?|windows?|sliders?|openings?|pairs?),?(?: of| at| is| are| each| measuring)? \(?(${SIDE}) ?(?:wide )?(?:x|×|by) ?(${SIDE})`,
  'gi',
);
const UNSIZED = new RegExp(String.raw`\b${COUNT} (?:[a-z]+ ){0,2}?(doors?|windows?)\b`, 'gi');

/** Least bare figure that means inches: nobody has a door of 12 ft, or one of 11 in. */
const LEAST_INCHES = 12;

const inchesOf = (side: string): number => {
  const [, whole = '0', isFeet, more] =
    /^(\d+(?:\.\d+)?) ?(['’]|ft\.?|-)? ?(\d+(?:\.\d+)?)?/i.exec(side) ?? [];
  const value = Number(whole);
  if (isFeet !== undefined) return 12 * value + Number(more ?? 0);
  const isMarked = /["”]|''|in/i.test(side);
  return isMarked || value >= LEAST_INCHES ? value : 12 * value;
};

const countOf = (count: string | undefined): number =>
  count === undefined ? 1 : (COUNTED[count.toLowerCase()] ?? Number(count));

/** Square feet that a usual door and a usual window take off a wall; `calculate/space.ts` has the same. */
const USUAL = { door: 21, window: 15 };

export interface SizedOpenings {
  doors: number;
  windows: number;
  /** Square feet of all of them; usual ones where no size was told. */
  sf: number;
}

/** Openings told in words; null where none is told with its size. */
export const sizedOpeningsIn = (words: string): SizedOpenings | null => {
  const found = { doors: 0, windows: 0, sf: 0 };
  let isSized = false;
  const rest = words.replaceAll(
    SIZED,
    (all: string, count: string | undefined, thing: string, wide: string, high: string) => {
      isSized = true;
      found.sf += (countOf(count) * inchesOf(wide) * inchesOf(high)) / 144;
      found[/^window/i.test(thing) ? 'windows' : 'doors'] += countOf(count);
      return ' '.repeat(all.length);
    },
  );
  for (const [, count, thing = ''] of rest.matchAll(UNSIZED)) {
    const isWindow = /^window/i.test(thing);
    found[isWindow ? 'windows' : 'doors'] += countOf(count);
    found.sf += countOf(count) * (isWindow ? USUAL.window : USUAL.door);
  }
  return isSized ? found : null;
};

/** Square feet of all openings told in words, with their sizes or the usual ones. */
export const openingsSfIn = (words: string): number => {
  const sized = sizedOpeningsIn(words);
  if (sized) return sized.sf;
  let sf = 0;
  for (const [, count, thing = ''] of words.matchAll(UNSIZED))
    sf += countOf(count) * (/^window/i.test(thing) ? USUAL.window : USUAL.door);
  return sf;
};

/** Whether words only list openings with their sizes: "one door 36 x 84, one window 48 x 48". */
export const isOnlyOpenings = (words: string): boolean =>
  sizedOpeningsIn(words) !== null &&
  !/[a-z]{3,}/i.test(
    words
      .replaceAll(SIZED, ' ')
      .replaceAll(UNSIZED, ' ')
      .replaceAll(/\b(?:and|with|has|wide|high|inch(?:es)?|each)\b/gi, ' '),
  );
