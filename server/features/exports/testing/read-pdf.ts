// The text of a printed estimate, as a reader gets it.
import { extractText, getDocumentProxy } from 'unpdf';
import type { EstimatePrint } from '../export-data.ts';
import { printEstimate } from '../print/print-estimate.ts';

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

/** How often it stands there. */
export const count = (text: string, part: string) => text.split(part).length - 1;
