// Brings together what a person changed of the materials and what was saved elsewhere meanwhile.
import { MATERIAL_FIELDS, type MaterialField } from '../../../server/domain/material-figures.ts';
import {
  hasSameValues,
  type Material,
  type MaterialRow,
  type MaterialValues,
  rowOf,
  valuesOf,
} from './material-rows.ts';

/** A material that both sides changed, each in its own way. Null: removed. */
export interface MaterialConflict {
  id: string;
  name: string;
  field: MaterialField | null;
  mine: MaterialValues | null;
  theirs: MaterialValues | null;
}

export interface MergedMaterials {
  rows: MaterialRow[];
  /** Empty when the two sets of changes do not touch each other. */
  conflicts: MaterialConflict[];
}

/** Whose word counts where both changed the same. */
export type Side = 'mine' | 'theirs';

const byId = <T extends { id: string | null }>(entries: readonly T[]): Map<string, T> =>
  new Map(entries.flatMap((entry) => (entry.id === null ? [] : [[entry.id, entry] as const])));

const TEXT_OF: Record<MaterialField, (row: MaterialRow) => string> = {
  name: ({ name }) => name,
  quantity: ({ quantity }) => quantity,
  unit: ({ unit }) => unit,
  unitCost: ({ unitCost }) => unitCost,
  category: ({ category }) => category,
};

/** Both kept the material: what one side changed is taken, field by field. */
const mergeFields = (base: Material, row: MaterialRow, theirs: Material, side: Side) => {
  const mine = valuesOf(row);
  const conflicts: MaterialConflict[] = [];
  const kept = MATERIAL_FIELDS.filter((field) => {
    if (mine[field] === base[field]) return false;
    if (theirs[field] === base[field] || theirs[field] === mine[field]) return true;
    conflicts.push({ id: theirs.id, name: theirs.name, field, mine, theirs });
    return side === 'mine';
  });
  const own = Object.fromEntries(kept.map((field) => [field, TEXT_OF[field](row)]));
  return { row: { ...rowOf(theirs), key: row.key, ...own }, conflicts };
};

/** A row of mine that was saved though its answer got lost stands among theirs; each counts once. */
const alreadySaved = (before: Map<string, Material>, theirs: readonly Material[]) => {
  const fresh = new Set(theirs.filter(({ id }) => !before.has(id)));
  return (row: MaterialRow): boolean => {
    const values = valuesOf(row);
    const twin = [...fresh].find((material) => hasSameValues(material, values));
    return twin !== undefined && fresh.delete(twin);
  };
};

/**
 * @param base what the person's changes started from
 * @param rows what the person made of it
 * @param theirs what stands on the server now
 */
export const mergeMaterials = (
  base: readonly Material[],
  rows: readonly MaterialRow[],
  theirs: readonly Material[],
  side: Side,
): MergedMaterials => {
  const [before, mine, after] = [byId(base), byId(rows), byId(theirs)];
  const conflicts: MaterialConflict[] = [];

  const standing = theirs.flatMap((material): MaterialRow[] => {
    const old = before.get(material.id);
    const row = mine.get(material.id);
    if (!old) return [row ?? rowOf(material)];
    if (row) {
      const merged = mergeFields(old, row, material, side);
      conflicts.push(...merged.conflicts);
      return [merged.row];
    }
    if (hasSameValues(old, material)) return [];
    const { id, name } = material;
    conflicts.push({ id, name, field: null, mine: null, theirs: material });
    return side === 'mine' ? [] : [rowOf(material)];
  });

  const isThere = alreadySaved(before, theirs);
  const onlyMine = rows.filter((row) => {
    if (row.id === null) return !isThere(row);
    const old = before.get(row.id);
    if (after.has(row.id) || !old) return false;
    const values = valuesOf(row);
    if (hasSameValues(values, old)) return false;
    conflicts.push({ id: row.id, name: old.name, field: null, mine: values, theirs: null });
    return side === 'mine';
  });
  // The server no longer knows what somebody removed: kept, it is a new material.
  const added = onlyMine.map((row) => (row.id === null ? row : { ...row, id: null }));
  return { rows: [...standing, ...added], conflicts };
};

export type MaterialChange =
  | { kind: 'added' | 'removed'; material: Material }
  | { kind: 'changed'; material: Material; before: Material };

/** What was done to the materials between two versions. */
export const changesBetween = (
  before: readonly Material[],
  after: readonly Material[],
): MaterialChange[] => {
  const [old, current] = [byId(before), byId(after)];
  return [
    ...after.flatMap((material): MaterialChange[] => {
      const known = old.get(material.id);
      if (!known) return [{ kind: 'added', material }];
      return hasSameValues(known, material) ? [] : [{ kind: 'changed', material, before: known }];
    }),
    ...before
      .filter(({ id }) => !current.has(id))
      .map((material): MaterialChange => ({ kind: 'removed', material })),
  ];
};
