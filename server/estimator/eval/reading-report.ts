// Prints how a model read the scopes of an evaluation: what was not taken and why, and what it cost.
import type { ModelUse } from '../estimate-observer.ts';
import type { Evaluated } from './evaluated.ts';
import { share } from './evaluated.ts';

const refusedOf = ({ read }: Evaluated): string[] =>
  (read?.notes ?? []).flatMap(({ kind, text }) => (kind === 'REFUSED' ? [text] : []));

export const printReading = (evaluated: readonly Evaluated[]): void => {
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
