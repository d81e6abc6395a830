import type { ChargeBase, ChargeRule, LineCharge } from '../../domain/charge-rules.ts';
import { builder } from '../../graphql/builder.ts';

export const ChargeBaseRef = builder.objectRef<ChargeBase>('ChargeBase').implement({
  description: 'A sum that charges on the whole job are taken of, and how much of a line is in it.',
  fields: (t) => ({
    of: t.exposeString('of', { description: 'Name of the sum, e.g. `WORK` or `VISIT:PLM`.' }),
    share: t.exposeFloat('share', { description: 'Of quantity × unit price, from 0 to 1.' }),
  }),
});

type Part = ChargeRule['parts'][number];

const ChargeRampRef = builder.objectRef<NonNullable<Part['ramp']>>('ChargeRamp').implement({
  description: 'Where a rate grows with its sum.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Money', description: 'Up to this sum it is 0.' }),
    over: t.expose('over', { type: 'Money', description: 'So many dollars later it is whole.' }),
  }),
});

const ChargePartRef = builder.objectRef<Part>('ChargePart').implement({
  description: 'What a charge takes of one sum.',
  fields: (t) => ({
    of: t.exposeString('of', { description: 'Name of the sum.' }),
    rate: t.exposeFloat('rate', { description: 'Dollars for each dollar of the sum.' }),
    ramp: t.field({
      type: ChargeRampRef,
      nullable: true,
      description: 'Null where the rate is whole from the first dollar on.',
      resolve: ({ ramp }) => ramp,
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
    SHARE: { description: 'Its parts together.' },
  } as const,
});

const ChargeRuleRef = builder.objectRef<ChargeRule>('ChargeRule').implement({
  description: 'What a charge on the whole job follows from.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ChargeKindEnum, description: 'How it follows.' }),
    least: t.expose('least', { type: 'Money', description: 'Of a minimum; 0 for a share.' }),
    parts: t.field({
      type: [ChargePartRef],
      description: 'What it takes of each sum.',
      resolve: ({ parts }) => parts,
    }),
    above: t.expose('above', {
      type: 'Money',
      description: 'Nothing on a job that comes to no more.',
    }),
    words: t.exposeString('words', {
      description: 'The sentence of its details, with `{base}`, `{work}`, `{trades}` and `{ramp}`.',
    }),
  }),
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
    rule: t.field({
      type: ChargeRuleRef,
      description: 'What it follows from.',
      resolve: ({ rule }) => rule,
    }),
  }),
});
