// The first page: what it is about, the total with its range, how it came about, where the money goes.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { DELIVERY_MODES, FINISH_LEVELS, PROPERTY_TYPES } from '../../../domain/catalog.ts';
import { type EstimateDocument } from '../../../domain/estimate.ts';
import { estimateTotal } from '../../../domain/pricing.ts';
import { isSummaryOlder, SUMMARY_NOTE } from '../../../domain/summary-note.ts';
import type { CategoryGroup } from '../categories.ts';
import type { EstimateExport } from '../export-data.ts';
import { counted, type WriteMoney, writePercent } from '../../../domain/written.ts';
import { type Fact, heading, prose, right, section, when } from './blocks.ts';
import { rangeBar } from './range-bar.ts';
import { acrossPage, bareTable, COLORS, CONTENT_WIDTH, ruledTable } from './theme.ts';

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
  ...(document.peril ? [['Cause of loss', document.peril] as const] : []),
];

/** Long amounts in smaller type, so that the largest still stands on one line. */
const totalSize = (text: string): number => (text.length <= 12 ? 24 : text.length <= 15 ? 19 : 13);

export interface TotalPanel {
  label: string;
  total: string;
  notes: readonly string[];
  /** Beside the total. */
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
              margin: [0, 2, 0, 4],
            },
            ...notes.map((text) => ({ text, fontSize: 8, color: COLORS.onBrandMute })),
          ],
        },
        { fillColor: COLORS.soft, margin: [14, 12, 14, 12], stack: aside },
      ],
    ],
  },
  layout: bareTable,
});

export const ASIDE_WIDTH = CONTENT_WIDTH - PANEL_WIDTH - 28;

const factLine = (label: string, value: string): Content => ({
  columns: [
    { width: 92, text: label, color: COLORS.mute },
    { width: ASIDE_WIDTH - 92, text: value },
  ],
  margin: [0, 0, 0, 2],
});

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
      ...when(hasRange, factLine('Likely between', `${money(low)} and ${money(high)}`), {
        svg: hasRange ? rangeBar({ low, high, total, width: ASIDE_WIDTH }) : '',
        margin: [0, 4, 0, 6],
      }),
      factLine('Who runs the work', DELIVERY_MODES[document.delivery]),
      ...(document.accuracyClass ? [factLine('Accuracy', ACCURACY[document.accuracyClass])] : []),
    ],
  });
};

/** The estimator's words; whatever the length. */
export const reasoning = ({ document, change }: EstimateExport): Content[] =>
  document.reasoning.trim()
    ? [
        heading('How this estimate came about', { style: 'h3' }),
        ...when(isSummaryOlder(change), {
          text: SUMMARY_NOTE,
          style: 'small',
          margin: [0, 0, 0, 4],
        }),
        ...prose(document.reasoning),
      ]
    : [];

const BAR_WIDTH = 96;

const shareBar = (share: number): Content => {
  const filled = Math.max(0, Math.min(1, share)) * BAR_WIDTH;
  return {
    margin: [0, 3, 0, 0],
    canvas: [
      { type: 'rect', x: 0, y: 0, w: BAR_WIDTH, h: 4, r: 2, color: COLORS.band },
      ...(filled >= 1
        ? [{ type: 'rect' as const, x: 0, y: 0, w: filled, h: 4, r: 2, color: COLORS.brand }]
        : []),
    ],
  };
};

export const categoryTable = (groups: readonly CategoryGroup[], money: WriteMoney): Content[] => {
  if (groups.length === 0) return [];
  const whole = groups.reduce((sum, { total }) => sum + Math.max(0, total), 0);
  const rows = groups
    .toSorted((a, b) => b.total - a.total)
    .map(({ name, lines, total }): TableCell[] => {
      const share = whole > 0 ? Math.max(0, total) / whole : 0;
      return [
        { text: name },
        right(String(lines.length), 'small'),
        shareBar(share),
        right(writePercent(share), 'small'),
        right(money(total)),
      ];
    });
  return section(
    [heading('Cost by category', { style: 'h3' })],
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: acrossPage(['rest', 34, BAR_WIDTH, 40, 90]),
        body: [
          [
            { text: 'Category', style: 'head' },
            right('Lines', 'head'),
            '',
            right('Share', 'head'),
            right('Total', 'head'),
          ],
          ...rows,
        ],
      },
      layout: ruledTable({ headerRows: 1 }),
    },
    rows.length,
  );
};

type Option = readonly [name: string, amount: number, isChosen: boolean];

const optionTable = (title: string, options: readonly Option[], money: WriteMoney): Content => ({
  unbreakable: true,
  stack: [
    { text: title, style: 'h3' },
    {
      table: {
        widths: options.map(() => CONTENT_WIDTH / options.length - 1),
        body: [
          options.map(([name, amount, isChosen]): TableCell => ({
            margin: [8, 6, 8, 6],
            ...(isChosen && { fillColor: COLORS.band }),
            stack: [
              { text: isChosen ? `${name} (this estimate)` : name, style: 'small' },
              { text: money(amount), bold: isChosen, fontSize: 10.5 },
            ],
          })),
        ],
      },
      layout: {
        ...bareTable,
        hLineWidth: () => 0.6,
        vLineWidth: () => 0.6,
        hLineColor: () => COLORS.line,
        vLineColor: () => COLORS.line,
      },
    },
  ],
});

/** The same scope priced for other ways of getting it done, and at other finish levels. */
export const otherWays = ({ document }: EstimateExport, money: WriteMoney): Content[] => {
  const { deliveryTotals, finishTotals, delivery } = document;
  const levels = [
    [`Good: ${FINISH_LEVELS.LOW}`, finishTotals?.low ?? 0, false],
    [`Better: ${FINISH_LEVELS.STANDARD}`, finishTotals?.standard ?? 0, false],
    [`Best: ${FINISH_LEVELS.HIGH}`, finishTotals?.high ?? 0, false],
  ] as const;
  return [
    ...(deliveryTotals
      ? [
          optionTable(
            'The same work, run in other ways',
            [
              [
                DELIVERY_MODES.TRADE_DIRECT,
                deliveryTotals.tradeDirect,
                delivery === 'TRADE_DIRECT',
              ],
              [DELIVERY_MODES.GC_MANAGED, deliveryTotals.gcManaged, delivery === 'GC_MANAGED'],
              [
                DELIVERY_MODES.FULL_SERVICE,
                deliveryTotals.fullService,
                delivery === 'FULL_SERVICE',
              ],
            ],
            money,
          ),
        ]
      : []),
    ...(finishTotals ? [optionTable('The same work at other finish levels', levels, money)] : []),
  ];
};
