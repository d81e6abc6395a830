// Rows of the price book that were read as one piece of work stand together under its name.
import type { ScopeWork } from '../scope-types.ts';

export interface WorkGroup {
  /** Id of what is opened. It is that of the work where the work stands alone. */
  id: string;
  works: readonly [ScopeWork, ...ScopeWork[]];
}

const keyOf = ({ id, kind, placeId, name }: ScopeWork): string =>
  kind === 'ROW' ? `${placeId} ${name}` : id;

/** Groups works, in the order of the first work of each group. */
export const groupWork = (works: readonly ScopeWork[]): WorkGroup[] =>
  [...Map.groupBy(works, keyOf)].flatMap(([key, [first, ...others]]) => {
    if (!first) return [];
    return [{ id: others.length > 0 ? key : first.id, works: [first, ...others] }];
  });

/** Ids of what must be open for a piece of work to be seen: its place, its group, itself. */
export const idsAround = (id: string, works: readonly ScopeWork[]): string[] => {
  const work = works.find((each) => each.id === id);
  if (!work) return [id];
  const group = groupWork(works).find(({ works: grouped }) => grouped.includes(work));
  return [...new Set([work.placeId, group?.id ?? id, id])];
};
