// The rules of the house for how long and how short files are, and for what is described beside them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILE_LINES, linesOf } from './file-lines.ts';
import { product } from './product.ts';
import { readSources } from './sources.ts';
import { thinFilesIn } from './thin-files.ts';

describe('files', () => {
  const tests = readSources('{server,client,scripts}/**/*.test.{ts,tsx}');

  it('hold one thought, of the product and of tests alike', () => {
    const large = [...product, ...tests].filter((source) => linesOf(source) > FILE_LINES);
    expect(tests.length).toBeGreaterThan(100);
    expect(large.map(({ path }) => path)).toEqual([]);
  });
});

describe('thin files', () => {
  const helper = 'export const near = () => 1;\n';
  const reader = (path: string, name: string) => ({
    path,
    text: `import { near } from '${name}';\n`,
  });
  const file = { path: 'scripts/house-rules/product.ts', text: helper };
  // An import is followed to a file that is there.
  const thin = (text: string, tests: readonly string[] = [], more: readonly string[] = []) =>
    thinFilesIn(
      [
        { path: 'scripts/house-rules/product.ts', text },
        reader('scripts/house-rules/reader.ts', './product.ts'),
        ...more.map((path) => reader(path, './product.ts')),
      ],
      new Set(tests),
    );

  it('are those with one reader beside them', () => {
    expect(thin(helper)).toEqual(['scripts/house-rules/product.ts']);
  });

  it.each([
    ['a table of data', 'export const NEAR = { a: 1 };\n', [], []],
    ['tested by itself', helper, ['scripts/house-rules/product.test.ts'], []],
    ['read by two', helper, [], ['scripts/house-rules/other.ts']],
    ['long enough', `${helper}${'\n'.repeat(40)}`, [], []],
  ])('are not those %s', (_what, text, tests, more) => {
    expect(thin(text, tests, more)).toEqual([]);
  });

  it.each([
    ['loaded when it is needed', 'reader.ts', "const near = import('./product.ts');\n"],
    ['imported for their effect alone', 'reader.ts', "import './product.ts';\n"],
    ['the use case of a face', 'reader.graphql.ts', "import { near } from './product.ts';\n"],
  ])('are not those %s', (_what, name, text) => {
    expect(thinFilesIn([file, { path: `scripts/house-rules/${name}`, text }], new Set())).toEqual(
      [],
    );
  });

  it('are none', () => {
    const tests = readSources('{server,client}/**/*.test.{ts,tsx}');
    expect(thinFilesIn(product, new Set(tests.map(({ path }) => path)))).toEqual([]);
  });
});

describe('the environment', () => {
  const names = [
    ...readFileSync('server/env.ts', 'utf8').matchAll(/^\s+([A-Z][A-Z0-9_]+):\s/gm),
  ].map(([, name = '']) => name);

  it.each(['.env.example', 'docs/settings.md'])('is described whole in %s', (file) => {
    expect(names.length).toBeGreaterThan(10);
    const text = readFileSync(file, 'utf8');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});
