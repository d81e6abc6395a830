// What a parameter could be instead: the choices of the price book, yes or no, or less and more of an assumed amount.
import type { AssemblyParameter } from '../../book/parameters.ts';
import { measured } from './measured.ts';
import { roundly } from './question.ts';

export type AskedValue = number | string;
interface Alternative {
  value: AskedValue;
  words: string;
}
const LEAST_AMOUNT = 2;
const FACTORS = [0.6, 1, 1.6] as const;

const amounts = ({ unit }: AssemblyParameter, now: AskedValue): Alternative[] => {
  if (typeof now !== 'number' || now < LEAST_AMOUNT) return [];
  return FACTORS.map((factor) => {
    const value = factor === 1 ? now : roundly(now * factor);
    return { value, words: measured(value, unit) };
  });
};

export const alternativesOf = (parameter: AssemblyParameter, now: AskedValue): Alternative[] => {
  if (parameter.kind === 'NUMBER') return amounts(parameter, now);
  if (parameter.kind === 'CHOICE')
    return parameter.choices.map(({ value, label }) => ({ value, words: label }));
  return [
    { value: 1, words: 'Yes' },
    { value: 0, words: 'No' },
  ];
};
