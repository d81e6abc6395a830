// What a document gives a field, as far as the lane knows how to take it.
import { type FieldNode, Kind, type ValueNode } from 'graphql';
import { PAGE_MAX, PAGE_SIZE } from '../builder.ts';
import { readCursor } from '../named-cursors.ts';

export type OperationVariables = Readonly<Record<string, unknown>>;

/** The value, once the variables are there; `undefined` where it was left out. */
export type ArgumentValue = (variables: OperationVariables) => unknown;

/** Value of an argument; null for what the lane does not take: lists, objects, null. */
export const givenBy = (value: ValueNode | undefined): ArgumentValue | null => {
  switch (value?.kind) {
    case undefined:
      return () => undefined;
    case Kind.VARIABLE:
      return (variables) => variables[value.name.value];
    case Kind.INT: {
      const number = Number(value.value);
      return () => number;
    }
    case Kind.STRING:
      return () => value.value;
    default:
      return null;
  }
};

/** The values of a field's arguments by name; null when there are others than these. */
export const argumentsOf = (
  { arguments: given = [] }: FieldNode,
  names: readonly string[],
): ReadonlyMap<string, ValueNode> | null =>
  given.every(({ name }) => names.includes(name.value))
    ? new Map(given.map(({ name, value }) => [name.value, value]))
    : null;

/** Size of the page; null for a size that no page has. */
const sizeOf = (given: unknown): number | null => {
  const size = given ?? PAGE_SIZE;
  return Number.isInteger(size) && Number(size) >= 1 && Number(size) <= PAGE_MAX
    ? Number(size)
    : null;
};

export interface AskedPage {
  size: number;
  /** The key of the entry behind which it begins; null for the first page. */
  after: number | null;
}

/** The page, once the variables are there; null for a size that no page has, and for a cursor that the list did not give. */
type AskedPageIn = (variables: OperationVariables, list: string) => AskedPage | null;

/** The page that a field asks for; null when a list is asked for more than pages from its beginning on. */
export const askedPageOf = (field: FieldNode): AskedPageIn | null => {
  const given = argumentsOf(field, ['first', 'after']);
  const first = given && givenBy(given.get('first'));
  const after = given && givenBy(given.get('after'));
  if (!first || !after) return null;
  return (variables, list) => {
    const size = sizeOf(first(variables));
    const cursor = after(variables) ?? null;
    if (cursor === null) return size === null ? null : { size, after: null };
    const named = typeof cursor === 'string' ? readCursor(cursor) : null;
    return size === null || named?.list !== list ? null : { size, after: named.key };
  };
};
