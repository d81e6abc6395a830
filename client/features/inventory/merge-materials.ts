// Brings together what a person changed of the materials and what was saved elsewhere meanwhile.
import {
  MATERIAL_FIELDS,
  type MaterialField,
} from '../../../server/domain/estimate/material-figures.ts';
import {
  fateOf,
  keptFields,
  mergeFields,
  type Side,
} from '../../../server/domain/estimate/three-way.ts';
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
const mergeBoth = (base: Material, row: MaterialRow, theirs: Material, side: Side) => {
  const mine = valuesOf(row);
  const fields = mergeFields(MATERIAL_FIELDS, base, mine, theirs);
  const own = keptFields(fields, side).map((field) => [field, TEXT_OF[field](row)]);
  const { id, name } = theirs;
  const conflicts = fields.conflicting.map((field) => ({ id, name, field, mine, theirs }));
  return { row: { ...rowOf(theirs), key: row.key, ...Object.fromEntries(own) }, conflicts };
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

  const fateIn = (old: Material, row: MaterialRow | undefined, material: Material | undefined) =>
    fateOf<MaterialValues>(old, row && valuesOf(row), material, hasSameValues);
  const removal = (material: Material, row: MaterialRow | undefined) => {
    const { id, name } = material;
    const [kept, left] = [row ? valuesOf(row) : null, after.get(id) ?? null];
    conflicts.push({ id, name, field: null, mine: kept, theirs: left });
  };

  const standing = theirs.flatMap((material): MaterialRow[] => {
    const old = before.get(material.id);
    const row = mine.get(material.id);
    if (!old) return [row ?? rowOf(material)];
    if (row) {
      const merged = mergeBoth(old, row, material, side);
      conflicts.push(...merged.conflicts);
      return [merged.row];
    }
    if (fateIn(old, row, material) === 'gone') return [];
    removal(material, row);
    return side === 'mine' ? [] : [rowOf(material)];
  });

  const isThere = alreadySaved(before, theirs);
  const onlyMine = rows.filter((row) => {
    if (row.id === null) return !isThere(row);
    const old = before.get(row.id);
    if (after.has(row.id) || !old || fateIn(old, row, undefined) === 'gone') return false;
    removal(old, row);
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
