// What an owner asked for later, read by the same network as changes of the scope that stands: added, changed, left out.
// The request is never rewritten; what an instruction does not name stays as it was.
import type { FinishLevel } from '../../domain/catalog.ts';
import type { Place, ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import type { Grade } from '../book/grades.ts';
import { GRADE_OF } from '../book/grades.ts';
import type { PriceBook } from '../book/price-book.ts';
import { inEnglish } from './language/spanish.ts';
import { noteOf } from './papers/notes.ts';
import { spaceOfPlace } from '../scope/place-space.ts';
import { linesOf } from '../scope/work-lines.ts';
import { geometryOf } from '../calculate/space.ts';
import { levelOfAll } from './levels.ts';
import { compose } from './text/compose.ts';
import { excludedBy } from './text/exclusions.ts';
import { isWork } from './text/neighbors.ts';
import type { ComposeContext } from './text/compose-context.ts';
import { readMentions } from './text/mentions.ts';
import type { Mention } from './text/neighbors.ts';
import { NO_SIZE } from './text/places.ts';
import type { NamedPlace } from './text/places.ts';
import { applyAll, rowFacts } from './text/read-text.ts';
import type { ReaderData } from './text/read-text.ts';
import { quantityIn } from './text/quantities.ts';
import { segmentsOf } from './text/segments.ts';
import { shapeAssembly } from './text/shape.ts';
import { readRequest } from './request.ts';

/** "Two more outlets", "another fan": an amount on top of the one that stands. */
const MORE = /\b(?:more|another|additional|extra)\b/i;

interface Change {
  scope: ScopeOfWork;
  book: PriceBook;
  grade: Grade;
}

const placeOf = ({ scope }: Change, work: Work): Place | undefined =>
  scope.places.find(({ id }) => id === work.placeId);

/** The place of the scope that words name: of the same name, else the only one of its type. */
const standingPlace = ({ scope }: Change, named: NamedPlace): Place | null => {
  const ofName = scope.places.find(
    ({ label }) => label.toLowerCase() === named.label.toLowerCase(),
  );
  const ofType = scope.places.filter(({ type }) => type === named.type);
  return ofName ?? (ofType.length === 1 ? (ofType[0] ?? null) : null);
};

const codesOf = (work: Work, change: Change): ReadonlyMap<string, number> => {
  const place = placeOf(change, work);
  return place ? linesOf(work, place, change.book) : new Map();
};

const isIn = (work: Work, mention: Mention, change: Change): boolean => {
  const places = mention.places.flatMap((named) => standingPlace(change, named) ?? []);
  return places.length === 0 || places.some(({ id }) => id === work.placeId);
};

/** Another amount of a line that stands. */
const amountPatches = (
  work: Work,
  code: string,
  quantity: number,
  change: Change,
  mention: Mention,
): ScopePatch[] => {
  const standing = codesOf(work, change).get(code) ?? 0;
  const wanted = MORE.test(mention.words) ? standing + quantity : quantity;
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

const orderPatches = (mention: Mention, change: Change): ScopePatch[] | null => {
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

const sizePatches = (named: readonly NamedPlace[], change: Change): ScopePatch[] =>
  named.flatMap((place): ScopePatch[] => {
    const standing = standingPlace(change, place);
    if (!standing || (place.lengthFt === null && place.areaSf === null)) return [];
    return [
      {
        kind: 'SET_PLACE',
        placeId: standing.id,
        lengthFt: place.lengthFt,
        widthFt: place.widthFt,
        areaSf: place.areaSf,
      },
    ];
  });

/** "Make it 14x20": the size of the only place whose size was told. */
const MAKE_IT = /^(?:please )?(?:make|change|do) (?:it|that)\b/i;

const resizedBy = ({ words, measures }: Mention, { scope }: Change): ScopePatch[] => {
  const sides = measures.find(({ kind }) => kind === 'SIDES')?.sides ?? [];
  const [place, ...others] = scope.places.filter(({ basis }) => basis === 'STATED');
  const [lengthFt, widthFt] = sides.toSorted((a, b) => b - a);
  return MAKE_IT.test(words) && place && others.length === 0 && lengthFt && widthFt
    ? [{ kind: 'SET_PLACE', placeId: place.id, lengthFt, widthFt }]
    : [];
};

const levelPatches = (text: string, present: FinishLevel, { work }: ScopeOfWork): ScopePatch[] => {
  const level = levelOfAll(text, present);
  return level === null
    ? []
    : work.map(({ id }) => ({ kind: 'SET_WORK', workId: id, finishLevel: level.level }));
};

/** What stays or was done leaves the scope, where it stands in it. */
const exclusions = (mention: Mention, change: Change, context: ComposeContext): ScopePatch[] => {
  const codes = excludedBy(mention, new Set(), context);
  const stands = change.scope.work.some((work) =>
    [...codesOf(work, change).keys()].some((code) => codes.includes(code)),
  );
  const [place] = mention.places.flatMap((named) => standingPlace(change, named) ?? []);
  return stands
    ? [
        {
          kind: 'EXCLUDE',
          words: mention.words.slice(0, 300),
          codes: codes.slice(0, 100),
          placeId: place?.id ?? null,
        },
      ]
    : [];
};

/** Where work is added that names no place: in the only place that was named before. */
const onlyPlace = ({ places }: ScopeOfWork): readonly (readonly [NamedPlace, string])[] => {
  const [only] = places;
  return only && places.length === 1 && only.label !== ''
    ? [[{ ...NO_SIZE, ...only, sizes: [], start: 0, end: 0 }, only.id]]
    : [];
};

/** New work, in the places that stand where they are the ones named. */
const additions = (
  added: readonly Mention[],
  named: readonly NamedPlace[],
  change: Change,
  context: ComposeContext,
): ScopePatch[] => {
  if (added.length === 0) return [];
  const standing = new Map(
    named.length === 0
      ? onlyPlace(change.scope)
      : named.flatMap((one) => {
          const place = standingPlace(change, one);
          return place ? [[one, place.id] as const] : [];
        }),
  );
  const mentions =
    named.length === 0
      ? added.map((mention) => ({ ...mention, places: [...standing.keys()] }))
      : [...added];
  const places = [...new Set(mentions.flatMap((mention) => mention.places))];
  const types = new Set([...change.scope.places, ...places].map(({ type }) => type));
  return compose({ mentions, places, named: types, units: null }, context, standing).patches;
};

/** One instruction on a scope; the same scope where nothing in it was understood. */
const changed = (
  scope: ScopeOfWork,
  written: string,
  request: EstimateRequest,
  book: PriceBook,
  data: ReaderData,
): ScopeOfWork => {
  const grade = GRADE_OF[request.finishLevel];
  const facts = rowFacts(book);
  const text = inEnglish(written)?.text ?? written;
  const reading = readMentions(
    text,
    segmentsOf(text, data.network, data.phrases),
    data.places,
    facts,
  );
  const context: ComposeContext = {
    book,
    facts,
    grade,
    agent: request.agentKind,
    isLoss: true,
    stories: scope.facts.stories ?? 1,
    text,
    becauseOf: () => null,
  };
  let now = scope;
  const take = (patches: readonly ScopePatch[], author: 'RULES' | 'OWNER' = 'RULES'): void => {
    now = applyAll(now, patches, book, author).scope;
  };
  take(sizePatches(reading.places, { scope: now, book, grade }));
  const added: Mention[] = [];
  for (const mention of reading.mentions) {
    const change: Change = { scope: now, book, grade };
    const resized = resizedBy(mention, change);
    if (resized.length > 0) {
      take(resized);
      continue;
    }
    if (!isWork(mention)) {
      take(exclusions(mention, change, context), 'OWNER');
      continue;
    }
    const patches = orderPatches(mention, change);
    if (patches) take(patches);
    else added.push(mention);
  }
  take(additions(added, reading.places, { scope: now, book, grade }, context));
  if (now === scope) take(levelPatches(text, request.finishLevel, scope));
  return now;
};

/** The reading of a request with all that its owner asked to have changed since, oldest first. */
export const readChanged = (
  request: EstimateRequest,
  book: PriceBook,
  data: ReaderData,
): ScopeOfWork => {
  let scope = readRequest(request, book, data);
  const wishes = request.refinements ?? [];
  for (const [at, wish] of wishes.entries()) {
    const next = changed(scope, wish, request, book, data);
    if (next === scope && at === wishes.length - 1)
      scope = {
        ...scope,
        notes: [
          noteOf(
            'WARNING',
            `Nothing was changed for "${wish.slice(0, 200)}". Say it in other words, or change it below "What we understood".`,
          ),
          ...scope.notes,
        ],
      };
    else scope = next;
  }
  return scope;
};
