// What is assumed and moves the total most: many candidates at catalogue prices, the few best at full prices.
import type { ScopeOfWork } from '../../../domain/scope-of-work.ts';
import { apply } from '../apply.ts';
import { amountQuestions } from './amounts.ts';
import { parameterQuestions } from './ask-parameters.ts';
import { sizeQuestions } from './ask-sizes.ts';
import type {
  PlainQuestion,
  CandidateQuestion,
  QuestionGround,
  TotalOf,
  Weighed,
} from './question.ts';

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
