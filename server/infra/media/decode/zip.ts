// Reads a zip archive far enough to know what is in it and that unpacking it is harmless. It hands out no content.
import { inflateRawSync } from 'node:zlib';
import { badInput, DomainError } from '../../../domain/errors.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 100_000_000;

const STORED = 0;
const DEFLATED = 8;

interface Entry {
  name: string;
  method: number;
  packedBytes: number;
  headerAt: number;
}

const damaged = () =>
  badInput(
    'This document could not be opened; it is damaged. Save it again and upload the new copy.',
  );

const tooMuch = () =>
  badInput(
    'This document unpacks to far more than a document needs. Save it as PDF and upload that.',
  );

const findEnd = (zip: Buffer): number => {
  const first = Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw damaged();
};

const readEntries = (zip: Buffer): Entry[] => {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw tooMuch();
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged();
    const nameBytes = zip.readUInt16LE(at + 28);
    const extraBytes = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      headerAt: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + extraBytes;
  }
  return entries;
};

/** The sizes written in the archive may lie, so each entry is really unpacked. */
const unpackedBytes = (zip: Buffer, entry: Entry, allowed: number): number => {
  const { headerAt, packedBytes, method } = entry;
  const start = headerAt + 30 + zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28);
  if (start + packedBytes > zip.length) throw damaged();
  const packed = zip.subarray(start, start + packedBytes);
  if (method === STORED) return packedBytes;
  if (method !== DEFLATED) throw damaged();
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, allowed) }).length;
};

const proveHarmless = (zip: Buffer, entries: Entry[]) => {
  let left = MAX_UNPACKED_BYTES;
  for (const entry of entries) {
    left -= unpackedBytes(zip, entry, left);
    if (left <= 0) throw tooMuch();
  }
};

/**
 * @returns the names of all entries
 * @throws DomainError BAD_INPUT when it is damaged or unpacks to more than 100 MB
 */
export const inspectZip = (zip: Buffer): string[] => {
  try {
    const entries = readEntries(zip);
    proveHarmless(zip, entries);
    return entries.map((entry) => entry.name);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch() : damaged();
  }
};
