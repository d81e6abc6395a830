// The text of a printed estimate, as a reader gets it, and where it stands.
import { extractText, getDocumentProxy } from 'unpdf';
import type { EstimatePrint } from '../export-data.ts';
import { printEstimate } from '../print/print-estimate.ts';
import { PAGE } from '../print/theme.ts';

export const read = async (print: EstimatePrint) => {
  const document = await getDocumentProxy(new Uint8Array(await printEstimate(print)));
  const { text: pages } = await extractText(document);
  const outline = (await document.getOutline()) as { title: string; items: { title: string }[] }[];
  const { info } = await document.getMetadata();
  const whole = pages.join('\n');
  return {
    pages,
    text: whole,
    /** Text without blanks: words that were broken over lines are whole again. */
    letters: whole.replaceAll(/\s+/g, ''),
    bookmarks: outline.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]),
    info: info as Record<string, string>,
  };
};

/** A row of text on a page. */
export interface PrintedRow {
  text: string;
  /** Height of its largest letters, points. */
  size: number;
}

/** The rows of each page from top to bottom, without the head and foot that all pages have. */
export const rowsOfPdf = async (bytes: Uint8Array): Promise<PrintedRow[][]> => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    pages.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      const pieces = items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, size: item.height, y: Math.round(item.transform[5]) }]
          : [],
      );
      const body = pieces.filter(({ y }) => y > PAGE.bottom && y < PAGE.height - PAGE.top);
      return [...Map.groupBy(body, ({ y }) => y)]
        .toSorted(([one], [other]) => other - one)
        .map(([, row]) => ({
          text: row.map(({ text }) => text).join(' '),
          size: Math.max(...row.map(({ size }) => size)),
        }));
    }),
  );
};

export const readRows = async (print: EstimatePrint): Promise<PrintedRow[][]> =>
  rowsOfPdf(await printEstimate(print));

/** How often it stands there. */
export const count = (text: string, part: string) => text.split(part).length - 1;
