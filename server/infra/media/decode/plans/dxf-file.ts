// Reads a DXF drawing into its header, layers, blocks and entities. Format: groups of two lines, a code and a value.
// Source: Autodesk, DXF Reference.
import { badInput } from '../../../../domain/errors.ts';

export type DxfGroup = readonly [code: number, value: string];

export interface Entity {
  type: string;
  groups: readonly DxfGroup[];
  /** Vertices of a POLYLINE, attributes of an INSERT. */
  parts: Entity[];
}

export interface Block {
  base: readonly [x: number, y: number];
  entities: Entity[];
  /** Name of the file that stands in its place (XREF), which is no part of the drawing; null where it is drawn. */
  file: string | null;
}

export interface DxfLayer {
  isOff: boolean;
  isFrozen: boolean;
}

export interface DxfFile {
  /** First value of each variable, such as `$INSUNITS`. */
  header: ReadonlyMap<string, string>;
  layers: ReadonlyMap<string, DxfLayer>;
  blocks: ReadonlyMap<string, Block>;
  entities: readonly Entity[];
}

export const valueOf = ({ groups }: Pick<Entity, 'groups'>, code: number): string | undefined =>
  groups.find(([found]) => found === code)?.[1];

/** A number of the entity; `or` where it has none, or one that is no number. */
export const numberOf = (entity: Pick<Entity, 'groups'>, code: number, or = 0): number => {
  const value = Number(valueOf(entity, code) ?? or);
  return Number.isFinite(value) ? value : or;
};

const unreadable = () =>
  badInput(
    'This DXF drawing could not be opened; it is damaged or cut off. Save it again as DXF (ASCII), or as PDF, and upload that.',
  );
const binary = () =>
  badInput('This is a binary DXF. Save it as DXF (ASCII), or as PDF, and upload that.');
/** It takes more work than a floor plan does. */
export const tooMuch = () =>
  badInput(
    'This drawing holds more than a floor plan needs. Save the floor plan alone as DXF, or as PDF, and upload that.',
  );

/** What is drawn; proxies, solids and views are passed over. */
const KEPT = new Set([
  'LINE',
  'LWPOLYLINE',
  'POLYLINE',
  'MLINE',
  'VERTEX',
  'SEQEND',
  'ARC',
  'CIRCLE',
  'ELLIPSE',
  'SPLINE',
  'HATCH',
  'LEADER',
  'MULTILEADER',
  'INSERT',
  'DIMENSION',
  'TEXT',
  'MTEXT',
  'ATTRIB',
  'SECTION',
  'LAYER',
  'BLOCK',
]);
const MOST_GROUPS = 6_000_000;

/** Records of the file one after the other; those that are not kept have no groups. */
function* recordsOf(text: string): Generator<{ type: string; groups: DxfGroup[] }> {
  let type = '';
  let groups: DxfGroup[] = [];
  let at = 0;
  const lineAt = (): string => {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  };
  for (let count = 0; at < text.length; count += 1) {
    if (count > MOST_GROUPS) throw tooMuch();
    const code = Number(lineAt());
    if (!Number.isInteger(code)) throw unreadable();
    const value = lineAt();
    if (code === 0) {
      if (type !== '') yield { type, groups };
      type = value.trim();
      groups = [];
      if (type === 'EOF') return;
    } else if (KEPT.has(type)) groups.push([code, value]);
  }
  // A drawing that lost its end has lost rooms, too.
  throw unreadable();
}

const headerOf = (groups: readonly DxfGroup[]): Map<string, string> => {
  const header = new Map<string, string>();
  groups.forEach(([code, value], index) => {
    const next = groups[index + 1];
    if (code === 9 && next) header.set(value.trim(), next[1].trim());
  });
  return header;
};

const MOST_ENTITIES = 300_000;
const FROZEN = 1;
const REFERENCE = 4;
/** Code of what a MULTILEADER says. */
const LEADER_TEXT = 304;

const IS_UTF8 = 'AC1021';
/** Most values: ASCII without escapes, which stands for itself. */
const IS_PLAIN = /^[ -[\]-~]*$/;
/** Characters beyond ASCII: by their numbers, as UTF-8 since 2007, in the code page of Windows before. */
const decoderFor = (header: ReadonlyMap<string, string>) => {
  const isUtf8 = (header.get('$ACADVER') ?? '') >= IS_UTF8;
  const western = new TextDecoder('windows-1252');
  return (value: string): string => {
    if (IS_PLAIN.test(value)) return value;
    const bytes = Buffer.from(value, 'latin1');
    const text = isUtf8 ? bytes.toString('utf8') : western.decode(bytes);
    return text.replaceAll(/\\U\+([0-9a-f]{4})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  };
};

/** Puts entities where they belong: into the drawing, into a block, or into the entity whose parts they are. */
class Reader {
  header: ReadonlyMap<string, string> = new Map();
  readonly layers = new Map<string, DxfLayer>();
  readonly blocks = new Map<string, Block>();
  readonly entities: Entity[] = [];
  #section = '';
  #block: Block | null = null;
  #whole: Entity | null = null;
  #count = 0;
  #decode = decoderFor(this.header);

  add(type: string, groups: readonly DxfGroup[]): void {
    const record = { groups };
    const name = this.#decode(valueOf(record, 2) ?? '').trim();
    if (type === 'SECTION') {
      this.#section = name;
      if (name === 'HEADER') {
        this.header = headerOf(groups);
        this.#decode = decoderFor(this.header);
      }
    } else if (type === 'LAYER') {
      const isFrozen = (numberOf(record, 70) & FROZEN) !== 0;
      this.layers.set(name.toLowerCase(), { isOff: numberOf(record, 62, 7) < 0, isFrozen });
    } else if (type === 'BLOCK') {
      const isReference = (numberOf(record, 70) & REFERENCE) !== 0;
      const path = this.#decode(valueOf(record, 1) ?? '').trim();
      this.#block = {
        base: [numberOf(record, 10), numberOf(record, 20)],
        entities: [],
        file: isReference ? path.split(/[\\/]/).at(-1) || name : null,
      };
      this.blocks.set(name.toLowerCase(), this.#block);
    } else if (type === 'ENDBLK') this.#block = null;
    else if (KEPT.has(type)) this.#addEntity(type, groups);
  }

  #addEntity(type: string, groups: readonly DxfGroup[]): void {
    const own = this.#section === 'ENTITIES' ? this.entities : null;
    const into = this.#section === 'BLOCKS' ? this.#block?.entities : own;
    if (type === 'SEQEND') this.#whole = null;
    if (!into || type === 'SEQEND') return;
    this.#count += 1;
    if (this.#count > MOST_ENTITIES) throw tooMuch();
    const isPart = type === 'VERTEX' || type === 'ATTRIB';
    const texts = groups.map(([code, value]): DxfGroup => [
      code,
      code < 10 || code === LEADER_TEXT ? this.#decode(value) : value,
    ]);
    const entity: Entity = { type, groups: texts, parts: [] };
    if (isPart) this.#whole?.parts.push(entity);
    else {
      into.push(entity);
      this.#whole = type === 'POLYLINE' || type === 'INSERT' ? entity : null;
    }
  }
}

/** @throws DomainError BAD_INPUT */
export const readDxf = (bytes: Buffer): DxfFile => {
  if (bytes.subarray(0, 18).toString('latin1') === 'AutoCAD Binary DXF') throw binary();
  const reader = new Reader();
  const start = bytes.subarray(0, 3).toString('hex') === 'efbbbf' ? 3 : 0;
  for (const { type, groups } of recordsOf(bytes.toString('latin1', start)))
    reader.add(type, groups);
  return reader;
};
