// ADD_PLACE and DROP_PLACE. A place goes with its work, and leaves those that took it together with others.
import { ownLabel } from '../../domain/scope/own-label.ts';
import type { Place, ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import type { PatchOf } from '../../domain/scope/scope-patch.ts';
import { Refusal, requirePlace, withNewId } from './edit.ts';
import type { Edit } from './edit.ts';
import { requireSense, requireType } from './place-sense.ts';
import { remeasured } from './taken-together.ts';
import { usualPlace } from './usual-place.ts';
import type { MeasuredPlace } from './usual-place.ts';

/** @throws Refusal when the scope is full. */
export const withPlace = (
  edit: Edit,
  measured: MeasuredPlace,
  more: Partial<Pick<Place, 'source' | 'because'>> = {},
): { edit: Edit; place: Place } => {
  if (edit.scope.places.length >= SCOPE_LIMITS.places)
    throw new Refusal(
      `A scope holds at most ${SCOPE_LIMITS.places} places. Take some of them together.`,
    );
  const { id, scope } = withNewId(edit, 'p');
  const place: Place = { id, ...measured, source: null, parts: [], because: null, ...more };
  return { edit: { ...edit, scope: { ...scope, places: [...scope.places, place] } }, place };
};

/** @throws Refusal for a name given twice, a kind that is not known or a size that cannot be. */
export const addPlace = (edit: Edit, patch: PatchOf<'ADD_PLACE'>): Edit => {
  const { scope, refs, by, book } = edit;
  const { ref, basis } = patch;
  if (ref !== undefined && (refs.has(ref) || scope.places.some(({ id }) => id === ref)))
    throw new Refusal(`"${ref}" names another place already. Give this one a name of its own.`);
  const type = requireType(patch.type, book);
  const label = ownLabel(patch.label, scope.places);
  const measured = usualPlace(
    type,
    label,
    patch,
    book,
    by === 'OWNER' ? 'STATED' : (basis ?? 'STATED'),
  );
  requireSense(patch, measured, book);
  const { source = null, because = null } = patch;
  const added = withPlace(edit, measured, { source, because });
  return ref === undefined
    ? added.edit
    : { ...added.edit, refs: new Map([...refs, [ref, added.place.id]]) };
};

/** The scope without the questions about what is gone. */
export const withoutQuestionsAbout = (scope: ScopeOfWork, ids: readonly string[]): ScopeOfWork => ({
  ...scope,
  questions: scope.questions.filter(({ about }) => about === null || !ids.includes(about)),
});

/** @throws Refusal for a place that is not there. */
export const dropPlace = (edit: Edit, patch: PatchOf<'DROP_PLACE'>): Edit => {
  const { scope } = edit;
  const { id } = requirePlace(edit, patch.placeId);
  const gone = scope.work.filter(({ placeId }) => placeId === id).map((work) => work.id);
  const others = scope.places.filter((place) => place.id !== id);
  return {
    ...edit,
    scope: {
      ...withoutQuestionsAbout(scope, [id, ...gone]),
      places: remeasured(scope.places, others, id),
      work: scope.work.filter(({ placeId }) => placeId !== id),
      excluded: scope.excluded.filter(({ placeId }) => placeId !== id),
    },
  };
};
