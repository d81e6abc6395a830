// Shapes of drawings that are seen from below (code 230 is -1), as mirroring in a drawing program leaves them.
import { expect, it } from 'vitest';
import { arc, dxf, line, outline } from '../../testing/drawings.ts';
import { readDxf } from './dxf-file.ts';
import { shapesOf } from './dxf-shapes.ts';

const BELOW = [[230, -1]] as const;
const ELLIPSE = [
  [0, 'ELLIPSE'],
  [8, '0'],
  [10, 60],
  [20, 48],
  [11, 20],
  [21, 0],
  [40, 0.5],
  [41, 0],
  [42, Math.PI / 2],
  ...BELOW,
]
  .map(([code, value]) => `${code}\n${value}\n`)
  .join('');

// Right values: ezdxf 1.4.
it.each([
  [
    'outline',
    outline(
      [
        [-120, 0],
        [0, 0],
        [0, 96],
      ],
      { more: BELOW },
    ),
    [120, 0],
    [0, 96],
  ],
  ['arc', arc([-60, 0], 32, 0, 90, { more: BELOW }), [28, 0], [60, 32]],
  ['line', line([-120, 0], [0, 96], { more: BELOW }), [-120, 0], [0, 96]],
  ['ellipse, which turns the other way', ELLIPSE, [80, 48], [60, 38]],
])('an %s seen from below begins and ends where it is drawn', (_kind, entity, first, last) => {
  const { paths, outlines } = shapesOf(readDxf(Buffer.from(dxf({ entities: [entity] }))));
  const points = [...paths, ...outlines].flatMap((path) => path.points);
  const rounded = points.map((point) => point.map((value) => Math.round(value)));
  expect([rounded[0], rounded.at(-1)]).toEqual([first, last]);
});
