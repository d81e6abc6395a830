// How many rooms a plural means, and one area that is told of several: "living room and hall, 310 SF all together".
import type { ToldMeasure } from './measures.ts';

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

/** Rooms of a usual home; our own judgment. */
const USUAL_COUNT: Readonly<Record<string, number>> = { bedroom: 3, bathroom: 2 };

/** "Paint the bedrooms": how many there are where neither a number nor a size tells it. */
export const usualCount = ({
  count,
  type,
  label,
  lengthFt,
  areaSf,
}: SharingPlace & { type: string; label: string }): number =>
  count === 1 && lengthFt === null && areaSf === null && label.endsWith('s')
    ? (USUAL_COUNT[type] ?? 1)
    : count;

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
  /^ ?(?:[,:(–-] ?)(?:(?:it is|it's|is|are|approx\w*\.?|about|around|roughly|maybe|total(?:s|ing)?(?: of)?) ?)*$|^,? ?(?:together|combined|altogether),? (?:(?:is|are|about|around|make) )*$/i;
/** Sides are of all places only where words say so: "the laundry and mudroom, together 9x15". */
const SAYS_ALL = /\b(?:together|combined)\b/i;

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
    area !== undefined &&
    !area.isEach &&
    last !== undefined &&
    OF_ALL.test(text.slice(last.end, area.start)) &&
    (area.kind === 'AREA' || SAYS_ALL.test(text.slice(last.end, area.start)))
    ? area.value
    : null;
};

/**
 * "Living room, kitchen and hall 500 sf": gives places named together, none with a size of its own, the area behind the last.
 * @param measures of the segment that names the last places
 * @param said words before and of them
 */
export const shareJoined = (
  places: readonly SharingPlace[],
  measures: readonly ToldMeasure[],
  said = '',
): void => {
  const [last] = places.slice(-1);
  // "Two bedrooms and each has a 2x6 closet".
  if (last && /\beach (?:one |of them )?(?:has|with)\b/i.test(said))
    last.count = Math.max(last.count, places[0]?.count ?? 1);
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

/** Words between two places that are meant together: "the den, hall and both bedrooms". */
export const JOINED =
  /^[\s,&+/()–-]*(?:(?:and then|and|plus|y|as well as|or)[\s,]*)?(?:(?:the )?same (?:thing )?(?:in|for|on) )?(?:each (?:one |of them )?(?:has|with) )?(?:(?:the other|the|an?|one|my|our|in|in the|all|both|other)\s*)?$/i;

/** "LR and BR (12x15, 11x12)": gives places the sizes that are told behind the last of them, one each. */
export const shareSizes = (
  text: string,
  places: readonly (SharingPlace & { start: number; label: string })[],
): void => {
  for (const [at, { sizes, count, label }] of places.entries()) {
    const own = places.slice(Math.max(0, at + 1 - sizes.length), at + 1);
    const isUnsized = own.slice(0, -1).every((one) => one.lengthFt === null && one.areaSf === null);
    const areJoined = own.every(
      ({ start }, nth) => nth === 0 || JOINED.test(text.slice(own[nth - 1]?.end, start)),
    );
    if (label.endsWith('s') || !areJoined) continue;
    if (count > 1 || own.length < 2 || own.length !== sizes.length || !isUnsized) continue;
    own.forEach((place, nth) => {
      const size = sizes[nth] ?? [0, 0];
      const [widthFt, lengthFt] = size.toSorted((a, b) => a - b);
      Object.assign(place, { lengthFt, widthFt, sizes: [size] });
    });
  }
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
