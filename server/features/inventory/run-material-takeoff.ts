// Does one takeoff: reads row and estimate, takes off the materials, joins them with what the owner edited meanwhile, tells.
// Delivered at least once: a repeated or stale message does nothing. Every way out ends in DONE or FAILED.
import { z } from 'zod';
import type { Ports } from '../../context.ts';
import { type TakenMaterial } from '../../domain/estimate/inventory.ts';
import { INVENTORY_FAILED } from '../../domain/estimate/material-figures.ts';
import { mergeMaterialTakeoff } from '../../domain/estimate/merge-inventory.ts';
import { ownerOfEstimate, readEstimateFacts } from '../estimates/estimate-facts.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { publishInventoryChange } from './inventory.events.ts';
import { lockInventory, materialsDocumentOf, writeInventory } from './inventory-rows.ts';
import { bindJob, type JobBinding, type JobDefinition } from '../../infra/queue/queue.ts';
import { takeOffEstimate } from './take-off-estimate.ts';

interface MaterialTakeoff {
  estimateId: number;
  /** Number of the takeoff to which the message belongs. */
  run: number;
}

/** The message names the row and nothing else. */
export const materialTakeoff: JobDefinition<MaterialTakeoff> = {
  name: 'take-off',
  yieldsSlotWhenLong: true,
  payload: z.object({ estimateId: z.int().positive(), run: z.int().positive() }),
};

const underWay = ({ estimateId, run }: MaterialTakeoff) => ({
  estimateId,
  run,
  status: 'PENDING' as const,
});

/** Ends a takeoff that cannot be finished, with a sentence for its owner; nothing when it has ended or was started anew. */
export const failMaterialTakeoff = async (
  ports: Ports,
  message: MaterialTakeoff,
): Promise<void> => {
  const { count } = await ports.db.inventory.updateMany({
    where: underWay(message),
    data: { status: 'FAILED', failure: INVENTORY_FAILED, updatedAt: ports.now() },
  });
  if (count > 0) await publishInventoryChange(ports, message.estimateId);
};

const readMaterialTakeoff = async (ports: Ports, message: MaterialTakeoff) => {
  const [inventory] = await ports.db.inventory.updateManyAndReturn({
    where: underWay(message),
    data: { touchedAt: ports.now() },
  });
  const facts = inventory && (await readEstimateFacts(ports, message.estimateId));
  return inventory && facts ? { inventory, facts } : null;
};

const finishMaterialTakeoff = async (
  ports: Ports,
  { estimateId, run }: MaterialTakeoff,
  taken: readonly TakenMaterial[],
  estimateVersion: number,
): Promise<boolean> =>
  ports.db.$transaction(async (tx) => {
    const inventory = await lockInventory(tx, estimateId);
    if (inventory.run !== run || inventory.status !== 'PENDING') return false;
    await writeInventory(
      tx,
      estimateId,
      mergeMaterialTakeoff(materialsDocumentOf(inventory), taken),
      {
        status: 'DONE',
        failure: null,
        estimateVersion,
        updatedAt: ports.now(),
      },
    );
    const { accountId, isTest } = await ownerOfEstimate(tx, estimateId);
    await tellWebhooks(ports, tx, accountId, 'INVENTORY_READY', () => ({
      estimateId: String(estimateId),
      isTest,
    }));
    return true;
  });

export const runMaterialTakeoff = async (
  ports: Ports,
  message: MaterialTakeoff,
  signal: AbortSignal,
): Promise<void> => {
  const found = await readMaterialTakeoff(ports, message);
  if (!found) return;
  const { inventory, facts } = found;
  const { requestedItems } = materialsDocumentOf(inventory);
  let taken: TakenMaterial[];
  try {
    const owner = String((await ownerOfEstimate(ports.db, message.estimateId)).accountId);
    taken = await takeOffEstimate(ports, facts, requestedItems, { owner, signal });
  } catch (error) {
    // Stopping: the message comes again. What goes wrong with the data itself goes wrong every time.
    signal.throwIfAborted();
    ports.log.error({ err: error, estimateId: message.estimateId }, 'A takeoff failed');
    return failMaterialTakeoff(ports, message);
  }
  const isDone = await finishMaterialTakeoff(ports, message, taken, facts.version);
  if (isDone) await publishInventoryChange(ports, message.estimateId);
};

export const bindMaterialTakeoff = (ports: Ports): JobBinding =>
  bindJob(materialTakeoff, (message, signal) => runMaterialTakeoff(ports, message, signal));
