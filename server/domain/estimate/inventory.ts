// The materials of an estimate as one validated document: what the takeoff found, what its owner changed, and the total.
// Reads no estimate and no price book; how edits and refreshes change it stands in edit-inventory.ts and merge-inventory.ts.
import { z } from 'zod';
import { cutPlanSchema } from './cut-plan.ts';
import { MATERIAL_FIELDS } from './material-figures.ts';
import { ESTIMATE_LIMITS, MATERIAL_LIMITS } from '../limits.ts';
import { LINE_ID_PATTERN } from '../ids.ts';

export const MATERIAL_QUANTITY_MAX = 1e7;
export const UNIT_COST_MAX = 1e9;
/** Dollars; keeps sums within what the database and a double hold to the cent. */
export const INVENTORY_TOTAL_MAX = 1e12;

const values = {
  name: z.string().max(MATERIAL_LIMITS.name),
  /** Quantity in `unit`, in whole packs; never negative. */
  quantity: z.number().min(0).max(MATERIAL_QUANTITY_MAX),
  unit: z.string().max(MATERIAL_LIMITS.unit).default('EA'),
  /** Dollars per unit, at the place of the job, before tax. */
  unitCost: z.number().min(0).max(UNIT_COST_MAX),
  /** Category of the lines it is for; empty when unknown. */
  category: z.string().max(MATERIAL_LIMITS.category),
};

const taken = {
  /** How many units are sold together; null when it is not bought in packs. */
  packSize: z.number().positive().max(MATERIAL_QUANTITY_MAX).nullable(),
  /** Where the quantity comes from, for people; null for a material its owner added. */
  note: z.string().max(600).nullable(),
  /** Lines of the estimate it is for, in order. */
  lineIds: z.array(z.string().max(9)).max(ESTIMATE_LIMITS.lines),
  /** How it is cut; null for what is not cut from stock, or of rooms whose sizes are not known. */
  cutPlan: cutPlanSchema.nullable(),
};

export const takenMaterialSchema = z.object({
  /** `name|unit|cost`: the same for the same thing in every takeoff. */
  key: z.string().min(1).max(400),
  ...values,
  ...taken,
});
/** A material as a takeoff found it. */
export type TakenMaterial = z.infer<typeof takenMaterialSchema>;

const materialSchema = z.object({
  /** Numeric string, unique within the inventory; a new material gets the highest plus 1. */
  id: z.string().regex(LINE_ID_PATTERN),
  /** Key of the takeoff. It is null for a material its owner added. */
  key: z.string().max(400).nullable(),
  ...values,
  ...taken,
  /** Fields that hold the owner's own values; a refresh leaves them as they are. */
  editedFields: z.array(z.enum(MATERIAL_FIELDS)).max(MATERIAL_FIELDS.length),
});
export type Material = z.infer<typeof materialSchema>;

const requestedItemSchema = z.object({
  description: z.string().max(MATERIAL_LIMITS.name),
  quantity: z.number().min(0).max(MATERIAL_QUANTITY_MAX),
  unit: z.string().max(MATERIAL_LIMITS.unit),
});
/** Work or goods a client wants taken off instead of the estimate's lines. */
export type RequestedItem = z.infer<typeof requestedItemSchema>;

export const inventoryDocumentSchema = z.object({
  materials: z.array(materialSchema).max(MATERIAL_LIMITS.materials),
  /** Keys of taken materials that the owner removed; a refresh does not bring them back. */
  removedKeys: z.array(z.string().max(400)).max(2 * MATERIAL_LIMITS.materials),
  /** What the takeoff under way is asked to take off instead of the estimate's lines; null for the lines. */
  requestedItems: z.array(requestedItemSchema).max(MATERIAL_LIMITS.requestedItems).nullable(),
});
export type InventoryDocument = z.infer<typeof inventoryDocumentSchema>;

export const EMPTY_INVENTORY: InventoryDocument = {
  materials: [],
  removedKeys: [],
  requestedItems: null,
};

/** True when the owner, not a takeoff, put it there. */
export const isAdded = ({ key }: Pick<Material, 'key'>): boolean => key === null;
/** True when it holds a value of its owner's. */
export const isEdited = ({ key, editedFields }: Pick<Material, 'key' | 'editedFields'>): boolean =>
  key === null || editedFields.length > 0;

/** An inventory made before its estimate's latest version is out of date; one that no takeoff made is not. */
export const isInventoryOutdated = (
  estimateVersion: number | null,
  currentVersion: number,
): boolean => estimateVersion !== null && currentVersion > estimateVersion;

/** Ids for new materials: the highest plus 1, and on. */
export const idsAfter = (materials: readonly Pick<Material, 'id'>[]): (() => string) => {
  let last = materials.reduce((highest, { id }) => Math.max(highest, Number(id)), 0);
  return () => String((last += 1));
};
