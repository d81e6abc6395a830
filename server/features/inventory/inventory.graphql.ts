import {
  isAdded,
  isEdited,
  isInventoryOutdated,
  type Material,
} from '../../domain/estimate/inventory.ts';
import { materialSubtotal } from '../../domain/estimate/material-figures.ts';
import { type PartOf, partKey, partsOf } from '../../domain/ids.ts';
import { builder, NodeRef } from '../../graphql/builder.ts';
import { DATABASE_ID, partIds } from '../../graphql/id-fields.ts';
import { pageOfParts } from '../../graphql/part-pages.ts';
import { InventoryStatusEnum } from '../../graphql/enums.ts';
import { EstimateRef } from '../estimates/estimates.graphql.ts';
import { CutPlanRef } from './cut-plan.graphql.ts';
import { findInventory, followInventory, readInventory } from './inventory.service.ts';
import { inventoryHtml } from './inventory-html.ts';
import { inventoryTotalOf, materialsDocumentOf } from './inventory-rows.ts';

const MaterialRef = builder.objectRef<PartOf<Material>>('Material').implement({
  description: 'Something to buy for the work of an estimate.',
  interfaces: [NodeRef],
  fields: (t) => ({
    ...partIds(t, 'its inventory'),
    name: t.exposeString('name', { description: 'What to buy.' }),
    quantity: t.exposeFloat('quantity', {
      description: 'Quantity in `unit`, with waste, rounded up to whole packs; never negative.',
    }),
    unit: t.exposeString('unit', { description: 'Purchase unit, e.g. EA, GAL, SF.' }),
    unitCost: t.expose('unitCost', {
      type: 'UnitPrice',
      description: 'Per unit at the place of the job, before tax.',
    }),
    subtotal: t.field({
      type: 'Money',
      description: 'The quantity × `unitCost`, rounded to cents.',
      resolve: materialSubtotal,
    }),
    category: t.exposeString('category', {
      nullable: true,
      description: 'Category of the lines it is for; null when unknown.',
    }),
    packSize: t.exposeFloat('packSize', {
      nullable: true,
      description: 'Units sold together; null when it is not bought in packs.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'How the quantity came about; null for a material its owner added.',
    }),
    lineIds: t.idList({
      names: 'LineItem',
      description: 'Lines of the estimate it is for, in order.',
      resolve: ({ lineIds, partOf }) => lineIds.map((lineId) => partKey({ partOf }, lineId)),
    }),
    hasCutPlan: t.boolean({
      description: 'True when it is cut from stock for rooms whose sizes are known.',
      resolve: ({ cutPlan }) => cutPlan !== null,
    }),
    cutPlan: t.field({
      type: CutPlanRef,
      nullable: true,
      description: 'How it is cut; null unless `hasCutPlan`.',
      resolve: ({ cutPlan }) => cutPlan,
    }),
    isEdited: t.boolean({
      description: 'True when it holds values of its owner’s, which a new takeoff keeps.',
      resolve: isEdited,
    }),
    isAdded: t.boolean({
      description: 'True when its owner, not a takeoff, put it there.',
      resolve: isAdded,
    }),
  }),
});

const MaterialConnection = builder.connectionObject(
  { type: MaterialRef, name: 'MaterialConnection', description: 'A page of materials, in order.' },
  { name: 'MaterialEdge', description: 'One material of a page.' },
);

export const InventoryRef = builder.prismaObject('Inventory', {
  interfaces: [NodeRef],
  description: 'The materials of an estimate, taken off in the background and edited by hand.',
  select: { estimateId: true },
  fields: (t) => ({
    id: t.exposeID('estimateId', {
      description: 'Names the inventory; never changes. An estimate has one at most.',
    }),
    databaseId: t.exposeInt('estimateId', { description: DATABASE_ID }),
    estimate: t.relation('estimate', { description: 'The estimate that it is of.' }),
    estimateId: t.exposeID('estimateId', {
      names: 'Estimate',
      description: '`id` of the estimate that it is of.',
    }),
    status: t.expose('status', {
      type: InventoryStatusEnum,
      description: 'Where the latest takeoff stands.',
    }),
    materials: t.field({
      type: [MaterialRef],
      description: 'Materials in order; those of before while a takeoff is under way.',
      complexity: { field: 10, multiplier: 1 },
      select: { document: true },
      resolve: (inventory) =>
        partsOf(inventory.estimateId, materialsDocumentOf(inventory).materials),
    }),
    materialPages: t.connection(
      {
        type: MaterialRef,
        description: 'The same as `materials`, page by page.',
        within: ({ estimateId }) => estimateId,
        select: { document: true },
        resolve: (inventory, page) =>
          pageOfParts(
            partsOf(inventory.estimateId, materialsDocumentOf(inventory).materials),
            page,
          ),
      },
      MaterialConnection,
    ),
    total: t.field({
      type: 'Money',
      description: 'The sum of the subtotals.',
      select: { totalCents: true },
      resolve: inventoryTotalOf,
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every saved change and takeoff; 0 before the first.',
    }),
    html: t.string({
      nullable: true,
      description: 'The materials as an HTML table, everything escaped; null without materials.',
      select: { document: true, estimate: { select: { currency: true } } },
      resolve: (inventory) =>
        inventoryHtml(materialsDocumentOf(inventory).materials, inventory.estimate.currency),
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'What to tell its owner; null unless `status` is FAILED.',
    }),
    estimateVersion: t.exposeInt('estimateVersion', {
      nullable: true,
      description: 'The version of the estimate the last takeoff read; null before the first.',
    }),
    isOutdated: t.boolean({
      description: 'True when the estimate was changed after the last takeoff.',
      select: { estimateVersion: true, estimate: { select: { version: true } } },
      resolve: ({ estimateVersion, estimate }) =>
        isInventoryOutdated(estimateVersion, estimate.version),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

builder.prismaObjectField(EstimateRef, 'inventory', (t) =>
  t.relation('inventory', {
    nullable: true,
    description: 'List of materials; null until its takeoff is started.',
  }),
);

builder.queryField('inventory', (t) =>
  t.prismaField({
    type: InventoryRef,
    nullable: true,
    description:
      "List of materials of an estimate; null until started, or when the estimate is missing or someone else's.",
    args: { estimateId: t.arg.id({ names: 'Estimate', description: '`id` of the estimate.' }) },
    resolve: (query, _root, { estimateId }, ctx) => findInventory(ctx, estimateId, query),
  }),
);

builder.subscriptionField('inventoryChanged', (t) =>
  t.prismaField({
    type: InventoryRef,
    nullable: true,
    description:
      'The inventory, first as it is now, null before the first takeoff, then at every change of takeoff or owner; stays open.',
    args: { estimateId: t.arg.id({ names: 'Estimate', description: '`id` of the estimate.' }) },
    subscribe: (_root, { estimateId }, ctx) => followInventory(ctx, estimateId),
    resolve: (query, { estimateId }, _args, ctx) => readInventory(ctx, estimateId, query),
  }),
);
