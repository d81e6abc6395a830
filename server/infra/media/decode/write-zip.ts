// Writes a zip archive as plainly as the format allows: everything stored, nothing left to interpretation.
import { crc32 } from 'node:zlib';
import type { ZipPart } from './zip-part.ts';

/** 2.0: the version that reads everything used here. */
const VERSION = 20;
const NAMES_ARE_UTF8 = 0x0800;

/** What header and directory entry have in common, from the version to the length of the extra field (26 bytes). */
const describe = (name: Buffer, bytes: Buffer): Buffer => {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(NAMES_ARE_UTF8, 2);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
};

const directoryEntry = (name: Buffer, facts: Buffer, headerAt: number): Buffer => {
  const start = Buffer.from([0x50, 0x4b, 0x01, 0x02, VERSION, 0]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(headerAt, 10);
  return Buffer.concat([start, facts, rest, name]);
};

const directoryEnd = (count: number, bytes: number, startsAt: number): Buffer => {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(startsAt, 16);
  return end;
};

export const writeZip = (parts: readonly ZipPart[]): Buffer => {
  const content: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const facts = describe(name, part.bytes);
    entries.push(directoryEntry(name, facts, at));
    const written = [Buffer.from('PK\x03\x04', 'latin1'), facts, name, part.bytes];
    content.push(...written);
    at += written.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(entries);
  return Buffer.concat([...content, directory, directoryEnd(entries.length, directory.length, at)]);
};
