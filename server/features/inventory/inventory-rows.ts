// Rows of inventories: how one is locked, read and written. No access rules, no events.
import {
  EMPTY_INVENTORY,
  type InventoryDocument,
  inventoryDocumentSchema,
} from '../../domain/inventory.ts';
import { inventoryTotal } from '../../domain/material-figures.ts';
import { fromCents, toCents } from '../../domain/money.ts';
import type { Inventory, Prisma } from '../../generated/prisma/client.ts';

/** The stored document; it was validated when it was written. */
export const materialsDocumentOf = ({ document }: Pick<Inventory, 'document'>): InventoryDocument =>
  document as unknown as InventoryDocument;

/** Dollars. */
export const inventoryTotalOf = ({ totalCents }: Pick<Inventory, 'totalCents'>): number =>
  fromCents(Number(totalCents));

/** The row, for this transaction alone; an estimate without an inventory gets an empty one. */
export const lockInventory = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
): Promise<Inventory> => {
  await tx.inventory.createMany({
    data: [{ estimateId, status: 'DONE', run: 0, document: EMPTY_INVENTORY }],
    skipDuplicates: true,
  });
  await tx.$queryRaw`SELECT estimate_id FROM inventories WHERE estimate_id = ${estimateId} FOR UPDATE`;
  return tx.inventory.findUniqueOrThrow({ where: { estimateId } });
};

/** Makes the next version. Throws when the document breaks its own schema. */
export const writeInventory = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
  rawDocument: InventoryDocument,
  changes: Prisma.InventoryUncheckedUpdateInput & { updatedAt: Date },
): Promise<Inventory> => {
  const document = inventoryDocumentSchema.parse(rawDocument);
  return tx.inventory.update({
    where: { estimateId },
    data: {
      ...changes,
      document,
      totalCents: BigInt(toCents(inventoryTotal(document.materials))),
      materialCount: document.materials.length,
      version: { increment: 1 },
    },
  });
};
