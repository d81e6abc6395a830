// Use case: an owner has the materials taken off an estimate, for the first time or anew. Row and message together.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { requestedItemsSchema } from '../../domain/estimate/edit-inventory.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { accountsInTurn } from '../accounts/turns.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { requireFreeDisk } from '../files/upload-room.ts';
import { publishInventoryChange } from './inventory.events.ts';
import { lockInventory, materialsDocumentOf } from './inventory-rows.ts';
import { materialTakeoff } from './run-material-takeoff.ts';

const startSchema = z.object({
  estimateId: idSchema,
  /** Items that are taken off instead of the estimate's lines. */
  items: requestedItemsSchema.nullish(),
});

/** Counts takeoffs under way whose turn comes before another one of the same owner. */
const countAhead = async (tx: Prisma.TransactionClient, accountId: number): Promise<number> => {
  const accounts = await accountsInTurn(tx, accountId);
  return tx.inventory.count({
    where: { status: 'PENDING', estimate: { accountId: { in: accounts } } },
  });
};

/**
 * Starts a takeoff and returns the estimate's id; while one is under way that one goes on. What the owner edited stays.
 * Throws NOT_FOUND, InvalidInput, STORAGE_FULL.
 */
export const startInventory = async (
  ctx: Context,
  rawInput: { estimateId: unknown; items?: unknown },
): Promise<number> => {
  await requireEstimate(ctx, rawInput.estimateId, { select: { id: true } });
  const { estimateId, items } = parseInput(startSchema, rawInput);
  await requireFreeDisk(ctx);
  const isStarted = await ctx.db.$transaction(async (tx) => {
    const inventory = await lockInventory(tx, estimateId);
    if (inventory.status === 'PENDING') return false;
    const ahead = await countAhead(tx, accountIdOf(ctx.viewer));
    const { run } = await tx.inventory.update({
      where: { estimateId },
      data: {
        status: 'PENDING',
        run: { increment: 1 },
        failure: null,
        document: {
          ...materialsDocumentOf(inventory),
          requestedItems: items?.length ? items : null,
        },
        touchedAt: ctx.now(),
      },
      select: { run: true },
    });
    await ctx.queue.send(materialTakeoff, { estimateId, run }, tx, ahead);
    return true;
  });
  if (isStarted) await publishInventoryChange(ctx, estimateId);
  return estimateId;
};
