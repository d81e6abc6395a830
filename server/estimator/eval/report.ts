// Prints what an evaluation came to: shares, and every scope that fell short.
import type { Score } from './score.ts';
import type { EvalScope } from './scopes.ts';
import type { Evaluated } from './evaluated.ts';
import { share } from './evaluated.ts';

export const printTable = (evaluated: readonly Evaluated[]): void => {
  const scores = evaluated.map(({ score }) => score);
  const sum = (value: (score: Score) => number): number =>
    scores.reduce((total, score) => total + value(score), 0);
  const listed = (codes: (scope: EvalScope) => readonly string[]): number =>
    evaluated.reduce((total, { scope }) => total + codes(scope).length, 0);
  const referenced = scores.filter(({ nearReference }) => nearReference !== null);
  const must = listed(({ expected }) => expected.must_include_codes);
  const mustNot = listed(({ expected }) => expected.must_exclude_codes);
  const times = scores.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  console.table({
    'total in band': share(scores.filter(({ inBand }) => inBand).length, scores.length),
    'within 3 % of reference': share(
      referenced.filter(({ nearReference }) => nearReference).length,
      referenced.length,
    ),
    'must-have codes': share(must - sum(({ missing }) => missing.length), must),
    'must-not codes absent': share(mustNot - sum(({ forbidden }) => forbidden.length), mustNot),
    'stated quantities within 2 %': share(
      sum((score) => score.statedQuantities - score.lostQuantities.length),
      sum(({ statedQuantities }) => statedQuantities),
    ),
    'questions asked rightly': share(
      scores.filter(({ asksRightly }) => asksRightly).length,
      scores.length,
    ),
    'median time, ms': (times[Math.floor(times.length / 2)] ?? 0).toFixed(2),
  });
};

const problemsOf = (score: Score): string[] => [
  ...(score.inBand ? [] : ['out of band']),
  ...(score.nearReference === false ? ['off reference'] : []),
  ...(score.missing.length > 0 ? [`missing ${score.missing.join(' ')}`] : []),
  ...(score.forbidden.length > 0 ? [`must not have ${score.forbidden.join(' ')}`] : []),
  ...(score.lostQuantities.length > 0
    ? [`quantity not found: ${score.lostQuantities.join(', ')}`]
    : []),
  ...(score.asksRightly ? [] : ['questions']),
];

export const printProblems = (evaluated: readonly Evaluated[]): void => {
  for (const { scope, score } of evaluated) {
    const problems = problemsOf(score);
    if (problems.length === 0) continue;
    const { total_low: low, total_high: high } = scope.expected;
    console.log(
      `${score.id}  $${Math.round(score.total)} (band ${low}-${high}, reference ${scope.reference_total ?? '-'}): ${problems.join('; ')}\n      ${score.text}`,
    );
  }
};
