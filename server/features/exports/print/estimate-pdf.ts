// The estimate on paper: which parts stand in it for each agent, and in what order.
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { AgentKind } from '../../../domain/catalog.ts';
import type { EstimateDocument } from '../../../domain/estimate.ts';
import { estimateTotal } from '../../../domain/pricing.ts';
import { counted, moneyWriter, type WriteMoney, writeDate } from '../../../domain/written.ts';
import type { EstimatePrint } from '../export-data.ts';
import { groupByCategory, type GroupedLines, groupLines } from '../line-groups.ts';
import { openQuestions } from '../open-questions.ts';
import { appendix } from './appendix.ts';
import { listSection } from './blocks.ts';
import { heading } from './headings.ts';
import { shareTable } from './cost-shares.ts';
import { framePages } from './frame.ts';
import { lineColumns } from './line-columns.ts';
import { lineNotes } from './line-notes.ts';
import { lineTables } from './line-table.ts';
import { otherWays } from './other-ways.ts';
import { photoAppendix, pictureImages } from './photos.ts';
import { pictureNotes } from './room-pictures.ts';
import { proposal } from './proposal.ts';
import { summary } from './summary.ts';
import { totals } from './totals.ts';
import { claimRecap } from './claim-recap.ts';
import { inOneLine } from '../../../domain/one-line.ts';

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
  return sections.length > 0 ? [heading('Notes', { id: 'notes' }), ...sections] : [];
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
      hasWideNotes: document.workflow === 'INSURANCE',
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
