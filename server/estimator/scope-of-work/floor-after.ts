// The floor of a place as it is known after a patch.
import type { Place } from '../../domain/scope-of-work.ts';
import type { PatchOf } from '../../domain/scope-patch.ts';
import type { KnownSizes } from './usual-place.ts';

export type SetPlace = PatchOf<'SET_PLACE'>;

export const FLOOR_MEASURES = ['lengthFt', 'widthFt', 'areaSf', 'perimeterFt'] as const;

export const isFloorTold = (patch: SetPlace): boolean =>
  FLOOR_MEASURES.some((name) => patch[name] !== undefined);

/** A measure as it is known after a patch. A null in the patch makes it unknown. */
export const knownAfter = (own: number | null, told: number | null | undefined): number | null =>
  told === undefined ? own : told;

/** The floor as it is known after the patch: what it says, and what still holds beside that. */
export const floorAfter = (place: Place, patch: SetPlace): KnownSizes => {
  const isUsual = place.basis === 'DEFAULT';
  const own = { lengthFt: place.lengthFt, widthFt: place.widthFt, areaSf: place.areaSf };
  const { areaSf, perimeterFt } = patch;
  if (patch.lengthFt || patch.widthFt) {
    const lengthFt = knownAfter(own.lengthFt, patch.lengthFt);
    const widthFt = knownAfter(own.widthFt, patch.widthFt);
    const isOutline = Boolean(lengthFt) && Boolean(widthFt);
    const known = areaSf ?? (isOutline || isUsual ? null : own.areaSf);
    return { lengthFt, widthFt, areaSf: known, perimeterFt };
  }
  if (areaSf) return { areaSf, perimeterFt };
  if (isUsual) return { perimeterFt };
  return {
    lengthFt: knownAfter(own.lengthFt, patch.lengthFt),
    widthFt: knownAfter(own.widthFt, patch.widthFt),
    areaSf: knownAfter(own.areaSf, areaSf),
    perimeterFt,
  };
};
