// Use cases of an inventory but for taking it off: look it up, follow it, save its owner's edits, add one line of the estimate.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { applyMaterialEdits, materialInputsSchema } from '../../domain/estimate/edit-inventory.ts';
import { badField, notFound } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import type { InventoryDocument } from '../../domain/estimate/inventory.ts';
import { mergeLine } from '../../domain/estimate/merge-inventory.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Inventory, Prisma } from '../../generated/prisma/client.ts';
import { loadable } from '../../infra/db/selection.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { readEstimateFactsIn } from '../estimates/estimate-facts.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { bytesOf, writeDocument } from '../files/document-room.ts';
import { InventoryConflict } from './inventory.errors.ts';
import {
  inventoryChanges,
  type InventoryEvent,
  publishInventoryChange,
} from './inventory.events.ts';
import { lockInventory, materialsDocumentOf, writeInventory } from './inventory-rows.ts';
import { nothingToBuy, takeOffLines } from './take-off-estimate.ts';

export type InventorySelection = Pick<Prisma.InventoryFindManyArgs, 'select' | 'include'>;

/** Returns null when the estimate has none, is missing or someone else's. */
export const findInventory = (
  { db, viewer }: Context,
  estimateId: number | string,
  query: InventorySelection = {},
) =>
  db.inventory.findFirst({
    ...loadable(query, 'estimateId'),
    where: { estimateId: idOf(estimateId), estimate: visibleTo(viewer) },
  });

/** Those of the estimates that are the viewer's, in no order. */
export const findInventories = (
  { db, viewer }: Context,
  estimateIds: readonly number[],
  query: InventorySelection = {},
) =>
  db.inventory.findMany({
    ...loadable(query, 'estimateId'),
    where: { estimateId: { in: [...estimateIds] }, estimate: visibleTo(viewer) },
  });

/** Throws NOT_FOUND when the estimate has none, is missing or someone else's. */
export const requireInventory = async (
  ctx: Context,
  estimateId: number,
  query: InventorySelection,
) => {
  const inventory = await findInventory(ctx, estimateId, query);
  if (!inventory) throw notFound('This inventory');
  return inventory;
};

/** Returns null before the first takeoff. Throws NOT_FOUND when the estimate is missing or someone else's. */
export const readInventory = async (
  ctx: Context,
  estimateId: number,
  query: InventorySelection,
) => {
  const inventory = await findInventory(ctx, estimateId, query);
  if (!inventory) await requireEstimate(ctx, estimateId, { select: { id: true } });
  return inventory;
};

/** The inventory as it is now, then at every change; stays open. Throws NOT_FOUND. */
export const followInventory = async (
  ctx: Context,
  rawId: unknown,
): Promise<AsyncIterableIterator<InventoryEvent>> => {
  const { id } = await requireEstimate(ctx, rawId, { select: { id: true } });
  return ctx.events.follow(inventoryChanges, id, {
    first: async () => [{ estimateId: id }],
    isLast: () => false,
  });
};

type Change = (
  tx: Prisma.TransactionClient,
  inventory: Inventory,
) => InventoryDocument | Promise<InventoryDocument>;

/** Locks, writes one change by the owner as the next version, and tells of it. A takeoff under way goes on. */
const changeInventory = async (
  ctx: Context,
  estimateId: number,
  change: Change,
): Promise<number> => {
  await writeDocument(ctx, async (tx, takeRoom) => {
    const inventory = await lockInventory(tx, estimateId);
    const isPending = inventory.status === 'PENDING';
    // Each step over thousands of materials has a turn of its own, and others are served between two of them.
    await nextTurn();
    const materials = await change(tx, inventory);
    await nextTurn();
    await takeRoom(bytesOf(materials));
    await writeInventory(tx, estimateId, materials, {
      ...(!isPending && { status: 'DONE', failure: null }),
      updatedAt: ctx.now(),
    });
  });
  await publishInventoryChange(ctx, estimateId);
  return estimateId;
};

const saveSchema = z.object({
  estimateId: idSchema,
  /** The version; clients that know no versions leave it out, and the last save then counts. */
  version: z.number().int().nullish(),
  materials: materialInputsSchema,
});

/**
 * Saves the whole list of materials and returns the estimate's id; what was edited, added and removed is remembered.
 * Throws NOT_FOUND, InvalidInput, InventoryConflict.
 */
export const saveInventory = async (
  ctx: Context,
  rawInput: { estimateId: unknown; version?: unknown; materials: unknown },
): Promise<number> => {
  await requireEstimate(ctx, rawInput.estimateId, { select: { id: true } });
  const { estimateId, version, materials } = parseInput(saveSchema, rawInput);
  return changeInventory(ctx, estimateId, (_tx, inventory) => {
    if (version != null && version !== inventory.version) {
      throw new InventoryConflict(estimateId);
    }
    return applyMaterialEdits(materialsDocumentOf(inventory), materials);
  });
};

const addLineSchema = z.object({ estimateId: idSchema, lineId: z.string().max(20) });

const refuseLine = (message: string) => badField('lineId', message);

/** Adds the materials of one saved line and returns the estimate's id. Throws NOT_FOUND, InvalidInput. */
export const addLineToInventory = async (
  ctx: Context,
  rawInput: { estimateId: unknown; lineId: unknown },
): Promise<number> => {
  await requireEstimate(ctx, rawInput.estimateId, { select: { id: true } });
  const { estimateId, lineId } = parseInput(addLineSchema, rawInput);
  return changeInventory(ctx, estimateId, async (tx, inventory) => {
    const facts = await readEstimateFactsIn(tx, estimateId);
    const line = facts?.document.items.find(({ id }) => id === lineId);
    if (!facts || !line) {
      throw refuseLine(
        'This line is not in the saved estimate. Save your changes, then send it to the inventory.',
      );
    }
    const takeOff = (lineIds: readonly string[]) => takeOffLines(ctx, facts, lineIds);
    if (takeOff([lineId]).length === 0) {
      throw refuseLine(nothingToBuy(ctx, facts, line));
    }
    return mergeLine(materialsDocumentOf(inventory), lineId, takeOff);
  });
};
