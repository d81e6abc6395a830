// Rooms of models and scans: what is measured of them goes into the quantities, with PLAN as its basis. Worked out by hand.
import { describe, expect, it } from 'vitest';
import type { RoomReading, UploadReading } from './upload-reading.ts';
import { estimate } from './testing/estimate.ts';

const KITCHEN: RoomReading = {
  name: 'Kitchen',
  lengthFt: 14,
  widthFt: 12,
  heightFt: 9,
  areaSf: null,
  openings: { doors: 1, windows: 1, sf: 41 },
  source: 'house.ifc, page 1',
};

const upload = (...rooms: RoomReading[]): UploadReading => ({
  fileId: 'f1',
  kind: 'FLOOR',
  name: 'house.ifc',
  text: '',
  rooms,
  lines: [],
  paper: null,
  use: 'PRICE',
  note: null,
});

const linesOf = async (
  text: string,
  rooms: readonly RoomReading[],
  correctedRooms: readonly RoomReading[] | null = null,
) => {
  const { document } = await estimate(text, { uploads: [upload(...rooms)], correctedRooms });
  return new Map(
    document.items.map(({ quantity, metadata: { code, basis } }) => [code, [quantity, basis]]),
  );
};

describe('a room of a model', () => {
  it('has its walls less its own doors and windows', async () => {
    const lines = await linesOf('Paint the walls of the kitchen', [KITCHEN]);
    // 52 ft round, 9 ft high, less 41 SF.
    expect(lines.get('PNT-WALL')?.[0]).toBe(52 * 9 - 41);
  });

  it('has the openings that are told where the text tells some', async () => {
    const text = `Paint the walls of the kitchen with one window 36 x 60`;
    const lines = await linesOf(text, [KITCHEN]);
    expect(lines.get('PNT-WALL')?.[0]).toBe(52 * 9 - 15);
  });

  it('that is an L has its own floor and the walls of its rectangle', async () => {
    const ell = { ...KITCHEN, areaSf: 132 };
    const lines = await linesOf('New LVP floor and baseboards in the kitchen', [ell]);
    const floor = [...lines].find(([code]) => code?.startsWith('FLR-LVP'))?.[1];
    expect(floor).toEqual([132, 'PLAN']);
  });

  it('keeps both when its owner confirms it, and not when they change its sides', async () => {
    const ell = { ...KITCHEN, areaSf: 132 };
    const { openings: _openings, ...confirmed } = ell;
    const text = 'New LVP floor and paint the walls of the kitchen';
    expect(await linesOf(text, [ell], [confirmed])).toEqual(await linesOf(text, [ell]));
    const changed = await linesOf(text, [ell], [{ ...confirmed, lengthFt: 20 }]);
    expect([...changed].find(([code]) => code?.startsWith('FLR-LVP'))?.[1]?.[0]).toBe(240);
  });
});
