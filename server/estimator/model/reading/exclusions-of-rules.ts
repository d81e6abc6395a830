// What the customer's own words leave out, as the rules read it: it holds against a model, whatever a file made it write.
import type { Exclusion, Place, ScopeOfWork } from '../../../domain/scope-of-work.ts';
import type { PatchOf } from '../../../domain/scope-patch.ts';

const patchOf = (
  { words, codes, because }: Exclusion,
  placeId: string | null,
): PatchOf<'EXCLUDE'> => ({
  kind: 'EXCLUDE',
  words,
  codes,
  placeId,
  because,
});

export const excludedEverywhere = ({ excluded }: ScopeOfWork): PatchOf<'EXCLUDE'>[] =>
  excluded.filter(({ placeId }) => placeId === null).map((entry) => patchOf(entry, null));

/** What was left out since, in instructions: their words stand in no request. */
export const excludedSince = ({ excluded }: ScopeOfWork): PatchOf<'EXCLUDE'>[] =>
  excluded
    .filter(({ placeId, because }) => placeId === null && because === null)
    .map((entry) => patchOf(entry, null));

/** Exclusions of the rules' place that `place` is: the one of its name, or the only one of its type. */
export const excludedAt = (
  place: Place,
  { excluded, places }: ScopeOfWork,
): PatchOf<'EXCLUDE'>[] => {
  const ofType = places.filter(({ type }) => type === place.type);
  const same =
    places.find(({ label }) => label.toLowerCase() === place.label.toLowerCase()) ??
    (ofType.length === 1 ? ofType[0] : undefined);
  return same === undefined
    ? []
    : excluded
        .filter(({ placeId }) => placeId === same.id)
        .map((entry) => patchOf(entry, place.id));
};
