// The appendix that says what was understood of the request: places with their sizes, work with what was told of it.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Understood, UnderstoodPlace, UnderstoodWork } from '../understood.ts';
import { headed, heading } from './headings.ts';
import { BASIS_WORDS } from '../line-origins.ts';
import { splitText } from './split-text.ts';
import { acrossPage, COLORS, ruledTable } from './theme.ts';

const SIZE = 7.5;
const NAME_WIDTH = 130;

const table = (
  widths: readonly (number | 'rest')[],
  heads: readonly string[],
  rows: readonly TableCell[][],
): Content => ({
  fontSize: SIZE,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: acrossPage(widths),
    body: [heads.map((text) => ({ text, style: 'head' })), ...rows],
  },
  layout: { ...ruledTable({ headerRows: 1 }), paddingTop: () => 1.5, paddingBottom: () => 1.5 },
});

const subHead = (text: string): Content => ({ text, style: 'h3' });

const places = (all: readonly UnderstoodPlace[]): Content =>
  table(
    [NAME_WIDTH, 'rest', 150],
    ['Place', 'Size', 'Where the size is from'],
    all.map(({ name, size, basis, source }) => [
      name,
      size,
      [BASIS_WORDS[basis], source].filter(Boolean).join(': '),
    ]),
  );

/** A long list of what was told goes on in rows of its own: a row must fit on a page. */
const workRows = ({ name, place, told }: UnderstoodWork): TableCell[][] => {
  const [text = '', ...further] = splitText(told.join(' · '));
  return [
    [place, { text: name, color: COLORS.ink }, text || { text: 'as usual', color: COLORS.mute }],
    ...further.map((piece): TableCell[] => ['', '', piece]),
  ];
};

const work = (all: readonly UnderstoodWork[]): Content =>
  table([NAME_WIDTH, 150, 'rest'], ['Place', 'Work', 'Told'], all.flatMap(workRows));

const listing = (title: string, entries: readonly string[]): Content[] =>
  entries.length === 0
    ? []
    : [
        subHead(title),
        ...splitText(entries.join(' · ')).map((text): Content => ({ text, fontSize: SIZE })),
      ];

/** Each on lines of its own. */
const lines = (title: string, entries: readonly string[]): Content[] =>
  entries.length === 0
    ? []
    : [
        subHead(title),
        ...entries
          .flatMap((entry) => splitText(entry))
          .map((text): Content => ({ text, fontSize: SIZE })),
      ];

export const understoodAppendix = (understood: Understood | null): Content[] => {
  if (!understood) return [];
  const { places: measured, work: ordered, excluded, unread } = understood;
  const tables = [
    ...(measured.length > 0 ? [places(measured)] : []),
    ...(ordered.length > 0 ? [work(ordered)] : []),
  ];
  const [first = { text: '' }, ...further] = tables;
  return [
    ...headed([heading('What was understood')], first),
    ...further.map((each): Content => ({ stack: [each], margin: [0, 8, 0, 0] })),
    ...listing('Not to be done', excluded),
    ...lines('Not read in the request', unread),
  ];
};
