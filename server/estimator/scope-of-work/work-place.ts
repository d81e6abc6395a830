// Where new work is done: the place a patch names, else the one that such work is usually done in.
import type { Place, WorkContent } from '../../domain/scope-of-work.ts';
import { requirePlace } from './edit.ts';
import type { Edit } from './edit.ts';
import { withPlace } from './edit-place.ts';
import { usualPlace } from './usual-place.ts';

/** Type of place for a row, which brings its own quantity. */
const ANYWHERE = 'house';

/**
 * The only place of the type where such work is usually done, else a nameless one of it, new where there is none.
 * @throws Refusal for a place that is not known
 */
export const placeOfWork = (
  edit: Edit,
  ref: string | null,
  does: WorkContent,
): { edit: Edit; place: Place } => {
  if (ref !== null) return { edit, place: requirePlace(edit, ref) };
  const { scope, book } = edit;
  const isRow = does.kind === 'ROW';
  const type = isRow ? ANYWHERE : (book.usualPlaces.get(does.assembly)?.type ?? ANYWHERE);
  const nameless = scope.places.find(
    (place) => place.label === '' && (isRow || place.type === type),
  );
  if (nameless) return { edit, place: nameless };
  const [only, other] = isRow ? [] : scope.places.filter((place) => place.type === type);
  if (only && !other) return { edit, place: only };
  return withPlace(edit, usualPlace(type, '', {}, book));
};
