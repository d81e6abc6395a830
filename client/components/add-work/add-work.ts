// What is asked for when work of the price book is added, and the patches that do it.
import { PLACE_TYPES } from '../../../server/domain/scope/place-types.ts';
import type { ScopePatchInput } from '../../gql/graphql.ts';
import { placeName } from '../../lib/scope-words.ts';
import type { KnownPlace, KnownWork, SettledWords, UnreadPart } from './known-scope.ts';
import type { PriceBookEntry } from './use-price-book.ts';

/** Prefix of a choice that stands for a new place of a type. All other choices are places of the scope. */
const NEW = 'new:';
/** Name by which the patch of the work refers to the place that the patch before it adds. */
const REF = 'added';

/** Places by groups, as a select shows them. */
export const placeChoices = (places: readonly KnownPlace[]) => [
  {
    group: 'In this estimate',
    items: places.map((place) => ({ value: place.id, label: placeName(place) })),
  },
  {
    group: 'A new place',
    items: Object.entries(PLACE_TYPES).map(([type, label]) => ({ value: NEW + type, label })),
  },
];

/** Where a choice leads: a place of the scope, or a new one of a type. */
export const placeOf = (choice: string): { placeId: string } | { placeType: string } =>
  choice.startsWith(NEW) ? { placeType: choice.slice(NEW.length) } : { placeId: choice };

/** Where work is likely to go: the place asked for, else one of its usual kind, else the first. */
export const firstPlace = (
  places: readonly KnownPlace[],
  asked: string | null,
  usual: string | null,
): string => {
  if (asked !== null) return asked;
  const own = places.find(({ type }) => type === usual);
  if (own) return own.id;
  if (usual !== null && usual in PLACE_TYPES) return NEW + usual;
  return places[0]?.id ?? `${NEW}living_room`;
};

/** What was said of parameters, by their names. */
export type Given = Readonly<Record<string, string>>;

export const givenList = (given: Given): { name: string; value: string }[] =>
  Object.entries(given).map(([name, value]) => ({ name, value }));

interface FoundWorkAtPlace {
  entry: PriceBookEntry;
  /** The place as `placeChoices` gives it. */
  place: string;
  /** Quantity of a row. An assembly is measured by its place. */
  quantity: number | null;
  /** What was said of an assembly's parameters. The others are assumed. */
  given: Given;
  /** Words of the request that it is added for. They are null when there are none. */
  settles: SettledWords | null;
}

/** Words as a patch names them. */
export const becauseOf = ({ source, words, start, end }: UnreadPart) => ({
  source,
  words,
  start,
  end,
});

export const dropPatches = (work: readonly KnownWork[]): ScopePatchInput[] =>
  work.map(({ id }) => ({ dropWork: id }));

/** How work begins to be added for words of the request, in place of what was guessed. */
export const settling = (unread: UnreadPart, guessed: readonly KnownWork[]) => ({
  words: unread.words,
  settles: { unread, guessed },
  placeId: guessed[0]?.placeId ?? null,
});

export const addPatches = ({
  entry,
  place,
  quantity,
  given,
  settles,
}: FoundWorkAtPlace): ScopePatchInput[] => {
  const parameters = givenList(given);
  const because = settles ? { because: becauseOf(settles.unread) } : {};
  const gone = settles ? dropPatches(settles.guessed) : [];
  const content =
    entry.kind === 'ASSEMBLY'
      ? { assembly: entry.id, ...(parameters.length > 0 ? { parameters } : {}) }
      : { code: entry.id, quantity };
  const where = placeOf(place);
  if ('placeId' in where) return [...gone, { addWork: { ...where, ...content, ...because } }];
  const type = where.placeType;
  return [
    ...gone,
    { addPlace: { ref: REF, type, label: PLACE_TYPES[type] ?? type } },
    { addWork: { placeId: REF, ...content, ...because } },
  ];
};
