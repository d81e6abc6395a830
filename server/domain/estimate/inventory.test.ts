import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMaterialEdits, materialInputsSchema } from './edit-inventory.ts';
import {
  EMPTY_INVENTORY,
  type InventoryDocument,
  inventoryDocumentSchema,
  isEdited,
  type Material,
  type TakenMaterial,
} from './inventory.ts';
import { inventoryTotal } from './material-figures.ts';
import { mergeLine, mergeMaterialTakeoff } from './merge-inventory.ts';
import { MATERIAL_LIMITS } from '../limits.ts';

const taken = (name: string, changes: Partial<TakenMaterial> = {}): TakenMaterial => {
  const material = {
    name,
    quantity: 10,
    unit: 'EA',
    unitCost: 2,
    category: 'Drywall',
    packSize: 1,
    note: 'From 1 line.',
    lineIds: ['1'],
    cutPlan: null,
    ...changes,
  };
  const key = `${material.name.toLowerCase()}|${material.unit}|${material.unitCost.toFixed(2)}`;
  return { key, ...material };
};

const inputsOf = ({ materials }: InventoryDocument) =>
  materials.map(({ id, name, quantity, unit, unitCost, category }) => ({
    id,
    name,
    quantity,
    unit,
    unitCost,
    category,
  }));

const named = ({ materials }: InventoryDocument, name: string): Material => {
  const found = materials.find((material) => material.name === name);
  if (!found) throw new Error(`${name} is not there`);
  return found;
};

/** The owner changes the first material, and saves. */
const editFirst = (document: InventoryDocument, change: Partial<Material>): InventoryDocument => {
  const [first, ...rest] = inputsOf(document);
  if (!first) throw new Error('nothing to edit');
  return applyMaterialEdits(document, [{ ...first, ...change }, ...rest]);
};

const fresh = () => mergeMaterialTakeoff(EMPTY_INVENTORY, [taken('Board'), taken('Screws')]);

describe('a new takeoff', () => {
  it('gives numbered materials that nobody has edited', () => {
    const { materials } = fresh();
    expect(materials.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Board'],
      ['2', 'Screws'],
    ]);
    expect(materials.some(isEdited)).toBe(false);
  });

  it('follows the estimate where nothing was edited, and keeps ids', () => {
    const next = mergeMaterialTakeoff(fresh(), [taken('Screws', { quantity: 3 }), taken('Tape')]);
    expect(next.materials.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
      ['2', 'Screws', 3],
      ['3', 'Tape', 10],
    ]);
  });

  it('keeps the owner’s cost and still follows the quantity, and says so', () => {
    const edited = editFirst(fresh(), { unitCost: 1.5 });
    const next = mergeMaterialTakeoff(edited, [taken('Board', { quantity: 14 })]);
    expect(next.materials).toMatchObject([
      { name: 'Board', quantity: 14, unitCost: 1.5, editedFields: ['unitCost'] },
    ]);
    expect(named(next, 'Board').note).toContain('price book: $2.00');
  });

  it('keeps the owner’s quantity and says what was taken off', () => {
    const next = mergeMaterialTakeoff(editFirst(fresh(), { quantity: 20 }), [taken('Board')]);
    expect(named(next, 'Board')).toMatchObject({ quantity: 20 });
    expect(named(next, 'Board').note).toContain('takeoff: 10 EA');
  });

  it('keeps what was edited when no line needs it any more', () => {
    const next = mergeMaterialTakeoff(editFirst(fresh(), { name: 'My board' }), []);
    expect(next.materials).toMatchObject([{ name: 'My board', lineIds: [] }]);
    expect(named(next, 'My board').note).toContain('no line of the estimate needs it');
  });

  it('keeps what was added, and does not bring back what was removed', () => {
    const [board] = inputsOf(fresh());
    if (!board) throw new Error('no board');
    const saved = applyMaterialEdits(fresh(), [
      board,
      { name: 'Ladder', quantity: 1, unit: 'EA', unitCost: 80 },
    ]);
    const next = mergeMaterialTakeoff(saved, [taken('Board'), taken('Screws')]);
    expect(next.materials.map(({ name }) => name)).toEqual(['Board', 'Ladder']);
  });

  it('knows edits and removals again when a cost moved with the finish level', () => {
    const edited = editFirst(fresh(), { quantity: 20 });
    const withoutScrews = applyMaterialEdits(edited, inputsOf(edited).slice(0, 1));
    const next = mergeMaterialTakeoff(withoutScrews, [
      taken('Board', { unitCost: 9 }),
      taken('Screws', { unitCost: 7 }),
    ]);
    expect(next.materials).toMatchObject([{ id: '1', quantity: 20, unitCost: 9 }]);
  });

  it('does not guess between two of the same name', () => {
    const two = [taken('Nails', { unitCost: 4 }), taken('Nails', { unitCost: 5 })];
    const edited = editFirst(mergeMaterialTakeoff(EMPTY_INVENTORY, two), { quantity: 99 });
    const next = mergeMaterialTakeoff(edited, [
      taken('Nails', { unitCost: 6 }),
      taken('Nails', { unitCost: 7 }),
    ]);
    expect(next.materials.map(({ quantity, unitCost }) => [quantity, unitCost])).toEqual([
      [10, 6],
      [10, 7],
      [99, 4],
    ]);
  });

  it('folds what is over the limit into one sum, so that the total stays whole', () => {
    const many = Array.from({ length: MATERIAL_LIMITS.materials + 50 }, (_, index) =>
      taken(`Material ${index}`, { unitCost: index / 100 }),
    );
    const next = mergeMaterialTakeoff(EMPTY_INVENTORY, many);
    expect(next.materials).toHaveLength(MATERIAL_LIMITS.materials);
    expect(inventoryTotal(next.materials)).toBe(inventoryTotal(many));
    expect(inventoryDocumentSchema.safeParse(next).success).toBe(true);
  });

  it('is the same when it comes twice', () => {
    const any = fc.array(
      fc.record({ name: fc.constantFrom('A', 'B', 'C'), unitCost: fc.constantFrom(1, 2, 3) }),
    );
    fc.assert(
      fc.property(any, any, fc.nat({ max: 50 }), (before, after, quantity) => {
        const takeoff = (all: typeof before) => [
          ...new Map(
            all.map(({ name, unitCost }) => taken(name, { unitCost })).map((m) => [m.key, m]),
          ).values(),
        ];
        const first = mergeMaterialTakeoff(EMPTY_INVENTORY, takeoff(before));
        const edited = first.materials.length > 0 ? editFirst(first, { quantity }) : first;
        const once = mergeMaterialTakeoff(edited, takeoff(after));
        expect(mergeMaterialTakeoff(once, takeoff(after))).toEqual(once);
        expect(new Set(once.materials.map(({ id }) => id)).size).toBe(once.materials.length);
      }),
    );
  });
});

describe('a saved list', () => {
  it('says field by field what the owner changed, and forgets nothing of the rest', () => {
    const edited = editFirst(fresh(), { quantity: 4, unit: 'BOX' });
    expect(named(edited, 'Board')).toMatchObject({
      editedFields: ['quantity', 'unit'],
      lineIds: ['1'],
      category: 'Drywall',
    });
    expect(applyMaterialEdits(edited, inputsOf(edited))).toEqual(edited);
  });

  it('is understood without ids, by name and unit', () => {
    const edited = applyMaterialEdits(fresh(), [
      { name: 'screws', quantity: 10, unit: 'ea', unitCost: 3 },
      { name: 'Board', quantity: 10, unit: 'EA', unitCost: 2 },
    ]);
    expect(edited.materials.map(({ id }) => id)).toEqual(['2', '1']);
    expect(edited.materials[1]).toMatchObject({ editedFields: [], lineIds: ['1'] });
  });

  it.each([
    [{ quantity: -1 }, 'The quantity cannot be less than 0.'],
    [{ unitCost: -0.01 }, 'The unit cost cannot be less than 0.'],
    [{ quantity: 1e8 }, 'The quantity can be at most 10,000,000.'],
    [{ name: 'x'.repeat(301) }, 'Please keep this to at most 300 characters.'],
    [{ quantity: 1e7, unitCost: 1e9 }, 'The total is more than an inventory can hold.'],
  ])('is refused with %j', (change, message) => {
    const input = { name: 'Board', quantity: 1, unit: 'EA', unitCost: 1, ...change };
    const parsed = materialInputsSchema.safeParse([input]);
    expect(parsed.error?.issues[0]?.message).toContain(message);
  });
});

describe('one line more', () => {
  /** Each line needs a tenth of a pail. */
  const pails = (lineIds: readonly string[]): TakenMaterial[] =>
    lineIds.length === 0
      ? []
      : [taken('Pail', { quantity: Math.ceil(lineIds.length / 10), lineIds: [...lineIds] })];

  it('is added up with the others before packs are counted', () => {
    let document = EMPTY_INVENTORY;
    for (let line = 1; line <= 10; line++) document = mergeLine(document, String(line), pails);
    expect(named(document, 'Pail')).toMatchObject({ quantity: 1 });
    expect(named(mergeLine(document, '11', pails), 'Pail')).toMatchObject({ quantity: 2 });
  });

  it('counts once when it is sent twice', () => {
    const once = mergeLine(EMPTY_INVENTORY, '1', pails);
    expect(mergeLine(once, '1', pails)).toEqual(once);
  });

  it('raises an owner’s own quantity by what it brings', () => {
    const lines = (lineIds: readonly string[]) =>
      lineIds.length === 0
        ? []
        : [taken('Board', { quantity: 5 * lineIds.length, lineIds: [...lineIds] })];
    const edited = editFirst(mergeLine(EMPTY_INVENTORY, '1', lines), { quantity: 20 });
    const more = mergeLine(edited, '2', lines);
    expect(named(more, 'Board')).toMatchObject({ quantity: 25, lineIds: ['1', '2'] });
    expect(named(mergeLine(more, '2', lines), 'Board')).toMatchObject({ quantity: 25 });
  });

  it('brings back what was removed, since its owner asks for it', () => {
    const removed = applyMaterialEdits(mergeLine(EMPTY_INVENTORY, '1', pails), []);
    expect(mergeMaterialTakeoff(removed, pails(['1'])).materials).toEqual([]);
    expect(mergeLine(removed, '1', pails).materials).toHaveLength(1);
  });

  it('leaves what it was for before when it has become something else', () => {
    const paint = (lineIds: readonly string[], cost: number) =>
      lineIds.length === 0 ? [] : [taken('Paint', { unitCost: cost, lineIds: [...lineIds] })];
    const before = mergeLine(EMPTY_INVENTORY, '1', (ids) => paint(ids, 30));
    const after = mergeLine(before, '1', (ids) => paint(ids, 50));
    expect(after.materials).toMatchObject([{ name: 'Paint', unitCost: 50 }]);
  });
});
