// Parameters that nobody told: the choices of the price book, yes or no, or less and more of an assumed amount.
import { SCOPE_LIMITS } from '../../../domain/scope-parts.ts';
import type { Place, Work, WorkParam } from '../../../domain/scope-of-work.ts';
import type { Assembly } from '../../price-book/assemblies.ts';
import type { AssemblyParameter } from '../../price-book/parameters.ts';
import { Refusal } from '../edit.ts';
import { nameOf } from '../work-name.ts';
import { runAt } from '../work-lines.ts';

import { inSentence } from './place-sizes.ts';
import { isMeasured, measured } from './measured.ts';
import { answerLabel, roundly } from './question.ts';
import type { CandidateQuestion, QuestionGround } from './question.ts';
import { gradeOf, roughCost } from './rough-cost.ts';

type AskedValue = number | string;
interface Alternative {
  value: AskedValue;
  words: string;
}
/** The same parameter with the same assumed value, in one work or several. */
interface Unknown {
  parameter: AssemblyParameter;
  now: AskedValue;
  works: Work[];
}

const MOST_WORKS = 20;
const MOST_PLACES_NAMED = 3;
const LEAST_AMOUNT = 2;
const FACTORS = [0.6, 1, 1.6] as const;

/** Rules take a usual value where the text has none; a model says itself that it assumed. */
const isTold = ({ basis }: WorkParam, { by }: Work): boolean =>
  basis === 'STATED' || basis === 'PLAN' || (basis === 'DERIVED' && by !== 'RULES');

/** What a parameter is now, told or by its default; none for work that comes to nothing. */
const valuesOf = (work: Work, place: Place, assembly: Assembly, ground: QuestionGround) => {
  if (work.does.kind === 'ROW') return {};
  try {
    return runAt(work.does.params, assembly, place, gradeOf(work, ground))[0]?.variables ?? {};
  } catch (error) {
    if (error instanceof Refusal) return {};
    throw error;
  }
};

/** A number that follows from the size of the place by a formula is asked by asking that size. */
const isAsked = (parameter: AssemblyParameter, assembly: Assembly, work: Work): boolean => {
  if (parameter.kind !== 'NUMBER') return true;
  if (!isMeasured(parameter.unit)) return false;
  const fallback = assembly.params.find(([name]) => name === parameter.name)?.[1];
  const isGiven =
    work.does.kind === 'ASSEMBLY' && work.does.params.some(({ name }) => name === parameter.name);
  return isGiven || typeof fallback === 'number';
};

const unknownsOf = (work: Work, place: Place, ground: QuestionGround): Omit<Unknown, 'works'>[] => {
  const { does } = work;
  const assembly = does.kind === 'ASSEMBLY' ? ground.book.assemblies.get(does.assembly) : undefined;
  if (does.kind === 'ROW' || !assembly) return [];
  const values = valuesOf(work, place, assembly, ground);
  return assembly.parameters.flatMap((parameter) => {
    const given = does.params.find(({ name }) => name === parameter.name);
    const now = values[parameter.name];
    if (now === undefined || (given && isTold(given, work))) return [];
    return isAsked(parameter, assembly, work) ? [{ parameter, now }] : [];
  });
};

const amounts = ({ unit }: AssemblyParameter, now: AskedValue): Alternative[] => {
  if (typeof now !== 'number' || now < LEAST_AMOUNT) return [];
  return FACTORS.map((factor) => {
    const value = factor === 1 ? now : roundly(now * factor);
    return { value, words: measured(value, unit) };
  });
};

const alternativesOf = (parameter: AssemblyParameter, now: AskedValue): Alternative[] => {
  if (parameter.kind === 'NUMBER') return amounts(parameter, now);
  if (parameter.kind === 'CHOICE')
    return parameter.choices.map(({ value, label }) => ({ value, words: label }));
  return [
    { value: 1, words: 'Yes' },
    { value: 0, words: 'No' },
  ];
};

const placeOf = ({ placeId }: Work, { scope }: QuestionGround): Place | undefined =>
  scope.places.find(({ id }) => id === placeId);

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

const questionOf = (
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

/** One question for each parameter of an assembly; of the costliest work only. */
export const parameterQuestions = (ground: QuestionGround): CandidateQuestion[] => {
  const works = ground.scope.work
    .filter(({ does, optional }) => does.kind === 'ASSEMBLY' && !optional)
    .flatMap((work) => {
      const place = placeOf(work, ground);
      return place ? [{ work, place, cost: roughCost(work, place, ground) }] : [];
    })
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST_WORKS);
  const unknowns = works.flatMap(({ work, place }) =>
    unknownsOf(work, place, ground).map((unknown) => ({ ...unknown, work })),
  );
  const groups = Map.groupBy(unknowns, ({ parameter, now, work }) =>
    JSON.stringify([work.does.kind === 'ASSEMBLY' && work.does.assembly, parameter.name, now]),
  );
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? questionOf({ ...first, works: [first, ...more].map(({ work }) => work) }, ground) : [],
  );
};
