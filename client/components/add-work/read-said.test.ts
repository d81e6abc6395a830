import { expect, it } from 'vitest';
import { asGiven, readSaid } from './read-said.ts';
import type { ParameterToAdd } from './parameter-to-add.ts';

const parameter = (name: string, more: Partial<ParameterToAdd> = {}): ParameterToAdd => ({
  __typename: 'WorkParameter',
  name,
  label: name,
  unit: 'SF',
  help: '',
  min: 0,
  max: null,
  kind: 'NUMBER',
  choices: [],
  default: '10',
  value: '10',
  isTold: false,
  ...more,
});
const PARAMETERS = [
  parameter('sf'),
  parameter('layers', { max: 4 }),
  parameter('demo', { kind: 'YES_NO' }),
];

it('is sent as numbers and choices; what is empty stays assumed', () => {
  expect(readSaid(PARAMETERS, { sf: ' 1,250 ', layers: '', demo: '0', other: '3' })).toEqual({
    given: { sf: '1250', demo: '0' },
    faults: {},
  });
});

it.each([
  ['sf', 'much', 'Enter a number.'],
  ['sf', '-3', 'Enter a number of 0 or more.'],
  ['layers', '9', 'Enter a number from 0 to 4.'],
])('of %s "%s" is wrong', (name, text, fault) => {
  expect(readSaid(PARAMETERS, { [name]: text })).toEqual({ given: {}, faults: { [name]: fault } });
});

it('is told as far as it goes where only others follow from it', () => {
  expect(asGiven({ sf: '1,250', type: 'tile', layers: ' ', pitch: 'steep' })).toEqual({
    sf: '1250',
    type: 'tile',
    pitch: 'steep',
  });
});
