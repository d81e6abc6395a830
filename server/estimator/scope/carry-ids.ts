// Ids of a new reading of the same request: what stood in the scope before keeps its id, so that an owner's edits of
// lines, known by work and code, find their lines again. What is new gets an id that nothing had before.
import type { Exclusion, Place, ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import { LAST_ID } from './edit.ts';

/** A part of a scope. */
export interface Identified {
  readonly id: string;
}
/** Keys by which a thing is recognized, from the strictest to the loosest. */
type KeysOf<Thing> = readonly ((thing: Thing) => string)[];

/** Ids of `fresh` by those of `before`: equal things pair in their order, by the strictest key first. */
const paired = <Thing extends Identified>(
  before: readonly Thing[],
  fresh: readonly Thing[],
  keysBefore: KeysOf<Thing>,
  keysFresh: KeysOf<Thing> = keysBefore,
): Map<string, string> => {
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  for (const [level, keyOf] of keysBefore.entries()) {
    const free = before.filter(({ id }) => !taken.has(id));
    const byKey = Map.groupBy(free, keyOf);
    const open = fresh.filter(({ id }) => !pairs.has(id));
    for (const thing of open) {
      const twin = byKey.get(keysFresh[level]?.(thing) ?? '')?.shift();
      if (!twin) continue;
      pairs.set(thing.id, twin.id);
      taken.add(twin.id);
    }
  }
  return pairs;
};

const PLACE_KEYS: KeysOf<Place> = [
  ({ label, type, areaSf, parts }) => JSON.stringify([label, type, areaSf, parts.length]),
  ({ label, type, parts }) => JSON.stringify([label, type, parts.length > 0]),
];

const whatOf = ({ does }: Work): string => (does.kind === 'ROW' ? does.code : does.assembly);

const workKeys = (placeOf: (id: string) => string): KeysOf<Work> => [
  (work) => JSON.stringify([whatOf(work), placeOf(work.placeId), work.label, work.does]),
  (work) => JSON.stringify([whatOf(work), placeOf(work.placeId), work.label]),
  (work) => JSON.stringify([whatOf(work), placeOf(work.placeId)]),
];

const exclusionKeys = (placeOf: (id: string) => string): KeysOf<Exclusion> => [
  ({ words, codes, placeId }) =>
    JSON.stringify([words, codes, placeId === null ? null : placeOf(placeId)]),
];

const NAMES = ['placeId', 'workId', 'exclusionId', 'questionId'] as const;

const renamedPatch = (patch: ScopePatch, nameOf: (id: string) => string): ScopePatch => {
  const ids = Object.entries(patch).filter(([name]) => NAMES.some((known) => known === name));
  const renamed = ids.map(([name, id]) => [name, typeof id === 'string' ? nameOf(id) : id]);
  return { ...patch, ...Object.fromEntries(renamed) };
};

/**
 * `fresh` under the ids of `before`, wherever both hold the same place, work, exclusion or question.
 * Equal works in one place pair in their order, the first with the first.
 */
export const carryIds = (before: ScopeOfWork, fresh: ScopeOfWork): ScopeOfWork => {
  const places = paired(before.places, fresh.places, PLACE_KEYS);
  const same = (id: string) => id;
  const known = (id: string) => places.get(id) ?? `new ${id}`;
  const pairs = new Map([
    ...places,
    ...paired(before.work, fresh.work, workKeys(same), workKeys(known)),
    ...paired(before.excluded, fresh.excluded, exclusionKeys(same), exclusionKeys(known)),
    ...paired(before.questions, fresh.questions, [({ text }) => text]),
  ]);
  const all = [...fresh.places, ...fresh.work, ...fresh.excluded, ...fresh.questions];
  const unpaired = all.filter(({ id }) => !pairs.has(id));
  const first = Math.max(before.nextId, fresh.nextId);
  // Read anew a thousand times over: ids begin again.
  if (first + unpaired.length > LAST_ID) return fresh;
  for (const [index, { id }] of unpaired.entries())
    pairs.set(id, `${id.charAt(0)}${first + index}`);
  const nameOf = (id: string): string => pairs.get(id) ?? id;
  const renamed = <Thing extends Identified>(thing: Thing): Thing => ({
    ...thing,
    id: nameOf(thing.id),
  });
  return {
    ...fresh,
    places: fresh.places.map((place) => ({ ...renamed(place), parts: place.parts.map(nameOf) })),
    work: fresh.work.map((work) => ({ ...renamed(work), placeId: nameOf(work.placeId) })),
    excluded: fresh.excluded.map((exclusion) => ({
      ...renamed(exclusion),
      placeId: exclusion.placeId === null ? null : nameOf(exclusion.placeId),
    })),
    unread: fresh.unread.map((entry) => ({
      ...entry,
      workId: entry.workId === null ? null : nameOf(entry.workId),
    })),
    questions: fresh.questions.map((question) => ({
      ...renamed(question),
      about: question.about === null ? null : nameOf(question.about),
      answers: question.answers.map((answer) => ({
        ...answer,
        patches: answer.patches.map((patch) => renamedPatch(patch, nameOf)),
      })),
    })),
    nextId: first + unpaired.length,
  };
};
