import { expect, it } from 'vitest';
import { samplePlace, sampleWork } from '../../../../testing/scope-samples.ts';
import { findPlaces } from './find-places.ts';

const ALL = [
  { place: samplePlace('p1'), works: [sampleWork('w1'), sampleWork('w2', { name: 'Tile floor' })] },
  {
    place: samplePlace('p2', { label: 'Bedroom 12', type: 'bedroom' }),
    works: [sampleWork('w3', { name: 'Windows', bookName: 'Vinyl insert' })],
  },
];

const found = (query: string) =>
  findPlaces(ALL, query).map((each) => [each.place.id, each.found.map(({ id }) => id)]);

it.each([
  [
    '',
    [
      ['p1', ['w1', 'w2']],
      ['p2', ['w3']],
    ],
  ],
  ['kitch', [['p1', ['w1', 'w2']]]],
  ['TILE', [['p1', ['w2']]]],
  ['12 window', [['p2', ['w3']]]],
  ['insert', [['p2', ['w3']]]],
  ['garage', []],
])('"%s" finds %j', (query, places) => {
  expect(found(query)).toEqual(places);
});
