// What stands at the top of the first page: whose estimate it is, and the total with what a reader asks of it next.
import type { Content } from 'pdfmake/interfaces.js';
import { DELIVERY_MODES, PROPERTY_TYPES } from '../../../domain/catalog.ts';
import type { EstimateDocument } from '../../../domain/estimate/estimate.ts';
import type { ClaimSums } from '../../../domain/estimate/estimate-figures.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { counted, type WriteMoney } from '../../../domain/money/written.ts';
import { claimFacts } from '../claim-facts.ts';
import type { EstimateExport } from '../export-data.ts';
import { totalParts } from '../total-parts.ts';
import { when } from './blocks.ts';
import type { Fact } from './fact-grid.ts';
import { bareTable, COLORS, CONTENT_WIDTH } from './theme.ts';

// A bar from the lower to the upper end of a range, with a mark where the total lies.

interface RangeBar {
  low: number;
  high: number;
  total: number;
  /** Points. */
  width: number;
}

const HEIGHT = 12;
/** Share of the width left free at each side, for a total outside of its range. */
const MARGIN = 0.12;

/** @returns an SVG; `high` lies above `low` */
const rangeBar = ({ low, high, total, width }: RangeBar): string => {
  const at = (amount: number): number => {
    const share = MARGIN + ((amount - low) / (high - low)) * (1 - 2 * MARGIN);
    return Math.round(Math.max(0.02, Math.min(0.98, share)) * width * 10) / 10;
  };
  const [from, to, mark] = [at(low), at(high), at(total)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">` +
    `<rect x="0" y="5" width="${width}" height="3" rx="1.5" fill="${COLORS.line}"/>` +
    `<rect x="${from}" y="4" width="${to - from}" height="5" rx="2.5" fill="${COLORS.brand}" fill-opacity="0.45"/>` +
    `<path d="M${mark - 4} 0h8L${mark} 12z" fill="${COLORS.brand}"/></svg>`
  );
};

const ACCURACY: Record<NonNullable<EstimateDocument['accuracyClass']>, string> = {
  CLASS_1: 'Class 1, the closest',
  CLASS_2: 'Class 2',
  CLASS_3: 'Class 3, budget grade',
  CLASS_4: 'Class 4, early',
  CLASS_5: 'Class 5, order of magnitude',
};

export const estimateFacts = ({
  document,
  projectName,
  projectZip,
}: EstimateExport): readonly Fact[] => [
  ['Project', projectName],
  ['ZIP', projectZip],
  ['Property', PROPERTY_TYPES[document.propertyType]],
  ['Prices for', document.location],
  ...claimFacts(document),
];

/** Long amounts in smaller type, so that the largest still stands on one line. */
const totalSize = (text: string): number => (text.length <= 12 ? 24 : text.length <= 15 ? 19 : 13);

export interface TotalPanel {
  label: string;
  total: string;
  notes: readonly string[];
  /** Content beside the total. */
  aside: Content[];
}

const PANEL_WIDTH = 204;

export const totalPanel = ({ label, total, notes, aside }: TotalPanel): Content => ({
  margin: [0, 4, 0, 4],
  table: {
    widths: [PANEL_WIDTH, CONTENT_WIDTH - PANEL_WIDTH],
    body: [
      [
        {
          fillColor: COLORS.brand,
          margin: [14, 12, 10, 12],
          stack: [
            { text: label.toUpperCase(), style: 'label', color: COLORS.onBrandMute },
            {
              text: total,
              fontSize: totalSize(total),
              bold: true,
              color: COLORS.onBrand,
              margin: [0, 2, 0, 2],
            },
            ...notes.map((text): Content => ({ text, fontSize: 8, color: COLORS.onBrandMute })),
          ],
        },
        { fillColor: COLORS.soft, margin: [14, 12, 14, 12], stack: aside },
      ],
    ],
  },
  layout: bareTable,
});

export const ASIDE_WIDTH = CONTENT_WIDTH - PANEL_WIDTH - 28;
const LABEL_WIDTH = 104;

const factLine = ([label, value]: Fact): Content => ({
  columns: [
    { width: LABEL_WIDTH, text: label, color: COLORS.mute },
    { width: ASIDE_WIDTH - LABEL_WIDTH, text: value },
  ],
  margin: [0, 0, 0, 2],
});

const claimFigures = (
  claim: ClaimSums,
  items: EstimateDocument['items'],
  money: WriteMoney,
): Fact[] => {
  const { overheadAndProfit } = totalParts(items);
  return [
    ['Depreciation', money(claim.recoverableDepreciation + claim.nonRecoverableDepreciation)],
    ['Actual cash value', money(claim.acv)],
    ['Deductible', claim.deductible === null ? 'Not stated' : money(claim.deductible)],
    ...(claim.priorPayments ? [['Prior payments', money(claim.priorPayments)] as const] : []),
    ...(claim.codeUpgrade ? [['Code upgrade', money(claim.codeUpgrade)] as const] : []),
    ...(claim.net === null ? [] : [['Net claim', money(claim.net)] as const]),
    [
      'Overhead and profit',
      overheadAndProfit === 0 ? 'None charged' : `${money(overheadAndProfit)}, in the total`,
    ],
  ];
};

/** Leaves out of a claim who runs the work: its overhead and profit follow from the trades it takes. */
const furtherFacts = (document: EstimateDocument, money: WriteMoney): Fact[] =>
  document.claim
    ? claimFigures(document.claim, document.items, money)
    : [
        ['Who runs the work', DELIVERY_MODES[document.delivery]],
        ...(document.accuracyClass
          ? [['Accuracy', ACCURACY[document.accuracyClass]] as const]
          : []),
      ];

export const estimatePanel = ({ document }: EstimateExport, money: WriteMoney): Content => {
  const total = estimateTotal(document);
  const { low, high } = document.range;
  const hasRange = high > low;
  return totalPanel({
    label: document.claim ? 'Replacement cost value' : 'Total project cost',
    total: money(total),
    notes: [
      counted(document.items.length, 'line'),
      ...(document.totalOverride === null ? [] : ['Total set by the owner']),
    ],
    aside: [
      ...when(hasRange, factLine(['Likely between', `${money(low)} and ${money(high)}`]), {
        svg: hasRange ? rangeBar({ low, high, total, width: ASIDE_WIDTH }) : '',
        margin: [0, 4, 0, 6],
      }),
      ...furtherFacts(document, money).map(factLine),
    ],
  });
};
