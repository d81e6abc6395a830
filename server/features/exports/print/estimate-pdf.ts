// The estimate on paper: which parts stand in it for each agent, and in what order.
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { AgentKind } from '../../../domain/catalog.ts';
import { type LineItem } from '../../../domain/estimate.ts';
import { estimateTotal } from '../../../domain/pricing.ts';
import { groupByCategory } from '../categories.ts';
import type { EstimatePrint } from '../export-data.ts';
import { counted, moneyWriter, writeDate } from '../../../domain/written.ts';
import { factGrid, heading, listSection, prose, when } from './blocks.ts';
import { contentsList } from './contents.ts';
import { framePages } from './frame.ts';
import { lineColumns, quantityNote, roomNote, writeAge } from './line-columns.ts';
import { lineTables } from './line-table.ts';
import { photoAppendix, pictureImages } from './photos.ts';
import { proposal } from './proposal.ts';
import { sourcesAppendix } from './sources.ts';
import { oneLine } from './split-text.ts';
import { categoryTable, estimateFacts, estimatePanel, otherWays, reasoning } from './summary.ts';
import { claimRecap, totals } from './totals.ts';
import { understoodAppendix } from './understood.ts';

type Kind = Record<'kind' | 'footNote', string>;

const KINDS: Record<Exclude<AgentKind, 'CONTRACTOR'>, Kind> = {
  HOME_PROJECT: {
    kind: 'Cost estimate',
    footNote: 'An estimate, not an offer: prices may change after a site visit.',
  },
  INSURANCE: {
    kind: 'Repair estimate',
    footNote: 'A repair cost estimate. It gives no advice on coverage.',
  },
};

const notesOf = (line: LineItem): string[] => [
  line.details,
  [roomNote(line), quantityNote(line), writeAge(line.metadata.claim)].filter(Boolean).join(' · '),
];

const notes = ({ document }: EstimatePrint): Content[] => {
  const sections = [
    ...listSection('Open questions', document.questions),
    ...listSection('Please check', document.warnings),
    ...listSection('Assumptions', document.assumptions),
    ...listSection('Not included', document.exclusions),
    ...listSection('Recommended next steps', document.futureActions),
  ];
  return sections.length > 0 ? [heading('Notes', { id: 'notes' }), ...sections] : [];
};

const request = ({ instructions }: EstimatePrint): Content[] =>
  instructions.trim() ? [heading('Original request'), ...prose(instructions)] : [];

const ownersEstimate = (print: EstimatePrint, { kind, footNote }: Kind): TDocumentDefinitions => {
  const { document, claimNumber, title, version, updatedAt } = print;
  const money = moneyWriter(document.currency);
  const groups = groupByCategory(document.items);
  const options = {
    columns: lineColumns(document.workflow, money),
    money,
    notesOf,
    hasWideNotes: document.workflow === 'INSURANCE',
  };
  return framePages({
    kind,
    number: claimNumber,
    title,
    subject: `${kind} for ${oneLine(print.projectName)}`,
    issue: `${writeDate(updatedAt)} · version ${version}`,
    footNote,
    asOf: updatedAt,
    images: pictureImages(print.pictures),
    content: [
      { text: title, style: 'title', outline: true, outlineText: 'Summary' },
      factGrid(estimateFacts(print)),
      estimatePanel(print, money),
      ...categoryTable(groups, money),
      ...otherWays(print, money),
      ...reasoning(print),
      ...lineTables(`Line items (${counted(document.items.length, 'line')})`, groups, options),
      ...when(groups.length === 0, {
        text: 'Nothing could be priced yet. The open questions below say what is missing.',
      }),
      ...totals(document, document.claim ? 'Replacement cost value' : 'Total project cost', money),
      ...(document.claim ? claimRecap(document.claim, money) : []),
      ...notes(print),
      ...request(print),
      ...understoodAppendix(print.understood),
      ...sourcesAppendix(document, money),
      ...contentsList(document.items, print.contents),
      ...photoAppendix(print),
    ],
  });
};

/** @returns a definition made for one printing */
export const estimatePdf = (print: EstimatePrint): TDocumentDefinitions =>
  print.document.workflow === 'CONTRACTOR'
    ? proposal(print, estimateTotal(print.document))
    : ownersEstimate(print, KINDS[print.document.workflow]);
