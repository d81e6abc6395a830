// Opens a zip archive of office documents: every part is unpacked and compared with what the archive says of it. Readers never
// see the archive itself but one written anew from the checked parts, so that no two readings of it can differ.
import { crc32, inflateRawSync } from 'node:zlib';
import { badInput, DomainError } from '../../../domain/errors.ts';
import { writeZip } from './write-zip.ts';
import type { ZipPart } from './zip-part.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const HEADER_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;
const MAX_COMMENT_BYTES = 65_535;

const MAX_ENTRIES = 2_000;
const MAX_PART_BYTES = 20_000_000;
const MAX_UNPACKED_BYTES = 100_000_000;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x0001;
/** The sizes stand behind the data, not before it. */
const SIZES_FOLLOW = 0x0008;

interface ListedEntry {
  name: string;
  flags: number;
  method: number;
  checksum: number;
  packedBytes: number;
  unpackedBytes: number;
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

const readEntry = (zip: Buffer, at: number): { entry: ListedEntry; next: number } => {
  if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged();
  const nameAt = at + ENTRY_BYTES;
  const nameEnd = nameAt + zip.readUInt16LE(at + 28);
  const entry = {
    name: zip.toString('utf8', nameAt, nameEnd),
    flags: zip.readUInt16LE(at + 8),
    method: zip.readUInt16LE(at + 10),
    checksum: zip.readUInt32LE(at + 16),
    packedBytes: zip.readUInt32LE(at + 20),
    unpackedBytes: zip.readUInt32LE(at + 24),
    headerAt: zip.readUInt32LE(at + 42),
  };
  return { entry, next: nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32) };
};

/** The directory must hold what the end of the archive counts: not less, and nothing behind it. */
const readDirectory = (zip: Buffer): ListedEntry[] => {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw tooMuch();
  if (zip.readUInt16LE(end + 8) !== count) throw damaged();
  const start = zip.readUInt32LE(end + 16);
  const entries: ListedEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(zip, at);
    entries.push(entry);
    at = next;
  }
  if (at - start !== zip.readUInt32LE(end + 12)) throw damaged();
  if (zip.readUInt32LE(at) === ENTRY_SIGNATURE) throw damaged();
  if (new Set(entries.map(({ name }) => name)).size < count) throw damaged();
  return entries;
};

/** Requires that what stands before the data says the same as the directory. @returns where the data begins */
const requireSameHeader = (zip: Buffer, entry: ListedEntry): number => {
  const { headerAt: at, method, name } = entry;
  const flags = entry.flags | zip.readUInt16LE(at + 6);
  const nameAt = at + HEADER_BYTES;
  const nameEnd = nameAt + zip.readUInt16LE(at + 26);
  const isSame =
    zip.readUInt32LE(at) === HEADER_SIGNATURE &&
    zip.readUInt16LE(at + 8) === method &&
    zip.toString('utf8', nameAt, nameEnd) === name;
  const hasSameSizes =
    (flags & SIZES_FOLLOW) !== 0 ||
    (zip.readUInt32LE(at + 18) === entry.packedBytes &&
      zip.readUInt32LE(at + 22) === entry.unpackedBytes);
  if (!isSame || !hasSameSizes || (flags & ENCRYPTED) !== 0) throw damaged();
  return nameEnd + zip.readUInt16LE(at + 28);
};

const unpack = (zip: Buffer, entry: ListedEntry, allowed: number): ZipPart => {
  const { name, method, packedBytes, unpackedBytes, checksum } = entry;
  if (unpackedBytes > Math.min(allowed, MAX_PART_BYTES)) throw tooMuch();
  const start = requireSameHeader(zip, entry);
  if (start + packedBytes > zip.length) throw damaged();
  const packed = zip.subarray(start, start + packedBytes);
  if (method !== STORED && method !== DEFLATED) throw damaged();
  const bytes =
    method === STORED
      ? packed
      : inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) });
  if (bytes.length !== unpackedBytes || crc32(bytes) !== checksum) throw damaged();
  return { name, bytes };
};

const unpackAll = (zip: Buffer): ZipPart[] => {
  let left = MAX_UNPACKED_BYTES;
  return readDirectory(zip).map((entry) => {
    const part = unpack(zip, entry, left);
    left -= part.bytes.length;
    return part;
  });
};

/** @throws DomainError BAD_INPUT when it is damaged, contradicts itself or unpacks to more than 20 MB a part, 100 MB in all */
export const openZip = (zip: Buffer): ZipPart[] => {
  try {
    return unpackAll(zip);
  } catch (error) {
    throw error instanceof DomainError ? error : damaged();
  }
};

export interface CheckedPackage {
  /** Names of all parts. */
  names: string[];
  /** The parts that readers of text need: markup, no pictures, no fonts, no macros. */
  texts: ZipPart[];
  /** An archive of `texts` alone. */
  archive: Buffer;
}

/** Binary workbooks keep their sheets in parts of their own kind. */
const IS_TEXT = /\.(?:xml|rels)$|^xl\/(?!vbaProject)[\w/]+\.bin$/i;

/** @throws DomainError BAD_INPUT as `openZip` */
export const openPackage = (zip: Buffer): CheckedPackage => {
  const parts = openZip(zip);
  const texts = parts.filter(({ name }) => IS_TEXT.test(name));
  return { names: parts.map(({ name }) => name), texts, archive: writeZip(texts) };
};
