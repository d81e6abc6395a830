// `npm run eval [file]`: every evaluation scope through the real estimator; prints a table and the failures.
// `npm run eval -- --reader=model [file]`: the same read by the model that the environment names (OPENAI_…).
import { pathToFileURL } from 'node:url';
import { parseEnv } from '../../env.ts';
import { createLogger } from '../../infra/logger.ts';
import { loadPrices, withModel } from '../../load-estimator.ts';
import { createBuiltInEstimator } from '../built-in.ts';
import type { ModelUse } from '../estimate-observer.ts';
import { printProblems, printTable } from './report.ts';
import { type Evaluated, share } from './evaluated.ts';
import { scoreOf } from './score.ts';
import { readScopes, requestOf, type EvalScope } from './scopes.ts';

// Runs a task over a list, a few at a time; the results stand in the order of the list.

const overAll = async <T, R>(
  list: readonly T[],
  atOnce: number,
  task: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const left = list.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of left) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
};

// Prints how a model read the scopes: what was not taken and why, and what it cost.

const refusedOf = ({ read }: Evaluated): string[] =>
  (read?.notes ?? []).flatMap(({ kind, text }) => (kind === 'REFUSED' ? [text] : []));

const printReading = (evaluated: readonly Evaluated[]): void => {
  const fellBack = evaluated.filter(({ read }) => read?.readBy !== 'MODEL');
  const refused = evaluated.map((each) => ({ id: each.scope.id, texts: refusedOf(each) }));
  const taken = evaluated.reduce((sum, { read }) => sum + (read?.work.length ?? 0), 0);
  const uses = evaluated.flatMap((each) => each.uses);
  const total = (value: (use: ModelUse) => number): number =>
    uses.reduce((sum, use) => sum + value(use), 0);
  console.table({
    'read by the model': share(evaluated.length - fellBack.length, evaluated.length),
    'pieces of work taken': taken,
    'items refused': refused.reduce((sum, { texts }) => sum + texts.length, 0),
    'questions of the model': evaluated.reduce(
      (sum, { read }) => sum + (read?.questions.length ?? 0),
      0,
    ),
    'input tokens': total(({ inputTokens }) => inputTokens),
    'output tokens': total(({ outputTokens }) => outputTokens),
    'dollars by the settings': total(({ costUsd }) => costUsd).toFixed(2),
  });
  for (const { scope, read } of fellBack) {
    const why = read?.notes.find(({ text }) => text.startsWith('A language model'))?.text ?? '-';
    console.log(`${scope.id}  not read by the model: ${why}`);
  }
  for (const { id, texts } of refused) for (const text of texts) console.log(`${id}  ${text}`);
};

const isModel = process.argv.includes('--reader=model');
const own = process.argv.slice(2).find((word) => !word.startsWith('--'));
const file = own ? pathToFileURL(own) : new URL('../data/scopes.jsonl', import.meta.url);

const env = parseEnv();
if (isModel && !env.OPENAI_API_KEY) {
  throw new Error('Set OPENAI_API_KEY (any word for a server without keys) and OPENAI_BASE_URL.');
}
const reader = isModel ? env : { ...env, OPENAI_API_KEY: undefined };
const book = await loadPrices(env);
const builtIn = createBuiltInEstimator(book);
const estimator = await withModel(reader, createLogger('silent'), book, builtIn);

const evaluate = async (scope: EvalScope): Promise<Evaluated> => {
  const uses: ModelUse[] = [];
  const observer = {
    onStage: () => undefined,
    onLine: () => undefined,
    onUsage: (use: ModelUse) => void uses.push(use),
  };
  const started = performance.now();
  const document = await estimator.estimate(requestOf(scope), observer, { owner: 'evaluation' });
  if (isModel) console.error(`${scope.id}: read by ${document.scope?.readBy.toLowerCase() ?? '-'}`);
  const score = scoreOf(scope, document, performance.now() - started);
  return { scope, score, read: document.scope, uses };
};

// The deadline of an estimate counts its waiting in line: no more are begun than the server is asked at once.
const evaluated = await overAll(readScopes(file), isModel ? env.OPENAI_CONCURRENCY : 1, evaluate);
printTable(evaluated);
printProblems(evaluated);
if (isModel) printReading(evaluated);
