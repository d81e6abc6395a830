import { describe, expect, it } from 'vitest';
import { book, estimate, request } from '../testing/estimate.ts';
import { NO_FACTS } from '../../domain/scope/scope-facts.ts';
import { pricingContext } from '../calculate/make-context.ts';
import { priceLine } from '../calculate/price-line.ts';
import { NO_ORIGIN } from '../calculate/origin.ts';
import { warningsOf } from './warnings.ts';

const context = pricingContext(request(''), book, NO_FACTS, []);

const warned = (...codes: string[]): string => {
  const lines = codes.map((code) => {
    const item = book.items.get(code);
    if (!item) throw new Error(`no ${code}`);
    return priceLine(
      {
        item,
        from: NO_ORIGIN,
        quantity: 10,
        priceShare: 1,
        basis: 'STATED',
        formula: '10',
        room: null,
        work: 'Test',
        makeReady: false,
      },
      context,
    );
  });
  return warningsOf(lines, NO_FACTS, 1_000).join(' ');
};

describe('missing scope', () => {
  it.each([
    ['a floor removed without a new one', ['DEM-CARPET', 'HAU-PICKUP'], /no new floor/, 'FLR-LVP'],
    ['cabinets removed without new ones', ['DEM-CABBASE', 'HAU-PICKUP'], /Cabinets/, 'CAB-BASE'],
    ['drywall removed without new boards', ['DEM-DRYWALL', 'HAU-PICKUP'], /Drywall/, 'DRW-WALL'],
    ['a toilet removed without another', ['DEM-TOILET', 'HAU-PICKUP'], /toilet/, 'PLB-TOILET'],
    ['tile without backer', ['TIL-FLOOR'], /backer/, 'TIL-CBU'],
    ['demolition without haul-off', ['DEM-WALLNB'], /haul-off/, 'HAU-PICKUP'],
    ['a panel without permit', ['ELE-PANEL200'], /permit/, 'PRM-ELEC'],
    ['a beam without engineer', ['FRM-BEAM', 'PRM-BLDG'], /engineer/, 'GCN-ENGR'],
  ])('warns of %s, until it is there', (_, codes, warning, cure) => {
    expect(warned(...codes)).toMatch(warning);
    expect(warned(...codes, cure)).not.toMatch(warning);
  });

  it('does not ask for a second haul-off where the removal holds it', () => {
    expect(warned('DEM-FENCE')).not.toMatch(/haul-off/);
  });

  it('says when most of the value is assumed', async () => {
    const { document } = await estimate('I need a new roof');
    expect(document.warnings.join(' ')).toMatch(/\d+% of the value rests on assumed/);
    const stated = await estimate('Kitchen remodel 12x14, 8 ft ceiling');
    expect(stated.document.warnings.join(' ')).not.toContain('rests on assumed');
  });
});

describe('the assumptions', () => {
  it('list at most five costliest lines, dearest first, each with its share of the total', async () => {
    const { document } = await estimate('Create an estimate for the Kitchen');
    const figures = document.assumptions.flatMap((line) => {
      const found = /assumed, \$([\d,]+) of the total/.exec(line);
      return found?.[1] ? [Number(found[1].replaceAll(',', ''))] : [];
    });
    expect(figures.length).toBe(5);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    const assumed = document.items
      .filter(({ metadata }) => metadata.basis === 'DEFAULT')
      .map(({ quantity, unitPrice, tax }) => quantity * unitPrice + tax);
    expect(figures[0]).toBeCloseTo(Math.max(...assumed), -1);
  });

  it('say no room size for work that needs none', async () => {
    const { document } = await estimate('Hail damage: replace 30 sq roof', {
      agentKind: 'INSURANCE',
    });
    expect(document.assumptions.filter((said) => said.startsWith('Roof:'))).toEqual([]);
  });

  it('read the assumed tax as a plain figure', async () => {
    const { document } = await estimate('Replace toilet');
    expect(document.assumptions.join(' ')).toContain('Sales tax of 7% on materials assumed');
  });
});

describe('what was read from uploads', () => {
  it('is said once for many files of a kind', async () => {
    const photo = {
      fileId: '1',
      kind: 'PHOTO' as const,
      name: 'a.jpg',
      text: '',
      rooms: [],
      lines: [],
      paper: null,
      use: 'PRICE' as const,
      note: 'Photos were not interpreted.',
    };
    const { document } = await estimate('Replace toilet', { uploads: [photo, photo, photo] });
    expect(document.warnings.filter((text) => text === 'Photos were not interpreted.').length).toBe(
      1,
    );
  });
});
