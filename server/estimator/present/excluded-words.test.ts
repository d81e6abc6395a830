import { expect, it } from 'vitest';
import { excludedWords } from './excluded-words.ts';

it.each([
  [['appliance'], 'keep the appliances', ['appliances']],
  [['fridge'], 'keep the fridge', ['fridge']],
  [['appliance'], 'keep our apliances', ['appliances']],
  [['paint', 'demolition'], 'no paint, no demo', ['painting', 'demolition']],
  [['replace', 'repair'], 'do not replace', []],
  [['hvac'], 'no hvac', ['HVAC']],
  [['windows (basement)'], 'not the basement windows', ['windows (basement)']],
  [['vanity'], 'keep both vanities', ['vanities']],
])('reads back %j of %j', (excluded, text, words) => {
  expect(excludedWords(excluded, text)).toEqual(words);
});
