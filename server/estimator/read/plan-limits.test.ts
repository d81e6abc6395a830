// Drawings and scans that hold too much, or nothing: what they may cost, and what their owner is told.
import { describe, expect, it } from 'vitest';
import {
  block,
  type Corner,
  dxf,
  insert,
  line,
  mtext,
  outline,
  room,
  text,
} from '../../infra/media/testing/drawings.ts';
import { scannedRoom } from '../../infra/media/testing/room-scans.ts';
import { useTestPlans } from '../testing/test-plans.ts';

const { planOf, roomsOf } = useTestPlans();

const KITCHEN = room('KITCHEN', [0, 0], [168, 138]);
/** The same words over and over, far smaller than a name. */
const words = (count: number, [x, y]: Corner): string => text('notes', [x, y], 1).repeat(count);
/** A round room, as a program draws it that knows no arcs. */
const round = (corners: number): Corner[] =>
  Array.from({ length: corners }, (_, corner): Corner => {
    const angle = (2 * Math.PI * corner) / corners;
    return [90 + 90 * Math.cos(angle), 90 + 90 * Math.sin(angle)];
  });
/** A comb, of which a level line crosses each tooth. */
const comb = (corners: number): Corner[] => [
  [0, -9],
  ...Array.from({ length: corners - 2 }, (_, corner): Corner => [
    1 + (180 * corner) / corners,
    corner % 2 === 0 ? 0 : 180,
  ]),
  [190, -9],
];
/** A hundred columns and a hundred rows. */
const ROWS = [
  [70, 100],
  [71, 100],
] as const;

describe('a DXF drawing', () => {
  // Each word with each corner would be a hundred million steps, twice as many as a drawing may take.
  it('with an outline of thousands of corners looks for each word at few of them', async () => {
    const drawing = dxf({
      entities: [outline(round(20_000)), text('HALL', [80, 80], 6), words(5_000, [2, 2])],
    });
    expect(await roomsOf(drawing)).toEqual([['Hallway', 15, 15, null, 177, 1]]);
  });

  it('with thousands of lines of windows beside the plan counts those in its walls', async () => {
    const glass = { layer: 'A-GLAZ' };
    const elevation = Array.from({ length: 4_000 }, (_, at) =>
      line([2_000 + at, 0], [2_000 + at, 60], glass),
    );
    const slanted = [
      [-1, 48],
      [0, 40],
    ].map(([up = 0, at = 0]) => line([at, up], [at + 40, up], glass));
    const { rooms } = await planOf(dxf({ entities: [KITCHEN, ...elevation, ...slanted] }));
    expect(rooms.map(({ openings }) => openings)).toEqual([{ doors: 0, windows: 1, sf: 16 }]);
  });

  it.each([
    ['cut off', dxf({ entities: [KITCHEN] }).slice(0, -40), /damaged or cut off/],
    ['without a room', dxf({ entities: [line([0, 0], [9, 9])] }), /No floor plan was found/],
    [
      'with a block of itself',
      dxf({ blocks: [block('A', insert('A', [1, 1]))], entities: [insert('A', [0, 0])] }),
      /No floor plan/,
    ],
    [
      'with a million copies',
      dxf({
        blocks: [block('A', KITCHEN)],
        entities: [
          insert('A', [0, 0], {
            more: [
              [70, 1000],
              [71, 1000],
            ],
          }),
        ],
      }),
      /more than a floor plan needs/,
    ],
    [
      'with rows of rows of what is hidden',
      dxf({
        blocks: [
          block(
            'A',
            ...Array.from({ length: 400 }, () => line([0, 0], [9, 9], { more: [[60, 1]] })),
          ),
          block('B', insert('A', [0, 0], { more: ROWS })),
        ],
        entities: [insert('B', [0, 0], { more: ROWS })],
      }),
      /more than a floor plan needs/,
    ],
    [
      'with 300,001 entities',
      dxf({ entities: [line([0, 0], [9, 9], { more: [[60, 1]] }).repeat(300_001)] }),
      /more than a floor plan needs/,
    ],
    [
      'with thousands of outlines and names',
      dxf({ entities: [KITCHEN.repeat(8_000)] }),
      /more than a floor plan needs/,
    ],
    [
      'with thousands of names in an outline of thousands of teeth',
      dxf({ entities: [outline(comb(20_000)), words(4_000, [90, 90])] }),
      /more than a floor plan needs/,
    ],
    [
      'with 50,001 words',
      dxf({ entities: [KITCHEN, words(50_001, [9, 9])] }),
      /more than a floor plan needs/,
    ],
    [
      'with a text of 200,000 lines',
      dxf({ entities: [KITCHEN, mtext('a\\P'.repeat(200_000), [9, 9], 1)] }),
      /more than a floor plan needs/,
    ],
    [
      'with a fraction of 400,000 signs that never ends',
      dxf({ entities: [mtext(`\\S${'/'.repeat(400_000)}`, [9, 9], 1)] }),
      /No floor plan/,
    ],
    [
      'with a street of names, each beside the one before',
      dxf({
        entities: [
          KITCHEN,
          ...Array.from({ length: 20_000 }, (_, at) => text('HALL', [at * 300, 69], 8)),
        ],
      }),
      /No floor plan/,
    ],
    ['in binary', Buffer.from('AutoCAD Binary DXF\r\n\u001A\0'), /Save it as DXF \(ASCII\)/],
  ])('%s is refused with what to do', async (_what, bytes, sentence) => {
    await expect(roomsOf(bytes)).rejects.toThrow(sentence);
  });
});

describe('a scan of rooms', () => {
  it('of hundreds of walls is read', async () => {
    const scan = JSON.stringify(scannedRoom(round(800), { label: 'kitchen' }));
    expect(await roomsOf(scan)).toEqual([['Kitchen', 180, 180, 8, 25447, 1]]);
  });

  it('of thousands of walls is refused with what to do', async () => {
    const scan = JSON.stringify(scannedRoom(round(5_001)));
    await expect(roomsOf(scan)).rejects.toThrow(/Export each story or room by itself/);
  });
});
