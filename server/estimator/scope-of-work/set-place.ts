// SET_PLACE: other measures, another name or kind of a place. What followed from its size before follows again.
import { UNNAMED_TYPE } from '../../domain/place-types.ts';
import type { Place } from '../../domain/scope-of-work.ts';
import type { PatchOf } from '../../domain/scope-patch.ts';
import { basisOf, Refusal, requirePlace } from './edit.ts';
import type { Edit } from './edit.ts';
import { withFollowing } from './following.ts';
import { requireSense, requireType } from './place-sense.ts';
import { ownLabel } from './own-label.ts';
import { remeasured } from './taken-together.ts';
import { usualPlace } from './usual-place.ts';
import type { KnownSizes, MeasuredPlace } from './usual-place.ts';

type SetPlace = PatchOf<'SET_PLACE'>;

const FLOOR = ['lengthFt', 'widthFt', 'areaSf', 'perimeterFt'] as const;
const OTHERS = ['heightFt', 'doors', 'windows'] as const;

const isFloorTold = (patch: SetPlace): boolean => FLOOR.some((name) => patch[name] !== undefined);

/** Null in a patch: not known any more. */
const merged = (own: number | null, told: number | null | undefined): number | null =>
  told === undefined ? own : told;

/** The floor as it is known after the patch: what it says, and what still holds beside that. */
const floorAfter = (place: Place, patch: SetPlace): KnownSizes => {
  const isUsual = place.basis === 'DEFAULT';
  const own = { lengthFt: place.lengthFt, widthFt: place.widthFt, areaSf: place.areaSf };
  const { areaSf, perimeterFt } = patch;
  if (patch.lengthFt || patch.widthFt) {
    const lengthFt = merged(own.lengthFt, patch.lengthFt);
    const widthFt = merged(own.widthFt, patch.widthFt);
    const isOutline = Boolean(lengthFt) && Boolean(widthFt);
    const known = areaSf ?? (isOutline || isUsual ? null : own.areaSf);
    return { lengthFt, widthFt, areaSf: known, perimeterFt };
  }
  if (areaSf) return { areaSf, perimeterFt };
  if (isUsual) return { perimeterFt };
  return {
    lengthFt: merged(own.lengthFt, patch.lengthFt),
    widthFt: merged(own.widthFt, patch.widthFt),
    areaSf: merged(own.areaSf, areaSf),
    perimeterFt,
  };
};

/** Doors, heights and wall lengths that were only usual become the usual ones of the new size and kind. */
const measuresAfter = (place: Place, patch: SetPlace, { by, book }: Edit): MeasuredPlace => {
  const { lengthFt, widthFt, areaSf, count } = place;
  const floor = place.basis === 'DEFAULT' ? {} : { lengthFt, widthFt, areaSf };
  const usual = usualPlace(place.type, '', { ...floor, count }, book);
  const isCountUsual = usualPlace(place.type, '', floor, book).count === count;
  const isWallUsual = Math.abs(place.perimeterFt - usual.perimeterFt) < 0.1;
  const keepsWall = !isFloorTold(patch) && !isWallUsual;
  const other = (name: (typeof OTHERS)[number]) => {
    const isUsual = place.type === UNNAMED_TYPE || place[name] === usual[name];
    return merged(isUsual ? null : place[name], patch[name]);
  };
  const sizes: KnownSizes = {
    ...floorAfter(place, patch),
    ...(keepsWall ? { perimeterFt: place.perimeterFt } : {}),
    count: patch.count ?? (isCountUsual ? null : count),
    heightFt: other('heightFt'),
    doors: other('doors'),
    windows: other('windows'),
  };
  const isSized = FLOOR.some((name) => Boolean(patch[name]));
  const basis = isSized ? basisOf({ by }, patch.because) : place.basis;
  const measured = usualPlace(patch.type ?? place.type, place.label, sizes, book, basis);
  requireSense(sizes, measured, book);
  return measured;
};

/** @throws Refusal when the size of a place is that of its parts. */
const requireOwnSize = (place: Place, patch: SetPlace, { places }: Edit['scope']): void => {
  if (place.parts.length === 0) return;
  const isOther = [...FLOOR, 'count' as const].some(
    (name) => patch[name] !== undefined && patch[name] !== place[name],
  );
  if (!isOther) return;
  const labels = places.filter(({ id }) => place.parts.includes(id)).map(({ label }) => label);
  throw new Refusal(
    `"${place.label}" takes ${[...new Set(labels)].join(', ')} together, and their sizes make its size. Change the size of these instead.`,
  );
};

/** Of a place whose parts make its size. */
const partlySet = (place: Place, patch: SetPlace, { book }: Edit): Place => {
  const next = {
    ...place,
    type: patch.type ?? place.type,
    heightFt: patch.heightFt ?? place.heightFt,
    doors: patch.doors ?? place.doors,
    windows: patch.windows ?? place.windows,
  };
  requireSense({}, next, book);
  return next;
};

const labelAfter = (place: Place, { label }: SetPlace, { places }: Edit['scope']): string =>
  label === undefined
    ? place.label
    : ownLabel(
        label,
        places.filter((other) => other !== place),
      );

/** @throws Refusal for a place, kind or size that cannot be. */
export const setPlace = (edit: Edit, patch: SetPlace): Edit => {
  const { scope, book } = edit;
  const place = requirePlace(edit, patch.placeId);
  if (patch.type !== undefined) requireType(patch.type, book);
  requireOwnSize(place, patch, scope);
  const next: Place = {
    ...(place.parts.length > 0
      ? partlySet(place, patch, edit)
      : { ...place, ...measuresAfter(place, patch, edit) }),
    label: labelAfter(place, patch, scope),
    because: patch.because ?? place.because,
    source: isFloorTold(patch) ? null : place.source,
  };
  const places = scope.places.map((known) => (known === place ? next : known));
  const measured = { ...scope, places: remeasured(scope.places, places, place.id) };
  return { ...edit, scope: withFollowing(scope, measured, book) };
};
