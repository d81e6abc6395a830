// Takes over a row that a document lists, as the reader of documents wrote it: quantity, source and age stay its own.
import type { Place, Work } from '../../../domain/scope-of-work.ts';
import { documentKey, documentRows } from '../prompt/document-rows.ts';
import type { ReadingState } from './state.ts';
import { refuse } from './state.ts';

const placeFor = (state: ReadingState, place: Place): string => {
  const label = place.label.toLowerCase();
  const known = state.scope.places.find((each) => each.label.toLowerCase() === label);
  if (known) return known.id;
  const { nextId } = state.scope;
  const id = `p${nextId}`;
  const own = { ...place, id, parts: [] };
  state.scope = { ...state.scope, places: [...state.scope.places, own], nextId: nextId + 1 };
  return id;
};

/** @returns the id of the work that now stands; none for a key that is not there or was named before */
export const takeDocument = (state: ReadingState, key: string): string[] => {
  const { rules, ids } = state;
  if (ids.has(key)) return [];
  const work = documentRows(rules).find((_row, index) => documentKey(index) === key);
  const place = rules.places.find(({ id }) => id === work?.placeId);
  if (!work || !place) {
    refuse(state, 'A row of a document', 'no document lists it');
    return [];
  }
  const placeId = placeFor(state, place);
  const { nextId } = state.scope;
  const own: Work = { ...work, id: `w${nextId}`, placeId };
  state.scope = { ...state.scope, work: [...state.scope.work, own], nextId: nextId + 1 };
  ids.set(key, own.id);
  return [own.id];
};
