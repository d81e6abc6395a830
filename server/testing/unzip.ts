// Reads a ZIP file by its directory, as unpackers do.
import { crc32, inflateRawSync } from 'node:zlib';

const DIRECTORY_END = 0x06_06_4b_50;

/** Contents by name. Throws for what is not whole. */
export const unzip = (zip: Buffer): Map<string, Buffer> => {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(DIRECTORY_END);
  const end = zip.lastIndexOf(signature);
  const count = Number(zip.readBigUInt64LE(end + 32));
  let at = Number(zip.readBigUInt64LE(end + 48));
  const files = new Map<string, Buffer>();
  for (let index = 0; index < count; index++) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const wide = at + 46 + nameLength + 4;
    const [size, packed, offset] = [0, 8, 16].map((step) =>
      Number(zip.readBigUInt64LE(wide + step)),
    );
    const start = (offset ?? 0) + 30 + nameLength + zip.readUInt16LE((offset ?? 0) + 28);
    const content = inflateRawSync(zip.subarray(start, start + (packed ?? 0)));
    if (content.length !== size || crc32(content) !== zip.readUInt32LE(at + 16)) {
      throw new Error(`${name} is not what was packed.`);
    }
    files.set(name, content);
    at += 46 + nameLength + zip.readUInt16LE(at + 30);
  }
  return files;
};
