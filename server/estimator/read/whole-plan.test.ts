import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageWord } from '../../domain/paper/paper-source.ts';
import { createMediaReader, type MediaReader } from '../../infra/media/read-media.ts';
import { makeScratch, type Scratch } from '../../infra/media/testing/files.ts';
import { rectangle, scannedRoom } from '../../infra/media/testing/room-scans.ts';
import { readWholePlan } from './whole-plan.ts';

const PAGE = { number: 1, width: 600, height: 400, isRecognized: false };

/** A word as long as its letters, about its middle. */
const word = (text: string, x: number, y: number, angle: number): PageWord => {
  const [length, height] = [text.length * 6, 10];
  const isLevel = angle % 180 === 0;
  const [width, tall] = isLevel ? [length, height] : [height, length];
  return { text, x: x - width / 2, y: y - tall / 2, width, height: tall, angle };
};

describe('a room on a plan', () => {
  it.each([
    [0, 0, 14],
    [90, -14, 0],
    [180, 0, -14],
    [270, 14, 0],
  ])('stands where its name is written, along %d degrees', (angle, aside, below) => {
    const [x, y] = [320, 180];
    const words = [
      word('KITCHEN', 100, 60, 0),
      word(`14'-0"x11'-0"`, 100, 74, 0),
      word('PANTRY', x, y, angle),
      word(`5'-0"x8'-0"`, x + aside, y + below, angle),
    ];
    const { paper } = readWholePlan([{ ...PAGE, words }]);
    const [, pantry] = paper.rooms;
    expect(pantry).toMatchObject({ name: 'Pantry', lengthFt: 8, widthFt: 5 });
    const {
      x: left,
      y: top,
      width,
      height,
    } = pantry?.place.box ?? {
      x: Number.NaN,
      y: Number.NaN,
      width: Number.NaN,
      height: Number.NaN,
    };
    // The box holds the name and no more than name and size.
    expect(left * PAGE.width).toBeLessThanOrEqual(x);
    expect((left + width) * PAGE.width).toBeGreaterThanOrEqual(x);
    expect(top * PAGE.height).toBeLessThanOrEqual(y);
    expect((top + height) * PAGE.height).toBeGreaterThanOrEqual(y);
    expect(Math.max(width * PAGE.width, height * PAGE.height)).toBeLessThan(80);
  });
});

describe('a scan of rooms by a phone', () => {
  let reader: MediaReader;
  let scratch: Scratch;
  beforeAll(async () => {
    reader = createMediaReader();
    scratch = await makeScratch();
  });
  afterAll(async () => {
    await reader.close();
    await scratch.remove();
  });
  const roomsOf = async (scan: object) => {
    const path = await scratch.save(JSON.stringify(scan));
    const read = await reader.readPaper(path, { maxPages: 9, maxChars: 9_000 }, { owner: 'me' });
    if (read.from !== 'WORDS') throw new Error('A plan has words.');
    const { pages } = read;
    const { paper } = readWholePlan(pages);
    return paper.rooms.map(({ name, lengthFt, widthFt, heightFt, floorSf, isUnnamed, place }) => ({
      is: [isUnnamed ? null : name, lengthFt, widthFt, heightFt, floorSf],
      page: place.page,
    }));
  };

  it('gives a room with its sides and its ceiling, however the phone was held', async () => {
    const kitchen = scannedRoom(rectangle(3, 5, 14, 11.5), { label: 'kitchen', ceiling: 9 });
    expect(await roomsOf(kitchen)).toEqual([{ is: ['Kitchen', 14, 11.5, 9, null], page: 1 }]);
  });

  it('gives all rooms of a house, a page a story, the one without a name to be named', async () => {
    const upstairs = scannedRoom(rectangle(0, 0, 12, 10), { label: 'bedroom', story: 1 });
    const bath = scannedRoom(rectangle(0, 0, 8, 5), { things: ['toilet', 'sink'] });
    const ell = scannedRoom([
      [10, 0],
      [22, 0],
      [22, 6],
      [16, 6],
      [16, 12],
      [10, 12],
    ]);
    const rooms = await roomsOf({ rooms: [upstairs, bath, ell] });
    expect(rooms).toHaveLength(3);
    expect(rooms).toEqual(
      expect.arrayContaining([
        { is: ['Bathroom', 8, 5, 8, null], page: 1 },
        { is: [null, 12, 12, 8, 108], page: 1 },
        { is: ['Bedroom', 12, 10, 8, null], page: 2 },
      ]),
    );
  });

  it.each([
    ['without walls', { ...scannedRoom(rectangle(0, 0, 9, 9)), walls: [] }],
    ['of a kilometer', scannedRoom(rectangle(0, 0, 3_000, 9))],
    ['with walls of no size', { confidence: 1, dimensions: [], transform: [], walls: [{}] }],
  ])('%s is refused with what to send instead', async (_what, scan) => {
    await expect(roomsOf(scan)).rejects.toThrow(/export it as RoomPlan JSON, or as PDF/);
  });
});
