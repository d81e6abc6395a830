// How small files are, and those of a room: counted for each, as many small files of one would hide the long ones of another.
import type { Source } from './sources.ts';

/** Of a file of the product. */
export const FILE_LINES = 200;
/** Of the files of a room. */
export const MEDIAN_LINES = 60;
/** Of a file of tests. */
export const TEST_LINES = 300;

const ROOMS_OF_ROOMS = new Set(['features', 'estimator', 'infra']);

/** The folder right below `server` or `client`, or one deeper where that holds rooms itself. */
export function roomOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, ROOMS_OF_ROOMS.has(folders[1] ?? '') ? 3 : 2).join('/');
}

export const linesOf = ({ text }: Source): number => text.split('\n').length - 1;

export const medianOf = (sources: readonly Source[]): number => {
  const ascending = sources.map(linesOf).toSorted((one, other) => one - other);
  return ascending[Math.floor(ascending.length / 2)] ?? 0;
};
