// IFC models as programs export them: doors without a shape, dwellings as spaces, split levels, bays. Right values are worked out by hand.
import { describe, expect, it } from 'vitest';
import { ifc, type ModelBox } from '../../infra/media/testing/models.ts';
import { useTestPlans } from '../testing/test-plans.ts';

const { planOf, notesOf, roomsOf } = useTestPlans();

const KITCHEN: ModelBox = { type: 'IFCSPACE', name: 'Kitchen', at: [0, 0, 0], size: [14, 11.5, 9] };
const DEN: ModelBox = { type: 'IFCSPACE', name: 'Den', at: [14.5, 0, 0], size: [10, 11.5, 9] };

const openingsOf = async (boxes: readonly ModelBox[]) =>
  (await planOf(ifc(boxes))).rooms.map(({ name, openings }) => [name, openings]);

describe('doors and windows of a model', () => {
  it('without a shape are as large as the openings in which they stand', async () => {
    const found = await openingsOf([
      KITCHEN,
      DEN,
      { type: 'IFCOPENINGELEMENT', at: [14, 4, 0], size: [0.5, 3, 7] },
      { type: 'IFCOPENINGELEMENT', at: [3, -0.5, 3], size: [5, 0.5, 4] },
      { type: 'IFCDOOR', at: [14, 4, 0], size: [0.5, 3, 7], isShapeless: true, fills: 2 },
      { type: 'IFCWINDOW', at: [3, -0.5, 3], size: [5, 0.5, 4], isShapeless: true, fills: 3 },
    ]);
    expect(found).toEqual([
      ['Kitchen', { doors: 1, windows: 1, sf: 41 }],
      ['Den', { doors: 1, windows: 0, sf: 21 }],
    ]);
  });

  it('with a shape count once, whatever opening they stand in', async () => {
    const found = await openingsOf([
      KITCHEN,
      { type: 'IFCOPENINGELEMENT', at: [3, -0.5, 0], size: [3, 0.5, 7] },
      { type: 'IFCDOOR', at: [3, -0.5, 0], size: [3, 0.5, 7], fills: 1 },
    ]);
    expect(found).toEqual([['Kitchen', { doors: 1, windows: 0, sf: 21 }]]);
  });

  it('are as wide as they are in a wall that runs askew', async () => {
    const wide: ModelBox = { type: 'IFCSPACE', name: 'Den', at: [0, 0, 0], size: [20, 20, 9] };
    const bay: ModelBox = { ...wide, name: 'Nook', at: [30, 0, 0], size: [10, 10, 9], turn: 45 };
    // In the nook's lower right wall, 3 ft along it.
    const at = [30 + 3 / Math.SQRT2, 3 / Math.SQRT2, 3] as const;
    const window: ModelBox = { type: 'IFCWINDOW', at, size: [4, 0.5, 4], turn: 45 };
    expect(await openingsOf([wide, bay, window])).toEqual([
      ['Den', { doors: 0, windows: 0, sf: 0 }],
      ['Nook', { doors: 0, windows: 1, sf: 16 }],
    ]);
  });

  it('high in a wall are in it where the next room lies half a story higher', async () => {
    const found = await openingsOf([
      KITCHEN,
      { ...DEN, at: [14.5, 0, 4.5] },
      { type: 'IFCWINDOW', at: [3, -0.5, 6], size: [5, 0.5, 2] },
    ]);
    expect(found).toEqual([
      ['Kitchen', { doors: 0, windows: 1, sf: 10 }],
      ['Den', undefined],
    ]);
  });
});

describe('a space of a model', () => {
  it('without a shape is told of', async () => {
    const model = ifc([KITCHEN, { ...DEN, isShapeless: true }]);
    expect((await roomsOf(model)).map(([name]) => name)).toEqual(['Kitchen']);
    expect(await notesOf(model)).toEqual([
      '1 room of the model has no shape and no size here: Den.',
    ]);
  });

  it('is asked for with its shape where none has one', async () => {
    const model = ifc([{ ...KITCHEN, isShapeless: true }]);
    await expect(roomsOf(model)).rejects.toThrow(/^The rooms of this IFC model have no shape/);
  });

  it.each([
    ['told as such', { isComplex: true }],
    ['found by what it is about', {}],
  ])('that is a dwelling, %s, is no room and told of', async (_what, more) => {
    const dwelling: ModelBox = {
      type: 'IFCSPACE',
      name: 'Apartment 1',
      at: [-0.5, -0.5, 0],
      size: [25.5, 12.5, 9],
      ...more,
    };
    const model = ifc([KITCHEN, DEN, dwelling]);
    expect(await roomsOf(model)).toEqual([
      ['Kitchen', 14, 11.5, 9, null, 1],
      ['Den', 11.5, 10, 9, null, 1],
    ]);
    expect(await notesOf(model)).toEqual([
      '1 outline is about other rooms and no room: Apartment 1.',
    ]);
  });

  it('has its short name where its long one is a number', async () => {
    const model = ifc([{ ...KITCHEN, name: '101', number: 'Kitchen' }]);
    expect((await roomsOf(model)).map(([name]) => name)).toEqual(['Kitchen']);
  });

  it('that is round has the floor of a circle', async () => {
    const turret: ModelBox = { ...KITCHEN, name: 'Den', size: [12, 12, 9], isRound: true };
    const [[, length, width, , area] = []] = await roomsOf(ifc([turret]));
    expect(length).toBeCloseTo(12, 1);
    expect(width).toBeCloseTo(12, 1);
    expect(Math.abs(Number(area) - Math.PI * 36)).toBeLessThan(1.2);
  });

  it('with a step has all of its floor, and the mean of its heights', async () => {
    const sunken: ModelBox = { ...KITCHEN, name: 'Living room', size: [20, 10, 9], sunken: 1 };
    expect(await roomsOf(ifc([sunken]))).toEqual([['Living room', 20, 10, 9.5, null, 1]]);
  });
});
