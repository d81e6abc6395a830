// Doors and windows that are told with their sizes, or counted: they reduce the surfaces of the room or wall that they are in.
import { heightsIn, withoutHeights } from './ceiling-heights.ts';
import { isWork } from './neighbors.ts';
import type { Mention, Reading } from './neighbors.ts';
import { sizedOpeningsIn } from './opening-sizes.ts';
import type { NamedPlace } from './places.ts';
import { COUNT as COUNTED, countedBy } from './told-figures.ts';

/** Rows and jobs that put doors and windows in, or take them out. */
const CHANGES_OPENING = /^(?:DOR-|WIN-|DEM-(?:DOOR|WIND)|@\w*(?:door|window|slider)\w*$)/;
/** Work on the surfaces of a room or wall, round its openings. */
const IS_SURFACE =
  /^(?:PNT|DRW|INS|FLR|TIL|SDG|TRM)-|^@(?:paint|exterior_paint|drywall|insul|attic|floor|siding|wall|tile|trim|crown|base|backsplash)/;
/** Words that only measure a wall: "9 ft to the eave, 8/12 gable", "walls 7 ft high". */
const IS_WALL_SIZE =
  /^(?=.*\b(?:eaves?|(?:walls|sides)\b.*(?:high|tall))\b)(?:[\d\s.,/'’"”-]|\b(?:ft|feet|foot|in|high|tall|wide|long|to|the|eaves?|gable|pitch|slope|and|walls|sides)\b)+$/i;

const isOfSurface = (mention: Mention): boolean =>
  isWork(mention) && IS_SURFACE.test(mention.rows[0] ?? '');

const OPENINGS = new RegExp(
  String.raw`\b${COUNTED}\s+(?:[a-z-]+\s+){0,2}?(doors?|windows?|sliders?)\b`,
  'gi',
);

/** Doors and windows that words count without their sizes. */
const countIn = (words: string): { doors: number; windows: number } => {
  const found = { doors: 0, windows: 0 };
  for (const [, count = '', thing = ''] of words.matchAll(OPENINGS))
    found[/^window/i.test(thing) ? 'windows' : 'doors'] += countedBy(count);
  return found;
};

type Openings = Pick<NamedPlace, 'doors' | 'windows' | 'openingsSf'>;

/** Openings told of a place, in the shape of a patch. */
export const openingsOf = ({ doors, windows, openingsSf }: Openings): Openings => ({
  ...(doors === undefined ? {} : { doors }),
  ...(windows === undefined ? {} : { windows }),
  ...(openingsSf === undefined ? {} : { openingsSf }),
});

/** Gives each sized place the openings that are told with their sizes, or counted, before the next one. */
const tellOpenings = (places: readonly NamedPlace[], text: string): void => {
  const sized = places
    .filter(({ lengthFt, areaSf }) => lengthFt !== null || areaSf !== null)
    .toSorted((one, other) => one.start - other.start);
  for (const [at, place] of sized.entries()) {
    const behind = text.slice(place.start, sized[at + 1]?.start ?? text.length);
    const told = sizedOpeningsIn(behind);
    if (told) place.openingsSf = Math.round(told.sf * 100) / 100;
    const { doors, windows } = told ?? countIn(behind);
    if (doors > 0) place.doors = doors;
    if (windows > 0) place.windows = windows;
  }
};

/**
 * Gives places the openings that are told of them, and removes mentions that only tell sizes of walls.
 * @param written the text as it was read
 */
export const withoutOpenings = (reading: Reading, written: string): Reading => {
  const text = withoutHeights(written, heightsIn(written));
  const measured = reading.mentions.filter(({ words }) => !IS_WALL_SIZE.test(words));
  const hasSurface = measured.some(isOfSurface);
  const isOrdered = measured.some(
    (mention) => isWork(mention) && CHANGES_OPENING.test(mention.rows[0] ?? ''),
  );
  if (hasSurface && !isOrdered) tellOpenings(reading.places, text);
  return { ...reading, mentions: measured };
};
