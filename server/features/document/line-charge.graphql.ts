import type { ChargeBase, ChargeRule, LineCharge } from '../../domain/money/charge-rules.ts';
import { builder } from '../../graphql/builder.ts';

export const ChargeBaseRef = builder.objectRef<ChargeBase>('ChargeBase').implement({
  description: 'A sum that charges on the whole job are taken of, and how much of a line is in it.',
  fields: (t) => ({
    of: t.exposeString('of', {
      description: 'Name of the sum, e.g. `WORK`, `VISIT:PLM` or `ROW_LABOR:PLM`.',
    }),
    share: t.exposeFloat('share', { description: 'Share of quantity × unit price, from 0 to 1.' }),
  }),
});

const ChargePartRef = builder.objectRef<ChargeRule['parts'][number]>('ChargePart').implement({
  description: 'What a charge takes of one sum.',
  fields: (t) => ({
    of: t.exposeString('of', { description: 'Name of the sum.' }),
    rate: t.exposeFloat('rate', { description: 'Dollars for each dollar of the sum.' }),
    rampFrom: t.field({
      type: 'Money',
      nullable: true,
      description: 'Up to this sum the rate is 0; null where it is whole from the first dollar on.',
      resolve: ({ ramp }) => ramp?.from ?? null,
    }),
    rampOver: t.field({
      type: 'Money',
      nullable: true,
      description: 'So many dollars above `rampFrom` the rate is whole; null with it.',
      resolve: ({ ramp }) => ramp?.over ?? null,
    }),
    fadeOf: t.string({
      nullable: true,
      description: 'Name of another sum that the rate falls with; null where it does not fall.',
      resolve: ({ fade }) => fade?.of ?? null,
    }),
    fadeFrom: t.field({
      type: 'Money',
      nullable: true,
      description:
        'Up to this amount of the sum `fadeOf` the rate is whole; null without `fadeOf`.',
      resolve: ({ fade }) => fade?.from ?? null,
    }),
    fadeOver: t.field({
      type: 'Money',
      nullable: true,
      description: 'So many dollars above `fadeFrom` nothing is left of the rate; null with it.',
      resolve: ({ fade }) => fade?.over ?? null,
    }),
    leastTrades: t.exposeInt('leastTrades', {
      description: 'Nothing where fewer trades take part.',
    }),
  }),
});

const ChargeKindEnum = builder.enumType('ChargeKind', {
  description: 'How a charge follows from its sums.',
  values: {
    MINIMUM: { description: 'What they lack of a least price.' },
    SHARE: { description: 'The charge follows the sum of its parts.' },
  } as const,
});

export const LineChargeRef = builder.objectRef<LineCharge>('LineCharge').implement({
  description: 'A charge on the whole job: what it follows from, and whether it does.',
  fields: (t) => ({
    isLocked: t.exposeBoolean('isLocked', {
      description: 'True when its figure stays, whatever the lines do.',
    }),
    movedFrom: t.expose('movedFrom', {
      type: 'Money',
      nullable: true,
      description:
        'Its unit price before the last change of lines that moved it; null while none did.',
    }),
    kind: t.field({
      type: ChargeKindEnum,
      description: 'What the charge follows.',
      resolve: ({ rule }) => rule.kind,
    }),
    least: t.field({
      type: 'Money',
      description: 'Least amount of a minimum charge; 0 for a share.',
      resolve: ({ rule }) => rule.least,
    }),
    parts: t.field({
      type: [ChargePartRef],
      description: 'What it takes of each sum.',
      resolve: ({ rule }) => rule.parts,
    }),
    above: t.field({
      type: 'Money',
      description: 'Nothing on a job that comes to no more.',
      resolve: ({ rule }) => rule.above,
    }),
    words: t.string({
      description:
        'The sentence of its details, with `{base}`, `{work}`, `{trades}`, `{ramp}` and `{fade}`.',
      resolve: ({ rule }) => rule.words,
    }),
  }),
});
