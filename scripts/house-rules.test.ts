// The rules of the house that a linter cannot express.
import { describe, expect, it } from 'vitest';
import { estimatorFault } from './house-rules/estimator-rooms.ts';
import { circlesIn, importsBetween } from './house-rules/cycles.ts';
import { drawFeatures, importsOfFeatures, pictureInDocument } from './house-rules/features.ts';
import { importFault, partOf } from './house-rules/layers.ts';
import { importsOf, withoutTypeImports } from './house-rules/sources.ts';
import { product } from './house-rules/product.ts';

describe('imports run one way', () => {
  it.each([
    ['server/domain/money.ts', 'server/infra/logger.ts'],
    ['server/infra/queue.ts', 'server/features/jobs/jobs.service.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/features/jobs/jobs.graphql.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/graphql/builder.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/testing/world.ts'],
    ['server/graphql/schema.ts', 'server/app.ts'],
    ['client/lib/format.ts', 'server/env.ts'],
    ['client/components/Page.tsx', 'client/features/start/StartForm.tsx'],
    ['client/features/start/StartForm.tsx', 'client/features/results/Total.tsx'],
    ['client/features/start/StartForm.tsx', 'client/routes/start.tsx'],
  ])('refuses %s ← %s', (from, to) => {
    expect(importFault(from, to)).toBeDefined();
  });

  it.each([
    ['server/features/jobs/jobs.graphql.ts', 'server/graphql/builder.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/features/projects/projects.service.ts'],
    ['client/features/start/StartForm.tsx', 'server/domain/validation.ts'],
    ['client/routes/start.tsx', 'client/features/start/StartForm.tsx'],
  ])('allows %s ← %s', (from, to) => {
    expect(importFault(from, to)).toBeUndefined();
  });

  it('holds in every file', () => {
    const faults = product.flatMap((source) =>
      importsOf(source).flatMap((target) => importFault(source.path, target) ?? []),
    );
    expect(faults).toEqual([]);
  });

  it('leaves no file without a part', () => {
    expect(product.filter(({ path }) => !partOf(path))).toEqual([]);
  });

  it('lets the domain import nothing but itself and zod', () => {
    const domain = product.filter(({ path }) => partOf(path) === 'domain');
    const outside = domain.flatMap((source) =>
      importsOf(source).filter((target) => partOf(target) !== 'domain' && target !== 'zod'),
    );
    expect(outside).toEqual([]);
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
    const senders = product.filter(({ text }) => /\buseMutation\b/.test(text));
    expect(senders.map(({ path }) => path)).toEqual(['client/hooks/use-send.ts']);
  });

  it('keeps test helpers out of the product', () => {
    const borrowed = product.filter((source) =>
      importsOf(source).some((target) => partOf(target) === 'testing'),
    );
    expect(borrowed.map(({ path }) => path)).toEqual([]);
  });
});

describe('the estimator', () => {
  it.each([
    ['server/estimator/takeoff/takeoff.ts', 'server/estimator/pricing/tax.ts'],
    ['server/estimator/parser/text.ts', 'server/estimator/read/request.ts'],
    ['server/features/jobs/jobs.service.ts', 'server/estimator/pricing/tax.ts'],
  ])('refuses %s ← %s', (from, to) => {
    expect(estimatorFault(from, to)).toBeDefined();
  });

  it('has rooms that import one way, and doors', () => {
    const own = product.filter(({ path }) => !path.includes('/testing/'));
    const faults = own.flatMap((source) =>
      importsOf(source).flatMap((target) => estimatorFault(source.path, target) ?? []),
    );
    expect(faults).toEqual([]);
  });
});

describe('circles of imports', () => {
  it('are found at any length, each once', () => {
    const imports = importsBetween([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
      ['c', 'd'],
      ['x', 'y'],
      ['y', 'z'],
      ['z', 'x'],
      ['d', 'd'],
    ]);
    expect(circlesIn(imports)).toEqual(['b → c → b', 'x → y → z → x']);
  });

  it('are not there between files, types included', () => {
    const pairs = product.flatMap((source) =>
      importsOf(source).map((target) => [source.path, target] as const),
    );
    expect(circlesIn(importsBetween(pairs))).toEqual([]);
  });

  it.each(['server' as const, 'client' as const])('are not there between features: %s', (side) => {
    expect(circlesIn(importsOfFeatures(product, side))).toEqual([]);
  });
});

describe('the picture of the features', () => {
  it('leaves out what follows from other arrows', () => {
    const imports = importsBetween([
      ['bids', 'estimates'],
      ['bids', 'accounts'],
      ['estimates', 'accounts'],
    ]);
    expect(drawFeatures(imports)).toBe(
      'flowchart TB\n  bids --> estimates\n  estimates --> accounts\n',
    );
  });

  it('in the documentation shows the imports as they are: node scripts/house-rules/features.ts', () => {
    expect(pictureInDocument()).toBe(drawFeatures(importsOfFeatures(product, 'server')));
  });
});
