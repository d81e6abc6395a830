import { describe, expect, it } from 'vitest';
import { sampleWork } from '../../../../testing/scope-samples.ts';
import { groupWork, idsAround } from './work-groups.ts';

const row = (id: string, name: string, placeId = 'p1') =>
  sampleWork(id, { kind: 'ROW', name, placeId });

const WORKS = [
  row('w1', 'Replace cabinet'),
  sampleWork('w2'),
  row('w3', 'Replace cabinet'),
  row('w4', 'Replace cabinet', 'p9'),
  sampleWork('w5'),
];

describe('rows of one piece of work', () => {
  it('stand together, place by place; assemblies by themselves', () => {
    expect(groupWork(WORKS).map(({ id, works }) => [id, works.map((work) => work.id)])).toEqual([
      ['p1 Replace cabinet', ['w1', 'w3']],
      ['w2', ['w2']],
      ['w4', ['w4']],
      ['w5', ['w5']],
    ]);
  });

  it('are opened with their place and their group', () => {
    expect(idsAround('w3', WORKS)).toEqual(['p1', 'p1 Replace cabinet', 'w3']);
    expect(idsAround('w4', WORKS)).toEqual(['p9', 'w4']);
    expect(idsAround('x7', WORKS)).toEqual(['x7']);
  });
});
