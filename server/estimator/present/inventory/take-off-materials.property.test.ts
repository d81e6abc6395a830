import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TakenMaterial, takenMaterialSchema } from '../../../domain/estimate/inventory.ts';
import { book, estimate } from '../../testing/estimate.ts';
import { takeOffMaterials } from './take-off-materials.ts';
import { terms, line } from '../../testing/material-list.ts';

const rooms = fc.constantFrom('bathroom', 'kitchen', 'bedroom', 'basement');

const side = fc.integer({ min: 4, max: 60 });

/** What is bought of a material, other sizes of it included. */
const boughtIn = (list: readonly TakenMaterial[], name: string): number => {
  const other = book.otherPacks.get(name);
  const quantityOf = (wanted?: string) => list.find((one) => one.name === wanted)?.quantity ?? 0;
  return quantityOf(name) + (other?.holds ?? 0) * quantityOf(other?.name);
};

describe('estimates of any size', () => {
  it('give whole packs that cover what is needed, never negative, never NaN', async () => {
    await fc.assert(
      fc.asyncProperty(rooms, side, side, async (room, a, b) => {
        const { document } = await estimate(`remodel the ${room}, ${a} x ${b} ft`);
        for (const material of takeOffMaterials(document.items, terms)) {
          expect(takenMaterialSchema.safeParse(material).error).toBeUndefined();
          expect(material.quantity).toBeGreaterThan(0);
          const packs = material.quantity / (material.packSize ?? material.quantity);
          expect(packs).toBeCloseTo(Math.round(packs), 6);
          expect(material.lineIds.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never need fewer packs for more of the same work', () => {
    const codes = [...book.recipes.keys()];
    // Two of them stay below what a list can hold, also of goods of which a unit of work takes 150.
    const amount = fc.double({ min: 0.1, max: 3e4, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...codes), amount, amount, (code, quantity, more) => {
        const small = takeOffMaterials([line({ code, quantity })], terms);
        const large = takeOffMaterials([line({ code, quantity: quantity + more })], terms);
        for (const { material, perUnit } of book.recipes.get(code) ?? []) {
          // What is not sold in packs is measured, and more by a hair may round to the same.
          expect(boughtIn(large, material)).toBeGreaterThanOrEqual(
            boughtIn(small, material) - 1e-6,
          );
          expect(boughtIn(small, material)).toBeGreaterThanOrEqual(perUnit * quantity - 1e-3);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('say so where a list cannot hold as many', () => {
    const pipe = takeOffMaterials([line({ code: 'LND-IRRIG', quantity: 1e5 })], terms);
    const cut = pipe.filter(({ quantity }) => quantity === 1e7);
    expect(cut.map(({ note }) => note)).toEqual([
      expect.stringMatching(/; 15,\d{3},\d{3} ft needed\. The list holds 10,000,000 at most\./),
    ]);
  });
});
