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
