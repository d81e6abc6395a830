// What is asked for when work of the price book is added, and the patches that do it.
import { PLACE_TYPES } from '../../../../../server/domain/place-types.ts';
import type { ScopePatchInput } from '../../../../gql/graphql.ts';
import { placeName } from '../../../../lib/scope-words.ts';
import type { ScopePlace } from '../scope-types.ts';
import type { PriceBookEntry } from './use-price-book.ts';

/** A choice of the field for the place is one of the scope, or a new one of a type. */
const NEW = 'new:';
/** By which the patch of the work calls the place that the patch before it adds. */
const REF = 'added';

/** Places by groups, as a select shows them. */
export const placeChoices = (places: readonly ScopePlace[]) => [
  {
    group: 'In this estimate',
    items: places.map((place) => ({ value: place.id, label: placeName(place) })),
  },
  {
    group: 'A new place',
    items: Object.entries(PLACE_TYPES).map(([type, label]) => ({ value: NEW + type, label })),
  },
];

/** Where work is likely to go: the place asked for, else the first. */
export const firstPlace = (places: readonly ScopePlace[], asked: string | null): string =>
  asked ?? places[0]?.id ?? `${NEW}living_room`;

interface WorkWish {
  entry: PriceBookEntry;
  /** As `placeChoices` gives it. */
  place: string;
  /** Of a row; an assembly is measured by its place. */
  quantity: number | null;
}

export const addPatches = ({ entry, place, quantity }: WorkWish): ScopePatchInput[] => {
  const content = entry.kind === 'ASSEMBLY' ? { assembly: entry.id } : { code: entry.id, quantity };
  if (!place.startsWith(NEW)) return [{ addWork: { placeId: place, ...content } }];
  const type = place.slice(NEW.length);
  return [
    { addPlace: { ref: REF, type, label: PLACE_TYPES[type] ?? type } },
    { addWork: { placeId: REF, ...content } },
  ];
};
