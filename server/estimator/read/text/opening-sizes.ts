// Doors and windows told with their sizes, "one door 36 x 84, two windows 3'0" x 5'0"": what they take off a wall.

import { DOOR_SF, WINDOW_SF } from '../../calculate/space.ts';
import { COUNT, COUNT_WORDS, countedBy, NUMBER, toNumber } from './told-figures.ts';
import { SIDE, sidesOf } from './told-lengths.ts';

/** Words between a count and its thing: "two vinyl windows"; the first word of a list is none of them. */
const BETWEEN = String.raw`(?:(?!(?:with|and|has|have|having|${COUNT_WORDS})\b)[a-z]+ ){0,2}?`;
const SIZED = new RegExp(
  String.raw`\b(?:${COUNT} )?${BETWEEN}(doors?|windows?|sliders?|openings?|pairs?),?(?: of| at| is| are| each| measuring)? \(?(${SIDE}) ?(?:wide )?(?:x|×|by) ?(${SIDE})`,
  'gi',
);
const OF_AREA = new RegExp(
  String.raw`\b(?:${COUNT} )?${BETWEEN}(?:doors?|windows?|sliders?|openings?)(?: of| at|,)? ${NUMBER} ?(?:s\.?f\b|sq(?:uare)?\.? ?(?:ft|feet))`,
  'gi',
);
const UNSIZED = new RegExp(String.raw`\b${COUNT} (?:[a-z]+ ){0,2}?(doors?|windows?)\b`, 'gi');

const surfaceOf = (wide: string, high: string): number => {
  const [wideIn, highIn] = sidesOf(wide, high);
  return wideIn * highIn;
};

const countOf = (count: string | undefined): number => (count === undefined ? 1 : countedBy(count));

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
      found.sf += (countOf(count) * surfaceOf(wide, high)) / 144;
      found[/^window/i.test(thing) ? 'windows' : 'doors'] += countOf(count);
      return ' '.repeat(all.length);
    },
  );
  for (const [, count, thing = ''] of rest.matchAll(UNSIZED)) {
    const isWindow = /^window/i.test(thing);
    found[isWindow ? 'windows' : 'doors'] += countOf(count);
    found.sf += countOf(count) * (isWindow ? WINDOW_SF : DOOR_SF);
  }
  return isSized ? found : null;
};

export interface ToldOpening {
  kind: 'DOOR' | 'WINDOW';
  wideIn: number;
  highIn: number;
}

/** Openings whose sizes nobody told, with the surface that walls lose by one. */
const USUAL = {
  DOOR: { wideIn: 36, highIn: (144 * DOOR_SF) / 36 },
  WINDOW: { wideIn: 36, highIn: (144 * WINDOW_SF) / 36 },
} as const;

/** Each opening told in words, with its sides or the usual ones; null where one is told by its area alone. */
export const openingsIn = (words: string): ToldOpening[] | null => {
  if (words.search(OF_AREA) >= 0) return null;
  const found: ToldOpening[] = [];
  const add = (count: string | undefined, thing: string, sides?: Omit<ToldOpening, 'kind'>) => {
    const kind = /^window/i.test(thing) ? 'WINDOW' : 'DOOR';
    for (let each = 0; each < countOf(count); each += 1)
      found.push({ kind, ...(sides ?? USUAL[kind]) });
  };
  const rest = words.replaceAll(
    SIZED,
    (_all, count: string | undefined, thing: string, wide: string, high: string) => {
      const [wideIn, highIn] = sidesOf(wide, high);
      add(count, thing, { wideIn, highIn });
      return ' ';
    },
  );
  for (const [, count, thing = ''] of rest.matchAll(UNSIZED)) add(count, thing);
  return found;
};

/** Square feet of all openings told in words, by their areas, their sizes or the usual ones. */
export const openingsSfIn = (words: string): number => {
  let sf = 0;
  const rest = words.replaceAll(OF_AREA, (_all, count: string | undefined, area: string) => {
    sf += countOf(count) * toNumber(area);
    return ' ';
  });
  const sized = sizedOpeningsIn(rest);
  if (sized) return sf + sized.sf;
  for (const [, count, thing = ''] of rest.matchAll(UNSIZED))
    sf += countOf(count) * (/^window/i.test(thing) ? WINDOW_SF : DOOR_SF);
  return sf;
};
