// Properties of the items of a HEIF file, HEIC or AVIF, without its decoder (ISO/IEC 23008-12).
import { allInside, boxesIn, inside } from './boxes.ts';

/** Version and flags of a box. */
const FULL_HEAD = 4;
const WIDE_INDEX = 1;

/** Numbers of the properties of each item, from 1 (`ipma`). */
const numbersIn = (ipma: Buffer): Map<number, number[]> => {
  const head = ipma.readUInt32BE(0);
  const itemBytes = head >>> 24 === 0 ? 2 : 4;
  const indexBytes = (head & WIDE_INDEX) === 0 ? 1 : 2;
  const essential = indexBytes === 1 ? 0x80 : 0x80_00;
  const found = new Map<number, number[]>();
  let at = FULL_HEAD + 4;
  for (let left = ipma.readUInt32BE(FULL_HEAD); left > 0; left -= 1) {
    const item = ipma.readUIntBE(at, itemBytes);
    const count = ipma.readUInt8(at + itemBytes);
    at += itemBytes + 1;
    const numbers = Array.from(
      { length: count },
      (_, index) => ipma.readUIntBE(at + index * indexBytes, indexBytes) & ~essential,
    );
    found.set(item, [...(found.get(item) ?? []), ...numbers]);
    at += count * indexBytes;
  }
  return found;
};

const primaryIn = (pitm: Buffer | null): number | null =>
  pitm && pitm.readUIntBE(FULL_HEAD, pitm[0] === 0 ? 2 : 4);

export interface HeifProperties {
  /** Number of the item that is shown; null where the file names none. */
  primary: number | null;
  /** What is in the item's boxes of the type. */
  ofItem(item: number, type: string): Buffer[];
}

/** @throws RangeError where a length leads out of the file */
export const propertiesOf = (bytes: Buffer): HeifProperties => {
  const meta = inside(bytes, 'meta')?.subarray(FULL_HEAD);
  const about = meta && inside(meta, 'iprp');
  const container = about && inside(about, 'ipco');
  if (!container) return { primary: null, ofItem: () => [] };
  const boxes = boxesIn(container);
  const owned = allInside(about, 'ipma').map(numbersIn);
  return {
    primary: primaryIn(inside(meta, 'pitm')),
    ofItem: (item, type) =>
      owned
        .flatMap((map) => map.get(item) ?? [])
        .map((number) => boxes[number - 1])
        .filter((box) => box?.type === type)
        .map((box) => container.subarray(box?.start, box?.end)),
  };
};
