// What a new takeoff does to an inventory: quantities follow the estimate, what its owner changed, added or removed stays.
import {
  idsAfter,
  type InventoryDocument,
  isEdited,
  type Material,
  type TakenMaterial,
} from './inventory.ts';
import { materialSubtotal } from './material-figures.ts';
import { roundCents, sumMoney } from '../money/money.ts';
import { MATERIAL_LIMITS } from '../limits.ts';

const NOT_NEEDED = 'Kept because you changed it; no line of the estimate needs it any more.';

/** The key without the cost: the same thing after a change of prices or of the finish level. */
const looseKey = (key: string): string => key.slice(0, key.lastIndexOf('|'));

const byLooseKey = <T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T> => {
  const groups = Map.groupBy(entries, (entry) => looseKey(keyOf(entry)));
  return new Map(
    [...groups].flatMap(([loose, [only, ...others]]) =>
      only !== undefined && others.length === 0 ? [[loose, only] as const] : [],
    ),
  );
};

/** Finds the standing partner of a taken material: by its key, else by its name and unit where only one can be meant. */
const partnersOf = <T>(
  taken: readonly TakenMaterial[],
  standing: readonly T[],
  keyOf: (entry: T) => string,
): Map<TakenMaterial, T> => {
  const exact = new Map(standing.map((entry) => [keyOf(entry), entry]));
  const keys = new Set(taken.map(({ key }) => key));
  const loose = byLooseKey(
    standing.filter((entry) => !keys.has(keyOf(entry))),
    keyOf,
  );
  const unmatched = byLooseKey(
    taken.filter(({ key }) => !exact.has(key)),
    ({ key }) => key,
  );
  return new Map(
    taken.flatMap((material) => {
      const isOnly = unmatched.get(looseKey(material.key)) === material;
      const partner =
        exact.get(material.key) ?? (isOnly ? loose.get(looseKey(material.key)) : undefined);
      return partner === undefined ? [] : [[material, partner] as const];
    }),
  );
};

const noteFor = (taken: TakenMaterial, { editedFields }: Material): string | null => {
  const own = [
    ...(editedFields.includes('quantity')
      ? [`the quantity (takeoff: ${taken.quantity} ${taken.unit})`]
      : []),
    ...(editedFields.includes('unitCost')
      ? [`the unit cost (price book: $${taken.unitCost.toFixed(2)})`]
      : []),
  ];
  return own.length === 0
    ? taken.note
    : `${taken.note ?? ''} You changed ${own.join(' and ')}.`.trim();
};

const refreshed = (material: Material, taken: TakenMaterial): Material => {
  const own = Object.fromEntries(material.editedFields.map((field) => [field, material[field]]));
  return {
    ...taken,
    ...own,
    id: material.id,
    note: noteFor(taken, material),
    editedFields: material.editedFields,
  };
};

/**
 * The materials that fit. The dearest stay, and the rest of what was taken becomes one material of the same cost, so that the
 * total stays whole.
 */
const folded = (materials: readonly Material[]): Material[] => {
  const surplus = materials.length - MATERIAL_LIMITS.materials;
  if (surplus <= 0) return [...materials];
  const cheapest = materials
    .filter((material) => !isEdited(material))
    .toSorted((a, b) => materialSubtotal(a) - materialSubtotal(b))
    .slice(0, surplus + 1);
  const rest = new Set(cheapest);
  const [first] = cheapest;
  if (!first) return materials.slice(0, MATERIAL_LIMITS.materials);
  const together: Material = {
    ...first,
    key: 'further small materials|LS|',
    name: 'Further small materials',
    quantity: 1,
    unit: 'LS',
    unitCost: roundCents(sumMoney(cheapest.map(materialSubtotal))),
    category: '',
    packSize: null,
    note: `${cheapest.length} materials in one sum, because an inventory holds ${MATERIAL_LIMITS.materials}.`,
    lineIds: [],
    cutPlan: null,
  };
  return [...materials.filter((material) => !rest.has(material)), together];
};

const isTaken = (material: Material): material is Material & { key: string } =>
  material.key !== null;

/** The inventory after a takeoff of the whole estimate. */
export const mergeMaterialTakeoff = (
  document: InventoryDocument,
  takeoff: readonly TakenMaterial[],
): InventoryDocument => {
  const removed = partnersOf(takeoff, document.removedKeys, (key) => key);
  const wanted = takeoff.filter((material) => !removed.has(material));
  const standing = partnersOf(wanted, document.materials.filter(isTaken), ({ key }) => key);
  const nextId = idsAfter(document.materials);
  const fresh = wanted.map((taken): Material => {
    const material = standing.get(taken);
    return material ? refreshed(material, taken) : { ...taken, id: nextId(), editedFields: [] };
  });
  const matched = new Set<Material>(standing.values());
  const kept = document.materials
    .filter((material) => isEdited(material) && !matched.has(material))
    .map((material) =>
      material.key === null
        ? material
        : { ...material, note: NOT_NEEDED, lineIds: [], cutPlan: null },
    );
  return { ...document, materials: folded([...fresh, ...kept]), requestedItems: null };
};

/** Takes off some lines of the estimate, named by their ids. */
export type TakeOffLines = (lineIds: readonly string[]) => readonly TakenMaterial[];

const withLine = (
  material: Material,
  isWanted: boolean,
  lineId: string,
  takeOff: TakeOffLines,
): Material[] => {
  const others = material.lineIds.filter((id) => id !== lineId);
  const find = (lineIds: readonly string[]) =>
    takeOff(lineIds).find(({ key }) => key === material.key);
  const taken = find(isWanted ? [...others, lineId] : others);
  if (!taken)
    return isEdited(material)
      ? [{ ...material, note: NOT_NEEDED, lineIds: [], cutPlan: null }]
      : [];
  const isNew = isWanted && !material.lineIds.includes(lineId);
  // An owner's own quantity grows by what the line brings; sending the line again changes nothing.
  const more = isNew ? taken.quantity - (find(others)?.quantity ?? 0) : 0;
  const quantity = material.quantity + Math.max(0, more);
  return [refreshed({ ...material, quantity }, taken)];
};

/** The inventory with the materials of one more line; the same line twice counts once. */
export const mergeLine = (
  document: InventoryDocument,
  lineId: string,
  takeOff: TakeOffLines,
): InventoryDocument => {
  const brought = takeOff([lineId]);
  const wanted = new Set<string | null>(brought.map(({ key }) => key));
  const materials = document.materials.flatMap((material) =>
    material.key !== null && (wanted.has(material.key) || material.lineIds.includes(lineId))
      ? withLine(material, wanted.has(material.key), lineId, takeOff)
      : [material],
  );
  const standing = new Set(materials.map(({ key }) => key));
  const nextId = idsAfter(document.materials);
  const fresh = brought
    .filter(({ key }) => !standing.has(key))
    .map((taken): Material => ({ ...taken, id: nextId(), editedFields: [] }));
  const loose = new Set(brought.map(({ key }) => looseKey(key)));
  return {
    ...document,
    materials: folded([...materials, ...fresh]),
    removedKeys: document.removedKeys.filter((key) => !loose.has(looseKey(key))),
  };
};
