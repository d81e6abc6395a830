// What differs between two versions of an estimate, entry by entry: whoever has the one needs no more for the other.
import type { EstimateDocument } from './estimate.ts';
import { isSame } from '../is-same.ts';

/** What differs between two lists whose entries have lasting ids. */
export interface ListChanges<Entry> {
  /** Entries that are new or other than before, in order. */
  changed: Entry[];
  /** Ids of all entries, in order; null where the same stand in the same order. */
  order: string[] | null;
}

interface Listed {
  readonly id: string;
}

const listChanges = <Entry extends Listed>(
  before: readonly Entry[],
  after: readonly Entry[],
  isKept: (before: Entry, after: Entry) => boolean = isSame,
): ListChanges<Entry> => {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const isInOrder =
    before.length === after.length && after.every(({ id }, index) => id === before[index]?.id);
  return {
    changed: after.filter((entry) => {
      const was = known.get(entry.id);
      return was === undefined || !isKept(was, entry);
    }),
    order: isInOrder ? null : after.map(({ id }) => id),
  };
};

/**
 * The later list. An entry that did not change is the very one of `before`.
 * @throws Error when `before` is not the list that the changes are of
 */
export const withListChanges = <Entry extends Listed>(
  before: readonly Entry[],
  { changed, order }: Readonly<ListChanges<Entry>>,
): Entry[] => {
  const entries = new Map([...before, ...changed].map((entry) => [entry.id, entry]));
  return (order ?? before.map(({ id }) => id)).map((id) => {
    const entry = entries.get(id);
    if (!entry) throw new Error(`Entry ${id} is in neither version.`);
    return entry;
  });
};

type Line = EstimateDocument['items'][number];
type Scope = NonNullable<EstimateDocument['scope']>;

export interface VersionChanges {
  /** Their numbers aside, which follow from the order. */
  lines: ListChanges<Line>;
  places: ListChanges<Scope['places'][number]>;
  /** Work also changes with its place and with its lines. */
  work: ListChanges<Scope['work'][number]>;
}

/** Ids of the work whose lines differ. */
const workOfChanged = (
  before: readonly Line[],
  after: readonly Line[],
  changed: readonly Line[],
): Set<string | null> => {
  const left = new Set(after.map(({ id }) => id));
  const changedIds = new Set(changed.map(({ id }) => id));
  const gone = before.filter(({ id }) => !left.has(id) || changedIds.has(id));
  return new Set([...gone, ...changed].map(({ metadata }) => metadata.workId));
};

export const versionChanges = (
  before: EstimateDocument,
  after: EstimateDocument,
): VersionChanges => {
  const lines = listChanges(before.items, after.items);
  const places = listChanges(before.scope?.places ?? [], after.scope?.places ?? []);
  const touched = workOfChanged(before.items, after.items, lines.changed);
  const moved = new Set(places.changed.map(({ id }) => id));
  const hasSameFinish = before.finishLevel === after.finishLevel;
  const work = listChanges(
    before.scope?.work ?? [],
    after.scope?.work ?? [],
    (was, now) =>
      hasSameFinish && !touched.has(now.id) && !moved.has(now.placeId) && isSame(was, now),
  );
  return { lines, places, work };
};
