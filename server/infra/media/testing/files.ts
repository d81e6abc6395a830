// Uploads for the tests of this folder: the committed fixtures, and hostile files made on the spot.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { CFB } from '@e965/xlsx';

export const fixturePath = (name: string) =>
  fileURLToPath(new URL(`../../../testing/fixtures/${name}`, import.meta.url));
export const fixture = (name: string) => readFileSync(fixturePath(name));

export interface Scratch {
  /** Writes a file and gives its path. */
  save(bytes: Buffer | string): Promise<string>;
  /** A file that is never read to its end: a pipe into which nobody writes. */
  saveEndless(): string;
  remove(): Promise<void>;
}

export const makeScratch = async (): Promise<Scratch> => {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-media-'));
  let count = 0;
  const nextPath = () => join(directory, String((count += 1)));
  return {
    async save(bytes) {
      const path = nextPath();
      await writeFile(path, bytes);
      return path;
    },
    saveEndless() {
      const path = nextPath();
      execFileSync('mkfifo', [path]);
      return path;
    },
    remove: () => rm(directory, { recursive: true }),
  };
};

type Entries = Record<string, Buffer | string>;

const container = (entries: Entries, fileType: 'zip' | 'cfb'): Buffer => {
  const made = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(entries)) {
    CFB.utils.cfb_add(made, `/${name}`, Buffer.from(content));
  }
  return Buffer.from(CFB.write(made, { type: 'buffer', fileType, compression: true }));
};

export const makeZip = (entries: Entries) => container(entries, 'zip');
export const makeCompoundFile = (entries: Entries) => container(entries, 'cfb');

/** A PNG that claims any size and holds next to nothing. */
export const makePngClaiming = (width: number, height: number): Buffer => {
  const png = Buffer.from(fixture('photo.png'));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

/** Writes a PDF from its objects; the first is the catalog. */
export const writePdf = (objects: readonly string[]): Buffer => {
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj${body}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF`,
  );
};

const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>';

/** A valid PDF of empty pages. */
export const makePdf = (pages: number, pageSize = '612 792'): Buffer => {
  const first = 3;
  const kids = Array.from({ length: pages }, (_, index) => `${first + index} 0 R`).join(' ');
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageSize}]>>`;
  return writePdf([
    CATALOGUE,
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    ...Array.from({ length: pages }, () => page),
  ]);
};

/** One page of letter size for each text of drawing operators; `/F1` is Helvetica. */
export const makePdfOf = (
  contents: readonly string[],
  { rotate = 0, userUnit = 1 } = {},
): Buffer => {
  const first = 4;
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  return writePdf([
    CATALOGUE,
    `<</Type/Pages/Count ${contents.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Rotate ${rotate}/UserUnit ${userUnit}/Resources<</Font<</F1 3 0 R>>>>/Contents ${first + 2 * index + 1} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream\n`,
    ]),
  ]);
};

/** Text that is readable and of no format. */
export const noise = (length: number) => Buffer.alloc(length, 'plumbline');

/** The beginning of a fixture. */
export const cut = (name: string, share: number) => {
  const whole = fixture(name);
  return whole.subarray(0, Math.floor(whole.length * share));
};

/** A fixture changed where `find` stands. */
export const patched = (
  name: string,
  find: string,
  offset: number,
  change: (at: number, bytes: Buffer) => void,
) => {
  const bytes = Buffer.from(fixture(name));
  change(bytes.indexOf(Buffer.from(find, 'latin1')) + offset, bytes);
  return bytes;
};

export const wordDocument = {
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': '<w:document/>',
};
