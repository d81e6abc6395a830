// What an owner asked for later, read by the same network as changes of the scope that stands: added, changed, left out.
// The request is never rewritten; what an instruction does not name stays as it was.
import type { FinishLevel } from '../../domain/catalog.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import { GRADE_OF } from '../book/grades.ts';
import type { PriceBook } from '../book/price-book.ts';
import { asDeckSteps, codesOf, orderPatches, standingPlace } from './changed-work.ts';
import type { Change } from './changed-work.ts';
import { inEnglish } from './language/spanish.ts';
import { noteOf } from './papers/notes.ts';
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
import { segmentsOf } from './text/segments.ts';
import { readRequest } from './request.ts';

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
  return compose({ mentions, places, named: types, units: null, aside: [] }, context, standing)
    .patches;
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
  take(sizePatches(reading.places, { text, scope: now, book, grade }));
  const added: Mention[] = [];
  for (const read of reading.mentions) {
    const change: Change = { text, scope: now, book, grade };
    const mention = asDeckSteps(read, change);
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
  take(additions(added, reading.places, { text, scope: now, book, grade }, context));
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
            `Nothing was changed for "${wish.slice(0, 200)}": it is in the estimate already, or was not understood. Say it in other words, or change it below "What we understood".`,
          ),
          ...scope.notes,
        ],
      };
    else scope = next;
  }
  return scope;
};
