// Reads a Word document (.docx) as rows, in its order. A paragraph is a row of its cells between tabs, and a row of a table is
// a row. Follows ECMA-376, part 1, chapter 17: merged cells, changes that are tracked, hidden and struck text.
import { joinedRuns } from './raised-figures.ts';
import { XMLParser } from 'fast-xml-parser';
import type { CellSheet } from '../../../domain/paper/paper-source.ts';
import { badInput } from '../../../domain/errors.ts';
import { cleanLabel, cleanText } from './clean-text.ts';
import type { ZipPart } from './zip-part.ts';

type Why = CellSheet['leftOut'][number]['why'];

export interface WordRow {
  /** A cell that covers several columns stands in each. */
  cells: string[];
  why: Why | null;
  /** A line of a paragraph without tabs. */
  isTyped?: true;
}

/** An element as the parser gives it: its children under its name, its attributes under `:@`. */
type XmlNode = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  trimValues: false,
  parseTagValue: false,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

const nameOf = (node: XmlNode): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: XmlNode): XmlNode[] => {
  const children = node[nameOf(node)];
  return Array.isArray(children) ? (children as XmlNode[]) : [];
};
const attributeOf = (node: XmlNode | undefined, name: string): string | null => {
  const value = (node?.[':@'] as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : null;
};
const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node && childrenOf(node).find((child) => nameOf(child) === name);

/** A property that is on unless it says that it is off. */
const isOn = (node: XmlNode | undefined): boolean =>
  node !== undefined && !/^(?:0|false|off|none)$/.test(attributeOf(node, 'val') ?? '');

/** What a change took away or put elsewhere, and the second of two ways to show one thing. */
const UNSEEN = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText', 'rPr', 'pPr']);
/** What breaks a line within a paragraph. */
const BREAKS = new Set(['br', 'cr']);
/** Signs of the fonts Wingdings and Wingdings 2, by their code. */
const SYMBOLS: Readonly<Record<string, string>> = {
  F0FE: '☒',
  F0FD: '☒',
  F052: '☒',
  F053: '☒',
  F0FC: '✓',
  F0A8: '☐',
  F06F: '☐',
  F0A3: '☐',
};
/** Codes from here on are halves of characters or places of a symbol font; those below are Unicode. */
const FIRST_OF_FONTS = 0xd800;

interface Piece {
  text: string;
  why: Why | null;
  /** It is set small and above the line. */
  isRaised?: true;
}

const whyOfRun = (run: XmlNode): Why | null => {
  const properties = childOf(run, 'rPr');
  if (isOn(childOf(properties, 'vanish'))) return 'HIDDEN';
  const isStruck = isOn(childOf(properties, 'strike')) || isOn(childOf(properties, 'dstrike'));
  return isStruck ? 'STRUCK' : null;
};

const isRaisedRun = (run: XmlNode): boolean =>
  attributeOf(childOf(childOf(run, 'rPr'), 'vertAlign'), 'val') === 'superscript';

const textOf = (node: XmlNode): string =>
  childrenOf(node)
    .map((child) => (typeof child['#text'] === 'string' ? child['#text'] : ''))
    .join('');

const symbolOf = (node: XmlNode): string => {
  const char = attributeOf(node, 'char') ?? '';
  const code = /^[\da-f]{4}$/i.test(char) ? Number.parseInt(char, 16) : 0;
  const isUnicode = code > 0x20 && code < FIRST_OF_FONTS;
  return isUnicode ? String.fromCodePoint(code) : (SYMBOLS[char.toUpperCase()] ?? '');
};

/** A box to tick of a form's field: as it was left, else as the form has it. */
const boxOf = (node: XmlNode): string =>
  isOn(childOf(node, 'checked') ?? childOf(node, 'default')) ? '☒' : '☐';

/** The text in a paragraph or a part of one; text boxes in it are paragraphs of their own. */
const piecesOf = (node: XmlNode, why: Why | null, boxes: XmlNode[]): Piece[] =>
  childrenOf(node).flatMap((child): Piece[] => {
    const name = nameOf(child);
    if (UNSEEN.has(name)) return [];
    if (name === 't') return [{ text: textOf(child).replaceAll(/[\t\n\r]/g, ' '), why }];
    if (name === 'tab' || name === 'ptab') return [{ text: '\t', why }];
    if (BREAKS.has(name)) return [{ text: '\n', why }];
    if (name === 'noBreakHyphen') return [{ text: '-', why }];
    if (name === 'sym') return [{ text: symbolOf(child), why }];
    if (name === 'checkBox') return [{ text: boxOf(child), why }];
    if (name === 'txbxContent') {
      boxes.push(child);
      return [];
    }
    if (name !== 'r') return piecesOf(child, why, boxes);
    const pieces = piecesOf(child, whyOfRun(child) ?? why, boxes);
    return isRaisedRun(child) ? pieces.map((piece) => ({ ...piece, isRaised: true })) : pieces;
  });

interface Reading {
  text: string;
  /** Reason when all that there is to read was hidden or struck. */
  why: Why | null;
}

const isText = ({ text }: Piece) => text.trim() !== '';

/** What is hidden or struck does not count beside what is not. */
const readPieces = (pieces: readonly Piece[]): Reading => {
  const shown = pieces.filter(({ why }) => why === null);
  if (shown.some(isText)) return { text: joinedRuns(shown), why: null };
  return {
    text: joinedRuns(pieces),
    why: pieces.find(isText)?.why ?? null,
  };
};

/** Structure that only wraps what stands in it. */
const WRAPPERS = new Set(['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag']);
const blocksOf = (node: XmlNode): XmlNode[] =>
  childrenOf(node).flatMap((child) => (WRAPPERS.has(nameOf(child)) ? blocksOf(child) : [child]));

const paragraphRows = (paragraph: XmlNode): WordRow[] => {
  const boxes: XmlNode[] = [];
  const pieces = piecesOf(paragraph, null, boxes);
  const { text, why } = readPieces(pieces);
  const rows = text.split('\n').flatMap((line): WordRow[] => {
    const parts = line.replace(/^[ \t]+/, '').split('\t');
    const isTyped = parts.length === 1;
    const cells = parts.map(isTyped ? cleanText : cleanLabel);
    if (cells.every((cell) => cell === '')) return [];
    return [{ cells, why, ...(isTyped ? { isTyped } : {}) }];
  });
  return [...rows, ...boxes.flatMap(bodyRows)];
};

/** An entry of a list: by its style or its numbering. */
const isEntry = (paragraph: XmlNode): boolean => {
  const properties = childOf(paragraph, 'pPr');
  return (
    childOf(properties, 'numPr') !== undefined ||
    /^List(?!Continue)/.test(attributeOf(childOf(properties, 'pStyle'), 'val') ?? '')
  );
};

/** Paragraphs of a cell are one text, parted by spaces; entries of a list below others keep a mark. */
const readCell = (cell: XmlNode): Reading => {
  const boxes: XmlNode[] = [];
  const first = blocksOf(cell).find((block) => nameOf(block) === 'p');
  const piecesIn = (block: XmlNode): Piece[] => {
    const name = nameOf(block);
    if (name === 'p') {
      const own = piecesOf(block, null, boxes);
      const mark = block !== first && isEntry(block) && own.some(isText) ? '• ' : '';
      return [{ text: mark, why: null }, ...own, { text: ' ', why: null }];
    }
    return name === 'tbl' || name === 'tr' || name === 'tc'
      ? blocksOf(block).flatMap(piecesIn)
      : [];
  };
  const pieces = blocksOf(cell).flatMap(piecesIn);
  pieces.push(...boxes.flatMap((box) => blocksOf(box).flatMap(piecesIn)));
  const { text, why } = readPieces(pieces);
  return { text: cleanLabel(text), why };
};

const numberAt = (properties: XmlNode | undefined, name: string): number => {
  const value = Number(attributeOf(childOf(properties, name), 'val') ?? 0);
  return Number.isInteger(value) && value > 0 ? Math.min(value, 63) : 0;
};

interface TableCell extends Reading {
  span: number;
  continues: boolean;
}

const toCell = (cell: XmlNode): TableCell => {
  const properties = childOf(cell, 'tcPr');
  const down = childOf(properties, 'vMerge');
  return {
    ...(childOf(properties, 'cellDel') ? { text: '', why: null } : readCell(cell)),
    span: Math.max(1, numberAt(properties, 'gridSpan')),
    continues: down !== undefined && attributeOf(down, 'val') !== 'restart',
  };
};

const blanks = (count: number): WordRow => ({
  cells: Array.from({ length: count }, () => ''),
  why: null,
});

const whyOfRow = (properties: XmlNode | undefined, cells: readonly TableCell[]): Why | null => {
  if (childOf(properties, 'del')) return 'STRUCK';
  if (isOn(childOf(properties, 'hidden'))) return 'HIDDEN';
  const filled = cells.filter(({ text }) => text !== '');
  return filled.every(({ why }) => why !== null) ? (filled[0]?.why ?? null) : null;
};

/** @param above the row before in the same table, whose cells may go on into this one */
const tableRow = (row: XmlNode, above: WordRow | undefined): WordRow => {
  const properties = childOf(row, 'trPr');
  const cells = blocksOf(row)
    .filter((child) => nameOf(child) === 'tc')
    .map(toCell);
  const read = blanks(numberAt(properties, 'gridBefore'));
  const why = whyOfRow(properties, cells);
  for (const cell of cells) {
    const text = cell.continues ? (above?.cells[read.cells.length] ?? '') : cell.text;
    const isSeen = cell.continues || cell.why === null || cell.why === why;
    for (let index = 0; index < cell.span; index += 1) read.cells.push(isSeen ? text : '');
  }
  return { ...read, why };
};

/** A table of one cell around another table is a frame. */
const frameOf = (row: XmlNode): XmlNode | null => {
  const cells = blocksOf(row).filter((child) => nameOf(child) === 'tc');
  const [only] = cells;
  const isFrame = only && cells.length === 1 && blocksOf(only).some((b) => nameOf(b) === 'tbl');
  return isFrame ? only : null;
};

const tableRows = (table: XmlNode): WordRow[] => {
  const rows: WordRow[] = [];
  let above: WordRow | undefined;
  for (const row of blocksOf(table).filter((child) => nameOf(child) === 'tr')) {
    const frame = frameOf(row);
    if (frame) rows.push(...bodyRows(frame));
    else {
      above = tableRow(row, above);
      rows.push(above);
    }
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
};

const bodyRows = (body: XmlNode): WordRow[] =>
  blocksOf(body).flatMap((block) => {
    const name = nameOf(block);
    if (name === 'p') return paragraphRows(block);
    return name === 'tbl' ? tableRows(block) : [];
  });

const partRows = ({ bytes }: ZipPart, root: string, body?: string): WordRow[] => {
  const text = bytes.toString('utf8');
  // No program writes one, and it is a way to make a small file large.
  if (text.includes('<!DOCTYPE'))
    throw badInput('This document could not be opened; it is damaged.');
  const nodes = parser.parse(text) as XmlNode[];
  const top = nodes.find((node) => nameOf(node) === root);
  const holder = body === undefined ? top : childOf(top, body);
  return holder ? bodyRows(holder) : [];
};

const HEADER = /^word\/header\d*\.xml$/;
const FOOTER = /^word\/footer\d*\.xml$/;

export interface WordReading {
  body: WordRow[];
  /** What stands on top and at the foot of pages, such as a letterhead: each line once. */
  headers: WordRow[];
  footers: WordRow[];
}

const once = (rows: readonly WordRow[]): WordRow[] => [
  ...new Map(rows.map((row) => [row.cells.join('\t'), row])).values(),
];

/** @throws DomainError BAD_INPUT when there is no document in it */
export const readWordRows = (parts: readonly ZipPart[]): WordReading => {
  const document = parts.find(({ name }) => name === 'word/document.xml');
  if (!document) throw badInput('This document could not be opened; it is damaged.');
  const all = (pattern: RegExp, root: string) =>
    once(parts.filter(({ name }) => pattern.test(name)).flatMap((part) => partRows(part, root)));
  return {
    body: partRows(document, 'document', 'body'),
    headers: all(HEADER, 'hdr'),
    footers: all(FOOTER, 'ftr'),
  };
};
