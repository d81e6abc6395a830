import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../book/csv.ts';
import type { Grade } from '../book/grades.ts';
import { loadPriceBook } from '../book/price-book.ts';
import { runAssembly } from './run-assembly.ts';
import { geometryOf } from './space.ts';

const book = await loadPriceBook();
const GRADE: Record<string, Grade> = { low: 0, standard: 1, high: 2 };

const rows = parseCsv(
  readFileSync(new URL('../data/golden_assemblies.csv', import.meta.url), 'utf8'),
);

describe('the assemblies against totals of an independent evaluator', () => {
  it('agrees with every golden row to the cent', () => {
    const wrong = rows.flatMap(({ line, cells }) => {
      const assembly = book.assemblies.get(cells['assembly'] ?? '');
      const grade = GRADE[cells['grade'] ?? ''];
      if (!assembly || grade === undefined) return [`line ${line}: unknown assembly or grade`];
      const [length, width] = [Number(cells['length_ft']), Number(cells['width_ft'])];
      const geometry = geometryOf({
        label: 'Golden',
        type: 'bedroom',
        length,
        width,
        area: length * width,
        perimeter: 2 * (length + width),
        height: Number(cells['height_ft']),
        doors: Number(cells['doors']),
        windows: Number(cells['windows']),
        rooms: Math.max(1, Math.round((length * width) / 400)),
        basis: 'STATED',
      });
      const total = runAssembly(assembly, geometry, grade).reduce(
        (sum, { code, quantity }) =>
          sum + quantity * (book.items.get(code)?.costs[grade].price ?? NaN),
        0,
      );
      // The reference adds unrounded lines and rounds once, so half a cent is the whole tolerance.
      const expected = Number(cells['subtotal_us_average_usd']);
      return Math.abs(total - expected) <= 0.005 + 1e-6
        ? []
        : [`line ${line}: ${cells['assembly']} ${cells['grade']}: ${total} instead of ${expected}`];
    });
    expect(rows.length).toBe(1164);
    expect(wrong).toEqual([]);
  });
});
