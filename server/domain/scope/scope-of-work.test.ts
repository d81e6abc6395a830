import { describe, expect, it } from 'vitest';
import { emptyScope, scopeOfWorkSchema } from './scope-of-work.ts';
import { scopePatchSchema } from './scope-patch.ts';

describe('a scope of work', () => {
  it('is the same after a way through JSON', () => {
    const scope = emptyScope('RULES');
    expect(scopeOfWorkSchema.parse(JSON.parse(JSON.stringify(scope)))).toEqual(scope);
  });

  it('refuses a place without a type', () => {
    const places = [{ id: 'p1', label: 'Kitchen' }];
    expect(scopeOfWorkSchema.safeParse({ ...emptyScope('RULES'), places }).success).toBe(false);
  });
});

describe('a patch', () => {
  it('may name a place that an earlier one adds', () => {
    const patch = { kind: 'ADD_WORK', placeId: 'porch', code: 'PNT-WALL', quantity: 120 };
    expect(scopePatchSchema.parse(patch)).toEqual(patch);
  });

  it.each([
    { kind: 'SET_PLACE', placeId: 'p1', areaSf: -1 },
    { kind: 'SET_WORK', workId: 'p1' },
    { kind: 'ADD_WORK', placeId: null, code: 'no code' },
    { kind: 'PAINT' },
  ])('refuses %j', (patch) => {
    expect(scopePatchSchema.safeParse(patch).success).toBe(false);
  });
});
