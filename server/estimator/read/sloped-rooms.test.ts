// Rooms under a roof, in models and scans: their walls are measured at their mean height. Worked out by hand.
import { describe, expect, it } from 'vitest';
import { ifc } from '../../infra/media/testing/models.ts';
import { rectangle, scannedRoom } from '../../infra/media/testing/room-scans.ts';
import { useTestPlans } from '../testing/test-plans.ts';

const { notesOf, roomsOf } = useTestPlans();

const NOTE =
  '1 room lies under a slope: the ceiling counts as the floor, the walls at their mean height.';

describe('a room of a model under a gable roof', () => {
  const attic = { type: 'IFCSPACE', name: 'Bedroom', at: [0, 0, 0], size: [20, 10, 12] } as const;

  it('has the mean height of its walls', async () => {
    // Two walls of 10 x 4 ft and two gables of 20 ft, 4 ft high at the eaves and 12 ft in the middle: 400 SF over 60 ft.
    const model = ifc([{ ...attic, eaves: 4, quantities: { Height: 12 } }]);
    expect(await roomsOf(model)).toEqual([['Bedroom', 20, 10, 6.67, null, 1]]);
    expect(await notesOf(model)).toContain(NOTE);
  });

  it('has it where it is lower than a ceiling can be', async () => {
    // Two gables of 20 x 12 ft alone, under a roof that comes down to the floor: 240 SF over 60 ft.
    const model = ifc([{ ...attic, eaves: 0.001 }]);
    expect(await roomsOf(model)).toEqual([['Bedroom', 20, 10, 4, null, 1]]);
  });

  it('has its own height where its ceiling is level', async () => {
    const model = ifc([attic]);
    expect(await roomsOf(model)).toEqual([['Bedroom', 20, 10, 12, null, 1]]);
    expect(await notesOf(model)).not.toContain(NOTE);
  });
});

describe('a scanned room under a slope', () => {
  it('has the mean height of its walls', async () => {
    // A shed roof: 12 ft of 8 ft, 12 ft of 4 ft and two sides of 10 ft whose tops fall from 8 to 4 ft: 264 SF over 44 ft.
    const scan = scannedRoom(rectangle(0, 0, 12, 10), {
      label: 'bedroom',
      slopes: { 0: [8, 8], 1: [8, 4], 2: [4, 4], 3: [4, 8] },
    });
    const json = JSON.stringify(scan);
    expect(await roomsOf(json)).toEqual([['Bedroom', 12, 10, 6, null, 1]]);
    expect(await notesOf(json)).toContain(NOTE);
  });
});

describe('an IFC model of a version that is not read', () => {
  it.each(['IFC2X2_FINAL', 'IFC4RC4'])('%s is refused by its name', async (version) => {
    const model = ifc([{ type: 'IFCSPACE', at: [0, 0, 0], size: [14, 12, 9] }]);
    const other = model.replace("'IFC4'", `'${version}'`);
    await expect(roomsOf(other)).rejects.toThrow(`This IFC model is written as ${version}`);
  });

  it.each(['IFC2X3', 'IFC4X3_ADD2'])('%s is read', async (version) => {
    const model = ifc([{ type: 'IFCSPACE', name: 'Den', at: [0, 0, 0], size: [14, 12, 9] }]);
    const other = model.replace("'IFC4'", `'${version}'`);
    expect(await roomsOf(other)).toEqual([['Den', 14, 12, 9, null, 1]]);
  });
});
