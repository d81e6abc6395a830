// HEIC files of every kind that cameras write, made of the one coded picture in the fixture `photo.heic` (640 × 400 pixels).
import { readFile } from 'node:fs/promises';
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';
import { fixture } from './files.ts';

/** Size of the coded picture, in pixels. */
export const CODED = { width: 640, height: 400 } as const;

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u8(value >> 8, value & 0xff)));
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );
const text = (value: string) => Buffer.from(value, 'latin1');

const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
};
/** A box with a version and no flags. */
const full = (type: string, version: number, ...parts: Buffer[]) =>
  box(type, u32(version << 24), ...parts);

/** The coded picture of a file, and the box that says how to decode it. */
const codedPicture = (bytes: Buffer, configBox: 'hvcC' | 'av1C') => {
  const config = bytes.indexOf(configBox) - 4;
  const location = bytes.indexOf('iloc') + 4;
  // Version 0, bases, offsets and lengths of four bytes; its first entry is the picture, in one piece that begins at the base.
  const [offset, length] = [bytes.readUInt32BE(location + 12), bytes.readUInt32BE(location + 22)];
  return {
    config: bytes.subarray(config, config + bytes.readUInt32BE(config)),
    data: bytes.subarray(offset, offset + length),
  };
};

interface Item {
  type: 'hvc1' | 'av01' | 'grid';
  data: Buffer;
  properties: Buffer[];
}

interface Reference {
  type: 'dimg' | 'auxl';
  from: number;
  to: number[];
}

/** Items count from 1; the first is the one that is shown. */
const writeHeif = (
  items: readonly Item[],
  references: readonly Reference[],
  { brand = 'heic', links: most = 0 }: { brand?: 'heic' | 'avif'; links?: number } = {},
): Buffer => {
  const properties = [...new Set(items.flatMap((item) => item.properties))];
  const known = items.map((item, index) =>
    Buffer.concat([
      u16(index + 1),
      u8(item.properties.length),
      u16(...item.properties.map((property) => 0x80_00 | (properties.indexOf(property) + 1))),
    ]),
  );
  // Those without a property come last.
  const links = [
    ...known,
    ...Array.from({ length: Math.max(0, most - known.length) }, () =>
      Buffer.concat([u16(items.length), u8(0)]),
    ),
  ];
  const pieces = [...new Set(items.map(({ data }) => data))];
  const startOf = (data: Buffer) =>
    pieces.slice(0, pieces.indexOf(data)).reduce((sum, piece) => sum + piece.length, 0);
  const metaAt = (start: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), text('pict'), Buffer.alloc(13)),
      full('pitm', 0, u16(1)),
      full(
        'iloc',
        0,
        u8(0x44, 0),
        u16(items.length),
        ...items.map(({ data }, index) =>
          Buffer.concat([u16(index + 1, 0, 1), u32(start + startOf(data), data.length)]),
        ),
      ),
      full(
        'iinf',
        0,
        u16(items.length),
        ...items.map(({ type }, index) => full('infe', 2, u16(index + 1, 0), text(type), u8(0))),
      ),
      full(
        'iref',
        0,
        ...references.map(({ type, from, to }) => box(type, u16(from, to.length, ...to))),
      ),
      box('iprp', box('ipco', ...properties), box('ipma', u32(1), u32(links.length), ...links)),
    );
  const head = box('ftyp', text(brand), u32(0), text(`mif1${brand}`));
  const { length } = metaAt(0);
  return Buffer.concat([head, metaAt(head.length + length + 8), box('mdat', ...pieces)]);
};

interface HeifOptions {
  /** Tiles of a grid, each the coded picture. */
  grid?: { columns: number; rows: number; width: number; height: number };
  /** Boxes that describe the picture: its colors, a crop, a turn. */
  properties?: Buffer[];
  /** The lightness of the coded picture serves as opacity, too. */
  seeThrough?: boolean;
  /** Entries that tell properties of items; as many as there are items, unless it is more. */
  links?: number;
}

const size = (width: number, height: number) => full('ispe', 0, u32(width, height));

const OPACITY = 'urn:mpeg:hevc:2015:auxid:1\0';

export const makeHeif = ({
  grid,
  properties = [],
  seeThrough,
  links = 0,
}: HeifOptions = {}): Buffer => {
  const { config, data } = codedPicture(fixture('photo.heic'), 'hvcC');
  const coded = [config, size(CODED.width, CODED.height)];
  if (!grid) {
    const items: Item[] = [{ type: 'hvc1', data, properties: [...coded, ...properties] }];
    if (!seeThrough) return writeHeif(items, []);
    const opacity = full('auxC', 0, text(OPACITY));
    return writeHeif(
      [...items, { type: 'hvc1', data, properties: [...coded, opacity] }],
      [{ type: 'auxl', from: 2, to: [1] }],
    );
  }
  const { columns, rows, width, height } = grid;
  const count = columns * rows;
  const plan = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)]);
  return writeHeif(
    [
      { type: 'grid', data: plan, properties: [size(width, height), ...properties] },
      ...Array.from({ length: count }, (): Item => ({ type: 'hvc1', data, properties: coded })),
    ],
    [{ type: 'dimg', from: 1, to: Array.from({ length: count }, (_, index) => index + 2) }],
    { links },
  );
};

/** Frames of a film of HEVC as tiles; each is decoded by itself. */
export const tilesOfFilm = async (path: string): Promise<{ config: Buffer; tiles: Buffer[] }> => {
  const film = await readFile(path);
  const at = film.indexOf('hvcC') - 4;
  const config = film.subarray(at, at + film.readUInt32BE(at));
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('There are no tiles in this film.');
  const tiles: Buffer[] = [];
  for await (const { data } of new EncodedPacketSink(track).packets())
    tiles.push(Buffer.from(data));
  return { config, tiles };
};

/** A picture of tiles that differ, row by row; `config` is the box that says how to decode them. */
export const makeHeifOfTiles = (
  config: Buffer,
  tiles: readonly Buffer[],
  { columns, rows, width, height }: NonNullable<HeifOptions['grid']>,
  tileSide: number,
  properties: Buffer[] = [],
): Buffer => {
  const plan = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)]);
  const coded = [config, size(tileSide, tileSide)];
  return writeHeif(
    [
      { type: 'grid', data: plan, properties: [size(width, height), ...properties] },
      ...tiles.map((data): Item => ({ type: 'hvc1', data, properties: coded })),
    ],
    [{ type: 'dimg', from: 1, to: tiles.map((_, index) => index + 2) }],
  );
};

/** The picture of an AVIF of sharp's, with other properties. */
export const makeAvif = (from: Buffer, side: number, properties: Buffer[]): Buffer => {
  const { config, data } = codedPicture(from, 'av1C');
  const all = [config, size(side, side), full('pixi', 0, u8(3, 8, 8, 8)), ...properties];
  return writeHeif([{ type: 'av01', data, properties: all }], [], { brand: 'avif' });
};

const FULL_RANGE = 0x80;

/** Colors by number, as ITU-T H.273 counts them. */
export const nclx = (primaries: number, transfer: number, matrix: number): Buffer =>
  box('colr', text('nclx'), u16(primaries, transfer, matrix), u8(FULL_RANGE));

/** Colors by an ICC profile. */
export const iccOf = (profile: Buffer): Buffer => box('colr', text('prof'), profile);

/** What is shown of the picture: so many pixels about its middle. */
export const cropTo = (width: number, height: number): Buffer =>
  box('clap', u32(width, 1, height, 1, 0, 1, 0, 1));

/** Quarter turns against the clock. */
export const turnedBy = (quarters: number): Buffer => box('irot', u8(quarters));

/** @param axis 0 turns it upside down, 1 swaps left and right */
export const mirrored = (axis: 0 | 1): Buffer => box('imir', u8(axis));
