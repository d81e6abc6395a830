import {
  ADD_ONS,
  type AddOnKind,
  PRICES_BY,
  type PricesBy,
} from '../../domain/bid/proposal-choices.ts';
import {
  type ProposalCosts,
  type ProposalDocument,
  type ProposalLine,
  type ProposalPhase,
  type ProposalStatus,
} from '../../domain/bid/proposal.ts';
import { builder } from '../../graphql/builder.ts';
import { inTurns } from '../../graphql/in-turns.ts';
import { described } from '../../graphql/described.ts';
import { BidPhaseRef } from '../bids/bid-line.graphql.ts';
import { PaymentRef } from '../document/bid-parts.graphql.ts';

export const PricesByEnum = builder.enumType('ProposalPricesBy', {
  description: 'How the prices of a proposal are shown.',
  values: described<PricesBy>(PRICES_BY),
});

export const ProposalStatusEnum = builder.enumType('ProposalStatus', {
  description: 'Where a proposal stands.',
  values: described<ProposalStatus>({
    SENT: 'Waits for the homeowner.',
    SUPERSEDED: 'A revised one took its place.',
    DECLINED: 'The homeowner declined it.',
    ACCEPTED: 'The homeowner accepted it with name and date.',
    CLOSED: 'The homeowner accepted another contractor’s for the same work.',
    WITHDRAWN: 'Its contractor took it back, or either side did once it was accepted.',
    EXPIRED: 'Its last day is over.',
  }),
});

const AddOnKindEnum = builder.enumType('ProposalAddOnKind', {
  description: 'What stands on top of the phases of a proposal.',
  values: described<AddOnKind>(ADD_ONS),
});

const ProposalCostsRef = builder.objectRef<ProposalCosts>('ProposalCosts').implement({
  description:
    'What a price is made of, before overhead and profit; absent where costs are hidden.',
  fields: (t) => ({
    labor: t.expose('labor', { type: 'Money', description: 'Labor of the whole.' }),
    material: t.expose('material', {
      type: 'Money',
      description: 'Material of the whole, before tax.',
    }),
    equipment: t.expose('equipment', { type: 'Money', description: 'Rent, fees and fuel.' }),
    tax: t.expose('tax', { type: 'Money', description: 'Sales tax.' }),
  }),
});

const ProposalLineRef = builder.objectRef<ProposalLine>('ProposalLine').implement({
  description: 'One line of a proposal.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name of the line: the item, or the work that is done.',
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'More words about the line; null when there are none.',
    }),
    quantity: t.exposeFloat('quantity', {
      description: 'How much, in `unit`: 120 with the unit `SF` is 120 square feet.',
    }),
    unit: t.exposeString('unit', {
      description: 'Unit of the quantity, e.g. `SF` (square feet) or `EA` (each).',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description: 'What the customer pays for it; null where prices are shown by phase.',
    }),
    costs: t.expose('costs', {
      type: ProposalCostsRef,
      nullable: true,
      description:
        'Costs of the line; null where they are hidden, and where prices stand by phase.',
    }),
  }),
});

const ProposalPhaseRef = builder.objectRef<ProposalPhase>('ProposalPhase').implement({
  description: 'One phase of the work with its lines.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name of the phase.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      description:
        'Its lines with sales tax; where costs are hidden, overhead and profit are spread in.',
    }),
    costs: t.expose('costs', {
      type: ProposalCostsRef,
      nullable: true,
      description: 'Costs of the phase; null where they are hidden.',
    }),
    lines: t.field({
      type: [ProposalLineRef],
      description: 'Lines of the phase in order.',
      resolve: ({ lines }) => inTurns(lines),
    }),
  }),
});

const ProposalAddOnRef = builder
  .objectRef<ProposalDocument['addOns'][number]>('ProposalAddOn')
  .implement({
    description: 'An amount on top of the phases.',
    fields: (t) => ({
      kind: t.expose('kind', {
        type: AddOnKindEnum,
        description: 'Kind of amount. Overhead and profit are absent where costs are hidden.',
      }),
      amount: t.expose('amount', { type: 'Money', description: 'Amount for the whole.' }),
    }),
  });

export const ProposalDocumentRef = builder
  .objectRef<ProposalDocument>('ProposalDocument')
  .implement({
    description:
      'What a homeowner is shown of a contractor’s bid. Its phases and what is on top of them add up to the total.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'Title of the work.' }),
      company: t.string({
        description: 'Whose offer it is, as their profile said when it was sent.',
        resolve: ({ from }) => from.name,
      }),
      licenseNumber: t.string({
        nullable: true,
        description: 'License number that the contractor gave; null when not given.',
        resolve: ({ from }) => from.licenseNumber,
      }),
      terms: t.string({
        nullable: true,
        description: 'The contractor’s own, in their words; null without.',
        resolve: ({ from }) => from.terms,
      }),
      summary: t.exposeString('summary', {
        nullable: true,
        description: 'What is offered, in a few sentences; null without.',
      }),
      note: t.exposeString('note', {
        nullable: true,
        description: 'The contractor’s words to the homeowner; null without.',
      }),
      currency: t.exposeString('currency', {
        description: 'Currency of all amounts, as an ISO 4217 code: `USD`.',
      }),
      pricesBy: t.expose('pricesBy', { type: PricesByEnum, description: 'How prices are shown.' }),
      hidesCosts: t.exposeBoolean('hidesCosts', {
        description:
          'True where labor, overhead and profit are spread into the prices and not named.',
      }),
      phases: t.expose('phases', {
        type: [ProposalPhaseRef],
        description: 'Phases with their prices, in the order of the work.',
      }),
      addOns: t.expose('addOns', {
        type: [ProposalAddOnRef],
        description: 'Amounts on top of the phases; the contingency is credited if it is not used.',
      }),
      total: t.expose('total', { type: 'Money', description: 'What the customer pays.' }),
      schedule: t.expose('schedule', {
        type: [BidPhaseRef],
        description: 'Phases of the schedule, in the order of the work.',
      }),
      exclusions: t.exposeStringList('exclusions', { description: 'What is not in the price.' }),
      payments: t.expose('payments', {
        type: [PaymentRef],
        description: 'Steps that add up to the total.',
      }),
      coversScope: t.exposeBoolean('coversScope', {
        description: 'The contractor says that it is for all that the homeowner asked for.',
      }),
      leftOut: t.exposeStringList('leftOut', {
        description:
          'Lines of the homeowner’s scope that none of the offer stands for; none where it covers all of it.',
      }),
    }),
  });
