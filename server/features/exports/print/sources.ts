// The appendix that lets a reader check each line: where its quantity and its price come from, and how far it may be off.
// Equal sources are written out once and referred to by number.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import type { WriteMoney } from '../../../domain/money/written.ts';
import type { PrintedLine } from '../line-groups.ts';
import { right } from './blocks.ts';
import { headed, heading, SMALL_ROOM_BELOW } from './headings.ts';
import { fittedText } from './fit-line.ts';
import { splitText } from './split-text.ts';
import { acrossPage, COLORS, CONTENT_WIDTH, ruledTable } from './theme.ts';
import { distinctSources, writeBasis } from '../line-origins.ts';

const SIZE = 7;
const WIDTHS = acrossPage([22, 'rest', 28, 110, 26]);
const [, TEXT_WIDTH = 0, , RANGE_WIDTH = 0] = WIDTHS;

const rangeOf = ({ metadata: { low, high } }: LineItem, money: WriteMoney): string =>
  low === null || high === null ? '' : `${money(low)} – ${money(high)}`;

const lineRow = (
  { line, number }: PrintedLine<LineItem>,
  references: ReadonlyMap<string, number>,
  money: WriteMoney,
): TableCell[][] => {
  const [text = '', ...further] = splitText(
    [line.name, writeBasis(line)].filter(Boolean).join(' – '),
  );
  const reference = references.get(line.source.trim());
  return [
    [
      { text: String(number), color: COLORS.mute },
      fittedText(text, TEXT_WIDTH, SIZE),
      { text: line.metadata.confidence ?? '', alignment: 'center' },
      { ...fittedText(rangeOf(line, money), RANGE_WIDTH, SIZE), alignment: 'right' },
      { text: reference ? `S${reference}` : '', alignment: 'right' },
    ],
    ...further.map((piece): TableCell[] => ['', piece, '', '', '']),
  ];
};

const LEGEND: Content = {
  text: 'Quantity: stated by you, read from a plan, worked out by the formula, or assumed. Price: A cross-checked, B supported, C judgment; the sources follow the list.',
  style: 'small',
  margin: [0, 0, 0, 4],
};

/** Ends the first sentence of a source, which names the price list and the place. */
const SENTENCE_END = /(?<=\.) (?=\p{Lu})/u;

interface NumberedSource {
  number: number;
  /** What it does not share with others of its price list. */
  rest: string;
}

/** Sources by the first sentence that they share; one that shares none is whole, under an empty one. */
const bySharedBeginning = (sources: readonly string[]): Map<string, NumberedSource[]> => {
  const cut = sources.map((text, index) => {
    const [begin = '', ...further] = text.split(SENTENCE_END);
    return { number: index + 1, text, begin, rest: further.join(' ') };
  });
  const groups = Map.groupBy(cut, ({ begin }) => begin);
  return Map.groupBy(
    cut.map(({ number, text, begin, rest }) => {
      const isShared = rest !== '' && (groups.get(begin)?.length ?? 0) > 1;
      return isShared ? { number, begin, rest } : { number, begin: '', rest: text };
    }),
    ({ begin }) => begin,
  );
};

const sourceList = (sources: readonly string[]): Content[] =>
  [...bySharedBeginning(sources)].flatMap(([begin, entries]): Content[] => {
    const list = entries.map(({ number, rest }): Content => ({
      fontSize: SIZE,
      lineHeight: 1.05,
      margin: [0, 0, 0, 1.5],
      columns: [
        { width: 26, text: `S${number}`, bold: true, color: COLORS.brand },
        { width: CONTENT_WIDTH - 26, text: rest },
      ],
    }));
    const [first = [], ...further] = list;
    if (begin === '') return list;
    const head: Content = { text: begin, fontSize: SIZE, bold: true, margin: [0, 3, 0, 2] };
    return [{ unbreakable: true, stack: [head, first] }, ...further];
  });

export const sourcesAppendix = (
  lines: readonly PrintedLine<LineItem>[],
  money: WriteMoney,
): Content[] => {
  if (lines.length === 0) return [];
  const sources = distinctSources(lines.map(({ line }) => line));
  const references = new Map(sources.map((source, index) => [source, index + 1]));
  return [
    ...headed(
      [heading('How each line was priced'), LEGEND],
      {
        fontSize: SIZE,
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [...WIDTHS],
          body: [
            [
              { text: '#', style: 'head' },
              { text: 'Line and quantity', style: 'head' },
              { text: 'Price', style: 'head', alignment: 'center' },
              right('Line may cost', 'head'),
              right('Source', 'head'),
            ],
            ...lines.flatMap((line) => lineRow(line, references, money)),
          ],
        },
        layout: { ...ruledTable({ headerRows: 1 }), paddingTop: () => 1.2, paddingBottom: () => 1 },
      },
      SMALL_ROOM_BELOW,
    ),
    ...(sources.length === 0
      ? []
      : [
          ...headed(
            [heading('Price sources', { style: 'h3' })],
            { stack: sourceList(sources) },
            SMALL_ROOM_BELOW,
          ),
        ]),
  ];
};
