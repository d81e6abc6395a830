// The question for one parameter: its words, its answers, and what the work costs with each.
import type { Work } from '../../../domain/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../../domain/scope-parts.ts';
import { nameOf } from '../work-name.ts';
import { alternativesOf } from './alternatives.ts';
import { inSentence } from './place-in-sentence.ts';
import type { CandidateQuestion, QuestionGround } from './question.ts';
import { answerLabel, placeOf } from './question.ts';
import { roughCost } from './rough-cost.ts';
import type { Unknown } from './unknown-parameters.ts';

const MOST_PLACES_NAMED = 3;

const isWithin = (label: string, name: string): boolean =>
  name.toLowerCase().includes(label.toLowerCase());

const whereOf = (name: string, works: readonly Work[], ground: QuestionGround): string => {
  const places = works.flatMap((work) => placeOf(work, ground) ?? []);
  const labels = places.filter(({ label }) => label !== '').map(inSentence);
  // "Kitchen remodel (kitchen)" says nothing twice.
  const named = [...new Set(labels)].filter((label) => !isWithin(label, name));
  if (named.length === 0 || named.length > MOST_PLACES_NAMED)
    return works.length > 1 ? ` (${works.length} times)` : '';
  return ` (${named.join(', ')})`;
};

export const parameterQuestionOf = (
  { parameter, now, works }: Unknown,
  ground: QuestionGround,
): CandidateQuestion[] => {
  const [first, second] = works;
  if (!first) return [];
  const alternatives = alternativesOf(parameter, now).slice(0, 20);
  if (alternatives.length < 2) return [];
  const costs = alternatives.map(({ value }) =>
    works.reduce((sum, work) => {
      const place = placeOf(work, ground);
      if (!place || work.does.kind === 'ROW') return sum;
      const others = work.does.params.filter(({ name }) => name !== parameter.name);
      return sum + roughCost(work, place, ground, [...others, { name: parameter.name, value }]);
    }, 0),
  );
  const answers = alternatives.map(({ value, words }) => ({
    label: answerLabel(words, value === now),
    patches: works.slice(0, SCOPE_LIMITS.patches).map((work) => ({
      kind: 'SET_WORK' as const,
      workId: work.id,
      params: [{ name: parameter.name, value }],
    })),
  }));
  const name = nameOf({ ...first, label: null }, ground.book);
  const text = `${name}${whereOf(name, works, ground)}: ${parameter.question}`;
  return [
    {
      text: text.slice(0, 500),
      about: second ? null : first.id,
      answers,
      costs,
      now: answers[alternatives.findIndex(({ value }) => value === now)],
    },
  ];
};
