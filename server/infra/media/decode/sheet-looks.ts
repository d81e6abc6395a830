// Finds what the reader of workbooks does not tell of how sheets look: cells that are struck through, rows and columns that are
// not shown (.xlsx, .ods), and sheets (.ods). Goes through the tags of the parts once, whatever they hold.
import { sheetRelations, struckFormatsIn, struckInPart, struckInStream } from './binary-looks.ts';
import { MAX_SHEETS, OLD_BOOK } from './office.ts';
import type { ZipPart } from './zip-part.ts';

export interface SheetLooks {
  /** Struck cells as “row column”, both from 0. */
  struck: ReadonlySet<string>;
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
  isHidden: boolean;
}

export const PLAIN: SheetLooks = {
  struck: new Set(),
  hiddenRows: new Set(),
  hiddenColumns: new Set(),
  isHidden: false,
};

/** Rows and columns beyond these are not read. */
const FAR = 3_000;

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: string;
}

function* tagsOf(xml: string, names: string): Generator<Tag> {
  const pattern = new RegExp(`<(/?)(?:[\\w-]+:)?(${names})(\\s[^<>]*)?/?>`, 'g');
  for (const [, end, name = '', attributes = ''] of xml.matchAll(pattern)) {
    yield { name, isEnd: end === '/', attributes };
  }
}

const attribute = ({ attributes }: Tag, name: string): string | null =>
  new RegExp(`\\s(?:[\\w-]+:)?${name}\\s*=\\s*(["'])(.*?)\\1`).exec(attributes)?.[2] ?? null;

const isOn = (tag: Tag, name: string) => /^(?:1|true)$/.test(attribute(tag, name) ?? '');
const isOff = (tag: Tag, name: string) => /^(?:0|false)$/.test(attribute(tag, name) ?? '');

/** Indexes of the cell formats of an .xlsx workbook whose font is struck through. */
const struckFormats = (styles: string): ReadonlySet<string> => {
  const struckFonts = new Set<string>();
  const formats = new Set<string>();
  let section = '';
  let index = -1;
  for (const tag of tagsOf(styles, 'fonts|cellStyleXfs|cellXfs|dxfs|font|strike|xf')) {
    if (tag.name.endsWith('s')) [section, index] = [tag.isEnd ? '' : tag.name, -1];
    else if (tag.name === 'strike') {
      if (section === 'fonts' && !isOff(tag, 'val')) struckFonts.add(String(index));
    } else if (!tag.isEnd) index += 1;
    const isFormat = section === 'cellXfs' && tag.name === 'xf' && !tag.isEnd;
    if (isFormat && struckFonts.has(attribute(tag, 'fontId') ?? '')) formats.add(String(index));
  }
  return formats;
};

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const struckIn = (sheet: string, formats: ReadonlySet<string>): ReadonlySet<string> => {
  const struck = new Set<string>();
  for (const tag of tagsOf(sheet, 'c')) {
    const [, letters = '', row] = /^([A-Z]{1,3})(\d+)$/.exec(attribute(tag, 'r') ?? '') ?? [];
    if (row !== undefined && formats.has(attribute(tag, 's') ?? '')) {
      struck.add(`${Number(row) - 1} ${columnOf(letters)}`);
    }
  }
  return struck;
};

const rowIsHidden = (row: Tag): boolean =>
  isOn(row, 'hidden') || Number(attribute(row, 'ht') ?? 1) === 0;

/** What is not shown of a sheet of an .xlsx workbook. */
const hiddenIn = (sheet: string): Pick<SheetLooks, 'hiddenRows' | 'hiddenColumns'> => {
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  let index = -1;
  for (const tag of tagsOf(sheet, 'row|col')) {
    if (tag.isEnd) continue;
    if (tag.name === 'row') {
      index = Number(attribute(tag, 'r') ?? index + 2) - 1;
      if (rowIsHidden(tag)) hiddenRows.add(index);
    } else if (isOn(tag, 'hidden')) {
      const last = Math.min(FAR, Number(attribute(tag, 'max')));
      for (let at = Number(attribute(tag, 'min')) - 1; at < last; at += 1) hiddenColumns.add(at);
    }
  }
  return { hiddenRows, hiddenColumns };
};

/** Paths of the related parts by the names of their relations. */
const targetsIn = (relations: string): ReadonlyMap<string | null, string> => {
  const targets = new Map<string | null, string>();
  for (const tag of tagsOf(relations, 'Relationship')) {
    const target = attribute(tag, 'Target') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    if (target !== '') targets.set(attribute(tag, 'Id'), path);
  }
  return targets;
};

/** Paths of the sheets in the order of the book. */
const sheetPaths = (partOf: (name: string) => string): string[] => {
  const targets = targetsIn(partOf('xl/_rels/workbook.xml.rels'));
  const sheets = [...tagsOf(partOf('xl/workbook.xml'), 'sheet')].filter(({ isEnd }) => !isEnd);
  return sheets.slice(0, MAX_SHEETS).map((tag, index) => {
    const relation = /\s[\w-]+:id="([^"]*)"/.exec(tag.attributes)?.[1] ?? null;
    return targets.get(relation) ?? `xl/worksheets/sheet${index + 1}.xml`;
  });
};

interface TableStyles {
  struck: Set<string>;
  hidden: Set<string>;
}

/** Names of the styles of an .ods workbook that strike a cell through, or hide a table. */
const tableStyles = (content: string): TableStyles => {
  const styles: TableStyles = { struck: new Set(), hidden: new Set() };
  let name = '';
  for (const tag of tagsOf(content, 'style|text-properties|table-properties')) {
    if (tag.name === 'style') name = attribute(tag, 'name') ?? '';
    else if (tag.name === 'table-properties' && isOff(tag, 'display')) styles.hidden.add(name);
    else if (/line-through-(?:style|type)="(?!none)/.test(tag.attributes)) styles.struck.add(name);
  }
  return styles;
};

/** Walks over one table after the other; what stands several times says so in a number. */
const tableLooks = (content: string): SheetLooks[] => {
  const styles = tableStyles(content);
  const tables: SheetLooks[] = [];
  let now = {
    struck: new Set<string>(),
    hiddenRows: new Set<number>(),
    hiddenColumns: new Set<number>(),
  };
  let [row, nextRow, column] = [0, 0, 0];
  const hide = (into: Set<number>, tag: Tag, from: number, count: number) => {
    if (!/^(?:collapse|filter)$/.test(attribute(tag, 'visibility') ?? '')) return;
    for (let index = from; index < Math.min(FAR, from + count); index += 1) into.add(index);
  };
  for (const tag of tagsOf(content, 'table|table-column|table-row|(?:covered-)?table-cell')) {
    if (tag.isEnd) continue;
    const count = Number(/-repeated="(\d+)"/.exec(tag.attributes)?.[1] ?? 1);
    if (tag.name === 'table') {
      now = { struck: new Set(), hiddenRows: new Set(), hiddenColumns: new Set() };
      [row, nextRow, column] = [0, 0, 0];
      tables.push({ ...now, isHidden: styles.hidden.has(attribute(tag, 'style-name') ?? '') });
    } else if (tag.name === 'table-column') {
      hide(now.hiddenColumns, tag, column, count);
      column += count;
    } else if (tag.name === 'table-row') {
      [row, nextRow, column] = [nextRow, nextRow + count, 0];
      hide(now.hiddenRows, tag, row, count);
    } else {
      if (styles.struck.has(attribute(tag, 'style-name') ?? '')) now.struck.add(`${row} ${column}`);
      column += count;
    }
  }
  return tables;
};

/** What is hidden is told of binary workbooks by their reader. */
const binaryLooks = (bytesOf: (name: string) => Buffer | undefined): SheetLooks[] => {
  const old = bytesOf(OLD_BOOK);
  if (old) return struckInStream(old, MAX_SHEETS).map((struck) => ({ ...PLAIN, struck }));
  const [book, styles] = [bytesOf('xl/workbook.bin'), bytesOf('xl/styles.bin')];
  const formats = styles && struckFormatsIn(styles);
  if (!book || !formats || formats.size === 0) return [];
  const relations = bytesOf('xl/_rels/workbook.bin.rels')?.toString('utf8') ?? '';
  const targets = targetsIn(relations);
  return sheetRelations(book)
    .slice(0, MAX_SHEETS)
    .map((relation) => {
      const sheet = bytesOf(targets.get(relation) ?? '');
      return sheet ? { ...PLAIN, struck: struckInPart(sheet, formats) } : PLAIN;
    });
};

/** @returns looks of the sheets in the order of the book; fewer where nothing is known of them */
export const readLooks = (parts: readonly ZipPart[]): SheetLooks[] => {
  const bytesOf = (name: string) => parts.find((part) => part.name === name)?.bytes;
  const partOf = (name: string) => bytesOf(name)?.toString('utf8') ?? '';
  const content = partOf('content.xml');
  if (content !== '') return tableLooks(content);
  if (partOf('xl/workbook.xml') === '') return binaryLooks(bytesOf);
  const formats = struckFormats(partOf('xl/styles.xml'));
  return sheetPaths(partOf).map((path) => {
    const sheet = partOf(path);
    const struck = formats.size === 0 ? PLAIN.struck : struckIn(sheet, formats);
    return { ...PLAIN, ...hiddenIn(sheet), struck };
  });
};
