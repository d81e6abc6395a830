// Lays out documents with pdfmake and its Roboto. A document can name neither an address nor a local file: what it may use
// besides its own text and pictures is the typeface. Pure computing of up to seconds: only for a process of its own.
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { createDrawable, readFont, ROBOTO } from './drawable.ts';

const FONT_FILES: ReadonlySet<string> = new Set(Object.values(ROBOTO));

pdfmake.setFonts({ Roboto: { ...ROBOTO } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => FONT_FILES.has(path));

const drawable = createDrawable(readFont(ROBOTO.normal).characterSet);

/**
 * Parts that are not drawn with the typeface: bookmarks and properties, which may hold any character, and what is no text at
 * all.
 */
const LEFT_ALONE: ReadonlySet<string> = new Set(['outlineText', 'info', 'images', 'svg', 'image']);

/** Replaces, in place, what cannot be drawn. @returns whether anything is missing now */
const makeDrawable = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  let hasMissing = false;
  for (const [key, value] of Object.entries(node)) {
    if (LEFT_ALONE.has(key)) continue;
    if (typeof value !== 'string') {
      hasMissing = makeDrawable(value) || hasMissing;
      continue;
    }
    const drawn = drawable(value);
    hasMissing ||= drawn.hasMissing;
    if (drawn.text !== value) (node as Record<string, unknown>)[key] = drawn.text;
  }
  return hasMissing;
};

type PageContent = Extract<TDocumentDefinitions['header'], (...args: never[]) => unknown>;

const drawableFrame = (frame: TDocumentDefinitions['header']): PageContent | undefined =>
  typeof frame === 'function'
    ? (...args) => {
        const content = frame(...args);
        makeDrawable([content]);
        return content;
      }
    : undefined;

export interface PrintOptions {
  /** Closes a document in which characters had to be replaced. */
  missingNote: Content;
}

/**
 * @param definition made for this call: it is changed. `header` and `footer` are functions.
 * @returns the bytes of the PDF
 */
export const printPdf = async (
  definition: TDocumentDefinitions,
  { missingNote }: PrintOptions,
): Promise<Uint8Array<ArrayBuffer>> => {
  const hasMissing = makeDrawable(definition.content);
  const pdf = pdfmake.createPdf({
    ...definition,
    content: hasMissing ? [definition.content, missingNote] : definition.content,
    header: drawableFrame(definition.header),
    footer: drawableFrame(definition.footer),
  });
  return new Uint8Array(await pdf.getBuffer());
};
