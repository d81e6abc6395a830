// Tiles of an iPhone's photo as a stream of HEVC. A program decodes it in a fraction of the time that WebAssembly takes.
import { propertiesOf } from './heif-boxes.ts';
import type { CodedTile } from './libheif.ts';

const START = Buffer.from([0, 0, 0, 1]);

/** ISO/IEC 14496-15: 21 bytes, the bytes of a length, then lists of units. */
const [LENGTH_AT, LISTS_AT] = [21, 22];

/** @throws RangeError where its length leads out of the bytes */
const unitAt = (bytes: Buffer, at: number, length: number): Buffer => {
  if (at + length > bytes.length)
    throw new RangeError('The length of a unit leads out of its bytes.');
  return bytes.subarray(at, at + length);
};

const unitsOfConfig = (config: Buffer): Buffer[] => {
  const units: Buffer[] = [];
  let at = LISTS_AT + 1;
  for (let lists = config.readUInt8(LISTS_AT); lists > 0; lists -= 1) {
    const count = config.readUInt16BE(at + 1);
    at += 3;
    for (let unit = 0; unit < count; unit += 1) {
      const length = config.readUInt16BE(at);
      units.push(START, unitAt(config, at + 2, length));
      at += 2 + length;
    }
  }
  return units;
};

const unitsOfTile = (data: Buffer, lengthBytes: number): Buffer[] => {
  const units: Buffer[] = [];
  for (let at = 0; at < data.length;) {
    const length = data.readUIntBE(at, lengthBytes);
    at += lengthBytes;
    units.push(START, unitAt(data, at, length));
    at += length;
  }
  return units;
};

/**
 * @param bytes of the file that the tiles are of
 * @returns all of them one after the other, each with how it is decoded (Annex B of ITU-T H.265); null where the file is made
 * otherwise
 */
export const streamOf = (bytes: Buffer, tiles: readonly CodedTile[]): Buffer | null => {
  try {
    const { ofItem } = propertiesOf(bytes);
    const units = tiles.map(({ item, data }) => {
      const [config] = ofItem(item, 'hvcC');
      if (!config) return null;
      const lengthBytes = (config.readUInt8(LENGTH_AT) & 3) + 1;
      return Buffer.concat([...unitsOfConfig(config), ...unitsOfTile(data, lengthBytes)]);
    });
    return units.every((unit) => unit !== null) ? Buffer.concat(units) : null;
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
};
