// The measures of a place after a patch: what only followed from its size before follows again.
import { UNNAMED_TYPE } from '../../domain/place-types.ts';
import type { Place } from '../../domain/scope-of-work.ts';
import type { Edit } from './edit.ts';
import { basisOf } from './edit.ts';
import type { SetPlace } from './floor-after.ts';
import { FLOOR_MEASURES, floorAfter, isFloorTold, knownAfter } from './floor-after.ts';
import { requireSense } from './place-sense.ts';
import type { KnownSizes, MeasuredPlace } from './usual-place.ts';
import { usualPlace } from './usual-place.ts';

const OTHERS = ['heightFt', 'doors', 'windows'] as const;

/** Doors, heights and wall lengths that were only usual become the usual ones of the new size and kind. */
export const measuresAfter = (place: Place, patch: SetPlace, { by, book }: Edit): MeasuredPlace => {
  const { lengthFt, widthFt, areaSf, count } = place;
  const floor = place.basis === 'DEFAULT' ? {} : { lengthFt, widthFt, areaSf };
  const usual = usualPlace(place.type, '', { ...floor, count }, book);
  const isCountUsual = usualPlace(place.type, '', floor, book).count === count;
  const isWallUsual = Math.abs(place.perimeterFt - usual.perimeterFt) < 0.1;
  const keepsWall = !isFloorTold(patch) && !isWallUsual;
  const other = (name: (typeof OTHERS)[number]) => {
    const isUsual = place.type === UNNAMED_TYPE || place[name] === usual[name];
    return knownAfter(isUsual ? null : place[name], patch[name]);
  };
  const sizes: KnownSizes = {
    ...floorAfter(place, patch),
    ...(keepsWall ? { perimeterFt: place.perimeterFt } : {}),
    count: patch.count ?? (isCountUsual ? null : count),
    heightFt: other('heightFt'),
    doors: other('doors'),
    windows: other('windows'),
  };
  const isSized = FLOOR_MEASURES.some((name) => Boolean(patch[name]));
  const basis = isSized ? basisOf({ by }, patch.because) : place.basis;
  const measured = usualPlace(patch.type ?? place.type, place.label, sizes, book, basis);
  requireSense(sizes, measured, book);
  return measured;
};
