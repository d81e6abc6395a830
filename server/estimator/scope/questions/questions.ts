// Questions of a scope: amounts that no property has, words that may mean dear work, rooms to name, what to do where nothing is
// priced, what the reader asks, and costly assumptions.
import type { ScopeOfWork, ScopeQuestion, Place } from '../../../domain/scope/scope-of-work.ts';
import { LAST_ID } from '../edit.ts';
import { packagesOf } from '../packages.ts';
import { assumptionQuestions, movesOf } from './assumptions.ts';
import { isOffered, meaningQuestions } from './meanings.ts';
import {
  type PlainQuestion,
  type QuestionGround,
  type TotalOf,
  type Weighed,
  type AnswerChoice,
  answerLabel,
  placeOf,
} from './question.ts';
import { namingQuestions, offeredRooms } from './unnamed-rooms.ts';
import { apply } from '../apply.ts';
import { UNNAMED_TYPE } from '../../../domain/scope/place-types.ts';
import type { ScopePatch, PatchOf } from '../../../domain/scope/scope-patch.ts';
import { isWholeHouse } from '../../calculate/usual-space.ts';
import { sizeQuestionOf } from './ask-sizes.ts';
import { inSentence } from './place-in-sentence.ts';
import { SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import { type BeyondCap, openCaps } from '../limits/caps.ts';

// Amounts that no property has: asked before everything else, as what they are of is not priced until they are confirmed.

const PRICED = { optional: false } as const;

/** A size that was read wrong: all of it follows from the usual place of its kind again. */
const USUAL_SIZE = {
  count: 1,
  lengthFt: null,
  widthFt: null,
  areaSf: null,
  perimeterFt: null,
  doors: null,
  windows: null,
} as const;

/** Readings that may be wrong, each with patches that set the usual value; the first that is enough is offered. */
const waysBack = ({ work }: BeyondCap, { book }: QuestionGround): AnswerChoice[] => {
  const { does, id: workId } = work;
  const change = (
    label: string,
    more: Partial<PatchOf<'SET_WORK'>>,
    ...before: ScopePatch[]
  ): AnswerChoice => ({
    label,
    patches: [...before, { kind: 'SET_WORK', workId, ...PRICED, ...more }],
  });
  const once = work.times > 1 ? [change('Once', { times: 1 })] : [];
  if (does.kind === 'ROW') {
    const isCounted = book.items.get(does.code)?.unit === 'EA';
    return [...once, ...(isCounted ? [change('One of it', { quantity: 1, times: 1 })] : [])];
  }
  const numbers = does.params.filter(({ value }) => typeof value === 'number' && value > 1);
  const usual = 'Take the usual amount';
  return [
    ...once,
    ...numbers.map(({ name }) => change(usual, { params: [{ name, value: null }] })),
    change(
      usual,
      { params: numbers.map(({ name }) => ({ name, value: null })), times: 1 },
      { kind: 'SET_PLACE', placeId: work.placeId, ...USUAL_SIZE },
    ),
  ];
};

/** Whether an answer can be taken and leaves nothing to ask again, whoever had read the amount. */
const isEnough = (
  { patches }: AnswerChoice,
  { work }: BeyondCap,
  { scope, book, propertyType }: QuestionGround,
): boolean => {
  const { scope: after, refused } = apply(scope, patches, book, 'OWNER');
  const asRead = after.work.map((entry) =>
    entry.id === work.id ? { ...entry, by: work.by, optional: true } : entry,
  );
  const open = openCaps({ ...after, work: asRead }, book, propertyType);
  return refused.length === 0 && !open.some((other) => other.work.id === work.id);
};

/** Lines of assemblies in the same place that the confirmed amount takes the place of. */
const takenOver = ({ work }: BeyondCap, { scope, book }: QuestionGround): ScopePatch[] => {
  const { does } = work;
  if (does.kind !== 'ROW') return [];
  return scope.work.flatMap((other): ScopePatch[] => {
    const items =
      other.does.kind === 'ASSEMBLY' ? book.assemblies.get(other.does.assembly)?.items : undefined;
    const isTaken =
      other.placeId === work.placeId && (items?.some(({ code }) => code === does.code) ?? false);
    return isTaken && !other.optional
      ? [{ kind: 'SET_WORK', workId: other.id, without: [...other.without, does.code] }]
      : [];
  });
};

/** An amount that was cut to the limit of a scope cannot be confirmed. */
const isWhole = ({ work: { does, times } }: BeyondCap): boolean =>
  times < SCOPE_LIMITS.times && (does.kind !== 'ROW' || does.quantity < SCOPE_LIMITS.quantity);

const confirming = (beyond: BeyondCap, ground: QuestionGround): AnswerChoice[] => {
  const choice: AnswerChoice = {
    label: answerLabel(`Yes, price ${beyond.amount}`, false),
    patches: [
      { kind: 'SET_WORK', workId: beyond.work.id, ...PRICED },
      ...takenOver(beyond, ground),
    ],
  };
  const { refused } = apply(ground.scope, choice.patches, ground.book, 'OWNER');
  return isWhole(beyond) && refused.length === 0 ? [choice] : [];
};

/** Questions in the order of the work. */
const capQuestions = (ground: QuestionGround): PlainQuestion[] =>
  openCaps(ground.scope, ground.book, ground.propertyType).map((beyond) => {
    const place = placeOf(beyond.work, ground);
    const where = place && place.label !== '' ? `, ${place.label}` : '';
    const [back] = waysBack(beyond, ground).filter((way) => isEnough(way, beyond, ground));
    return {
      text: `${beyond.said}${where}: is that really an amount, or a house, claim or invoice number?`,
      about: beyond.work.id,
      answers: [
        { label: 'Not an amount', patches: [{ kind: 'DROP_WORK', workId: beyond.work.id }] },
        ...(back ? [back] : []),
        ...confirming(beyond, ground),
      ],
    };
  });

// Questions when nothing can be priced yet: the place of the work, the work itself, its size.

const MOST_PLACES = 3;
const MOST_WORK = 6;
/** Work that is done in any room with walls. */
const IN_ANY_ROOM = ['paint_room', 'floor_lvp'] as const;

/** Assemblies usually done in such a place, and what can be done in any. */
const assembliesFor = (
  { type }: Place,
  { usualPlaces, roomDefaults }: QuestionGround['book'],
): string[] => {
  const own = [...usualPlaces]
    .filter(([, place]) => place.type === type)
    .map(([assembly]) => assembly);
  const hasWalls = (roomDefaults[type]?.height_ft ?? 1) > 0 || isWholeHouse(type);
  return [...new Set([...own, ...(hasWalls ? IN_ANY_ROOM : [])])];
};

/** Words for where: in a room, but on a place without a height, such as a roof, a deck or the outside of a house. */
const whereOf = (place: Place, { book }: QuestionGround): string =>
  `${book.roomDefaults[place.type]?.height_ft === 0 ? 'on' : 'in'} the ${inSentence(place)}`;

const answersFor = (place: Place, { scope, book }: QuestionGround): AnswerChoice[] =>
  assembliesFor(place, book)
    .flatMap((assembly) => {
      const patch: ScopePatch = { kind: 'ADD_WORK', placeId: place.id, assembly };
      const isPossible = apply(scope, [patch], book, 'OWNER').refused.length === 0;
      const label = book.assemblies.get(assembly)?.name;
      return label !== undefined && isPossible ? [{ label, patches: [patch] }] : [];
    })
    .slice(0, MOST_WORK);

/** Questions to start with. They offer the parts of a property where nothing is known. */
const startQuestions = (ground: QuestionGround): PlainQuestion[] => {
  const { places } = ground.scope;
  const known = places.filter(({ type, parts }) => type !== UNNAMED_TYPE && parts.length === 0);
  if (places.length === 0)
    return [
      {
        text: 'Which part of the property is the work for?',
        about: null,
        answers: offeredRooms(ground.book).map(({ label, type }) => ({
          label,
          patches: [{ kind: 'ADD_PLACE' as const, label, type }],
        })),
      },
    ];
  const first = known.slice(0, MOST_PLACES);
  const done = first.map((place) => ({
    text: `What is to be done ${whereOf(place, ground)}?`,
    about: place.id,
    answers: answersFor(place, ground),
  }));
  return [
    ...done.filter(({ answers }) => answers.length > 0),
    ...first
      .flatMap((place) => sizeQuestionOf(place, ground))
      .map(({ text, about, answers }) => ({ text, about, answers })),
  ];
};

const MOST_QUESTIONS = 20;

const unweighed = (questions: readonly PlainQuestion[]): Weighed[] =>
  questions.map((asked) => ({ ...asked, moves: null }));

/** The reader's questions. The rules ask in words alone, and only where they found no work, and no meaning of what is told. */
const isReaders = ({ by, answers }: ScopeQuestion, isUnclear: boolean): boolean =>
  by !== 'RULES' || (answers.length === 0 && isUnclear);

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
 * The scope with what to ask now: amounts beyond their caps, dear meanings and rooms to name first, then what its reader asks,
 * then the costliest assumptions.
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
  const meant = now === null || total === null ? [] : meaningQuestions(ground, total, now);
  const readers = scope.questions
    .filter((question) => isReaders(question, isEmpty && meant.length === 0))
    .map((question) => weighed(question, ground, isEmpty ? null : total, now ?? 0));
  const capped = capQuestions(ground);
  const naming = namingQuestions(scope.places, book);
  const canTap =
    capped.length > 0 ||
    readers.some(({ answers }) => answers.length > 0) ||
    scope.unread.some(isOffered);
  const start = isEmpty && !canTap ? startQuestions(ground) : [];
  const assumed =
    isEmpty || now === null || total === null ? [] : assumptionQuestions(ground, total, now);
  const first = numbered(
    [...unweighed(capped), ...meant, ...unweighed([...naming, ...start])],
    scope,
  );
  const open = readers.filter((question) => !isAboutAny(question, naming));
  const last = numbered(
    assumed.filter((asked) => !isAboutAny(asked, open)),
    { ...scope, nextId: first.nextId },
  );
  const questions = [...first.made, ...open, ...last.made].slice(0, MOST_QUESTIONS);
  return { ...scope, questions, nextId: last.nextId };
};
