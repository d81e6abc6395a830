// Keeps docs/security.md true: its figures against the constants, its files and tests against the sources.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const notes = readFileSync('docs/security.md', 'utf8');

/** A figure of these units may stand in the source in any of these multiples. */
const MULTIPLES: Readonly<Record<string, readonly number[]>> = {
  '': [1],
  characters: [1],
  'bytes/s': [1],
  million: [1e6],
  kB: [1_000, 1_024],
  MB: [1, 1e6],
  s: [1, 1_000],
  min: [1, 60, 60_000],
  h: [1],
  days: [1],
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The first number that stands behind the name, products worked out: `LIFETIME_MS = 10 * 60 * 1000`. */
const constantIn = (text: string, name: string): number | undefined => {
  const word = /^\w/.test(name) ? String.raw`\b${name}\b` : escaped(name);
  const digits = String.raw`\d[\d_]*(?:\s*\*\s*[\d_]+)*`;
  const found = new RegExp(String.raw`${word}\s*[:=,][^\d\n]*?(${digits})`).exec(text)?.[1];
  return found
    ?.replaceAll('_', '')
    .split('*')
    .reduce((product, factor) => product * Number(factor), 1);
};

const ROW = /^\|[^|]+\|\s*([\d,]+) ?([^|]*?)\s*\|\s*`([^`]+)` `([^`]+)`\s*\|$/gm;
const limits = [...notes.matchAll(ROW)].map(([, figure = '', unit = '', path = '', name = '']) => ({
  figure,
  unit,
  path,
  name,
}));

describe('the limits', () => {
  it('are read whole', () => {
    const section = notes.slice(notes.indexOf('## Limits'), notes.indexOf('## S1'));
    const rows = section.split('\n').filter((line) => /^\|.*`server\//.test(line));
    expect(limits).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(60);
  });

  it.each(limits)('$path says $name: $figure $unit', ({ figure, unit, path, name }) => {
    const shown = Number(figure.replaceAll(',', ''));
    const multiples = MULTIPLES[unit] ?? [];
    expect(multiples.map((multiple) => shown * multiple)).toContain(
      constantIn(readFileSync(path, 'utf8'), name),
    );
  });
});

describe('the thirty-two points', () => {
  it('stand in their order', () => {
    const rows = [...notes.matchAll(/^- \*\*S(\d+) /gm)].map(([, number]) => Number(number));
    expect(rows).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  });

  it('name files that are there', () => {
    const paths = [...notes.matchAll(/`((?:server|client|e2e|scripts)\/[\w./-]+)`/g)];
    expect(paths.length).toBeGreaterThan(80);
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('name tests that are there', () => {
    const named = [...notes.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)+)/g)];
    const missing = named.flatMap(([, path = '', titles = '']) => {
      const text = readFileSync(path, 'utf8');
      return [...titles.matchAll(/“([^”]+)”/g)].flatMap(([, title = '']) =>
        text.includes(title) ? [] : [`${path}: ${title}`],
      );
    });
    expect(named.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });
});
