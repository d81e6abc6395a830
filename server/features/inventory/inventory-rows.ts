// Rows of inventories: how one is locked, read and written. No access rules, no events.
import { EMPTY_INVENTORY, type InventoryDocument } from '../../domain/estimate/inventory.ts';
import { inventoryTotal } from '../../domain/estimate/material-figures.ts';
import { STORED_INVENTORY } from '../../domain/stored-documents.ts';
import { fromCents, toCents } from '../../domain/money/money.ts';
import type { Inventory, Prisma } from '../../generated/prisma/client.ts';

export const materialsDocumentOf = ({ document }: Pick<Inventory, 'document'>): InventoryDocument =>
  STORED_INVENTORY.read(document);

/** Dollars. */
export const inventoryTotalOf = ({ totalCents }: Pick<Inventory, 'totalCents'>): number =>
  fromCents(Number(totalCents));

/** The row, for this transaction alone; an estimate without an inventory gets an empty one. */
export const lockInventory = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
): Promise<Inventory> => {
  await tx.inventory.createMany({
    data: [
      { estimateId, status: 'DONE', run: 0, document: STORED_INVENTORY.write(EMPTY_INVENTORY) },
    ],
    skipDuplicates: true,
  });
  await tx.$queryRaw`SELECT estimate_id FROM inventories WHERE estimate_id = ${estimateId} FOR UPDATE`;
  return tx.inventory.findUniqueOrThrow({ where: { estimateId } });
};

/** Makes the next version. Throws when the document breaks its own schema. */
export const writeInventory = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
  materials: InventoryDocument,
  changes: Prisma.InventoryUncheckedUpdateInput & { updatedAt: Date },
): Promise<Inventory> => {
  const document = STORED_INVENTORY.write(materials);
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
