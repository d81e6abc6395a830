// Amounts told apart of their work: one area of several rooms, "living room and hall, 310 SF all together", lengths behind the names of
// rooms, and what a sentence of its own measures.
import type { RowFacts } from './meaning.ts';
import type { ToldMeasure } from './measures.ts';
import { isOfOther, isWork, takes } from './neighbors.ts';
import type { Draft } from './neighbors.ts';

/** What of a place its area is shared by. */
interface SharingPlace {
  count: number;
  /** Character of the text behind its name. */
  end: number;
  lengthFt: number | null;
  widthFt: number | null;
  areaSf: number | null;
  sizes: readonly (readonly [number, number])[];
}

/** Words behind an area of all places named before it. */
const TOGETHER = /^[ ,]*(?:all together|altogether|total|combined|in all|in total|between them)\b/i;

/** "Living room and hall, 310 SF all together": each of several rooms gets an equal part. */
const shareOut = (areaSf: number, places: readonly SharingPlace[]): void => {
  if (places.length < 2) return;
  const rooms = places.reduce((sum, { count }) => sum + count, 0);
  for (const place of places)
    Object.assign(place, {
      lengthFt: null,
      widthFt: null,
      sizes: [],
      areaSf: (areaSf * place.count) / rooms,
    });
};

/** Words between the last of several places and an area that is of all of them: "hallway and two bedrooms, approx 420 sq ft". */
const OF_ALL =
  /^ ?(?:[,:(–-] ?)(?:(?:it is|it's|is|are|approx\w*\.?|about|around|roughly|maybe|total(?:s|ing)?(?: of)?) ?)*$/i;

/** The area of all places of a segment: the only size there is, told behind the last of them. */
const areaOfAll = (
  text: string,
  places: readonly SharingPlace[],
  measures: readonly ToldMeasure[],
): number | null => {
  const [area, ...others] = measures.filter(({ kind }) => kind === 'AREA' || kind === 'SIDES');
  const last = places.at(-1);
  return places.length > 1 &&
    others.length === 0 &&
    area?.kind === 'AREA' &&
    !area.isEach &&
    last !== undefined &&
    OF_ALL.test(text.slice(last.end, area.start))
    ? area.value
    : null;
};

/**
 * "Living room, kitchen and hall 500 sf": gives places named together, none with a size of its own, the area behind the last.
 * @param measures of the segment that names the last places
 */
export const shareJoined = (
  places: readonly SharingPlace[],
  measures: readonly ToldMeasure[],
): void => {
  const [area, ...others] = measures.filter(({ kind }) => kind !== 'COUNT');
  if (area?.kind !== 'AREA' || area.isEach || others.length > 0) return;
  const from = places.findIndex(({ areaSf }) => areaSf !== null);
  if (from < 1 || area.start < (places.at(-1)?.end ?? 0)) return;
  const told = places.slice(from).reduce((sum, { areaSf }) => sum + (areaSf ?? 0), 0);
  const isOneArea = places.every(({ lengthFt, sizes }) => lengthFt === null && sizes.length === 0);
  if (isOneArea && Math.abs(told - area.value) < 1) shareOut(area.value, places);
};

/** Gives several places the area that is told of all of them. @param measures of the segment that names them */
export const shareArea = (
  text: string,
  places: readonly SharingPlace[],
  measures: readonly ToldMeasure[],
): void => {
  const [total] = measures.filter(
    ({ kind, end }) => kind === 'AREA' && TOGETHER.test(text.slice(end, end + 24)),
  );
  const areaSf = total?.value ?? areaOfAll(text, places, measures);
  if (areaSf !== null) shareOut(areaSf, places);
};

/** Whether one area is told of several rooms: "hardwood in the living room and the den, 450 sq ft". */
export const isShared = (
  { areaSf }: Pick<SharingPlace, 'areaSf'>,
  last: { readonly places: readonly SharingPlace[] },
  current: readonly SharingPlace[],
): boolean =>
  areaSf !== null &&
  current.length > 1 &&
  last.places === current &&
  !current.some((place) => place.lengthFt !== null || place.areaSf !== null);

/** "Crown molding: | living room 62 ft, | dining room 48 ft": lengths behind the names of rooms are of the work there. */
export const addLengths = (
  work: Draft,
  told: readonly ToldMeasure[],
  between: string,
  { unitOf }: Pick<RowFacts, 'unitOf'>,
): void => {
  const lengths = told.filter(({ kind, isAcross }) => kind === 'LENGTH' && !isAcross);
  const own = work.measures.find(({ kind }) => kind === 'LENGTH');
  const [first] = own ? [own, ...lengths] : lengths;
  if (!first || lengths.length === 0 || (own && own.start < work.end)) return;
  if (/[.;!?]\s|\n/.test(between) || !work.rows.some((row) => unitOf(row) === 'LF')) return;
  const value = lengths.reduce((sum, one) => sum + one.value, own?.value ?? 0);
  work.measures = [...work.measures.filter((one) => one !== own), { ...first, value }];
};

/** "Stucco measures | 2,100 sq ft": the thing before a figure, where its sentence begins. */
const THING_MEASURES =
  /(?:^|[.;!\n]\s*)(?:the |my |our )?([a-z]{3,}?)s? (?:is|are|measures?|totals?|comes to)(?: about| around)? $/i;
const MOST_TOLD = 60;

/** The work right before whose other thing is measured, or whose thing a sentence of its own measures: "Stucco measures 2,100 sq ft". */
export const measuredApart = (
  mentions: readonly Draft[],
  before: string,
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): Draft | undefined => {
  const last = mentions.at(-1);
  if (last && isOfOther(last, before, measures)) return last;
  const thing = THING_MEASURES.exec(before.slice(-MOST_TOLD))?.[1];
  const isOf = (words: string): boolean => new RegExp(String.raw`\b${thing}`, 'i').test(words);
  return thing === undefined
    ? undefined
    : mentions.findLast((each) => isWork(each) && isOf(each.words) && takes(each, measures, facts));
};
