// A paper beside our estimate of its work, on paper: the verdict first, then why, then row by row. And the request for
// supplement that is sent to an insurance company.
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ComparisonRow, PaperComparison } from '../../../domain/paper/paper-comparison.ts';
import { inOneLine } from '../../../domain/text/one-line.ts';
import { counted, moneyWriter, writeDate, writeQuantity } from '../../../domain/money/written.ts';
import { printPdf } from '../../../infra/pdf/print-pdf.ts';
import type { ComparisonExport, SupplementExport } from '../export-data.ts';
import { COMPARED_LISTS, GAP_WORDS, sumRowsOf, VERDICT_WORDS } from '../paper-words.ts';
import { prose, right } from './blocks.ts';
import { factGrid } from './fact-grid.ts';
import { framePages, MISSING_NOTE } from './frame.ts';
import { chosenPhotos, pictureImages } from './photos.ts';
import { heading, section } from './headings.ts';
import { sumBlock } from './sum-block.ts';
import { head, note, table } from './terms-table.ts';

const money = moneyWriter('USD');

const amountOf = (side: { quantity: number | null; unit: string | null } | null): string =>
  side?.quantity == null ? '–' : `${writeQuantity(side.quantity)} ${side.unit ?? ''}`.trim();

const priceOf = (price: number | null | undefined): string =>
  price == null ? '–' : money(price, 4);

/** Makes a head above figures: it stands over what it names. */
const figureHead = (text: string) => right(text, 'head');

const rangeOf = ({ low, high }: NonNullable<ComparisonRow['ours']>): string =>
  low === high ? priceOf(low) : `${priceOf(low)} – ${priceOf(high)}`;

const rowCells = ({ theirs, ours, room, priceVerdict, missing, why }: ComparisonRow) => [
  {
    stack: [
      { text: [room, theirs?.description ?? ours?.name ?? ''].filter(Boolean).join(': ') },
      { text: missing?.why ?? why, style: 'small' },
    ],
  },
  right(amountOf(theirs)),
  right(priceOf(theirs?.unitPrice)),
  right(amountOf(ours)),
  right(ours ? rangeOf(ours) : '–'),
  { text: priceVerdict === 'NOT_RATED' ? '' : VERDICT_WORDS[priceVerdict] },
];

const listOf = ({ rows }: PaperComparison): Content[] =>
  COMPARED_LISTS.flatMap(({ title, hint, holds }): Content[] => {
    const own = rows.filter(holds);
    if (own.length === 0) return [];
    const rowTable = table(
      ['rest', 62, 58, 62, 96, 40],
      [
        head('Work'),
        ...['Theirs', 'Their price', 'Ours', 'Our range'].map(figureHead),
        head('Price'),
      ],
      own.map(rowCells),
    );
    return section([heading(`${title} (${own.length})`), note(hint)], rowTable, own.length);
  });

const claimSums = (comparison: PaperComparison): Content[] => {
  const rows = sumRowsOf(comparison).map(({ label, theirs, ours }) => [
    { text: label },
    right(theirs === null ? '–' : money(theirs)),
    right(ours === null ? '–' : money(ours)),
  ]);
  const heads = [head(''), ...['Theirs', 'Ours'].map(figureHead)];
  return comparison.kind === 'CLAIM'
    ? section([heading('The claim')], table(['rest', 120, 120], heads, rows), rows.length)
    : [];
};

const questionsOf = ({ questions }: PaperComparison): Content[] => {
  const list = {
    ul: questions.map(({ question, why }) => ({
      stack: [{ text: question }, { text: why, style: 'small' }],
    })),
  };
  return questions.length > 0 ? section([heading('Questions to ask')], list, questions.length) : [];
};

const comparisonPdf = ({
  comparison,
  paperName,
  title,
  claimNumber,
  projectName,
  updatedAt,
  isTest,
}: ComparisonExport): TDocumentDefinitions =>
  framePages({
    isTest,
    kind: 'Second opinion',
    number: claimNumber,
    title,
    subject: `Second opinion on ${inOneLine(paperName)}`,
    issue: writeDate(updatedAt),
    footNote: 'A comparison of costs. It says nothing about what a policy covers.',
    asOf: updatedAt,
    content: [
      { text: `Second opinion on ${inOneLine(paperName)}`, style: 'title', outline: true },
      factGrid([
        ['Project', projectName],
        ['Their total', money(comparison.theirs.total)],
        ['Our range', `${money(comparison.ours.low)} – ${money(comparison.ours.high)}`],
        ['Verdict', VERDICT_WORDS[comparison.verdict]],
      ]),
      ...prose(comparison.summary),
      heading('Why the totals differ'),
      sumBlock([
        { label: 'Their total', amount: money(comparison.theirs.total) },
        ...comparison.waterfall
          .filter(({ amount }) => amount !== 0)
          .map(({ cause, amount, rowCount }) => ({
            label: GAP_WORDS[cause],
            ...(rowCount > 0 && { note: counted(rowCount, 'row') }),
            amount: money(amount),
          })),
        { label: 'Our total', amount: money(comparison.ours.total), isGrand: true },
      ]),
      ...claimSums(comparison),
      ...listOf(comparison),
      ...questionsOf(comparison),
    ],
  });

const requestTable = (request: SupplementExport['request']): Content =>
  table(
    ['rest', 60, 66, 66, 70],
    [head('Work and reason'), ...['Quantity', 'Theirs', 'Needed', 'Difference'].map(figureHead)],
    request.rows.map((row) => [
      {
        stack: [
          { text: [row.room, row.description].filter(Boolean).join(': ') },
          { text: row.reason, style: 'small' },
        ],
      },
      right(`${writeQuantity(row.quantity)} ${row.unit}`),
      right(money(row.theirs)),
      right(money(row.ours)),
      right(money(row.difference)),
    ]),
  );

const supplementPdf = ({
  request,
  claimNumber,
  title,
  updatedAt,
  sentence,
  pictures,
  otherFiles,
  isTest,
}: SupplementExport): TDocumentDefinitions =>
  framePages({
    isTest,
    kind: 'Request for supplement',
    number: request.claimNumber ?? '',
    numberLabel: 'Claim',
    title,
    subject: ['Request for supplement', claimNumber && `our estimate ${claimNumber}`]
      .filter(Boolean)
      .join(', '),
    issue: writeDate(updatedAt),
    footNote: sentence,
    asOf: updatedAt,
    images: pictureImages(pictures),
    content: [
      { text: 'Request for supplement', style: 'title', outline: true },
      factGrid(
        (
          [
            ['Insured', request.insured],
            ['Policy number', request.policyNumber],
            ['Insurance company', request.carrier],
            ['Adjuster', request.adjuster],
            ['Date of loss', request.dateOfLoss && writeDate(request.dateOfLoss)],
            ['Property', request.address],
          ] as const
        ).flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
      ),
      ...prose(
        'The estimate of the loss was compared with the work that the repair takes. These lines are missing from it, or hold less than is needed. Please look at them and supplement the estimate, or say why they are not needed.',
      ),
      requestTable(request),
      sumBlock([
        { label: 'Total of the differences', amount: money(request.total), isGrand: true },
      ]),
      note(sentence),
      ...chosenPhotos({ pictures, otherFiles }),
    ],
  });

const OPTIONS = () => ({ missingNote: structuredClone(MISSING_NOTE) });

export const printComparison = (data: ComparisonExport): Promise<Uint8Array> =>
  printPdf(comparisonPdf(data), OPTIONS());

export const printSupplement = (data: SupplementExport): Promise<Uint8Array> =>
  printPdf(supplementPdf(data), OPTIONS());
