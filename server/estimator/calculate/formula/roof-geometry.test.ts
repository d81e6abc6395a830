import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureRoof } from './roof-geometry.ts';

const box = (length: number, width: number, pitch: number, more = {}) => ({
  length,
  width,
  wingOut: 0,
  wingWide: 0,
  isFlush: true,
  eave: 0,
  rake: 0,
  pitch,
  pitch2: 0,
  lower: 0,
  ...more,
});
const ELL = { wingOut: 16, wingWide: 20, eave: 1.5, rake: 1.5 };
const slope = (pitch: number) => Math.hypot(1, pitch / 12);

// Worked out by hand: of a hip or valley of equal 6/12 slopes a run of 1 ft along each eave is 1.5 ft long.
describe('a roof over its footprint', () => {
  it.each([
    ['hip', box(40, 30, 6, { eave: 1 }), { surface: 1502.64, eaves: 148, ridges: 10, hips: 96 }],
    ['hip', box(40, 40, 6, { eave: 1 }), { surface: 1972.21, ridges: 0, hips: 126 }],
    ['hip', box(100, 20, 6, { eave: 1 }), { surface: 2508.87, ridges: 80, hips: 66 }],
    [
      'hip',
      box(40, 30, 6, ELL),
      { surface: 1997.93, eaves: 184, hips: 116.25, valleys: 17.25, ridges: 26 },
    ],
    // A T has a valley on both sides of its wing: hips of 4 × 16.5 and 2 × 11.5, valleys of 2 × 11.5.
    [
      'hip',
      box(40, 30, 6, { ...ELL, isFlush: false }),
      { surface: 1997.93, hips: 133.5, valleys: 34.5, ridges: 26 },
    ],
    ['hip', box(40, 28, 6, { pitch2: 12 }), { surface: 1310.25, ridges: 26, hips: 68.59 }],
    ['gable', box(40, 30, 6, { ...ELL, rake: 1 }), { surface: 1948.17, valleys: 34.5 }],
    [
      'gable',
      box(40, 30, 6),
      { surface: 1200 * slope(6), eaves: 80, rakes: 60 * slope(6), ridges: 40, hips: 0 },
    ],
    [
      'gable',
      box(40, 28, 6, { wingOut: 12, wingWide: 16, pitch2: 10, isFlush: false }),
      { surface: 1521.72, valleys: 33.84 },
    ],
    ['gambrel', box(40, 30, 8, { pitch2: 24 }), { surface: 1855.91, eaves: 80, ridges: 40 }],
    [
      'gambrel',
      box(40, 30, 8, { pitch2: 24, lower: 3 }),
      { surface: 80 * (3 * slope(24) + 12 * slope(8)) },
    ],
    [
      'mansard',
      box(36, 28, 3, { pitch2: 24, lower: 3 }),
      { surface: 1458.46, eaves: 128, ridges: 8 },
    ],
    // A wing of 16 by 12 ft lies over its ground as the main part does: 192 SF of 1,200, of 1,008 and of 240.
    [
      'gambrel',
      box(40, 30, 8, { pitch2: 24, wingOut: 12, wingWide: 16 }),
      { surface: 1855.91 * 1.16, eaves: 88, ridges: 60 },
    ],
    [
      'mansard',
      box(36, 28, 3, { pitch2: 24, lower: 3, wingOut: 12, wingWide: 16 }),
      { surface: 1458.46 * (1 + 192 / 1008), eaves: 152 },
    ],
    [
      'shed',
      box(20, 12, 3, { wingOut: 12, wingWide: 16 }),
      { surface: (240 + 192) * slope(3), eaves: 20, rakes: 48 * slope(3) },
    ],
    [
      'shed',
      box(20, 12, 3),
      { surface: 240 * slope(3), eaves: 20, rakes: 24 * slope(3), ridges: 20 },
    ],
  ] as const)('%s %#', (shape, plan, expected) => {
    const found = measureRoof(shape, plan);
    for (const [name, value] of Object.entries(expected))
      expect(found[name as keyof typeof found]).toBeCloseTo(value, 2);
  });

  it('refuses a shape that it has no rule for', () => {
    expect(() => measureRoof('dome', box(40, 30, 6))).toThrow('"dome"');
  });
});

const side = fc.integer({ min: 8, max: 120 });

describe('any hip roof', () => {
  it('over a box is as the closed form says', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 18 }), (one, other, pitch) => {
        const [long, short] = [Math.max(one, other), Math.min(one, other)];
        const found = measureRoof('hip', box(one, other, pitch));
        expect(found.surface).toBeCloseTo(one * other * slope(pitch), 6);
        expect(found.ridges).toBeCloseTo(long - short, 6);
        expect(found.hips).toBeCloseTo(2 * short * Math.hypot(1, 1, pitch / 12), 6);
        expect(found.valleys).toBe(0);
      }),
    );
  });

  it('with a wing covers both parts, and more overhang never orders less', () => {
    fc.assert(
      fc.property(side, side, side, side, fc.boolean(), (length, width, out, wide, isFlush) => {
        fc.pre(wide < length);
        const wing = { wingOut: out, wingWide: wide, isFlush };
        const near = measureRoof('hip', box(length, width, 6, wing));
        const far = measureRoof('hip', box(length, width, 6, { ...wing, eave: 1 }));
        expect(near.surface).toBeCloseTo((length * width + out * wide) * slope(6), 6);
        expect(near.eaves).toBeCloseTo(2 * (length + width + out), 6);
        expect(near.valleys).toBeGreaterThan(0);
        expect(far.surface).toBeGreaterThan(near.surface);
        expect(far.eaves).toBeCloseTo(near.eaves + 8, 6);
      }),
    );
  });
});
