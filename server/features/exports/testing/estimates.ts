// Estimates for the tests of exports: plain ones, and ones that nobody would write on purpose.
import type { AgentKind } from '../../../domain/catalog.ts';
import type { EstimateDocument, LineItem } from '../../../domain/estimate/estimate.ts';
import { scriptedLine } from '../../../testing/scripted-estimator.ts';
import type { EstimatePrint } from '../export-data.ts';

export const aLine = (id: number, more: Partial<LineItem> = {}): LineItem => {
  const line = scriptedLine(id);
  const metadata = {
    ...line.metadata,
    formula: 'n = 2',
    basis: 'DERIVED',
    confidence: 'B',
  } as const;
  return { ...line, metadata, ...more };
};

export const lines = (count: number, more: (id: number) => Partial<LineItem> = () => ({})) =>
  Array.from({ length: count }, (_, index) => aLine(index + 1, more(index + 1)));

export const aDocument = (more: Partial<EstimateDocument> = {}): EstimateDocument => ({
  title: 'Bath remodel',
  projectName: 'Elm Street',
  reasoning: 'Understood: a bath remodel.',
  futureActions: ['Ask for three bids'],
  questions: [],
  assumptions: ['Normal hours'],
  exclusions: ['Furniture storage'],
  warnings: ['The fan seems to be missing'],
  range: { low: 50, high: 100 },
  accuracyClass: 'CLASS_3',
  delivery: 'GC_MANAGED',
  finishLevel: 'STANDARD',
  deliveryTotals: null,
  finishTotals: null,
  claim: null,
  bid: null,
  items: lines(3),
  scope: null,
  totalOverride: null,
  currency: 'USD',
  workflow: 'HOME_PROJECT',
  propertyType: 'RESIDENTIAL',
  peril: null,
  location: 'San Francisco (ZIP 941xx)',
  version: 'test',
  generatedAt: '2026-11-21T12:00:00.000Z',
  ...more,
});

export const aPrint = (
  document: Partial<EstimateDocument> = {},
  more: Partial<EstimatePrint> = {},
): EstimatePrint => ({
  claimNumber: 'CLM-7KQ2MX4P',
  isTest: false,
  title: document.title ?? 'Bath remodel',
  projectName: 'Elm Street',
  projectZip: '94110',
  instructions: 'Remodel the bath',
  version: 1,
  change: 'ESTIMATED',
  updatedAt: '2026-11-21T12:00:00.000Z',
  document: aDocument(document),
  contents: {},
  pictures: [],
  otherFiles: [],
  understood: null,
  materials: [],
  letterhead: null,
  ...more,
});

/** Figures of an insurance estimate, as its agent adds them. */
export const aClaim = {
  workflow: 'INSURANCE',
  claim: {
    rcv: 1_000,
    recoverableDepreciation: 150,
    nonRecoverableDepreciation: 50,
    acv: 800,
    deductible: 500,
    priorPayments: null,
    codeUpgrade: null,
    net: 300,
    netOnCompletion: 450,
    overheadMethod: 'NONE',
    overheadReason: 'One trade does it all.',
  },
} satisfies Partial<EstimateDocument>;

/** Figures of a contractor's estimate; 0.3441 and 12,345.67 are for no client's eyes. */
export const aBid = {
  workflow: 'CONTRACTOR',
  reasoning:
    'Your direct cost is about $12,345.67: a markup of 34.4%. Own crew at 0.58 of the billed rate.',
  assumptions: ['Work in normal hours.'],
  warnings: ['The markup of 34.4% is under 50%; most remodelers need more.'],
  bid: {
    labor: 40,
    material: 20,
    equipment: 3,
    tax: 0.75,
    directCost: 12_345.67,
    markupRate: 0.3441,
    margin: 0.256,
    usualMarkupRate: 0.5,
    usualPrice: 19_043.04,
    contingencyRate: 0.08,
    contingency: 1_392.28,
    price: 63.75,
    validDays: 30,
    alternates: [{ id: 'A1', name: 'Acrylic surround', amount: -820.44 }],
    allowances: [
      {
        name: 'Vanity',
        code: 'CAB-VAN',
        quantity: 1,
        unit: 'EA',
        unitAmount: 620,
        amount: 620,
        statedIn: null,
      },
    ],
    paymentSchedule: [
      { due: 'Deposit at signing', share: 0.1, amount: 6.38 },
      { due: 'After the punch list', share: 0.9, amount: 57.37 },
    ],
    depositNote: 'Deposits in CA: lesser of $1,000 or 10%.',
  },
} satisfies Partial<EstimateDocument>;

export const AGENT_DOCUMENTS: Record<AgentKind, Partial<EstimateDocument>> = {
  HOME_PROJECT: {},
  INSURANCE: aClaim,
  CONTRACTOR: aBid,
};
