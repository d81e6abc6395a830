// Uploads made to do harm: small files that cost far more than they weigh, and archives that say two things at once.
import { crc32, deflateRawSync } from 'node:zlib';
import { writePdf } from './files.ts';

interface Facts {
  method: number;
  packed: number;
  unpacked: number;
}

interface Part {
  name: string;
  content: string;
  /** What the directory says instead of the truth, and what stands before the data. */
  directory?: Partial<Facts>;
  header?: Partial<Facts>;
}

const factsOf = (part: Part, packed: Buffer, lies: Partial<Facts> = {}): Buffer => {
  const facts = { method: 8, packed: packed.length, unpacked: part.content.length, ...lies };
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(facts.method, 4);
  bytes.writeUInt32LE(crc32(part.content), 10);
  bytes.writeUInt32LE(facts.packed, 14);
  bytes.writeUInt32LE(facts.unpacked, 18);
  bytes.writeUInt16LE(part.name.length, 22);
  return bytes;
};

interface EndLies {
  /** Parts that the end of the archive does not count. */
  hidden?: number;
  /** True when the end of the archive does not count their bytes, either. */
  isWellHidden?: boolean;
}

const zipOf = (parts: readonly Part[], { hidden = 0, isWellHidden = false }: EndLies = {}) => {
  const data: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const packed = deflateRawSync(part.content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const start = Buffer.from('PK\x01\x02\x14\0', 'latin1');
    entries.push(Buffer.concat([start, factsOf(part, packed, part.directory), place, name]));
    const header = factsOf(part, packed, part.header);
    const whole = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, name, packed]);
    data.push(whole);
    at += whole.length;
  }
  const counted = entries.slice(0, entries.length - hidden);
  const directory = Buffer.concat(isWellHidden ? counted : entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(counted.length, 8);
  end.writeUInt16LE(counted.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...data, ...entries, end]);
};

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const TYPES_PART: Part = { name: '[Content_Types].xml', content: TYPES };
const documentOf = (body: string, lies: Partial<Part> = {}): Part => ({
  name: 'word/document.xml',
  content: `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
  ...lies,
});

const PARAGRAPH = '<w:p><w:r><w:t>a</w:t></w:r></w:p>';

/** One and a half million unpack to 51 MB out of some hundred kilobytes. */
export const makeDocxOfParagraphs = (count = 1_500_000): Buffer =>
  zipOf([TYPES_PART, documentOf(PARAGRAPH.repeat(count))]);

/** The shortest paragraphs there are: 2.5 million fit into what one part may unpack to. */
export const makeDocxOfEmptyParagraphs = (): Buffer =>
  zipOf([TYPES_PART, documentOf('<w:p/>'.repeat(2_500_000))]);

/** Ten entities of ten entities each, and so on: a billion letters. */
export const makeDocxOfEntities = (): Buffer => {
  const entities = Array.from({ length: 9 }, (_, level) => {
    const text = level === 0 ? 'lol' : `&e${level - 1};`.repeat(10);
    return `<!ENTITY e${level} "${text}">`;
  });
  const { name, content } = documentOf(PARAGRAPH.replace('a', '&e8;'));
  return zipOf([TYPES_PART, { name, content: `<!DOCTYPE w [${entities.join('')}]>${content}` }]);
};

/** Each part within its limit, all of them far beyond it. */
export const makeDocxOfManyParts = (): Buffer =>
  zipOf([
    TYPES_PART,
    documentOf('<w:p/>'),
    ...Array.from({ length: 6 }, (_, index) => ({
      name: `word/media/${index}.bmp`,
      content: '0'.repeat(19_000_000),
    })),
  ]);

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A part without a look of its own, as its readers like it least: no styles, no relations. */
const makeXlsx = (rows: string, sheets = 1): Buffer => {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const types = numbers.map(
    (number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const names = numbers.map((number) => `<sheet name="Bid ${number}" sheetId="${number}"/>`);
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types.join('')}</Types>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${SHEET}"><sheets>${names.join('')}</sheets></workbook>`,
    },
    ...numbers.map((number) => ({
      name: `xl/worksheets/sheet${number}.xml`,
      content: `<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ]);
};

export const makeXlsxOfCells = (rows: number, columns: number): Buffer =>
  makeXlsx(`<row>${'<c><v>1</v></c>'.repeat(columns)}</row>`.repeat(rows));

/** @param cell without its place */
export const makeXlsxOf = (
  cell: (row: number) => string,
  { rows, columns, sheets = 1 }: { rows: number; columns: number; sheets?: number },
): Buffer =>
  makeXlsx(
    Array.from({ length: rows }, (_, row) => `<row>${cell(row).repeat(columns)}</row>`).join(''),
    sheets,
  );

export const makeXlsxOfRows = (rows: number): Buffer => makeXlsx('<row/>'.repeat(rows));

const OPEN_DOCUMENT = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** One row with one cell, and how often both say they stand. */
export const makeOdsOfRepeats = (rows: number, columns: number): Buffer =>
  zipOf([
    { name: 'styles.xml', content: `<office:document-styles ${OPEN_DOCUMENT}/>` },
    {
      name: 'content.xml',
      content: `<office:document-content ${OPEN_DOCUMENT}><office:body><office:spreadsheet><table:table table:name="A"><table:table-row table:number-rows-repeated="${rows}"><table:table-cell table:number-columns-repeated="${columns}" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
    },
  ]);

const HEAVY = PARAGRAPH.repeat(500_000);
const NOTE: Part = { name: 'word/comments.xml', content: '<w:comments/>' };

/** The directory counts one part less than it has: who believes the count overlooks the last, who reads on unpacks it. */
export const makeZipHidingAPart = (isWellHidden: boolean): Buffer =>
  zipOf([TYPES_PART, NOTE, documentOf(HEAVY)], { hidden: 1, isWellHidden });

/** A part that the directory calls stored, as small as it is packed, and that calls itself deflated. */
export const makeZipOfTwoMethods = (): Buffer => {
  const packed = deflateRawSync(documentOf(HEAVY).content).length;
  return zipOf([
    TYPES_PART,
    documentOf(HEAVY, { directory: { method: 0, packed, unpacked: packed } }),
  ]);
};

/** One of the two places says that a part unpacks to something else than it does. */
export const makeZipOfWrongSize = (place: 'directory' | 'header', unpacked: number): Buffer =>
  zipOf([TYPES_PART, documentOf(HEAVY, { [place]: { unpacked } })]);

/** Two parts of one name: readers disagree about which counts. */
export const makeZipOfTwins = (): Buffer =>
  zipOf([TYPES_PART, documentOf(PARAGRAPH), documentOf(HEAVY)]);

/**
 * Makes a page whose color is computed for each point in `steps` steps of two additions. A thousand steps make half a
 * minute's work in a dozen kilobytes.
 */
export const makePdfOfSlowColor = (steps: number): Buffer => {
  const work = `{ ${'1 add 1 sub '.repeat(steps)} pop dup dup }`;
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Shading<</S 5 0 R>>>>/Contents 4 0 R>>',
    '<</Length 5>>stream\n/S sh\nendstream\n',
    '<</ShadingType 1/ColorSpace/DeviceRGB/Matrix[600 0 0 800 0 0]/Function 6 0 R>>',
    `<</FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Length ${work.length}>>stream\n${work}\nendstream\n`,
  ]);
};

/** Forms that draw forms that draw forms: 10 to the power of `depth` rectangles in some kilobytes. */
export const makePdfOfNestedForms = (depth: number): Buffer => {
  const first = 5;
  const forms = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    const content = isLast ? '0 0 9 9 re f' : '/X Do '.repeat(10);
    const resources = isLast ? '' : `/Resources<</XObject<</X ${first + level + 1} 0 R>>>>`;
    return `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]${resources}/Length ${content.length}>>stream\n${content}\nendstream\n`;
  });
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</XObject<</X ${first} 0 R>>>>/Contents 4 0 R>>`,
    '<</Length 5>>stream\n/X Do\nendstream\n',
    ...forms,
  ]);
};
