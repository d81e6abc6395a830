import { describe, expect, it } from 'vitest';
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import { estimateScope } from '../estimate-scope.ts';
import { preview, request } from '../testing/estimate.ts';
import { apply } from './apply.ts';
import { assembly, book, placeOf, scopeOf, workOf } from './testing/scope.ts';

const after = (scope: ScopeOfWork, ...patches: ScopePatch[]): ScopeOfWork => {
  const { scope: next, refused } = apply(scope, patches, book, 'OWNER');
  expect(refused).toEqual([]);
  return next;
};
const facts = (told: Partial<ScopeFacts>): ScopePatch => ({ kind: 'SET_FACTS', facts: told });

const quantities = (scope: ScopeOfWork): Record<string, number> =>
  Object.fromEntries(
    estimateScope(scope, request(''), book).items.map(({ metadata: { code }, quantity }) => [
      code ?? '',
      quantity,
    ]),
  );

const ROOF = preview(request('Roof replacement, 4/12 pitch, house is 1900 sf'));
const TAKEN = preview(request('Replace the roof, 22 squares'));

describe('pitch and stories', () => {
  it('that are corrected charge for steep and high work, and for more roof', () => {
    const low = quantities(ROOF);
    expect(low).not.toHaveProperty('RFG-STEEP10');
    const steep = quantities(after(ROOF, facts({ pitch: 12 })));
    expect(steep['RFG-STEEP10']).toBe(steep['RFG-ARCH']);
    expect(steep['RFG-ARCH'] ?? 0).toBeGreaterThan((low['RFG-ARCH'] ?? 0) * 1.3);
    const high = quantities(after(ROOF, facts({ stories: 2 })));
    expect(high['RFG-HIGH']).toBe(high['RFG-ARCH']);
    expect(high['RFG-ARCH'] ?? 0).toBeLessThan((low['RFG-ARCH'] ?? 0) * 0.6);
  });

  it('that were read and are cleared are the usual ones again', () => {
    const steep = after(ROOF, facts({ pitch: 12, stories: 2 }));
    const cleared = after(steep, facts({ pitch: 4, stories: null }));
    expect(quantities(cleared)).toEqual(quantities(ROOF));
    expect(quantities(after(cleared, facts({ pitch: null })))).not.toHaveProperty('RFG-STEEP7');
  });

  it('leave squares alone that were told', () => {
    const steep = quantities(after(TAKEN, facts({ pitch: 12, stories: 3 })));
    expect(steep).toMatchObject({ 'RFG-STEEP10': 22, 'RFG-HIGH': 22, 'RFG-ARCH': 22 });
  });

  it('leave work alone that its owner set otherwise', () => {
    const [work] = ROOF.work;
    const own = after(ROOF, {
      kind: 'SET_WORK',
      workId: work?.id ?? '',
      params: [{ name: 'pitch', value: 8 }],
    });
    expect(quantities(after(own, facts({ pitch: 12 })))).toHaveProperty('RFG-STEEP7');
  });

  it('of a tower are as many as the price tells apart', () => {
    expect(quantities(after(TAKEN, facts({ stories: 40 })))['RFG-HIGH']).toBe(22);
  });

  it('count for work that is added later', () => {
    const told = after(scopeOf({ places: [placeOf('p1', 'house')] }), facts({ pitch: 10 }));
    const added = after(told, { kind: 'ADD_WORK', placeId: 'p1', assembly: 'roof_replace' });
    expect(quantities(added)).toHaveProperty('RFG-STEEP10');
    const params = [{ name: 'pitch', value: 3 }];
    const flat = after(told, { kind: 'ADD_WORK', placeId: 'p1', assembly: 'roof_replace', params });
    expect(quantities(flat)).not.toHaveProperty('RFG-STEEP10');
  });
});

it('a roof that was worked out from the house follows its corrected size', () => {
  const [house] = ROOF.places;
  const larger = after(ROOF, { kind: 'SET_PLACE', placeId: house?.id ?? '', areaSf: 2_850 });
  const ratio = (quantities(larger)['RFG-ARCH'] ?? 0) / (quantities(ROOF)['RFG-ARCH'] ?? 1);
  expect(ratio).toBeCloseTo(1.5, 1);
});

describe('a roof over told sides', () => {
  const sided = preview(request('House 40x28 ft, replace the roof'));
  const placeId = sided.places[0]?.id ?? '';

  it('follows the house when only its area is known any more, and its new sides', () => {
    expect(quantities(sided)['RFG-ARCH']).toBe(12.6667);
    const larger = after(sided, { kind: 'SET_PLACE', placeId, areaSf: 2_000 });
    expect(quantities(larger)['RFG-ARCH']).toBeGreaterThan(22);
    const again = after(larger, { kind: 'SET_PLACE', placeId, lengthFt: 50, widthFt: 40 });
    // 2,000 SF at 6/12, no overhang told.
    expect(quantities(again)['RFG-ARCH']).toBe(22.6667);
  });

  it('keeps sides that its owner set', () => {
    const own = after(sided, {
      kind: 'SET_WORK',
      workId: sided.work[0]?.id ?? '',
      params: [{ name: 'plan_l', value: 44 }],
    });
    const larger = after(own, { kind: 'SET_PLACE', placeId, areaSf: 2_000 });
    expect(quantities(larger)['RFG-ARCH']).toBe(quantities(own)['RFG-ARCH']);
  });
});

describe('squares that were worked out without a footprint', () => {
  const stored = scopeOf({
    places: [placeOf('p1', 'house', { areaSf: 1_900, basis: 'STATED' })],
    work: [workOf('w2', 'p1', { does: assembly('roof_replace', { sq: 22 }, 'DERIVED') })],
  });
  const squares = (...patches: ScopePatch[]) => quantities(after(stored, ...patches))['RFG-ARCH'];

  it('stand until something changes that they follow from', () => {
    expect(squares(facts({ occupied: true }))).toBe(22);
  });

  it('follow pitch, stories and place, as those of a new roof do', () => {
    const fresh = (told: Partial<ScopeFacts>) => quantities(after(ROOF, facts(told)))['RFG-ARCH'];
    expect(squares(facts({ pitch: 12 }))).toBe(fresh({ pitch: 12 }));
    const higher = { pitch: 4, stories: 2 };
    expect(squares(facts(higher))).toBe(fresh(higher));
    const size: ScopePatch = { kind: 'SET_PLACE', placeId: 'p1', lengthFt: 50, widthFt: 40 };
    expect(squares(size)).toBe(22.6667);
  });
});

it('a place in use has its furniture moved, and not any more when it is empty', () => {
  const shop = scopeOf({
    places: [placeOf('p1', 'office', { areaSf: 900, basis: 'STATED' })],
    work: [workOf('w2', 'p1', { does: assembly('commercial_floor') })],
  });
  const used = after(shop, facts({ occupied: true }));
  expect(quantities(used)['FLR-FURN']).toBe(5);
  expect(quantities(after(used, facts({ occupied: false })))).not.toHaveProperty('FLR-FURN');
});
