// Rows of the price book that were read as one piece of work stand together under its name.
import type { ScopeWork } from '../scope-types.ts';

export interface WorkGroup {
  /** Of what is opened; that of the work where it stands alone. */
  id: string;
  works: readonly [ScopeWork, ...ScopeWork[]];
}

const keyOf = ({ id, kind, placeId, name }: ScopeWork): string =>
  kind === 'ROW' ? `${placeId} ${name}` : id;

/** In the order of their first ones. */
export const groupWork = (works: readonly ScopeWork[]): WorkGroup[] =>
  [...Map.groupBy(works, keyOf)].flatMap(([key, [first, ...others]]) => {
    if (!first) return [];
    return [{ id: others.length > 0 ? key : first.id, works: [first, ...others] }];
  });

/** What is to be opened for a piece of work to be seen: its place, its group, itself. */
export const idsAround = (id: string, works: readonly ScopeWork[]): string[] => {
  const work = works.find((each) => each.id === id);
  if (!work) return [id];
  const group = groupWork(works).find(({ works: grouped }) => grouped.includes(work));
  return [...new Set([work.placeId, group?.id ?? id, id])];
};
