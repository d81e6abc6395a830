// Puts what changed between two readings of one request onto the scope that stands, so that an instruction or a corrected
// room changes what it means and its owner's corrections, or a model's reading, stay. Pure.
import type { Place, ScopeOfWork, UnreadWords, Work } from '../../domain/scope/scope-of-work.ts';
import { isSame } from '../../domain/is-same.ts';
import { withGuessesThatStand } from './edit-unread.ts';
import { carryIds, type Identified } from './carry-ids.ts';

/** Members that `after` has otherwise than `before`, put onto `own`. */
const withChanges = <Thing extends object>(own: Thing, before: Thing, after: Thing): Thing => {
  const made = { ...own };
  for (const name of Object.keys(after) as (keyof Thing)[])
    if (!isSame(before[name], after[name])) made[name] = after[name];
  return made;
};

/** New things in the place they have in `after`, behind what stands before them there. */
const inserted = <Thing extends Identified>(
  kept: readonly Thing[],
  before: readonly Thing[],
  after: readonly Thing[],
): Thing[] => {
  const made = [...kept];
  for (const [index, thing] of after.entries()) {
    if (before.some(({ id }) => id === thing.id) || made.some(({ id }) => id === thing.id))
      continue;
    const previous = after[index - 1];
    const at = made.findIndex(({ id }) => id === previous?.id);
    made.splice(at < 0 ? made.length : at + 1, 0, thing);
  }
  return made;
};

const merged = <Thing extends Identified>(
  standing: readonly Thing[],
  before: readonly Thing[],
  after: readonly Thing[],
  change: (own: Thing, before: Thing, after: Thing) => Thing = withChanges,
): Thing[] => {
  const kept = standing.flatMap((own) => {
    const was = before.find(({ id }) => id === own.id);
    const is = after.find(({ id }) => id === own.id);
    if (!was) return [own];
    return is ? [change(own, was, is)] : [];
  });
  return inserted(kept, before, after);
};

/** Parameters one by one: those that only their owner, or a model, gave stay. */
const changedWork = (own: Work, before: Work, after: Work): Work => {
  const made = withChanges(own, before, after);
  if (own.does.kind !== 'ASSEMBLY' || after.does.kind !== 'ASSEMBLY') return made;
  if (before.does.kind !== 'ASSEMBLY' || own.does.assembly !== after.does.assembly) return made;
  const paramsBefore = before.does.params;
  const params = new Map(own.does.params.map((param) => [param.name, param]));
  for (const param of after.does.params) {
    const was = paramsBefore.find(({ name }) => name === param.name);
    if (!was || was.value !== param.value) params.set(param.name, param);
  }
  for (const { name } of paramsBefore)
    if (!after.does.params.some((param) => param.name === name)) params.delete(name);
  return { ...made, does: { ...own.does, params: [...params.values()] } };
};

/** Work needs its place, whichever side has it. */
const withPlaces = (
  places: readonly Place[],
  work: readonly Work[],
  others: readonly Place[],
): Place[] => {
  const made = [...places];
  const add = (id: string): void => {
    if (made.some((place) => place.id === id)) return;
    const found = others.find((place) => place.id === id);
    if (!found) return;
    made.push(found);
    for (const part of found.parts) add(part);
  };
  for (const { placeId } of work) add(placeId);
  for (const { parts } of places) for (const part of parts) add(part);
  return made;
};

/** Words with how often they stood before, so that each entry has a name of its own. */
const namesOf = (entries: readonly UnreadWords[]): string[] => {
  const counts = new Map<string, number>();
  return entries.map(({ source, words }) => {
    const name = `${source} ${words}`;
    const nr = (counts.get(name) ?? 0) + 1;
    counts.set(name, nr);
    return `${nr} ${name}`;
  });
};

/** Entries that were open before and that the owner has settled since stay settled. */
const stillOpen = (
  standing: readonly UnreadWords[],
  before: readonly UnreadWords[],
  after: readonly UnreadWords[],
): UnreadWords[] => {
  // Entries are compared by their words: where they stand may have moved.
  const [open, known] = [namesOf(standing), namesOf(before)].map((names) => new Set(names));
  const names = namesOf(after);
  return after.filter((_entry, at) => {
    const name = names[at] ?? '';
    return open?.has(name) === true || known?.has(name) !== true;
  });
};

/**
 * @param standing the scope of the current version
 * @param before the request as it was read before, by the reader of `after`
 * @param after the request as it is read now
 */
export const rebaseScope = (
  standing: ScopeOfWork,
  before: ScopeOfWork,
  after: ScopeOfWork,
): ScopeOfWork => {
  const was = carryIds(standing, before);
  const is = carryIds({ ...was, nextId: Math.max(was.nextId, standing.nextId) }, after);
  const work = merged(standing.work, was.work, is.work, changedWork);
  const places = merged(standing.places, was.places, is.places);
  let nextId = Math.max(standing.nextId, was.nextId, is.nextId);
  const asListed = is.asListed.map((listed) => {
    const known = standing.asListed.find(
      ({ fileId, lineId }) => fileId === listed.fileId && lineId === listed.lineId,
    );
    return { ...listed, id: known?.id ?? `w${nextId++}` };
  });
  return withGuessesThatStand({
    ...standing,
    work,
    places: withPlaces(places, work, [...standing.places, ...is.places]),
    asListed,
    facts: withChanges(standing.facts, was.facts, is.facts),
    excluded: merged(standing.excluded, was.excluded, is.excluded),
    questions: is.questions,
    unread: stillOpen(standing.unread, was.unread, is.unread),
    notes: [
      ...standing.notes.filter(({ text }) => !was.notes.some((note) => note.text === text)),
      ...is.notes,
    ],
    nextId,
  });
};
