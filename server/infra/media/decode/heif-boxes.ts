// Properties of the items of a HEIF file, HEIC or AVIF, without its decoder (ISO/IEC 23008-12).
import { allInside, boxesIn, inside } from './boxes.ts';

/** Version and flags of a box. */
const FULL_HEAD = 4;
const WIDE_INDEX = 1;

/** Items and their properties; a photo of 48 megapixels in tiles has some 1,000. */
const MOST_LINKS = 10_000;

/** Numbers of the properties of each item, from 1 (`ipma`). */
const numbersIn = (boxes: readonly Buffer[]): Map<number, number[]> => {
  const found = new Map<number, number[]>();
  let links = 0;
  for (const ipma of boxes) {
    const head = ipma.readUInt32BE(0);
    const itemBytes = head >>> 24 === 0 ? 2 : 4;
    const indexBytes = (head & WIDE_INDEX) === 0 ? 1 : 2;
    const essential = indexBytes === 1 ? 0x80 : 0x80_00;
    let at = FULL_HEAD + 4;
    for (let left = ipma.readUInt32BE(FULL_HEAD); left > 0; left -= 1) {
      const item = ipma.readUIntBE(at, itemBytes);
      const count = ipma.readUInt8(at + itemBytes);
      links += 1 + count;
      if (links > MOST_LINKS)
        throw new RangeError('The file links more properties than a photo has.');
      at += itemBytes + 1;
      const numbers = found.get(item) ?? [];
      found.set(item, numbers);
      for (const end = at + count * indexBytes; at < end; at += indexBytes)
        numbers.push(ipma.readUIntBE(at, indexBytes) & ~essential);
    }
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

/** @throws RangeError where a length leads out of the file, or it holds more than a photo does */
export const propertiesOf = (bytes: Buffer): HeifProperties => {
  const meta = inside(bytes, 'meta')?.subarray(FULL_HEAD);
  const about = meta && inside(meta, 'iprp');
  const container = about && inside(about, 'ipco');
  if (!container) return { primary: null, ofItem: () => [] };
  const boxes = boxesIn(container);
  const numbers = numbersIn(allInside(about, 'ipma'));
  return {
    primary: primaryIn(inside(meta, 'pitm')),
    ofItem: (item, type) =>
      (numbers.get(item) ?? [])
        .map((number) => boxes[number - 1])
        .filter((box) => box?.type === type)
        .map((box) => container.subarray(box?.start, box?.end)),
  };
};
