import type { ClaimSums } from '../../domain/estimate/estimate-figures.ts';
import { builder } from '../../graphql/builder.ts';

const OverheadMethodEnum = builder.enumType('OverheadMethod', {
  description: 'How overhead and profit stand in a claim.',
  values: {
    ADDITIVE: { description: 'Both on the repair lines.' },
    CUMULATIVE: { description: 'Profit on the repair lines and the overhead.' },
    NONE: { description: 'Neither; the repair needs no general contractor.' },
  } as const,
});

export const ClaimRef = builder.objectRef<ClaimSums>('Claim').implement({
  description: 'The totals of a claim: a repair cost estimate, never advice on coverage.',
  fields: (t) => ({
    rcv: t.expose('rcv', {
      type: 'Money',
      description: 'Replacement cost value, with tax, overhead and profit.',
    }),
    recoverableDepreciation: t.expose('recoverableDepreciation', {
      type: 'Money',
      description: 'Held back until the work is done.',
    }),
    nonRecoverableDepreciation: t.expose('nonRecoverableDepreciation', {
      type: 'Money',
      description: 'Never paid out.',
    }),
    acv: t.expose('acv', {
      type: 'Money',
      description: 'Actual cash value: `rcv` less both depreciations.',
    }),
    deductible: t.expose('deductible', {
      type: 'Money',
      nullable: true,
      description: 'Deductible of the policy; null when the request does not state it.',
    }),
    priorPayments: t.expose('priorPayments', {
      type: 'Money',
      nullable: true,
      description: 'Paid by the carrier already; null when it was not stated.',
    }),
    codeUpgrade: t.expose('codeUpgrade', {
      type: 'Money',
      nullable: true,
      description:
        'Part of `rcv` that only the building code asks for, held back until the work is done; null when it was not stated.',
    }),
    net: t.expose('net', {
      type: 'Money',
      nullable: true,
      description:
        '`acv` less code upgrade, deductible and prior payments; null without a deductible.',
    }),
    netOnCompletion: t.expose('netOnCompletion', {
      type: 'Money',
      nullable: true,
      description:
        'Net claim once the work is done, with recoverable depreciation; null when the deductible is unknown.',
    }),
    overheadMethod: t.expose('overheadMethod', {
      type: OverheadMethodEnum,
      description: 'How overhead and profit were added.',
    }),
    overheadReason: t.exposeString('overheadReason', { description: 'Why they were, or not.' }),
  }),
});
