// What an instruction orders, as patches of the work that stands: another amount of it, another kind, or a part of it.
import type { Place, ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import type { Grade } from '../book/grades.ts';
import type { PriceBook } from '../book/price-book.ts';
import { geometryOf } from '../calculate/space.ts';
import { spaceOfPlace } from '../scope/place-space.ts';
import { linesOf } from '../scope/work-lines.ts';
import type { Mention } from './text/neighbors.ts';
import type { NamedPlace } from './text/places.ts';
import { quantityIn } from './text/quantities.ts';
import { shapeAssembly } from './text/shape.ts';

/** "Two more outlets", "another fan": an amount on top of the one that stands. */
const MORE = /\b(?:more|another|additional|extra)\b/i;
const ADDS_BEHIND = /\badd(?:ing)? (?:an? )?$/i;
const ADDS = /^add(?:ing)?\b/i;
const INSTEAD = /\binstead\b/i;

/** An instruction and what it changes. */
export interface Change {
  /** The instruction, in English. */
  text: string;
  scope: ScopeOfWork;
  book: PriceBook;
  grade: Grade;
}

/** "Add 2 windows": new pieces beside those that stand. */
const adds = ({ words, start }: Mention, { text }: Change): boolean =>
  (MORE.test(words) ||
    ADDS.test(words) ||
    ADDS_BEHIND.test(text.slice(Math.max(0, start - 12), start))) &&
  !INSTEAD.test(text);

const placeOf = ({ scope }: Change, work: Work): Place | undefined =>
  scope.places.find(({ id }) => id === work.placeId);

/** The place of the scope that words name: of the same name, else the only one of its type. */
export const standingPlace = ({ scope }: Change, named: NamedPlace): Place | null => {
  const ofName = scope.places.find(
    ({ label }) => label.toLowerCase() === named.label.toLowerCase(),
  );
  const ofType = scope.places.filter(({ type }) => type === named.type);
  return ofName ?? (ofType.length === 1 ? (ofType[0] ?? null) : null);
};

export const codesOf = (work: Work, change: Change): ReadonlyMap<string, number> => {
  const place = placeOf(change, work);
  return place ? linesOf(work, place, change.book) : new Map();
};

const isIn = (work: Work, mention: Mention, change: Change): boolean => {
  const places = mention.places.flatMap((named) => standingPlace(change, named) ?? []);
  return places.length === 0 || places.some(({ id }) => id === work.placeId);
};

/** Whether words told the amount of a line that stands; the usual amount was only assumed. */
const isTold = ({ does, set, times }: Work, code: string, standing: number): boolean =>
  does.kind === 'ROW'
    ? does.basis === 'STATED'
    : set.some((line) => line.code === code && line.basis === 'STATED') ||
      does.params.some(({ value, basis }) => basis === 'STATED' && value === standing / times);

/** Another amount of a line that stands: told pieces are added to told ones, and take the place of assumed ones. */
const amountPatches = (
  work: Work,
  code: string,
  quantity: number,
  change: Change,
  mention: Mention,
): ScopePatch[] => {
  const standing = codesOf(work, change).get(code) ?? 0;
  const isMore =
    MORE.test(mention.words) || (adds(mention, change) && isTold(work, code, standing));
  const wanted = isMore ? standing + quantity : quantity;
  if (work.does.kind === 'ROW') return [{ kind: 'SET_WORK', workId: work.id, quantity: wanted }];
  return reshaped(work, [{ code, quantity: wanted }], change);
};

/** Parameters and set lines under which an assembly has the rows; none where it cannot. */
const reshaped = (
  work: Work,
  rows: readonly { code: string; quantity: number | null }[],
  change: Change,
): ScopePatch[] => {
  const place = placeOf(change, work);
  const assembly =
    work.does.kind === 'ASSEMBLY' ? change.book.assemblies.get(work.does.assembly) : undefined;
  if (!place || !assembly || work.does.kind !== 'ASSEMBLY') return [];
  const standing = Object.fromEntries(work.does.params.map(({ name, value }) => [name, value]));
  const named = rows.map((row) => ({ ...row, source: null }));
  const shaped = shapeAssembly(
    assembly,
    geometryOf(spaceOfPlace(place)),
    change.grade,
    standing,
    named,
  );
  if (shaped.explained.size < rows.length) return [];
  const params = Object.entries(shaped.params)
    .filter(([name, value]) => standing[name] !== value)
    .map(([name, value]) => ({ name, value }));
  const kept = work.set
    .filter(({ code }) => !shaped.set.some((line) => line.code === code))
    .map(({ code, quantity, finishLevel }) => ({ code, quantity, finishLevel }));
  if (params.length === 0 && shaped.set.length === 0) return [];
  return [
    {
      kind: 'SET_WORK',
      workId: work.id,
      params,
      set: [...kept, ...shaped.set.map(({ code, quantity }) => ({ code, quantity }))],
    },
  ];
};

/** Whether rows of a family lead to an assembly, which is then one thing and no room with many. */
const isLedTo = (id: string, family: string | undefined, { rowOrders }: PriceBook): boolean =>
  [...rowOrders.values()].some((order) => order.family === family && order.lead?.assembly === id);

/** What was told of the old job and holds for the new one as well. */
const sharedParams = (
  params: readonly { name: string; value: number | string }[],
  id: string,
  { assemblies }: PriceBook,
): { name: string; value: number | string }[] => {
  const known = new Set(assemblies.get(id)?.parameters.map(({ name }) => name));
  return params.filter(({ name }) => known.has(name)).map(({ name, value }) => ({ name, value }));
};

/** Another kind of what stands: "quartz instead", "a shower instead of the tub". */
const exchangePatches = (
  work: Work,
  code: string,
  quantity: number | null,
  change: Change,
): ScopePatch[] => {
  const { book } = change;
  const asAssembly = reshaped(work, [{ code, quantity }], change);
  if (asAssembly.length > 0) return asAssembly;
  const family = book.rowOrders.get(code)?.family;
  const job = book.rowOrders.get(code)?.lead?.assembly;
  // "Laminate instead of LVP": the other floor with all that it brings.
  if (
    work.does.kind === 'ASSEMBLY' &&
    job !== undefined &&
    isLedTo(work.does.assembly, family, book)
  )
    return [
      { kind: 'DROP_WORK', workId: work.id },
      {
        kind: 'ADD_WORK',
        placeId: work.placeId,
        assembly: job,
        params: sharedParams(work.does.params, job, book),
      },
    ];
  const old = [...codesOf(work, change)].filter(
    ([other]) =>
      book.rowOrders.get(other)?.family === family && book.items.get(other)?.action !== 'remove',
  );
  const [first] = old;
  const isSameUnit =
    first !== undefined && book.items.get(first[0])?.unit === book.items.get(code)?.unit;
  const amount = quantity ?? (isSameUnit ? first[1] : null);
  const added: ScopePatch = {
    kind: 'ADD_WORK',
    placeId: work.placeId,
    code,
    ...(amount === null ? {} : { quantity: amount }),
  };
  const gone: ScopePatch =
    work.does.kind === 'ROW'
      ? { kind: 'DROP_WORK', workId: work.id }
      : {
          kind: 'SET_WORK',
          workId: work.id,
          without: [...work.without, ...old.map(([other]) => other)],
        };
  return [gone, added];
};

/** Whole jobs that a standing remodel does by one of its parameters, and a row that it has then. */
const AS_PART: Readonly<Record<string, string>> = { '@tub_to_shower': 'TIL-PAN' };

/** "A shower instead of the tub" of a bath that is done over. */
const partPatches = (near: readonly Work[], { rows }: Mention, change: Change): ScopePatch[] => {
  const code = AS_PART[rows[0] ?? ''];
  if (code === undefined) return [];
  for (const work of near) {
    const patches = reshaped(work, [{ code, quantity: null }], change);
    if (patches.length > 0) return patches;
  }
  return [];
};

/** "Add 4 steps" to a deck: treads of its stair, unless words name what they are made of. */
const DECK_STEPS = /^(?:CNC-STEP|FRM-STAIR|FLR-STAIRC|@stair_build)$/;
const STEPS = /\b(?:steps?|stairs?|stairway)\b/i;
const MADE_OF = /\b(?:concrete|cement|stone|brick|paver|carpet\w*|interior|basement|attic)\b/i;
const DECK_STAIR = 'DCK-STAIR';
const CONCRETE_STEP = 'CNC-STEP';
const OF_WOOD = /\b(?:deck|wood\w*|cedar|composite)\b/i;
const SLAB = /^CNC-(?:SLAB|STAMP|WALK|PAVER)/;

/** Steps of a deck are treads; those of a slab where there is no deck are concrete. */
export const asDeckSteps = (mention: Mention, change: Change): Mention => {
  const [row = ''] = mention.rows;
  if (mention.role !== 'order' || !STEPS.test(mention.words) || MADE_OF.test(mention.words))
    return mention;
  const near = change.scope.work
    .filter((work) => isIn(work, mention, change))
    .flatMap((work) => [...codesOf(work, change).keys()]);
  if (DECK_STEPS.test(row) && near.includes(DECK_STAIR)) return { ...mention, rows: [DECK_STAIR] };
  const isOfSlab =
    !OF_WOOD.test(mention.words) &&
    near.some((code) => SLAB.test(code)) &&
    !near.some((code) => code.startsWith('DCK-'));
  return row === DECK_STAIR && isOfSlab ? { ...mention, rows: [CONCRETE_STEP] } : mention;
};

/** Patches of the work that stands; null where what is ordered is new. */
export const orderPatches = (mention: Mention, change: Change): ScopePatch[] | null => {
  const { scope, book } = change;
  const near = scope.work.filter((work) => isIn(work, mention, change));
  const asPart = partPatches(near, mention, change);
  if (asPart.length > 0) return asPart;
  const patches: ScopePatch[] = [];
  for (const code of mention.rows) {
    if (code.startsWith('@')) return null;
    const unit = book.items.get(code)?.unit;
    const quantity = unit === undefined ? null : quantityIn(mention.measures, unit);
    const own = near.find((work) => codesOf(work, change).has(code));
    if (own) {
      if (quantity !== null) patches.push(...amountPatches(own, code, quantity, change, mention));
      continue;
    }
    if (unit === 'EA' && adds(mention, change)) return null;
    const family = book.rowOrders.get(code)?.family;
    const alike = near.find((work) =>
      [...codesOf(work, change).keys()].some(
        (other) =>
          book.rowOrders.get(other)?.family === family &&
          book.items.get(other)?.action !== 'remove',
      ),
    );
    if (!alike) return null;
    patches.push(...exchangePatches(alike, code, quantity, change));
  }
  return patches;
};
