// Papers for the tests of this folder, each the smallest file that shows how its kind is written.
import { deflateSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { makeZip, writePdf } from './files.ts';

interface PdfPageOptions {
  /** Entries of the page, in place of those for a sheet of letter size. */
  page?: string;
  /** Entries of the catalog. */
  catalogue?: string;
  /** Resources beside the font. */
  resources?: string;
  font?: string;
  /** Objects from number 6 on. */
  more?: readonly string[];
}

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

export const pdfStream = (content: string, entries = ''): string =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream\n`;

/** One page of drawing operators; `/F1` is the font. */
export const makePdfPage = (
  content: string,
  { page = '', catalogue = '', resources = '', font = HELVETICA, more = [] }: PdfPageOptions = {},
): Buffer =>
  writePdf([
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 4 0 R>>${resources}>>${page}/Contents 5 0 R>>`,
    font,
    pdfStream(content),
    ...more,
  ]);

interface Lettering {
  size?: number;
  /** Operators before the text. */
  before?: string;
  /** Direction of the writing: the first four numbers of a matrix. */
  matrix?: string;
}

/** Text at a place, upward from the lower left corner of the page. */
export const say = (
  text: string,
  x: number,
  y: number,
  { size = 10, before = '', matrix = '1 0 0 1' }: Lettering = {},
): string =>
  `BT /F1 ${size} Tf ${before} ${matrix} ${x} ${y} Tm (${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`;

export const textsOfPage = (words: readonly { text: string }[] = []): string =>
  words.map(({ text }) => text).join(' ');

/** Two layers, one of which is not shown; `rules` say which. The first is object 6, the second object 7. */
export const makeLayeredPdf = (rules: string, entries = ['', '']): Buffer =>
  makePdfPage(
    `/OC /L1 BDC ${say('BEDROOM 12 x 10', 50, 200)} EMC /OC /L2 BDC ${say('SCHLAFZIMMER 3 x 4', 50, 150)} EMC`,
    {
      resources: '/Properties<</L1 6 0 R/L2 7 0 R>>',
      catalogue: `/OCProperties<</OCGs[6 0 R 7 0 R]/D<<${rules}>>>>`,
      more: [`<</Type/OCG/Name(A)${entries[0]}>>`, `<</Type/OCG/Name(B)${entries[1]}>>`],
    },
  );

/** A picture of gray as object 6, drawn as `/Im`. */
export const pdfPicture = (side = 64): string => {
  const pixels = deflateSync(Buffer.alloc(side * side, 0xc0)).toString('latin1');
  return pdfStream(
    pixels,
    `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
  );
};

const FIELD_FORM = '/Type/XObject/Subtype/Form/BBox[0 0 90 16]/Resources<</Font<</F1 4 0 R>>>>';

/** A form with one field and one note; `look` tells whether the file says how they look. */
export const makeForm = (look: boolean): Buffer => {
  const appearance = (number: number) => (look ? `/AP<</N ${number} 0 R>>` : '');
  return makePdfPage(say('Remove carpet', 60, 684), {
    page: '/Annots[6 0 R 7 0 R]',
    catalogue:
      '/AcroForm<</Fields[6 0 R]/DR<</Font<</F1 4 0 R>>>>/DA(/F1 10 Tf 0 g)/NeedAppearances true>>',
    more: [
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(q)/V(240.00 SF)/DA(/F1 10 Tf 0 g)/F 4/P 3 0 R/Rect[260 680 330 696]${appearance(8)}>>`,
      `<</Type/Annot/Subtype/FreeText/Rect[60 600 200 616]/F 4/P 3 0 R/Contents(Add 2 outlets)/DA(/F1 10 Tf 0 g)${appearance(9)}>>`,
      pdfStream(`/Tx BMC q ${say('240.00 SF', 2, 4)} Q EMC`, FIELD_FORM),
      pdfStream(say('Add 2 outlets', 2, 4), FIELD_FORM),
    ],
  });
};

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document of the elements of its body. */
export const makeDocx = (body: string, parts: Record<string, string> = {}): Buffer =>
  makeZip({
    '[Content_Types].xml': TYPES,
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });

/** Parts of a Word document: a run, a paragraph, a cell of paragraphs, a row, a table. */
export const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (...runs: string[]): string => `<w:p>${runs.join('')}</w:p>`;
export const cell = (texts: string | readonly string[], properties = ''): string => {
  const paragraphs = [texts]
    .flat()
    .map((text) => paragraph(text.startsWith('<') ? text : run(text)));
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraphs.join('')}</w:tc>`;
};
export const row = (cells: readonly string[], properties = ''): string =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.map((text) => (text.startsWith('<w:tc') ? text : cell(text))).join('')}</w:tr>`;
export const table = (...rows: string[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`;

export const makeWorkbook = async (fill: (book: ExcelJS.Workbook) => void): Promise<Buffer> => {
  const book = new ExcelJS.Workbook();
  fill(book);
  return Buffer.from(await book.xlsx.writeBuffer());
};

const OPEN_DOCUMENT = ['office', 'style', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** Two sheets, the second one hidden. A column and three rows of the first one are not shown, and one row is struck through. */
export const makeOds = (): Buffer => {
  const odsCell = (text: string, style: string) =>
    `<table:table-cell table:style-name="${style}" office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const odsRow = (texts: readonly string[], attributes = '', style = 'ce1') =>
    `<table:table-row ${attributes}>${texts.map((text) => odsCell(text, style)).join('')}</table:table-row>`;
  const styles =
    '<style:style style:name="ce1" style:family="table-cell"><style:text-properties style:text-line-through-style="none"/></style:style>' +
    '<style:style style:name="ce2" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style>' +
    '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>' +
    '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const rows = [
    odsRow(['Work', 'Cost', 'Qty']),
    odsRow(['Alternate', '1', '10'], 'table:number-rows-repeated="2" table:visibility="collapse"'),
    odsRow(['Tile', '2', '192']),
    odsRow(['Carpet', '3', '24'], '', 'ce2'),
    odsRow(['Filtered', '4', '5'], 'table:visibility="filter"'),
    odsRow(['Trim', '5', '80']),
  ];
  const sheets =
    `<table:table table:name="Bid" table:style-name="ta1"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>${rows.join('')}</table:table>` +
    `<table:table table:name="Old" table:style-name="ta2">${odsRow(['Marble'])}</table:table>`;
  return makeZip({
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="m"/>',
    'styles.xml': `<office:document-styles ${OPEN_DOCUMENT}/>`,
    'content.xml': `<office:document-content ${OPEN_DOCUMENT}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
  });
};

/** Types of records in the styles of a binary workbook: fonts, a font, a format, formats of cells. */
const XLSB = { fonts: 611, font: 43, format: 47, formats: 617 } as const;
const AS_TEXT = 0x31;

/** Has the cells that are formatted as text struck through, in a font of their own. */
const withStruckTexts = (styles: Buffer): Buffer => {
  const records: Buffer[] = [];
  let isOfCells = false;
  for (let at = 0; at < styles.length;) {
    // Types and lengths take a second byte from 128 on; no record here is longer.
    const isWide = (byte: number) => (styles[byte] ?? 0) >= 0x80;
    const lengthAt = at + (isWide(at) ? 2 : 1);
    const from = lengthAt + (isWide(lengthAt) ? 2 : 1);
    const numberAt = (byte: number) =>
      ((styles[byte] ?? 0) & 0x7f) | (isWide(byte) ? (styles[byte + 1] ?? 0) << 7 : 0);
    const end = from + numberAt(lengthAt);
    const record = Buffer.from(styles.subarray(at, end));
    const data = record.subarray(from - at);
    const type = numberAt(at);
    isOfCells ||= type === XLSB.formats;
    if (type === XLSB.fonts) data.writeUInt32LE(2);
    if (type === XLSB.format && isOfCells && data.readUInt16LE(2) === AS_TEXT)
      data.writeUInt16LE(1, 4);
    records.push(record);
    if (type === XLSB.font) {
      const struck = Buffer.from(record);
      struck.writeUInt16LE(0x08, from - at + 2);
      records.push(struck);
    }
    at = end;
  }
  return Buffer.concat(records);
};

interface CompoundFile {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}

/** A binary workbook whose rows of these numbers, from 1, are struck through. */
export const makeStruckXlsb = (
  rows: readonly (readonly (string | number)[])[],
  struck: readonly number[],
): Buffer => {
  const cells = rows.map((values, index) =>
    values.map((value) => ({
      v: value,
      t: typeof value === 'number' ? 'n' : 's',
      ...(struck.includes(index + 1) && { z: '@' }),
    })),
  );
  const book = utils.book_new(utils.aoa_to_sheet(cells), 'Bid');
  const file: CompoundFile = CFB.read(write(book, { type: 'buffer', bookType: 'xlsb' }), {
    type: 'buffer',
  });
  const parts = file.FullPaths.flatMap((path, index): [string, Buffer][] => {
    const name = path.replace(/^[^/]*\//, '');
    const content = Buffer.from(file.FileIndex[index]?.content ?? []);
    if (name === '' || name.endsWith('/') || content.length === 0) return [];
    return [[name, name === 'xl/styles.bin' ? withStruckTexts(content) : content]];
  });
  return makeZip(Object.fromEntries(parts));
};
