import type { LineMetadata } from '../../domain/estimate/estimate.ts';
import { type PartOf, partKey } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { ConfidenceEnum, FinishLevelEnum, QuantityBasisEnum } from '../../graphql/enums.ts';
import { LineCostRef } from './bid-parts.graphql.ts';
import { ChargeBaseRef, LineChargeRef } from './line-charge.graphql.ts';
import { LineClaimRef } from './line-claim.graphql.ts';
import { FinishPricesRef } from './finish-prices.graphql.ts';

export const LineMetadataRef = builder.objectRef<PartOf<LineMetadata>>('LineMetadata').implement({
  description: 'How a line came about. Everything is null, false or empty for a line a user wrote.',
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: 'Catalog code, e.g. `PNT-WALL`.',
    }),
    formula: t.exposeString('formula', {
      nullable: true,
      description: 'The quantity formula with its inputs.',
    }),
    basis: t.expose('basis', {
      type: QuantityBasisEnum,
      nullable: true,
      description: 'Where the quantity comes from.',
    }),
    quantityFrom: t.exposeString('quantityFrom', {
      nullable: true,
      description:
        'Where in the uploads the quantity, or the sizes it follows from, was read, e.g. `plan.pdf, page 1`.',
    }),
    low: t.expose('low', {
      type: 'Money',
      nullable: true,
      description: 'Lower end of the line total.',
    }),
    high: t.expose('high', {
      type: 'Money',
      nullable: true,
      description: 'Upper end of the line total.',
    }),
    confidence: t.expose('confidence', {
      type: ConfidenceEnum,
      nullable: true,
      description: 'How well the unit price is founded.',
    }),
    room: t.exposeString('room', {
      nullable: true,
      description:
        'Rooms that people read, e.g. `Kitchen, Bath`; null when the line serves the whole job.',
    }),
    rooms: t.exposeStringList('rooms', {
      description: 'The rooms it runs through, one by one; empty when it serves the whole job.',
    }),
    workId: t.field({
      type: 'ID',
      names: 'ScopeWork',
      nullable: true,
      description:
        'The piece of work of `Estimate.scope` that it is of; null for charges and lines of the owner.',
      resolve: ({ workId, partOf }) => workId && partKey({ partOf }, workId),
    }),
    finishLevel: t.field({
      type: FinishLevelEnum,
      nullable: true,
      description: 'Finish level of `unitPrice`; null without a choice, or at an own price.',
      resolve: ({ finishLevel }) => finishLevel,
    }),
    finishPrices: t.field({
      type: FinishPricesRef,
      nullable: true,
      description:
        'Unit price at each finish level; null where all cost the same, or the price book has none.',
      resolve: ({ finishPrices }) => finishPrices,
    }),
    taxRate: t.exposeFloat('taxRate', {
      nullable: true,
      description:
        'Dollars of tax for each dollar of the line, as it was priced; null where only the line itself says it.',
    }),
    taxByHand: t.exposeBoolean('taxByHand', {
      description: 'True when its owner typed the tax, which then does not follow the line.',
    }),
    bases: t.field({
      type: [ChargeBaseRef],
      description: 'The sums of charges that it is part of.',
      resolve: ({ bases }) => bases,
    }),
    charge: t.field({
      type: LineChargeRef,
      nullable: true,
      description:
        'How a charge on the whole job follows the lines; null for other lines, and in older estimates.',
      resolve: ({ charge }) => charge,
    }),
    claim: t.field({
      type: LineClaimRef,
      nullable: true,
      description: 'Insurance only; null for charges on the whole claim.',
      resolve: ({ claim }) => claim,
    }),
    cost: t.field({
      type: LineCostRef,
      nullable: true,
      description: 'Contractor only; null for charges on the whole job.',
      resolve: ({ cost }) => cost,
    }),
  }),
});
