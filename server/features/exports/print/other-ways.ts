// The same scope priced for other ways of getting it done, and at other finish levels.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { DELIVERY_MODES, FINISH_LEVELS } from '../../../domain/catalog.ts';
import type { EstimateDocument } from '../../../domain/estimate.ts';
import type { WriteMoney } from '../../../domain/written.ts';
import { bareTable, COLORS, CONTENT_WIDTH } from './theme.ts';

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

export const otherWays = (document: EstimateDocument, money: WriteMoney): Content[] => {
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
