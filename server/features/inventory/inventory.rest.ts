import { toNumber } from '../../domain/money/to-number.ts';
import { InvalidInput } from '../../domain/errors.ts';
import type { Inventory } from '../../generated/prisma/client.ts';
import type { Context } from '../../context.ts';
import { publicUrlOf } from '../accounts/public-links.ts';
import { accepted, ok } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { bodyOf, optionalBodyOf } from '../../rest/json-body.ts';
import { BY_CLAIM_OR_ID, BY_JOB, type ResultAddress } from '../estimates/result-refs.rest.ts';
import { findResultIds, requireResultIds } from '../estimates/find-result.ts';
import { findInventory, saveInventory } from './inventory.service.ts';
import { inventoryHtml } from './inventory-html.ts';
import { inventoryTotalOf, materialsDocumentOf } from './inventory-rows.ts';
import { startInventory } from './start-inventory.ts';
import { isRecord } from '../../domain/is-record.ts';

export const toRestMaterials = (inventory: Inventory | null) =>
  inventory
    ? materialsDocumentOf(inventory).materials.map(({ name, quantity, unit, unitCost }) => ({
        name,
        quantity,
        unit,
        unit_cost: unitCost,
      }))
    : [];

/** The inventory members of a result. */
export const toRestInventory = (inventory: Inventory | null, currency: string) => ({
  inventory: toRestMaterials(inventory),
  inventory_html: inventory
    ? inventoryHtml(materialsDocumentOf(inventory).materials, currency)
    : '',
  inventory_total: inventory ? inventoryTotalOf(inventory) : 0,
});

/**
 * Gives the status in the three words that older clients know. No inventory is there before the first start, nor while one is
 * made: `started` tells these apart.
 */
const toRestStatus = (ctx: Context, inventory: Inventory | null, jobId: number) => {
  const address = publicUrlOf(ctx, `/api/results/${jobId}/inventory/`);
  const isThere = inventory !== null && inventory.materialCount > 0;
  return {
    status: inventory?.status ?? 'PENDING',
    started: inventory !== null,
    has_inventory: isThere,
    inventory_url: isThere ? address : null,
    inventory_refresh_url: `${address}refresh/`,
    detail: inventory?.failure ?? null,
  };
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const listOf = (value: unknown, complaint: string): Record<string, unknown>[] => {
  if (!Array.isArray(value)) throw new InvalidInput(complaint);
  return value.map((entry: unknown) => {
    if (!isRecord(entry)) throw new InvalidInput(complaint);
    return entry;
  });
};

const fromRestMaterials = (body: Record<string, unknown>) =>
  listOf(body['inventory'], 'Send `inventory`: a list of materials.').map((material) => ({
    name: textOf(material['name']),
    quantity: toNumber(material['quantity']),
    unit: textOf(material['unit']),
    unitCost: toNumber(material['unit_cost']),
  }));

const fromRestItems = (body: Record<string, unknown>) =>
  body['items'] == null
    ? null
    : listOf(body['items'], 'Send `items` as a list of description, quantity and unit.').map(
        (item) => ({
          description: textOf(item['description']),
          quantity: toNumber(item['quantity']),
          unit: textOf(item['unit']) || 'EA',
        }),
      );

/** Bytes of a list: more than a full list of materials takes. */
const LIST_MAX_BYTES = 2_000_000;

const saveRoute = ({ path, refOf }: ResultAddress): RestRoute => ({
  method: 'PATCH',
  path: `${path}inventory/`,
  scope: 'ESTIMATES_WRITE',
  fieldNames: { materials: 'inventory' },
  bodyLimit: LIST_MAX_BYTES,
  handle: async (ctx, request) => {
    const { estimateId } = await requireResultIds(ctx, refOf(request));
    const materials = fromRestMaterials(bodyOf(request));
    await saveInventory(ctx, { estimateId, materials });
    return ok(toRestMaterials(await findInventory(ctx, estimateId)));
  },
});

const showRoute = ({ path, refOf }: ResultAddress): RestRoute => ({
  method: 'GET',
  path: `${path}inventory/`,
  scope: 'ESTIMATES_READ',
  handle: async (ctx, request) => {
    const { estimateId } = await requireResultIds(ctx, refOf(request));
    return ok(toRestMaterials(await findInventory(ctx, estimateId)));
  },
});

const refreshRoute = ({ path, refOf }: ResultAddress): RestRoute => ({
  method: 'POST',
  path: `${path}inventory/refresh/`,
  scope: 'ESTIMATES_WRITE',
  bodyLimit: LIST_MAX_BYTES,
  handle: async (ctx, request) => {
    const { estimateId, jobId } = await requireResultIds(ctx, refOf(request));
    await startInventory(ctx, { estimateId, items: fromRestItems(optionalBodyOf(request)) });
    return accepted(toRestStatus(ctx, await findInventory(ctx, estimateId), jobId));
  },
});

const statusRoute = ({ path, refOf }: ResultAddress): RestRoute => ({
  method: 'GET',
  path: `${path}inventory/status/`,
  scope: 'ESTIMATES_READ',
  handle: async (ctx, request) => {
    const { estimateId, jobId } = await findResultIds(ctx, refOf(request));
    // Nothing can be taken off before there is an estimate, and whoever waits need not know why.
    if (estimateId === null) return accepted(toRestStatus(ctx, null, jobId));
    return ok(toRestStatus(ctx, await findInventory(ctx, estimateId), jobId));
  },
});

export const INVENTORY_ROUTES: readonly RestRoute[] = [
  saveRoute(BY_CLAIM_OR_ID),
  showRoute(BY_CLAIM_OR_ID),
  refreshRoute(BY_CLAIM_OR_ID),
  statusRoute(BY_CLAIM_OR_ID),
  showRoute(BY_JOB),
  refreshRoute(BY_JOB),
  statusRoute(BY_JOB),
];

/** This product's own: the specification has it for results and claims alone. */
export const SAVE_INVENTORY_BY_JOB = saveRoute(BY_JOB);
