// What the unit prices hold and what not, after the list of how the lines were priced. What several lines share stands once.
import type { Content } from 'pdfmake/interfaces.js';
import type { LineItem } from '../../../domain/estimate.ts';
import type { Contents } from '../export-data.ts';
import type { PrintedLine } from '../line-groups.ts';
import { headed, heading } from './headings.ts';
import { COLORS } from './theme.ts';
import { inOneLine } from '../../../domain/one-line.ts';

const SIZE = 7;

const entry = (name: string, { includes, excludes }: Contents): Content => ({
  fontSize: SIZE,
  margin: [0, 0, 0, 2],
  text: [
    { text: `${inOneLine(name)} – `, bold: true, color: COLORS.ink },
    `Includes: ${includes}`,
    ...(excludes === null ? [] : [` Not included: ${excludes}`]),
  ],
});

export const contentsList = (
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
  return [...headed([heading('What the prices include', { style: 'h3' })], first), ...further];
};
