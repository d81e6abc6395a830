// Use case: find assemblies and rows of the price book by words, to add them to a scope.
import type { Context } from '../../context.ts';
import { priceBookSearchSchema } from '../../domain/scope-input.ts';
import { parseInput } from '../../domain/validation.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { type ParameterFacts, parametersOf } from './parameters.ts';

export interface PriceBookEntry {
  kind: 'ASSEMBLY' | 'ROW';
  id: string;
  name: string;
  /** Null for an assembly. */
  unit: string | null;
  /** Dollars, US average at the standard finish, before tax; null for an assembly. */
  unitPrice: number | null;
  includes: string | null;
  excludes: string | null;
  parameters: ParameterFacts[];
}

/** A search follows each pause in typing. */
const SEARCHES_A_MINUTE = 180;

const NOTHING_SAID = { includes: null, excludes: null };

const entriesOf = ({ priceBook }: Context): PriceBookEntry[] => [
  ...[...priceBook.assemblies.values()].map((assembly) => ({
    ...NOTHING_SAID,
    kind: 'ASSEMBLY' as const,
    id: assembly.id,
    name: assembly.name,
    unit: null,
    unitPrice: null,
    parameters: parametersOf(assembly),
  })),
  ...[...priceBook.items.values()].map(({ code, name, unit, costs }) => ({
    ...NOTHING_SAID,
    kind: 'ROW' as const,
    id: code,
    name,
    unit,
    unitPrice: costs[1].price,
    parameters: [],
  })),
];

/** The best fit first. Throws UNAUTHENTICATED, BUSY, InvalidInput. */
export const searchPriceBook = (
  ctx: Context,
  rawInput: { query: unknown; first?: unknown },
): PriceBookEntry[] => {
  limitCalls(ctx, 'priceBookSearch', SEARCHES_A_MINUTE);
  const { query, first } = parseInput(priceBookSearchSchema, rawInput);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entriesOf(ctx)
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, first);
};
