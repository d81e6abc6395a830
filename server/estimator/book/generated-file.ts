// Keeps values that take long to derive from the project's own data. They are made once, kept in a file of the build, and taken from
// there while their sources stay the same. Contents are compared, so a file that is out of date is never used.
import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

const FOLDER = new URL('../../generated/', import.meta.url);
const ESTIMATOR = new URL('../', import.meta.url);
/** Bytes of a SHA-256. */
const STAMP_LENGTH = 32;

const isSource = (name: string): boolean =>
  /\.(?:csv|json|ts)$/.test(name) && !name.endsWith('.test.ts');

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .toSorted()
        .map((name) => join(path, name))
    : [path];

const withSources = (hash: Hash, sources: readonly string[]): Hash => {
  for (const source of sources)
    for (const file of filesOf(fileURLToPath(new URL(source, ESTIMATOR))))
      hash.update(readFileSync(file));
  return hash;
};

/** Another Node may write values another way. */
const stampOf = (sources: readonly string[]): Buffer =>
  withSources(createHash('sha256').update(process.version), sources).digest();

/**
 * A number that changes with the content of its sources, 0 to 2^31 - 1.
 * @param sources as of a generated file
 */
export const versionOfSources = (sources: readonly string[]): number =>
  withSources(createHash('sha256'), sources).digest().readUInt32BE() >>> 1;

export interface GeneratedFile<T> {
  /** Returns the kept value. It is null where no file fits the sources as they are. */
  read(): T | null;
  /** Writes at once or not at all: servers may start meanwhile. */
  write(value: T): void;
}

/**
 * @param name of the file
 * @param sources folders and files of the estimator that the value follows from: data, and the code that reads them
 * @param folder in place of the build's own
 */
export const generatedFile = <T>(
  name: string,
  sources: readonly string[],
  folder = FOLDER,
): GeneratedFile<T> => {
  const path = fileURLToPath(new URL(name, folder));
  return {
    read() {
      let bytes;
      try {
        bytes = readFileSync(path);
      } catch {
        return null;
      }
      if (!bytes.subarray(0, STAMP_LENGTH).equals(stampOf(sources))) return null;
      return deserialize(bytes.subarray(STAMP_LENGTH)) as T;
    },
    write(value) {
      mkdirSync(folder, { recursive: true });
      const unfinished = `${path}.${process.pid}`;
      writeFileSync(unfinished, Buffer.concat([stampOf(sources), serialize(value)]));
      renameSync(unfinished, path);
    },
  };
};
