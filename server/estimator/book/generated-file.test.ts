import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { generatedFile, versionOfSources } from './generated-file.ts';
import { readPriceBook } from './read-price-book.ts';

const folder = mkdtempSync(join(tmpdir(), 'generated-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
const own = pathToFileURL(`${folder}/`);

it('holds the price book as it was read, to the last value', () => {
  const file = generatedFile('book.bin', ['data/', 'book/'], own);
  const book = readPriceBook();
  file.write(book);
  expect(file.read()).toStrictEqual(book);
});

it('is not used once a source has changed, nor where there is none', () => {
  const source = join(folder, 'words.json');
  writeFileSync(source, '["old"]');
  const file = generatedFile('words.bin', [pathToFileURL(source).href], own);
  expect(file.read()).toBeNull();
  file.write('made of the old words');
  expect(file.read()).toBe('made of the old words');
  writeFileSync(source, '["new"]');
  expect(file.read()).toBeNull();
});

it('is not used when another Node wrote it', () => {
  const file = generatedFile('other.bin', [], own);
  file.write(1);
  const path = join(folder, 'other.bin');
  const bytes = readFileSync(path);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  expect(file.read()).toBeNull();
});

it('gives its sources a number that changes with what they say, and fits a column', () => {
  const source = join(folder, 'reader.ts');
  const url = pathToFileURL(source).href;
  const numbers = ['one', 'two', 'one'].map((content) => {
    writeFileSync(source, content);
    return versionOfSources([url]);
  });
  expect(numbers[0]).toBe(numbers[2]);
  expect(numbers[0]).not.toBe(numbers[1]);
  expect(numbers.every((one) => Number.isInteger(one) && one >= 0 && one < 2 ** 31)).toBe(true);
  expect(versionOfSources(['read/'])).not.toBe(versionOfSources(['read/tables/']));
});
