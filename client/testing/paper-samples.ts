// Somebody else's paper beside an estimate, for tests of pages.
import type { Unmasked } from '@apollo/client/masking';
import type {
  BidsComparisonQuery,
  ComparedContentsQuery,
  ComparedEstimateQuery,
  PaperComparisonQuery,
  PaperInPanelQuery,
} from '../gql/graphql.ts';

type Comparison = NonNullable<Unmasked<PaperComparisonQuery>['paperComparison']>;
type Row = Comparison['rows'][number];
type Theirs = NonNullable<Row['theirs']>;
type Ours = NonNullable<Row['ours']>;

export const comparedEstimate = (
  id: string,
  claimNumber: string,
  total: number,
): NonNullable<Unmasked<ComparedEstimateQuery>['estimate']> => ({
  __typename: 'Estimate',
  id,
  title: `Estimate ${id}`,
  claimNumber,
  projectSeq: 2,
  premium: true,
  total,
  currency: 'USD',
  createdAt: '2026-11-20T10:00:00.000Z',
  project: { __typename: 'Project', id: '3', name: '12 Maple Street' },
});

export const comparedContents = (
  id: string,
): NonNullable<Unmasked<ComparedContentsQuery>['estimate']> => ({
  __typename: 'Estimate',
  id,
  hasTotalOverride: false,
  items: [
    {
      __typename: 'LineItem',
      id: '1',
      name: `Line of ${id}`,
      quantity: 2,
      unit: 'SF',
      unitPrice: 5,
      tax: 0,
      total: 10,
      category: 'Painting',
      metadata: { __typename: 'LineMetadata', room: null },
    },
  ],
  summary: {
    __typename: 'EstimateSummary',
    reasoning: `Reasoning of ${id}`,
    futureActions: ['Measure'],
  },
});

export const samplePaper = (
  kind: Comparison['kind'],
  version = 1,
): NonNullable<Unmasked<PaperInPanelQuery>['paper']> => ({
  __typename: 'Paper',
  id: '17',
  version,
  state: 'READ',
  note: null,
  file: { __typename: 'File', id: '17', name: 'adjuster.pdf' },
  estimate: {
    __typename: 'PaperEstimate',
    kind,
    currency: 'USD',
    lineCount: 4,
    parties: {
      __typename: 'PaperParties',
      company: null,
      carrier: 'Prairie Mutual',
      claimNumber: 'PM-1',
      email: 'claims@example.com',
    },
    totals: { __typename: 'PaperTotals', total: null, rcv: 1000, netClaim: 300 },
    bidders: [],
  },
});

const theirs = (id: string, description: string, amount: number): Theirs => ({
  __typename: 'PaperTheirSide',
  lineIds: [id],
  description,
  quantity: 10,
  unit: 'SF',
  unitPrice: amount / 10,
  amount,
  depreciation: null,
  acv: null,
  place: { __typename: 'PaperPlace', page: 2, sheet: null, row: null },
});

const ours = (name: string, amount: number, quantity = 10): Ours => ({
  __typename: 'PaperOurSide',
  code: 'X-1',
  name,
  quantity,
  unit: 'SF',
  unitPrice: amount / quantity,
  low: (amount / quantity) * 0.9,
  high: (amount / quantity) * 1.2,
  amount,
  depreciation: null,
  acv: null,
  source: 'Price book',
});

const row = (id: string, changes: Partial<Row>): Row => ({
  __typename: 'PaperComparisonRow',
  id,
  kind: 'BOTH',
  room: null,
  priceVerdict: 'FAIR',
  quantityDifference: 0,
  missingReason: null,
  why: `Why ${id}.`,
  isMatchedByHand: false,
  theirs: null,
  ours: null,
  ...changes,
});

const sums = (changes: Partial<Comparison['theirs']>): Comparison['theirs'] => ({
  __typename: 'PaperComparedTotals',
  total: 1000,
  net: 1000,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  acv: null,
  deductible: null,
  priorPayments: null,
  netClaim: null,
  ...changes,
});

export const samplePaperComparison = (changes: Partial<Comparison> = {}): Comparison => ({
  __typename: 'PaperComparison',
  kind: 'CLAIM',
  verdict: 'LOW',
  summary: 'This claim estimate comes to $1,000, $400 less than ours.',
  theirs: sums({ rcv: 1000, depreciation: 200, acv: 800, deductible: 500, netClaim: 300 }),
  ours: sums({
    total: 1400,
    rcv: 1400,
    depreciation: 250,
    acv: 1150,
    deductible: 500,
    netClaim: 650,
  }),
  low: 1200,
  high: 1700,
  gap: 400,
  matchedShare: 0.9,
  pdfUrl: '/files/comparison.pdf',
  xlsxUrl: '/files/comparison.xlsx',
  includedRowIds: [],
  waterfall: [
    { __typename: 'PaperGapStep', cause: 'QUANTITIES', amount: 300, rowCount: 1 },
    { __typename: 'PaperGapStep', cause: 'UNIT_PRICES', amount: 100, rowCount: 1 },
    { __typename: 'PaperGapStep', cause: 'NOT_MATCHED', amount: 0, rowCount: 1 },
  ],
  questions: [
    {
      __typename: 'PaperQuestion',
      question: 'Why is no tax included?',
      why: 'Ours holds $20 of it.',
    },
  ],
  rows: [
    row('less', {
      quantityDifference: -4,
      theirs: theirs('1', 'Drywall hung', 300),
      ours: ours('1/2 in. drywall', 600, 14),
    }),
    row('high', {
      priceVerdict: 'HIGH',
      theirs: theirs('2', 'Paint', 400),
      ours: ours('Paint walls', 250),
    }),
    row('same', { theirs: theirs('3', 'Baseboard', 200), ours: ours('Baseboard 3 in.', 201) }),
    row('alone', {
      kind: 'NOT_MATCHED',
      priceVerdict: 'NOT_RATED',
      quantityDifference: null,
      theirs: theirs('4', 'Content handling', 100),
      ours: { ...ours('Content handling', 100), code: null },
    }),
    row('missing', {
      kind: 'MISSING_FROM_THEIRS',
      priceVerdict: 'NOT_RATED',
      quantityDifference: null,
      missingReason: 'CODE',
      why: 'The code asks for it.',
      ours: ours('Ice and water shield', 150),
    }),
  ],
  ...changes,
});

export const sampleBids: NonNullable<Unmasked<BidsComparisonQuery>['bidsComparison']> = {
  __typename: 'BidsComparison',
  estimate: { __typename: 'Estimate', id: '5', claimNumber: 'CLM-AAAAAAAA', title: 'Roof' },
  bidders: [
    {
      __typename: 'ComparedBidder',
      name: 'Marsh Roofing',
      fileId: '17',
      total: 900,
      leavesOut: ['Drip edge'],
      leveled: 1100,
    },
    {
      __typename: 'ComparedBidder',
      name: 'Finch Roofs',
      fileId: '18',
      total: 1000,
      leavesOut: [],
      leveled: 1000,
    },
  ],
  ours: { __typename: 'BidPriceRange', low: 800, fair: 950, high: 1200 },
  rows: [
    {
      __typename: 'ComparedBidRow',
      id: 'shingles',
      name: 'Shingles',
      room: null,
      quantity: 20,
      unit: 'SQ',
      ours: { __typename: 'BidPriceRange', low: 600, fair: 700, high: 800 },
      cells: [
        { __typename: 'ComparedBidCell', quantity: 20, amount: 900 },
        { __typename: 'ComparedBidCell', quantity: 20, amount: 750 },
      ],
    },
    {
      __typename: 'ComparedBidRow',
      id: 'drip',
      name: 'Drip edge',
      room: null,
      quantity: 100,
      unit: 'LF',
      ours: { __typename: 'BidPriceRange', low: 150, fair: 200, high: 260 },
      cells: [null, { __typename: 'ComparedBidCell', quantity: 100, amount: 250 }],
    },
  ],
};
