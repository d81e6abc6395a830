// Which card a file belongs to, where its owner has not said so: its type, then its name, then what is in it.
import type { FileKind } from '../../../../server/domain/catalog.ts';
import { drawingByName } from '../../../../server/domain/scope/foreign-drawings.ts';
import { kindsFor, kindsOf, mimeOf, rejectionSentence } from './upload-rules.ts';
import type { AllTerms } from './use-card-terms.ts';

const UNKNOWN_TYPE = 'application/octet-stream';

/** First characters of files that come without an ending, each byte as one character. */
const SIGNATURES: readonly (readonly [pattern: RegExp, mime: string])[] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG/, 'image/png'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^.{4}ftyp(?:hei|hev|mif1)/s, 'image/heic'],
  [/^.{4}ftypavif/s, 'image/avif'],
  [/^.{4}ftypqt/s, 'video/quicktime'],
  [/^.{4}ftyp/s, 'video/mp4'],
  [/^.E\xdf\xa3/s, 'video/webm'],
  [/^%PDF/, 'application/pdf'],
];

/** Characters that a signature has at most. */
const HEAD_BYTES = 16;
/** The boxes of a PDF's pages stand in this part of it, or it counts as a document; bytes. */
const PDF_READ_BYTES = 2_000_000;

const latin1 = async (part: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await part.arrayBuffer());

const typeOfBytes = async (file: File): Promise<string> => {
  const head = await latin1(file.slice(0, HEAD_BYTES));
  return SIGNATURES.find(([pattern]) => pattern.test(head))?.[1] ?? UNKNOWN_TYPE;
};

/** What people call their plans and papers. The first that fits decides. */
const NAMES: readonly (readonly [FileKind, RegExp])[] = [
  ['FLOOR', /\b(?:floor ?plans?|blueprints?|elevations?|layouts?)\b/],
  [
    'DOC',
    /\b(?:estimates?|quotes?|quotations?|bids?|invoices?|receipts?|reports?|scope|claims?|adjusters?|proposals?|contracts?|policy|letters?|supplements?|inspections?)\b/,
  ],
  ['FLOOR', /\b(?:plans?|drawings?)\b/],
];

const kindByName = (name: string): FileKind | undefined => {
  const words = name.toLowerCase().replaceAll(/[^a-z]+/g, ' ');
  return NAMES.find(([, pattern]) => pattern.test(words))?.[0];
};

/** Long side of A3, the smallest sheet that is drawn on; points. */
const DRAWN_SHEET = 1_190;
const PAGE_BOX = /\/MediaBox\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/g;

/** Plans come on large sheets, papers on letter size. */
const kindOfPdf = async (file: File): Promise<FileKind> => {
  const text = await latin1(file.slice(0, PDF_READ_BYTES));
  const sides = [...text.matchAll(PAGE_BOX)].flatMap(([, left, bottom, right, top]) => [
    Number(right) - Number(left),
    Number(top) - Number(bottom),
  ]);
  return Math.max(0, ...sides) >= DRAWN_SHEET ? 'FLOOR' : 'DOC';
};

/** Sides of the picture that is looked at; pixels. */
const LOOK = 64;
const PAPER = { whiteLeast: 0.6, coloredMost: 0.08 };
const [LIGHT, COLORED] = [215, 70];

/**
 * Whether a picture is a sheet of paper: mostly white, with hardly any color.
 * @param pixels red, green, blue and alpha of each, 0–255
 */
export const isPaper = (pixels: ArrayLike<number>): boolean => {
  const count = pixels.length / 4;
  let [white, colored] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const channels = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const [least, most] = [Math.min(...channels), Math.max(...channels)];
    if (least >= LIGHT) white += 1;
    if (most - least >= COLORED) colored += 1;
  }
  return white / count >= PAPER.whiteLeast && colored / count <= PAPER.coloredMost;
};

/** Height by width of upright letter and A4 pages. */
const isLetter = (ratio: number): boolean => ratio > 1.25 && ratio < 1.45;

/** A scanned letter is a document, another drawn sheet a plan. What the browser cannot draw, such as HEIC, is a photo. */
const kindOfPicture = async (file: File): Promise<FileKind> => {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(LOOK, LOOK).getContext('2d');
    canvas?.drawImage(picture, 0, 0, LOOK, LOOK);
    picture.close();
    const pixels = canvas?.getImageData(0, 0, LOOK, LOOK).data ?? [];
    if (!isPaper(pixels)) return 'PHOTO';
    return isLetter(height / width) ? 'DOC' : 'FLOOR';
  } catch {
    return 'PHOTO';
  }
};

const kindByContent = (file: File, mime: string): Promise<FileKind> =>
  mime === 'application/pdf' ? kindOfPdf(file) : kindOfPicture(file);

const chooseKind = async (file: File, terms: AllTerms): Promise<FileKind | undefined> => {
  const named = kindsOf(file, terms);
  const mime = named.length > 0 ? mimeOf(file) : await typeOfBytes(file);
  const [first, ...others] = named.length > 0 ? named : kindsFor({ mime, ending: '' }, terms);
  if (first === undefined || others.length === 0) return first;
  const kinds = [first, ...others];
  const fitting = (kind: FileKind | undefined) => kinds.find((each) => each === kind);
  return fitting(kindByName(file.name)) ?? fitting(await kindByContent(file, mime)) ?? first;
};

export interface SortedFiles {
  byKind: Partial<Record<FileKind, File[]>>;
  /** Why files were not added. */
  refusals: string[];
}

/** Sorts files by their cards, in the order in which they came. */
export const sortFiles = async (files: readonly File[], terms: AllTerms): Promise<SortedFiles> => {
  const sorted: SortedFiles = { byKind: {}, refusals: [] };
  for (const file of files) {
    const kind = await chooseKind(file, terms).catch(() => null);
    if (kind === null) {
      sorted.refusals.push(`“${file.name}” could not be opened. Choose it again.`);
      continue;
    }
    if (kind === undefined) {
      const drawing = drawingByName(file.name);
      sorted.refusals.push(
        drawing
          ? `“${file.name}” was not added. ${drawing}`
          : `“${file.name}” was not added: it is not a photo, video, plan or document we can use. Each card below says what it takes.`,
      );
      continue;
    }
    const codes = [
      ...(file.size === 0 ? ['file-empty'] : []),
      ...(file.size > terms[kind].maxBytes ? ['file-too-large'] : []),
    ];
    if (codes.length > 0) sorted.refusals.push(rejectionSentence(kind, file, codes, terms[kind]));
    else sorted.byKind[kind] = [...(sorted.byKind[kind] ?? []), file];
  }
  return sorted;
};
