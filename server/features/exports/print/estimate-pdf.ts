// The estimate on paper: which parts stand in it for each agent, and in what order.
import type { Content, TDocumentDefinitions, TableCell } from 'pdfmake/interfaces.js';
import { type AgentKind, DELIVERY_MODES, FINISH_LEVELS } from '../../../domain/catalog.ts';
import type { EstimateDocument, LineItem } from '../../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { counted, moneyWriter, type WriteMoney, writeDate } from '../../../domain/money/written.ts';
import type { EstimatePrint, Contents } from '../export-data.ts';
import {
  groupByCategory,
  type GroupedLines,
  groupLines,
  numberedLines,
  type PrintedLine,
} from '../line-groups.ts';
import { openQuestions } from '../open-questions.ts';
import { listSection, prose, when } from './blocks.ts';
import { heading, headed, SMALL_ROOM_BELOW } from './headings.ts';
import { shareTable } from './cost-shares.ts';
import { framePages } from './frame.ts';
import { lineColumns } from './line-columns.ts';
import { lineNotes } from './line-notes.ts';
import { lineTables } from './line-table.ts';
import { photoAppendix, pictureImages } from './photos.ts';
import { pictureNotes } from './room-pictures.ts';
import { proposal } from './proposal.ts';
import { totals } from './totals.ts';
import { claimRecap } from './claim-recap.ts';
import { inOneLine } from '../../../domain/text/one-line.ts';
import { drivers, missing } from './at-a-glance.ts';
import { factGrid } from './fact-grid.ts';
import { estimateFacts, estimatePanel } from './panel.ts';
import { isSummaryOlder, SUMMARY_NOTE } from '../../../domain/estimate/summary-note.ts';
import { sourcesAppendix } from './sources.ts';
import { understoodAppendix } from './understood.ts';
import { COLORS, bareTable, CONTENT_WIDTH } from './theme.ts';

// The same scope priced for other ways of getting it done, and at other finish levels.

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

const otherWays = (document: EstimateDocument, money: WriteMoney): Content[] => {
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
    ...(finishTotals
      ? [optionTable('Other finish levels, with all that was named', levels, money)]
      : []),
  ];
};

// What backs the figures, for whoever wants to check them: the request, what was understood of it, how each line was priced.

// What the unit prices hold and what not, after the list of how the lines were priced. What several lines share stands once.

const SIZE = 7;

const entry = (name: string, { includes, excludes }: Contents): Content => ({
  fontSize: SIZE,
  lineHeight: 1.05,
  margin: [0, 0, 0, 1.5],
  text: [
    { text: `${inOneLine(name)} – `, bold: true, color: COLORS.ink },
    `Includes: ${includes}`,
    ...(excludes === null ? [] : [` Not included: ${excludes}`]),
  ],
});

const contentsList = (
  lines: readonly PrintedLine<Pick<LineItem, 'id' | 'name'>>[],
  contents: Readonly<Record<string, Contents>>,
): Content[] => {
  const told = new Map<string, Content>();
  for (const {
    line: { id, name },
  } of lines) {
    const known = contents[id];
    if (known && !told.has(known.includes)) told.set(known.includes, entry(name, known));
  }
  const [first, ...further] = told.values();
  if (first === undefined) return [];
  return [
    ...headed([heading('What the prices include', { style: 'h3' })], first, SMALL_ROOM_BELOW),
    ...further,
  ];
};

const request = ({ instructions }: EstimatePrint): Content[] =>
  instructions.trim() ? [heading('Original request'), ...prose(instructions)] : [];

/** The estimator's words, whatever the length. */
const reasoning = ({ document, change }: EstimatePrint): Content[] =>
  document.reasoning.trim()
    ? [
        heading('How this estimate came about'),
        ...when(isSummaryOlder(change), {
          text: SUMMARY_NOTE,
          style: 'small',
          margin: [0, 0, 0, 4],
        }),
        ...prose(document.reasoning),
      ]
    : [];

const appendix = (print: EstimatePrint, grouped: GroupedLines, money: WriteMoney): Content[] => {
  const lines = numberedLines(grouped);
  const parts = [
    ...request(print),
    ...understoodAppendix(print.understood),
    ...reasoning(print),
    ...sourcesAppendix(lines, money),
    ...contentsList(lines, print.contents),
  ];
  return parts.length === 0
    ? []
    : headed([heading('Appendix', { style: 'title', margin: [0, 20, 0, 0] })], { stack: parts });
};

// The first page: the total with its range, what moves it most, what is missing, and where the money goes.

/** More rooms than this are taken together, so that the summary stays on its page. */
const MOST_SHARES = 12;

const summary = (print: EstimatePrint, grouped: GroupedLines, money: WriteMoney): Content[] => [
  { text: print.title, style: 'title', outline: true, outlineText: 'Summary' },
  factGrid(estimateFacts(print)),
  estimatePanel(print, money),
  ...drivers(print.document, money),
  ...missing(print.document),
  ...shareTable(grouped, money, MOST_SHARES),
];

interface PdfKind {
  kind: string;
  numberLabel?: string;
  footNote: string;
}

const KINDS: Record<Exclude<AgentKind, 'CONTRACTOR'>, PdfKind> = {
  HOME_PROJECT: {
    kind: 'Cost estimate',
    footNote: 'An estimate, not an offer: prices may change after a site visit.',
  },
  INSURANCE: {
    kind: 'Repair estimate',
    // A carrier gives a claim its own number.
    numberLabel: 'Our reference',
    footNote: 'A repair cost estimate. It gives no advice on coverage.',
  },
};

const notes = ({ document }: EstimatePrint): Content[] => {
  const sections = [
    ...listSection('Open questions', openQuestions(document)),
    ...listSection('Please check', document.warnings),
    ...listSection('Assumptions', document.assumptions),
    ...listSection('Not included', document.exclusions),
    ...listSection('Recommended next steps', document.futureActions),
  ];
  const [first, ...further] = sections;
  if (first === undefined) return [];
  const head = heading('Notes', { id: 'notes' });
  return [{ unbreakable: true, stack: [head, first] }, ...further];
};

const NUMBERS = 'Lines are numbered through this document; the spreadsheets have the same numbers.';

const work = (print: EstimatePrint, grouped: GroupedLines, money: WriteMoney): Content[] => {
  const { document } = print;
  if (grouped.groups.length === 0) {
    return [{ text: 'Nothing could be priced yet. The open questions say what is missing.' }];
  }
  const photosOf = pictureNotes(print);
  const title = `Line items (${counted(document.items.length, 'line')})`;
  return [
    { text: NUMBERS, style: 'small', pageBreak: 'before' },
    ...lineTables(title, grouped.groups, {
      columns: lineColumns(document.workflow, money),
      money,
      headNote: ({ rooms }) => photosOf(rooms),
      notesOf: (line) => lineNotes(line, grouped.by),
      hasWideNotes: true,
    }),
  ];
};

const costByCategory = ({ items }: EstimateDocument, { by }: GroupedLines, money: WriteMoney) =>
  by === 'room' ? shareTable({ by: 'category', groups: groupByCategory(items) }, money) : [];

const ownersEstimate = (print: EstimatePrint, kind: PdfKind): TDocumentDefinitions => {
  const { document, claimNumber, title, version, updatedAt } = print;
  const money = moneyWriter(document.currency);
  const grouped = groupLines(document);
  const { claim } = document;
  return framePages({
    isTest: print.isTest,
    ...kind,
    number: claimNumber,
    title,
    subject: `${kind.kind} for ${inOneLine(print.projectName)}`,
    issue: `${writeDate(updatedAt)} · version ${version}`,
    asOf: updatedAt,
    images: pictureImages(print.pictures),
    content: [
      ...summary(print, grouped, money),
      ...work(print, grouped, money),
      ...totals(document, claim ? 'Replacement cost value' : 'Total project cost', money),
      ...(claim ? claimRecap(claim, money) : []),
      ...costByCategory(document, grouped, money),
      ...otherWays(document, money),
      ...notes(print),
      ...appendix(print, grouped, money),
      ...photoAppendix(print),
    ],
  });
};

/** @returns a definition made for one printing */
export const estimatePdf = (print: EstimatePrint): TDocumentDefinitions =>
  print.document.workflow === 'CONTRACTOR'
    ? proposal(print, estimateTotal(print.document))
    : ownersEstimate(print, KINDS[print.document.workflow]);
