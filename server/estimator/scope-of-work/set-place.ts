// SET_PLACE: other measures, another name or kind of a place. What followed from its size before follows again.
import type { Place } from '../../domain/scope-of-work.ts';
import { Refusal, requirePlace } from './edit.ts';
import type { Edit } from './edit.ts';
import { withFollowing } from './following.ts';
import { requireSense, requireType } from './place-sense.ts';
import { ownLabel } from './own-label.ts';
import { remeasured } from './taken-together.ts';
import type { SetPlace } from './floor-after.ts';
import { FLOOR_MEASURES, isFloorTold } from './floor-after.ts';
import { measuresAfter } from './measures-after.ts';

/** @throws Refusal when the size of a place is that of its parts. */
const requireOwnSize = (place: Place, patch: SetPlace, { places }: Edit['scope']): void => {
  if (place.parts.length === 0) return;
  const isOther = [...FLOOR_MEASURES, 'count' as const].some(
    (name) => patch[name] !== undefined && patch[name] !== place[name],
  );
  if (!isOther) return;
  const labels = places.filter(({ id }) => place.parts.includes(id)).map(({ label }) => label);
  throw new Refusal(
    `"${place.label}" takes ${[...new Set(labels)].join(', ')} together, and their sizes make its size. Change the size of these instead.`,
  );
};

/** Changes a place whose parts make its size. */
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
