// Writes a ZIP file as it goes: one entry after the other, none of them in memory. Sizes beyond 4 GB are told as ZIP64 does.
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** Name with forward slashes. */
  name: string;
  changedAt: Date;
  content: Readable | string;
  /** True for what is packed already, as photos are: it is not packed again then. */
  isPacked?: boolean;
}

interface WrittenEntry {
  name: Buffer;
  stamp: number;
  crc: number;
  packed: bigint;
  size: bigint;
  offset: bigint;
}

const VERSION = 45;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x08_08;
const DEFLATE = 8;
/** The size stands in the ZIP64 field. */
const ELSEWHERE = 0xff_ff_ff_ff;
const LIGHT = 1;

type HeaderField = readonly [value: number | bigint, bytes: 2 | 4 | 8];

const pack = (fields: readonly HeaderField[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes);
      if (bytes === 8) part.writeBigUInt64LE(BigInt(value));
      else part.writeUIntLE(Number(value), 0, bytes);
      return part;
    }),
  );

/** Date and time as MS-DOS counted them, in UTC. */
const stampOf = (date: Date): number => {
  const year = Math.max(1980, date.getUTCFullYear()) - 1980;
  const day = (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return day * 0x1_00_00 + time;
};

const headOf = (name: Buffer, stamp: number): Buffer => {
  // Both sizes of this entry take eight bytes behind its content.
  const wide = pack([
    [1, 2],
    [16, 2],
    [0, 8],
    [0, 8],
  ]);
  const head = pack([
    [0x04_03_4b_50, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATE, 2],
    [stamp, 4],
    [0, 4],
    [ELSEWHERE, 4],
    [ELSEWHERE, 4],
    [name.length, 2],
    [wide.length, 2],
  ]);
  return Buffer.concat([head, name, wide]);
};

const listed = ({ name, stamp, crc, packed, size, offset }: WrittenEntry): Buffer => {
  const wide = pack([
    [1, 2],
    [24, 2],
    [size, 8],
    [packed, 8],
    [offset, 8],
  ]);
  const entry = pack([
    [0x02_01_4b_50, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATE, 2],
    [stamp, 4],
    [crc, 4],
    [ELSEWHERE, 4],
    [ELSEWHERE, 4],
    [name.length, 2],
    [wide.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [ELSEWHERE, 4],
  ]);
  return Buffer.concat([entry, name, wide]);
};

const endOf = (count: number, start: bigint, length: bigint): Buffer =>
  pack([
    [0x06_06_4b_50, 4],
    [44, 8],
    [VERSION, 2],
    [VERSION, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [length, 8],
    [start, 8],
    [0x07_06_4b_50, 4],
    [0, 4],
    [start + length, 8],
    [1, 4],
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [0xff_ff, 2],
    [0xff_ff, 2],
    [ELSEWHERE, 4],
    [ELSEWHERE, 4],
    [0, 2],
  ]);

async function* written(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const all: WrittenEntry[] = [];
  let at = 0n;
  const passed = (bytes: Buffer): Buffer => {
    at += BigInt(bytes.length);
    return bytes;
  };
  for await (const { name: text, changedAt, content, isPacked = false } of entries) {
    const name = Buffer.from(text);
    const entry = { name, stamp: stampOf(changedAt), crc: 0, packed: 0n, size: 0n, offset: at };
    yield passed(headOf(name, entry.stamp));
    const start = at;
    const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content;
    const deflate = createDeflateRaw({ level: isPacked ? 0 : LIGHT });
    source.on('data', (bytes: Buffer) => {
      entry.crc = crc32(bytes, entry.crc);
      entry.size += BigInt(bytes.length);
    });
    source.on('error', (error) => deflate.destroy(error));
    for await (const bytes of source.pipe(deflate)) yield passed(bytes as Buffer);
    entry.packed = at - start;
    yield passed(
      pack([
        [0x08_07_4b_50, 4],
        [entry.crc, 4],
        [entry.packed, 8],
        [entry.size, 8],
      ]),
    );
    all.push(entry);
  }
  const start = at;
  for (const entry of all) yield passed(listed(entry));
  yield endOf(all.length, start, at - start);
}

/** Nothing is read before it is taken. */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable =>
  Readable.from(written(entries), { objectMode: false });
