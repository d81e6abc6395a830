// Reads the text of a PDF with the places of its words (pdf.js, in this process). Nothing in the document is run or followed.
import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { cleanLabel } from './clean-text.ts';
import { layOut, type PlacedWord } from './layout.ts';
import { explainPdf } from './pdf.ts';
import type { DecodeStep, PdfText, TaskInput, TextPage } from './tasks.ts';

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];

interface PdfItem {
  str: string;
  transform: Matrix;
  width: number;
  height: number;
}

const isItem = (item: object): item is PdfItem => 'str' in item;

/** What `inner` does, seen through `outer`; both as PDF writes matrices. */
const through = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

const LEVEL = 0.1;

const placeItem = ({ str, transform, width, height }: PdfItem, view: Matrix): PlacedWord | null => {
  const text = cleanLabel(str);
  if (text === '') return null;
  const [a, b, , , x, baseline] = through(view, transform);
  const isTurned = a <= 0 || Math.abs(b) > LEVEL * a;
  const [across, down] = isTurned && Math.abs(b) > Math.abs(a) ? [height, width] : [width, height];
  return { text, x, y: baseline - down, width: across, height: down, isTurned };
};

const readPage = async (page: PdfPage, maxChars: number) => {
  // Sheets larger than 200 inches have units of their own, which sizes of words do not count in.
  const scale = 1 / page.userUnit;
  const view = page.getViewport({ scale }).transform as unknown as Matrix;
  const words: PlacedWord[] = [];
  let chars = 0;
  // Read piece by piece, since one page can hold more text than a process can.
  const reader = page.streamTextContent().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    for (const item of piece.value.items) {
      const word = isItem(item) ? placeItem(item, view) : null;
      if (!word) continue;
      chars += word.text.length + 1;
      if (chars > maxChars) {
        await reader.cancel(new Error('There is more text than was asked for.'));
        return { words, chars, isCut: true };
      }
      words.push(word);
    }
  }
  return { words, chars, isCut: false };
};

const openText = async (path: string) => {
  const bytes = new Uint8Array(await readFile(path));
  return getDocumentProxy(bytes, { verbosity: 0 }).catch((error: unknown) => {
    throw explainPdf(error);
  });
};

export const readPdfText = async (
  { path, maxPages, maxChars }: TaskInput<'pdfText'>,
  tell: (step: DecodeStep) => void,
): Promise<PdfText> => {
  const document = await openText(path);
  const pages: TextPage[] = [];
  let left = maxChars;
  let isCut = false;
  const count = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= count && !isCut; number += 1) {
    tell({ unit: 'PAGE', position: number, count });
    const page = await document.getPage(number);
    const read = await readPage(page, left);
    page.cleanup();
    left -= read.chars;
    isCut = read.isCut;
    pages.push({ rows: layOut(read.words) });
  }
  const pageCount = document.numPages;
  await document.loadingTask.destroy();
  return { pages, pageCount, isCut };
};
