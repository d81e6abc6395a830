// Scans of rooms as phones and apps hand them on: walls that were missed, rooms in one go, round walls, a door from both sides.
import { describe, expect, it } from 'vitest';
import {
  rectangle,
  scannedFloor,
  scannedRoom,
  surface,
} from '../../infra/media/testing/room-scans.ts';
import { sniffFormats } from '../../infra/media/sniff.ts';
import { useTestPlans } from '../testing/test-plans.ts';

const { planOf, notesOf, roomsOf } = useTestPlans();

const SIDES = rectangle(0, 0, 14, 11.5);
const KITCHEN = scannedRoom(SIDES, { label: 'kitchen', ceiling: 9 });
const FLOOR = scannedFloor(SIDES);
/** A wall that lost its height. */
const SHORT_WALL = { ...KITCHEN.walls[0], dimensions: [1] };
const readRooms = async (scan: unknown) => roomsOf(JSON.stringify(scan));

describe('a scanned room', () => {
  it.each([
    ['without one of its walls', KITCHEN.walls.slice(0, 3)],
    ['with two of its walls', [...KITCHEN.walls.slice(0, 1), ...KITCHEN.walls.slice(2, 3)]],
    ['with a wall that stands in its middle', [...KITCHEN.walls, surface([7, 0], [7, 4], 9)]],
  ])('%s is as large as its floor', async (_what, walls) => {
    const scan = { ...KITCHEN, walls, floors: [FLOOR] };
    expect(await readRooms(scan)).toEqual([['Kitchen', 14, 11.5, 9, null, 1]]);
    expect(await notesOf(JSON.stringify(scan))).not.toContainEqual(expect.stringMatching(/gap/));
  });

  it('without one of its walls and without a floor says so', async () => {
    const scan = { ...KITCHEN, walls: KITCHEN.walls.slice(0, 3) };
    expect(await notesOf(JSON.stringify(scan))).toContain(
      'The walls of 1 scanned room leave a gap, which is measured as a straight wall.',
    );
  });

  it('keeps its walls where they meet, whatever its floor', async () => {
    const scan = { ...KITCHEN, floors: [scannedFloor(rectangle(0, 0, 20, 20))] };
    expect(await readRooms(scan)).toEqual([['Kitchen', 14, 11.5, 9, null, 1]]);
  });

  it('of several names, scanned in one go, has them all', async () => {
    const sides = rectangle(0, 0, 24, 12);
    const scan = {
      ...scannedRoom(sides),
      sections: [{ label: 'kitchen' }, { label: 'livingRoom' }],
      floors: [scannedFloor(sides)],
    };
    const walls = [...scan.walls, surface([14, 0], [14, 12], 8)];
    expect(await readRooms({ ...scan, walls })).toEqual([
      ['Kitchen / living room', 24, 12, 8, null, 1],
    ]);
  });

  it.each([
    ['in radians', { value: -Math.PI, unit: { symbol: 'rad' } }],
    ['in degrees', { value: -180, unit: { symbol: '°' } }],
    ['as a number', -Math.PI],
  ])('has a round wall measured round, its angles %s', async (_what, endAngle) => {
    const [first, ...others] = scannedRoom(rectangle(0, 0, 10, 10)).walls;
    // Half a circle over ten feet, out of the room: the local plane's depth points into it.
    const curve = { startAngle: 0, endAngle, radius: 5 * 0.3048, center: [0, 0] };
    const scan = { ...KITCHEN, walls: [{ ...first, curve }, ...others] };
    const [[, , , , area] = []] = await readRooms(scan);
    expect(Math.abs(Number(area) - (100 + 12.5 * Math.PI))).toBeLessThan(1);
  });

  it('may have lists that are null and names of no kind', async () => {
    const walls = KITCHEN.walls.map((wall) => ({ ...wall, polygonCorners: null, category: null }));
    const scan = { ...KITCHEN, walls, windows: null, objects: null, floors: null, story: null };
    expect(await readRooms(scan)).toEqual([['Kitchen', 14, 11.5, 9, null, 1]]);
  });
});

describe('scanned rooms', () => {
  it('have the door between them once, though each was scanned with it', async () => {
    const bath = scannedRoom(rectangle(14.4, 0, 8, 5), { label: 'bathroom' });
    const door = surface([14, 1], [14, 4], 7);
    const sameDoor = surface([14.4, 1.1], [14.4, 4.1], 7);
    const structure = {
      rooms: [
        { ...KITCHEN, doors: [], openings: [door] },
        { ...bath, doors: [sameDoor] },
      ],
    };
    const { rooms } = await planOf(JSON.stringify(structure));
    expect(rooms.map(({ name, openings }) => [name, openings])).toEqual([
      ['Bathroom', { doors: 1, windows: 0, sf: 21 }],
      ['Kitchen', { doors: 1, windows: 0, sf: 21 }],
    ]);
  });

  it.each([
    ['beside notes of an app', { app: 'Scan', capture: { room: KITCHEN } }],
    ['in a list', [KITCHEN]],
  ])('are found %s', async (_where, scan) => {
    expect(await readRooms(scan)).toEqual([['Kitchen', 14, 11.5, 9, null, 1]]);
  });

  it('of a list have a page each', async () => {
    const den = scannedRoom(rectangle(0, 0, 12, 10), { label: 'livingRoom' });
    expect((await readRooms([KITCHEN, den])).map((room) => room.at(-1))).toEqual([1, 2]);
  });

  it('of a list of houses have a page for each story', async () => {
    const den = scannedRoom(SIDES, { label: 'livingRoom', story: 1 });
    const bath = scannedRoom(SIDES, { label: 'bathroom' });
    const pages = await readRooms([{ rooms: [KITCHEN, den] }, { rooms: [bath] }]);
    expect(pages.map(([name, ...rest]) => [name, rest.at(-1)])).toEqual([
      ['Kitchen', 1],
      ['Living room', 2],
      ['Bathroom', 3],
    ]);
  });

  it.each([
    ['of a house', { rooms: [KITCHEN, { ...KITCHEN, walls: [SHORT_WALL] }] }],
    ['of a list', [KITCHEN, { ...KITCHEN, walls: [SHORT_WALL] }]],
  ])('%s are refused where one of them is damaged', async (_what, scan) => {
    await expect(readRooms(scan)).rejects.toThrow(/no scan of rooms that can be read/);
  });

  it('are read beside walls that an app draws of them', async () => {
    const scan = { plan: { walls: [{ from: [0, 0], to: [14, 0] }] }, room: KITCHEN };
    expect(await readRooms(scan)).toEqual([['Kitchen', 14, 11.5, 9, null, 1]]);
  });

  it('are known where their long model comes first', () => {
    const scan = { coreModel: 'A'.repeat(9_000), ...KITCHEN };
    expect(sniffFormats(Buffer.from(JSON.stringify(scan)).subarray(0, 4_096))).toEqual([
      'roomScan',
    ]);
  });
});
