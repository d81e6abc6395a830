// What the customer's own words leave out, as the rules read it: it holds against a model, whatever a file made it write.
import type { Exclusion, Place, ScopeOfWork } from '../../../domain/scope-of-work.ts';
import type { PatchOf } from '../../../domain/scope-patch.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import type { PriceBook } from '../../price-book.ts';
import { refinedRequest } from '../../refine/refined-request.ts';
import { thingsNamed } from '../../refine/things.ts';

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

/** Those of the rules' place that `place` is: of its name, or the only one of its type. */
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

/** What a refinement took out stays out, though the first text still asks for it. */
export const takenOutSince = (request: EstimateRequest, book: PriceBook): PatchOf<'EXCLUDE'>[] =>
  refinedRequest(request, book).changes.flatMap((change): PatchOf<'EXCLUDE'>[] => {
    if (change.kind !== 'leaveOut') return [];
    const { patterns, rooms } = thingsNamed(change.target, book);
    const codes = patterns.filter((pattern) => pattern !== '');
    return rooms.length > 0 || codes.length === 0
      ? []
      : [{ kind: 'EXCLUDE', words: change.target, codes, placeId: null, because: null }];
  });
