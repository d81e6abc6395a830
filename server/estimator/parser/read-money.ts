// Reads amounts of money: a budget is a fact of the job, any other price says nothing about the work.
import type { Facts } from './marks.ts';
import type { Token } from './tokens.ts';
import { wordSet } from './language.ts';

const BUDGET_WORDS = wordSet('budget_words');

export const skipMoney = (tokens: readonly Token[], index: number, facts: Facts): number => {
  const amount = tokens[index + 1];
  if (amount?.kind !== 'number') return index + 1;
  let next = index + 2;
  let value = amount.value;
  const suffix = tokens[next]?.text;
  if (suffix === 'k' || suffix === 'grand' || suffix === 'thousand') {
    value *= 1000;
    next += 1;
  }
  const near = tokens.slice(Math.max(0, index - 5), next + 2).map(({ text }) => text);
  if (near.some((word) => BUDGET_WORDS.has(word))) facts.budget = value;
  while (['/', 'per', 'a', 'sqft', 'lf', 'sf', 'ft'].includes(tokens[next]?.text ?? '')) next += 1;
  return next;
};
