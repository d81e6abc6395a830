// `npm run eval [file]`: every evaluation scope through the real estimator; prints a table and the failures.
import { pathToFileURL } from 'node:url';
import { createBuiltInEstimator } from '../built-in.ts';
import { loadPriceBook } from '../price-book.ts';
import { scoreOf } from './score.ts';
import type { Score } from './score.ts';
import { readScopes, requestOf } from './scopes.ts';

const own = process.argv[2];
const file = own ? pathToFileURL(own) : new URL('../data/scopes.jsonl', import.meta.url);
const estimator = createBuiltInEstimator(loadPriceBook());
const silent = { onStage: () => undefined, onLine: () => undefined };
const signal = new AbortController().signal;

const scores: Score[] = [];
const scopes = readScopes(file);
for (const scope of scopes) {
  const started = performance.now();
  const document = await estimator.estimate(requestOf(scope), silent, signal);
  scores.push(scoreOf(scope, document, performance.now() - started));
}

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '-' : Math.round((part / whole) * 1000) / 10} %)`;
const sum = (value: (score: Score) => number): number =>
  scores.reduce((total, score) => total + value(score), 0);
const referenced = scores.filter(({ nearReference }) => nearReference !== null);
const must = scopes.reduce((total, { expected }) => total + expected.must_include_codes.length, 0);
const mustNot = scopes.reduce(
  (total, { expected }) => total + expected.must_exclude_codes.length,
  0,
);
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

for (const score of scores) {
  const problems = [
    ...(score.inBand ? [] : ['out of band']),
    ...(score.nearReference === false ? ['off reference'] : []),
    ...(score.missing.length > 0 ? [`missing ${score.missing.join(' ')}`] : []),
    ...(score.forbidden.length > 0 ? [`must not have ${score.forbidden.join(' ')}`] : []),
    ...(score.lostQuantities.length > 0
      ? [`quantity not found: ${score.lostQuantities.join(', ')}`]
      : []),
    ...(score.asksRightly ? [] : ['questions']),
  ];
  if (problems.length === 0) continue;
  const { expected, reference_total: reference } = scopes.find(({ id }) => id === score.id) ?? {
    expected: null,
    reference_total: null,
  };
  console.log(
    `${score.id}  $${Math.round(score.total)} (band ${expected?.total_low}-${expected?.total_high}, reference ${reference ?? '-'}): ${problems.join('; ')}\n      ${score.text}`,
  );
}
