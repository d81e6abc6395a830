// Films for the tests of this folder, made by the ffmpeg that the product finds.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findFfmpeg } from '../find-ffmpeg.ts';
import type { Scratch } from './files.ts';

const run = promisify(execFile);

export const ffmpeg = (await findFfmpeg())?.path ?? null;

const QUIETLY = ['-hide_banner', '-loglevel', 'error', '-y'];
const CODE = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -bf 0'.split(' ');

interface FilmOptions {
  /** What is before the input, and after the coding. */
  before?: string;
  after?: string;
  /** Film to go on from, without coding it anew. */
  from?: string;
  type?: 'mp4' | 'mov';
}

/** @param picture a source of ffmpeg's filters, or nothing when it goes on from a film */
export const makeFilm = async (
  scratch: Scratch,
  picture: string,
  { before = '', after = '', from, type = 'mp4' }: FilmOptions = {},
): Promise<string> => {
  if (!ffmpeg) throw new Error('There is no ffmpeg.');
  const path = `${await scratch.save('')}.${type}`;
  const split = (words: string) => words.split(' ').filter(Boolean);
  const input = from ? ['-i', from, '-c', 'copy'] : ['-f', 'lavfi', '-i', picture, ...CODE];
  await run(ffmpeg, [...QUIETLY, ...split(before), ...input, ...split(after), path]);
  return path;
};

/** Has its frames mirrored left and right, by the matrix in its head (version 0, 16.16 fixed point). */
export const mirrorFilm = async (path: string, width: number): Promise<Buffer> => {
  const bytes = await readFile(path);
  const at = bytes.indexOf('tkhd') + 44;
  const matrix = [-0x1_00_00, 0, 0, 0, 0x1_00_00, 0, width * 0x1_00_00, 0, 0x40_00_00_00];
  matrix.forEach((value, index) => bytes.writeInt32BE(value, at + 4 * index));
  return bytes;
};

/** Shows parts of its frames one after the other, as players cut a film: each so many thousandths from a step of its track on. */
export const cutFilm = async (
  path: string,
  parts: readonly (readonly [milliseconds: number, step: number])[],
): Promise<Buffer> => {
  const bytes = await readFile(path);
  const at = bytes.indexOf('elst') - 4;
  const list = Buffer.alloc(16 + 12 * parts.length);
  list.writeUInt32BE(list.length, 0);
  list.write('elst', 4, 'latin1');
  list.writeUInt32BE(parts.length, 12);
  for (const [index, [milliseconds, step]] of parts.entries()) {
    const entry = 16 + 12 * index;
    list.writeUInt32BE(milliseconds, entry);
    list.writeInt32BE(step, entry + 4);
    list.writeInt32BE(0x1_00_00, entry + 8);
  }
  const behind = at + bytes.readUInt32BE(at);
  const growth = list.length - (behind - at);
  for (const box of ['moov', 'trak', 'edts']) {
    const length = bytes.lastIndexOf(box, at) - 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(length) + growth, length);
  }
  const shown = parts.reduce((sum, [milliseconds]) => sum + milliseconds, 0);
  bytes.writeUInt32BE(shown, bytes.indexOf('mvhd') + 20);
  bytes.writeUInt32BE(shown, bytes.indexOf('tkhd') + 24);
  return Buffer.concat([bytes.subarray(0, at), list, bytes.subarray(behind)]);
};
