// Words that became no work, or a guess alone: what each of their meanings costs, and which of them are dear enough to be asked.
import { guessedWork } from '../../../domain/scope/guessed-work.ts';
import type {
  Meaning,
  ScopeOfWork,
  UnreadWords,
  Work,
} from '../../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import { isWholeJob } from '../../book/whole-jobs.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { evaluate } from '../../calculate/formula/formula.ts';
import { toNumber } from '../../calculate/formula/functions.ts';
import { apply } from '../apply.ts';
import { movesOf } from './assumptions.ts';
import { nameOf } from '../work-name.ts';
import {
  answerLabel,
  type AnswerChoice,
  type QuestionGround,
  roundly,
  type TotalOf,
  type Weighed,
} from './question.ts';

/** Meanings priced at most: an estimate is asked of each. */
const MOST_PRICED = 12;
const MOST_ASKED = 3;
/** Dollars from which a meaning, or a guess, is asked. */
const DEAR = 500;
/** Share of the total from which it hangs on a guess. */
const MOST_OF_ALL = 0.4;

type MeaningBook = Pick<PriceBook, 'items' | 'rowOrders'>;

/** Units of which the usual number is meant when nobody says how many. */
const COUNTED: ReadonlySet<string> = new Set(['EA', 'LS']);

/** The number of a row that one home usually has, where it depends on no size; else one. */
const usualNumber = (code: string, { rowOrders }: MeaningBook): number => {
  const usual = rowOrders.get(code)?.usual;
  return usual?.variables.length === 0 ? toNumber(evaluate(usual, {})) : 1;
};

/** Quantity of a row that words mean: as much as was guessed, else the usual number of what is counted. Absent when it must be asked. */
const quantityMeant = (
  code: string,
  guessed: readonly Work[],
  book: MeaningBook,
): number | undefined => {
  const unit = book.items.get(code)?.unit ?? '';
  const [alike] = guessed.flatMap(({ does }) =>
    does.kind === 'ROW' && does.unit === unit ? [does.quantity] : [],
  );
  return alike ?? (COUNTED.has(unit) ? usualNumber(code, book) : undefined);
};

/** Adds a meaning where the guess stands, or where such work is usually done; null where its amount is not known. */
const added = (
  { kind, id, quantity }: Meaning,
  entry: UnreadWords,
  guessed: readonly Work[],
): ScopePatch | null => {
  const { source, words, start, end, page } = entry;
  const where = {
    kind: 'ADD_WORK' as const,
    placeId: guessed[0]?.placeId ?? null,
    because: { source, words, start, end, page },
  };
  if (kind === 'ASSEMBLY') return { ...where, assembly: id };
  return quantity === undefined ? null : { ...where, code: id, quantity };
};

/** The scope with the amount of each meaning, and its price by itself in its places. @param total prices a scope */
export const withMeaningPrices = (
  scope: ScopeOfWork,
  book: PriceBook,
  total: TotalOf,
): ScopeOfWork => {
  const bare = { ...scope, work: [], asListed: [], excluded: [], unread: [] };
  let left = MOST_PRICED;
  const priced = (meaning: Meaning, entry: UnreadWords): Meaning => {
    const { kind, id, name } = meaning;
    const guessed = guessedWork(entry, scope.work);
    const quantity = kind === 'ROW' ? quantityMeant(id, guessed, book) : undefined;
    const plain = { kind, id, name, ...(quantity === undefined ? {} : { quantity }) };
    const patch = added(plain, entry, guessed);
    if (!patch || left === 0) return plain;
    left -= 1;
    const { scope: alone, refused } = apply(bare, [patch], book, 'OWNER');
    const dollars = refused.length > 0 ? 0 : Math.round(total(alone));
    return dollars > 0 ? { ...plain, price: roundly(dollars) } : plain;
  };
  const unread = scope.unread.map((entry) => ({
    ...entry,
    meanings: entry.meanings.map((meaning) => priced(meaning, entry)),
  }));
  return { ...scope, unread };
};

/** Other meanings of the words than the guess, as answers that add the work in its place. */
const choicesOf = (
  entry: UnreadWords,
  guessed: readonly Work[],
  { scope, book }: QuestionGround,
): { price: number; answer: AnswerChoice }[] => {
  const names = new Set(guessed.map((work) => nameOf({ ...work, label: null }, book)));
  const gone = guessed.map(({ id }): ScopePatch => ({ kind: 'DROP_WORK', workId: id }));
  return entry.meanings.flatMap((meaning) => {
    const { name, price } = meaning;
    const patch = added(meaning, entry, guessed);
    if (price === undefined || !patch || names.has(name)) return [];
    const patches = [...gone, patch];
    if (apply(scope, patches, book, 'OWNER').refused.length > 0) return [];
    const instead = guessed.length > 0 ? ' instead' : '';
    return [
      {
        price,
        answer: { label: answerLabel(`${name}${instead}`, false), patches },
      },
    ];
  });
};

/** Whether words that no work follows from may be work whose price is known. */
export const isOffered = ({ workId, meanings, isOrdered }: UnreadWords): boolean =>
  workId === null &&
  meanings.some(
    ({ kind, id, price }) =>
      price !== undefined && (isOrdered === true || (kind === 'ASSEMBLY' && isWholeJob(id))),
  );

/** Asks for the meaning of words that no work follows from. */
const askOpen = (entry: UnreadWords, none: AnswerChoice, ground: QuestionGround): Weighed[] => {
  const choices = isOffered(entry) ? choicesOf(entry, [], ground) : [];
  const moves = Math.max(0, ...choices.map(({ price }) => price));
  if (moves < DEAR) return [];
  return [
    {
      text: `“${entry.words}” is not in the total. What should be added for it?`,
      about: null,
      moves,
      answers: [...choices.map(({ answer }) => answer), none],
    },
  ];
};

/** Asks whether a guess is right on which most of the total hangs. */
const askGuess = (
  entry: UnreadWords,
  none: AnswerChoice,
  ground: QuestionGround,
  total: TotalOf,
  now: number,
): Weighed[] => {
  const { scope, book } = ground;
  const guessed = guessedWork(entry, scope.work).filter(({ optional }) => !optional);
  const [first] = guessed;
  if (!first || entry.start === null) return [];
  const rest = { ...scope, work: scope.work.filter((work) => !guessed.includes(work)) };
  const moves = Math.round(now - total(rest));
  if (moves < DEAR || moves < MOST_OF_ALL * now) return [];
  // Where nothing else is meant, there is nothing to choose: the guess stands open as not sure.
  const others = choicesOf(entry, guessed, ground);
  if (others.length === 0) return [];
  const name = nameOf({ ...first, label: null }, book);
  const { source, words, start, end, page } = entry;
  const keep: AnswerChoice = {
    label: answerLabel(`Yes, ${name}`, true),
    patches: [{ kind: 'SET_WORK', workId: first.id, because: { source, words, start, end, page } }],
  };
  return [
    {
      text: `“${words}” is priced as ${name}. Is that what you meant?`,
      about: first.id,
      moves,
      answers: [keep, ...others.map(({ answer }) => answer), none],
    },
  ];
};

/**
 * Words that may mean dear work, the dearest first: those that nothing was made of, and guesses that most of the total hangs on.
 * @param now the total of the scope as it is
 */
export const meaningQuestions = (ground: QuestionGround, total: TotalOf, now: number): Weighed[] =>
  ground.scope.unread
    .flatMap((entry): Weighed[] => {
      const { start, end, workId } = entry;
      if (start === null || end === null) return [];
      const none: AnswerChoice = {
        label: 'It’s just background',
        patches: [{ kind: 'DISMISS', start, end }],
      };
      return workId === null
        ? askOpen(entry, none, ground)
        : askGuess(entry, none, ground, total, now);
    })
    .toSorted((a, b) => (b.moves ?? 0) - (a.moves ?? 0))
    .slice(0, MOST_ASKED)
    .map((asked) => ({ ...asked, moves: movesOf(asked.answers, ground, total, now) }));
