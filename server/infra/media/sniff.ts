// What a file may be, judged from its first bytes and never from its name or the browser's word.
// Only the accepted formats are known; that a file really is one is proved by decoding it.
import type { UploadFormat } from '../../domain/scope/uploads.ts';
import { foreignSentence } from './foreign-formats.ts';
import { isPlainText } from './plain-text.ts';

/** Signatures lie within the first 4 kB. */
export const SNIFF_BYTES = 4_096;

const text = (head: Buffer, start: number, length: number) =>
  head.toString('latin1', start, start + length);
const startsWith = (head: Buffer, hex: string) => head.toString('hex', 0, hex.length / 2) === hex;

const isJpeg = (head: Buffer) => startsWith(head, 'ffd8ff') && (head[3] ?? 0) >= 0xc0;
const isPng = (head: Buffer) =>
  startsWith(head, '89504e470d0a1a0a') && text(head, 12, 4) === 'IHDR';

const isWebp = (head: Buffer) => text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WEBP';

const PDF_SEARCH_BYTES = 1_024;
/** Readers allow some bytes before the header; a page that a browser would run is not what they mean. */
const isPdf = (head: Buffer) => {
  const at = head.indexOf('%PDF-');
  return at >= 0 && at < PDF_SEARCH_BYTES && !/<(html|script|svg)/i.test(text(head, 0, at));
};

/** Apple's RoomPlan as JSON, in any order: each wall, door and thing has these, and a room may begin with its long model. */
const isRoomScan = (head: Buffer) =>
  /^\s*[[{]/.test(text(head, 0, 64)) &&
  (head.includes('"coreModel"') ||
    ['"dimensions"', '"transform"', '"confidence"'].every((word) => head.includes(word)));

/** The first part of a USDZ is its scene. */
const isUsdz = (head: Buffer) =>
  startsWith(head, '504b0304') && /\.usd[ac]?$/i.test(text(head, 30, head.readUInt16LE(26)));

const isDxf = (head: Buffer) =>
  /^(?:\u00EF\u00BB\u00BF)?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n/.test(
    text(head, 0, SNIFF_BYTES),
  ) || text(head, 0, 18) === 'AutoCAD Binary DXF';

/** A STEP file of a building; those of machines are none. */
const isIfc = (head: Buffer) =>
  text(head, 0, 13) === 'ISO-10303-21;' &&
  /FILE_SCHEMA\s*\(\s*\(\s*'IFC|^(?!.*FILE_SCHEMA).*IFC/is.test(text(head, 0, SNIFF_BYTES));

const isWebm = (head: Buffer) => startsWith(head, '1a45dfa3') && text(head, 0, 64).includes('webm');

const HEIC_BRAND = /^(hei[cxms]|hev[cx])$/;
const AVIF_BRAND = /^(avif|avis)$/;
const MP4_BRAND = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|XAVC)$/;
const MAX_BRAND_BYTES = 256;

const brandsOf = (head: Buffer): string[] => {
  const end = Math.min(head.readUInt32BE(0), head.length, MAX_BRAND_BYTES);
  const brands = [text(head, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(head, at, 4));
  return brands;
};

/** The family of MP4 shares one container: its `ftyp` box names the members. */
const isoFormat = (head: Buffer): UploadFormat | null => {
  if (head.length < 12 || text(head, 4, 4) !== 'ftyp') return null;
  const brands = brandsOf(head);
  const [major = ''] = brands;
  if (brands.some((brand) => AVIF_BRAND.test(brand))) return 'avif';
  if (brands.some((brand) => HEIC_BRAND.test(brand))) return 'heic';
  if (major === 'qt  ') return 'mov';
  if (major.startsWith('M4V')) return 'm4v';
  if (major.startsWith('M4A') || major.startsWith('M4B')) return null;
  return brands.some((brand) => MP4_BRAND.test(brand)) ? 'mp4' : null;
};

const OLD_QUICKTIME_BOXES = new Set(['moov', 'mdat', 'wide', 'free', 'skip']);

const SIGNATURES: [test: (head: Buffer) => boolean, formats: readonly UploadFormat[]][] = [
  [isJpeg, ['jpeg']],
  [isPng, ['png']],
  [isWebp, ['webp']],
  [isWebm, ['webm']],
  [(head) => OLD_QUICKTIME_BOXES.has(text(head, 4, 4)), ['mov']],
  [(head) => startsWith(head, 'd0cf11e0a1b11ae1'), ['doc', 'xls']],
  [isUsdz, ['usdz']],
  [(head) => startsWith(head, '504b0304'), ['docx', 'xlsx', 'xlsb', 'ods']],
  [isPdf, ['pdf']],
  [isRoomScan, ['roomScan']],
  [isDxf, ['dxf']],
  [isIfc, ['ifc']],
  [(head) => isPlainText(head) && foreignSentence(head) === null, ['txt', 'csv']],
];

/**
 * @param head the first `SNIFF_BYTES`, or the whole of a shorter file.
 * @returns what it may be: one format, or two where the container alone does not tell; empty when none is accepted.
 */
export const sniffFormats = (head: Buffer): readonly UploadFormat[] => {
  const iso = isoFormat(head);
  if (iso) return [iso];
  return SIGNATURES.find(([matches]) => matches(head))?.[1] ?? [];
};
