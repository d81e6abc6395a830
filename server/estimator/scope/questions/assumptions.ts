// Questions on assumptions that move the total most: many candidates at catalog prices, the few best at full prices.
import type { ScopeOfWork, Work, Place, WorkParam } from '../../../domain/scope/scope-of-work.ts';
import { apply } from '../apply.ts';
import { sizeQuestions } from './ask-sizes.ts';
import {
  type PlainQuestion,
  type CandidateQuestion,
  type QuestionGround,
  type TotalOf,
  type Weighed,
  placeOf,
  answerLabel,
  roundly,
} from './question.ts';
import { roughCost, gradeOf } from './rough-cost.ts';
import { nameOf } from '../work-name.ts';
import { inSentence } from './place-in-sentence.ts';
import { amountQuestion, measured, isMeasured } from './measured.ts';
import { SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import type { Assembly } from '../../book/assemblies.ts';
import type { AssemblyParameter } from '../../book/parameters.ts';
import { Refusal } from '../edit.ts';
import { runAt } from '../work-lines.ts';

type AskedValue = number | string;

interface Alternative {
  value: AskedValue;
  words: string;
}

const LEAST_AMOUNT = 2;
const SHARES_OF_AMOUNT = [0.6, 1, 1.6] as const;

const amountsNear = ({ unit }: AssemblyParameter, now: AskedValue): Alternative[] => {
  if (typeof now !== 'number' || now < LEAST_AMOUNT) return [];
  return SHARES_OF_AMOUNT.map((factor) => {
    const value = factor === 1 ? now : roundly(now * factor);
    return { value, words: measured(value, unit) };
  });
};

/** Other values of a parameter: the choices of the price book, yes or no, or less and more of an assumed amount. */
const alternativesOf = (parameter: AssemblyParameter, now: AskedValue): Alternative[] => {
  if (parameter.kind === 'NUMBER') return amountsNear(parameter, now);
  if (parameter.kind === 'CHOICE')
    return parameter.choices.map(({ value, label }) => ({ value, words: label }));
  return [
    { value: 1, words: 'Yes' },
    { value: 0, words: 'No' },
  ];
};

// The parameters of a piece of work that nobody told, with what is assumed of each.

/** The same parameter with the same assumed value, in one work or several. */
interface Unknown {
  parameter: AssemblyParameter;
  now: AskedValue;
  works: Work[];
}

/** Rules take a usual value where the text has none; a model says itself that it assumed. */
const isTold = ({ basis }: WorkParam, { by }: Work): boolean =>
  basis === 'STATED' || basis === 'PLAN' || (basis === 'DERIVED' && by !== 'RULES');

/** Present value of a parameter, told or by its default; none for work that comes to nothing. */
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

// The question for one parameter: its words, its answers, and what the work costs with each.

const MOST_PLACES_NAMED = 3;

const isWithin = (label: string, name: string): boolean =>
  name.toLowerCase().includes(label.toLowerCase());

const whereOf = (name: string, works: readonly Work[], ground: QuestionGround): string => {
  const places = works.flatMap((work) => placeOf(work, ground) ?? []);
  const labels = places.filter(({ label }) => label !== '').map(inSentence);
  // "Kitchen remodel (kitchen)" would name the room twice.
  const named = [...new Set(labels)].filter((label) => !isWithin(label, name));
  if (named.length === 0 || named.length > MOST_PLACES_NAMED)
    return works.length > 1 ? ` (${works.length} times)` : '';
  return ` (${named.join(', ')})`;
};

const parameterQuestionOf = (
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

// Amounts of single rows that nobody told: less and more of what was assumed.

const FACTORS = [0.5, 1, 2] as const;

const amountQuestions = (ground: QuestionGround): CandidateQuestion[] =>
  ground.scope.work.flatMap((work) => {
    const { does } = work;
    const place = ground.scope.places.find(({ id }) => id === work.placeId);
    if (does.kind !== 'ROW' || does.basis !== 'DEFAULT' || !place) return [];
    const amounts = [
      ...new Set(
        FACTORS.map((factor) => (factor === 1 ? does.quantity : roundly(does.quantity * factor))),
      ),
    ];
    const cost = roughCost(work, place, ground) / does.quantity;
    const where = place.label === '' ? '' : ` (${inSentence(place)})`;
    if (amounts.length < 2 || work.optional) return [];
    return [
      {
        text: `${nameOf(work, ground.book)}${where}: ${amountQuestion(does.unit)}`,
        about: work.id,
        answers: amounts.map((quantity) => ({
          label: answerLabel(measured(quantity, does.unit), quantity === does.quantity),
          patches: [{ kind: 'SET_WORK' as const, workId: work.id, quantity }],
        })),
        costs: amounts.map((quantity) => cost * quantity),
      },
    ];
  });

// Asks for parameters that nobody told, each once, of the costliest work.

const MOST_WORKS = 20;

/** One question for each parameter of an assembly; of the costliest work only. */
const parameterQuestions = (ground: QuestionGround): CandidateQuestion[] => {
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
    first
      ? parameterQuestionOf({ ...first, works: [first, ...more].map(({ work }) => work) }, ground)
      : [],
  );
};

const MOST_ASKED = 5;
/** Least move of the total that is worth a question: dollars, and a share of the total. */
const LEAST_MOVE = { dollars: 150, share: 0.04 };
/** Candidates whose two farthest answers are priced, two pricings each. */
const MOST_PRICED = 8;
const LEAST_PRICED = 4;
/** A long list of work takes longer to price, so less of it is tried. */
const WORK_PRICED = 800;
/** Questions about one place or work, at most, so that one large room does not ask everything. */
const MOST_ABOUT_ONE = 2;

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The cheapest and the dearest answer, but for the one that changes nothing. */
const farthest = ({ answers, costs, now }: CandidateQuestion): PlainQuestion['answers'] =>
  [Math.min(...costs), Math.max(...costs)]
    .flatMap((cost) => answers[costs.indexOf(cost)] ?? [])
    .filter((answer) => answer !== now);

/** Dollars between the totals of these answers and of the scope as it is. */
export const movesOf = (
  answers: PlainQuestion['answers'],
  { scope, book }: QuestionGround,
  total: TotalOf,
  now: number,
): number => {
  const totals = answers.map(({ patches }) => total(apply(scope, patches, book, 'OWNER').scope));
  return Math.round(spread([now, ...totals]));
};

const mostPriced = ({ work }: ScopeOfWork): number =>
  Math.max(LEAST_PRICED, Math.min(MOST_PRICED, Math.floor(WORK_PRICED / (work.length + 1))));

const candidatesOf = (ground: QuestionGround): CandidateQuestion[] =>
  [...sizeQuestions(ground), ...parameterQuestions(ground), ...amountQuestions(ground)]
    .filter(({ costs }) => spread(costs) > 0)
    .toSorted((a, b) => spread(b.costs) - spread(a.costs))
    .slice(0, mostPriced(ground.scope));

const isAmongFirst = (
  { about }: PlainQuestion,
  index: number,
  questions: readonly PlainQuestion[],
): boolean =>
  about === null ||
  questions.slice(0, index).filter((other) => other.about === about).length < MOST_ABOUT_ONE;

/**
 * At most five, the dearest first; each moves the total by at least 4 % and $150.
 * @param now the total of the scope as it is
 */
export const assumptionQuestions = (
  ground: QuestionGround,
  total: TotalOf,
  now: number,
): Weighed[] => {
  const least = Math.max(LEAST_MOVE.dollars, now * LEAST_MOVE.share);
  return candidatesOf(ground)
    .map((candidate) => {
      const { text, about, answers } = candidate;
      return { text, about, answers, moves: movesOf(farthest(candidate), ground, total, now) };
    })
    .filter(({ moves }) => moves >= least)
    .toSorted((a, b) => b.moves - a.moves)
    .filter(isAmongFirst)
    .slice(0, MOST_ASKED);
};
