// Questions of a scope: amounts that no property has, rooms to name, what to do where nothing is priced, what the reader asks, and costly assumptions.
import type { ScopeOfWork, ScopeQuestion } from '../../../domain/scope-of-work.ts';
import { LAST_ID } from '../edit.ts';
import { packagesOf } from '../packages.ts';
import { assumptionQuestions, movesOf } from './assumptions.ts';
import { capQuestions } from './cap-questions.ts';
import { startQuestions } from './nothing-priced.ts';
import type { PlainQuestion, QuestionGround, TotalOf, Weighed } from './question.ts';
import { namingQuestions } from './unnamed-rooms.ts';
import { wholeQuestions } from './whole-questions.ts';

const MOST_QUESTIONS = 20;

const unweighed = (questions: readonly PlainQuestion[]): Weighed[] =>
  questions.map((asked) => ({ ...asked, moves: null }));

/** What the reader asked; the rules ask in words alone, and only where they found no work. */
const isReaders = ({ by, answers }: ScopeQuestion, isEmpty: boolean): boolean =>
  by !== 'RULES' || (answers.length === 0 && isEmpty);

const isAboutAny = ({ about }: PlainQuestion, others: readonly PlainQuestion[]): boolean =>
  about !== null && others.some((other) => other.about === about);

/** A reader's question with what its answers move. */
const weighed = (
  question: ScopeQuestion,
  ground: QuestionGround,
  total: TotalOf | null,
  now: number,
): ScopeQuestion => {
  const told = question.answers.filter(({ patches }) => patches.length > 0);
  if (told.length === 0 || total === null) return question;
  return { ...question, moves: movesOf(told, ground, total, now) };
};

/** The questions that follow from the scope, with ids: that of before where the same was asked. */
const numbered = (
  asked: readonly Weighed[],
  { questions, nextId }: ScopeOfWork,
): { made: ScopeQuestion[]; nextId: number } => {
  let next = nextId;
  const made = asked.flatMap(({ text, about, moves, answers }): ScopeQuestion[] => {
    const before = questions.find((known) => known.text === text && known.about === about);
    if (!before && next > LAST_ID) return [];
    return [{ id: before?.id ?? `q${next++}`, text, by: 'RULES', about, moves, answers }];
  });
  return { made, nextId: next };
};

/**
 * The scope with what to ask now: amounts beyond their caps and rooms to name first, then what its reader asks, then the costliest assumptions.
 * @param total prices a scope; null asks nothing that needs a price
 */
export const withQuestions = (
  scope: ScopeOfWork,
  { grade, propertyType, book }: Pick<QuestionGround, 'grade' | 'propertyType' | 'book'>,
  total: TotalOf | null,
): ScopeOfWork => {
  const ground: QuestionGround = { scope, grade, propertyType, book };
  const now = packagesOf(scope, book).length === 0 ? 0 : (total?.(scope) ?? null);
  const isEmpty = now === 0;
  const readers = scope.questions
    .filter((question) => isReaders(question, isEmpty))
    .map((question) => weighed(question, ground, isEmpty ? null : total, now ?? 0));
  const capped = capQuestions(ground);
  const naming = namingQuestions(scope.places, book);
  const canTap = capped.length > 0 || readers.some(({ answers }) => answers.length > 0);
  const start = isEmpty && !canTap ? startQuestions(ground) : [];
  const assumed =
    isEmpty || now === null || total === null ? [] : assumptionQuestions(ground, total, now);
  const wholes = now === null || total === null ? [] : wholeQuestions(ground, total, now);
  const first = numbered([...unweighed([...capped, ...naming, ...start]), ...wholes], scope);
  const open = readers.filter((question) => !isAboutAny(question, naming));
  const last = numbered(
    assumed.filter((asked) => !isAboutAny(asked, open)),
    { ...scope, nextId: first.nextId },
  );
  const questions = [...first.made, ...open, ...last.made].slice(0, MOST_QUESTIONS);
  return { ...scope, questions, nextId: last.nextId };
};
