// The rules of the house for the sizes of files, and for what is described beside them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILE_LINES, linesOf, MEDIAN_LINES, medianOf, roomOf, TEST_LINES } from './rooms.ts';
import { product } from './product.ts';
import { readSources } from './sources.ts';

describe('file sizes', () => {
  const rooms = [...Map.groupBy(product, ({ path }) => roomOf(path))].map(([room, sources]) => ({
    room,
    median: medianOf(sources),
  }));

  it.each([
    ['server/domain/money.ts', 'server/domain'],
    ['server/main.ts', 'server'],
    ['server/infra/db/database.ts', 'server/infra/db'],
    ['server/features/exports/sheets/cells.ts', 'server/features/exports'],
    ['client/components/Page.tsx', 'client/components'],
  ])('%s stands in the room %s', (path, room) => {
    expect(roomOf(path)).toBe(room);
  });

  it('stay small', () => {
    const large = product.filter((source) => linesOf(source) > FILE_LINES);
    expect(large.map(({ path }) => path)).toEqual([]);
  });

  it('are mostly small in each room', () => {
    const long = rooms.filter(({ median }) => median > MEDIAN_LINES);
    expect(rooms.length).toBeGreaterThan(50);
    expect(long.map(({ room, median }) => `${room}: ${median} lines`)).toEqual([]);
  });

  it('let no file of tests grow long', () => {
    const tests = readSources('{server,client,scripts}/**/*.test.{ts,tsx}');
    const long = tests.filter((source) => linesOf(source) > TEST_LINES);
    expect(tests.length).toBeGreaterThan(100);
    expect(long.map(({ path }) => path)).toEqual([]);
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
