// Amounts that no property has: asked before everything else, as what they are of is not priced until they are confirmed.
import type { PatchOf, ScopePatch } from '../../../domain/scope-patch.ts';
import { SCOPE_LIMITS } from '../../../domain/scope-parts.ts';
import { apply } from '../apply.ts';
import { type BeyondCap, openCaps } from '../limits/caps.ts';
import type { AnswerChoice, PlainQuestion, QuestionGround } from './question.ts';
import { answerLabel, placeOf } from './question.ts';

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

/** What may have been read wrong, each with the patches that take what is usual instead; the first that is enough is offered. */
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

/** What was cut to the most that a scope holds is no amount that could be confirmed. */
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
export const capQuestions = (ground: QuestionGround): PlainQuestion[] =>
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
