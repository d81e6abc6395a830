// What a saved list of materials does to an inventory: edited, added and removed materials are told apart and remembered.
import { inWords } from '../numbers.ts';
import { z } from 'zod';
import { oneLine } from '../text/form-text.ts';
import {
  idsAfter,
  type InventoryDocument,
  type Material,
  MATERIAL_QUANTITY_MAX,
  UNIT_COST_MAX,
  INVENTORY_TOTAL_MAX,
} from './inventory.ts';
import { MATERIAL_FIELDS, inventoryTotal } from './material-figures.ts';
import { roundUnitPrice } from '../money/money.ts';
import { MATERIAL_LIMITS } from '../limits.ts';

const amount = (max: number, what: string) =>
  z
    .number(`${what} must be a number.`)
    .min(0, `${what} cannot be less than 0.`)
    .max(max, `${what} can be at most ${inWords(max)}.`);

const materialInputSchema = z.object({
  /** Id of a material that stands in the inventory. A new one has none. */
  id: z.string().max(20).nullish(),
  name: oneLine(MATERIAL_LIMITS.name),
  quantity: amount(MATERIAL_QUANTITY_MAX, 'The quantity'),
  unit: oneLine(MATERIAL_LIMITS.unit).transform((unit) => unit || 'EA'),
  unitCost: amount(UNIT_COST_MAX, 'The unit cost').transform(roundUnitPrice),
  /** Category. When left out, it stays unchanged, or is none for a new material. */
  category: oneLine(MATERIAL_LIMITS.category).nullish(),
});
export type MaterialInput = z.infer<typeof materialInputSchema>;

export const materialInputsSchema = z
  .array(materialInputSchema)
  .max(
    MATERIAL_LIMITS.materials,
    `An inventory holds at most ${inWords(MATERIAL_LIMITS.materials)} materials.`,
  )
  .refine(
    (materials) => inventoryTotal(materials) <= INVENTORY_TOTAL_MAX,
    'The total is more than an inventory can hold. Check the quantities and unit costs.',
  );

/** What a client asks to take off instead of the estimate's lines. */
export const requestedItemsSchema = z
  .array(
    z.object({
      description: oneLine(MATERIAL_LIMITS.name),
      quantity: amount(MATERIAL_QUANTITY_MAX, 'The quantity'),
      unit: oneLine(MATERIAL_LIMITS.unit),
    }),
  )
  .max(
    MATERIAL_LIMITS.requestedItems,
    `Send at most ${MATERIAL_LIMITS.requestedItems} items at once.`,
  );

const nameOf = ({ name, unit }: Pick<Material, 'name' | 'unit'>): string =>
  `${name.trim().toLowerCase()}|${unit.trim().toUpperCase()}`;

/** Finds standing materials by id. Clients that know no ids are understood by name and unit, each material once. */
const findStanding = (
  standing: readonly Material[],
  inputs: readonly MaterialInput[],
): Map<MaterialInput, Material> => {
  const free = new Map(standing.map((material) => [material.id, material]));
  const found = new Map<MaterialInput, Material>();
  const claim = (input: MaterialInput, material: Material | undefined) => {
    if (!material) return;
    found.set(input, material);
    free.delete(material.id);
  };
  for (const input of inputs) claim(input, free.get(input.id ?? ''));
  const byName = Map.groupBy(free.values(), nameOf);
  for (const input of inputs) {
    if (!found.has(input)) claim(input, byName.get(nameOf(input))?.shift());
  }
  return found;
};

const edited = (material: Material, input: MaterialInput): Material => {
  const next = {
    ...material,
    ...input,
    id: material.id,
    category: input.category ?? material.category,
  };
  if (material.key === null) return next;
  const changed = MATERIAL_FIELDS.filter((field) => next[field] !== material[field]);
  const editedFields = MATERIAL_FIELDS.filter(
    (field) => changed.includes(field) || material.editedFields.includes(field),
  );
  return { ...next, editedFields };
};

const added = (input: MaterialInput, id: string): Material => ({
  ...input,
  id,
  key: null,
  category: input.category ?? '',
  packSize: null,
  note: null,
  lineIds: [],
  cutPlan: null,
  editedFields: [],
});

/** The inventory with `inputs` as its whole list of materials. */
export const applyMaterialEdits = (
  document: InventoryDocument,
  inputs: readonly MaterialInput[],
): InventoryDocument => {
  const standing = findStanding(document.materials, inputs);
  const nextId = idsAfter(document.materials);
  const materials = inputs.map((input) => {
    const material = standing.get(input);
    return material ? edited(material, input) : added(input, nextId());
  });
  const kept = new Set(materials.map(({ key }) => key));
  const removed = document.materials.flatMap(({ key }) => (key && !kept.has(key) ? [key] : []));
  const removedKeys = [...new Set([...document.removedKeys, ...removed])].slice(
    -2 * MATERIAL_LIMITS.materials,
  );
  return { ...document, materials, removedKeys };
};
