// Figures of a claim and of a bid for fake answers.
import type { sampleEstimate } from './samples.ts';

type Summary = ReturnType<typeof sampleEstimate>['summary'];

export const SAMPLE_CLAIM: NonNullable<Summary['claim']> = {
  __typename: 'Claim',
  rcv: 410,
  recoverableDepreciation: 60,
  nonRecoverableDepreciation: 0,
  acv: 350,
  deductible: 100,
  priorPayments: null,
  codeUpgrade: null,
  net: 250,
  netOnCompletion: 310,
  overheadMethod: 'ADDITIVE',
  overheadReason: 'Three trades take part.',
};

export const SAMPLE_BID: NonNullable<Summary['bid']> = {
  __typename: 'BidPricing',
  labor: 200,
  material: 100,
  equipment: 20,
  tax: 10,
  directCost: 240,
  markupRate: 0.6667,
  margin: 0.4,
  usualMarkupRate: 0.5,
  usualPrice: 360,
  contingencyRate: 0.08,
  contingency: 32.8,
  price: 410,
  validDays: 30,
  depositNote: 'Deposits in CA: lesser of $1,000 or 10%.',
  alternates: [{ __typename: 'BidAlternate', id: 'A1', name: 'Laminate', amount: -50 }],
  allowances: [
    {
      __typename: 'BidAllowance',
      code: 'TIL-FLOOR',
      name: 'Tile',
      quantity: 10,
      unit: 'SF',
      unitAmount: 5,
      amount: 50,
      statedIn: 'your description',
    },
  ],
  paymentSchedule: [
    { __typename: 'BidPayment', due: 'Deposit', share: 0.1, amount: 41 },
    { __typename: 'BidPayment', due: 'On completion', share: 0.9, amount: 369 },
  ],
};
