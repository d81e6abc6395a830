// Use case: find assemblies and rows of the price book by words, to add them to a scope.
import type { Context } from '../../context.ts';
import { priceBookSearchSchema } from '../../domain/scope/scope-input.ts';
import { parseInput } from '../../domain/validation.ts';
import { type FoundWork, searchPriceBook as findInPriceBook } from '../../estimator/book/search.ts';
import type { PriceBook } from '../../estimator/book/price-book.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { type ParameterFacts, parametersOf } from '../../estimator/scope/work-parameters.ts';

export interface PriceBookEntry extends FoundWork {
  /** Dollars, US average at the standard finish, before tax; null for an assembly. */
  unitPrice: number | null;
  parameters: ParameterFacts[];
  /** Type of the place that an assembly is of; null for work of any room, and for rows. */
  usualPlace: string | null;
}

/** Places that take work of any room when no room is named. */
const ANY_ROOM: ReadonlySet<string> = new Set(['living_room', 'house']);

const usualPlaceOf = ({ usualPlaces }: PriceBook, id: string): string | null => {
  const usual = usualPlaces.get(id);
  return usual && (usual.ofBuilding || !ANY_ROOM.has(usual.type)) ? usual.type : null;
};

/** A search follows each pause in typing. */
const SEARCHES_A_MINUTE = 180;

const entryOf = ({ priceBook }: Context, found: FoundWork): PriceBookEntry => {
  const assembly = priceBook.assemblies.get(found.id);
  return {
    ...found,
    unitPrice: priceBook.items.get(found.id)?.costs[1].price ?? null,
    parameters: assembly ? parametersOf(assembly) : [],
    usualPlace: usualPlaceOf(priceBook, found.id),
  };
};

/** The best fit first. Throws UNAUTHENTICATED, BUSY, InvalidInput. */
export const searchPriceBook = (
  ctx: Context,
  rawInput: { query: unknown; first?: unknown },
): PriceBookEntry[] => {
  limitCalls(ctx, 'priceBookSearch', SEARCHES_A_MINUTE);
  const { query, first } = parseInput(priceBookSearchSchema, rawInput);
  return findInPriceBook(ctx.priceBook, query, first).map((found) => entryOf(ctx, found));
};
