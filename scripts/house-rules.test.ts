// The rules of the house that a linter cannot express.
import type { ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { PARTS } from './house-rules/import-rules.ts';
import {
  cruiseImports,
  drawFeatures,
  faultsOf,
  featuresInCircles,
  importsOfFeatures,
  pictureInDocument,
} from './house-rules/imports.ts';
import { importsOf, withoutTypeImports } from './house-rules/sources.ts';
import { product } from './house-rules/product.ts';

let cruised: ICruiseResult;
beforeAll(async () => {
  cruised = await cruiseImports();
}, 120_000);

describe('imports run one way', () => {
  it('as import-rules.ts says', () => {
    expect(cruised.summary.totalCruised).toBeGreaterThan(product.length);
    expect(faultsOf(cruised)).toEqual([]);
  });

  it('leaves no file without a part', () => {
    const isPlaced = (path: string) => PARTS.some(([, pattern]) => new RegExp(pattern).test(path));
    expect(product.filter(({ path }) => !isPlaced(path))).toEqual([]);
  });

  it('keeps the parser of the schemas out of the pages', () => {
    const programs = new Map(
      product.map((source) => [source.path, importsOf(withoutTypeImports(source))]),
    );
    const loaded = new Set([...programs.keys()].filter((path) => path.startsWith('client/')));
    for (const path of loaded) {
      for (const target of programs.get(path) ?? []) if (programs.has(target)) loaded.add(target);
    }
    expect(loaded).toContain('server/domain/limits.ts');
    const parsing = [...loaded].filter((path) => programs.get(path)?.includes('zod'));
    expect(parsing).toEqual([]);
  });

  it('sends every mutation of a page through one hook', () => {
    const senders = product.filter(
      ({ path, text }) => path.startsWith('client/') && /\buseMutation\b|\.mutate[<(]/.test(text),
    );
    // Signing out goes on while the page ends.
    expect(senders.map(({ path }) => path).toSorted()).toEqual([
      'client/apollo/sign-out.ts',
      'client/hooks/use-send.ts',
    ]);
  });
});

describe('circles between features', () => {
  it('are found at any length', () => {
    const imports = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(featuresInCircles(imports)).toEqual(['b', 'c']);
  });

  it.each(['server' as const, 'client' as const])('are not there: %s', (side) => {
    expect(featuresInCircles(importsOfFeatures(cruised, side))).toEqual([]);
  });
});

describe('the picture of the features', () => {
  it('leaves out what follows from other arrows', () => {
    const imports = new Map([
      ['bids', new Set(['estimates', 'accounts'])],
      ['estimates', new Set(['accounts'])],
    ]);
    expect(drawFeatures(imports)).toBe(
      'flowchart TB\n  bids --> estimates\n  estimates --> accounts\n',
    );
  });

  it('in the documentation shows the imports as they are: node scripts/house-rules/imports.ts', () => {
    expect(pictureInDocument()).toBe(drawFeatures(importsOfFeatures(cruised, 'server')));
  });
});
