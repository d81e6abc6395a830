// What a document gives a field, as far as the lane knows how to take it.
import { type FieldNode, Kind, type ValueNode } from 'graphql';
import { PAGE_MAX, PAGE_SIZE } from '../builder.ts';

export type OperationVariables = Readonly<Record<string, unknown>>;

/** The value, once the variables are there; `undefined` where it was left out. */
export type ArgumentValue = (variables: OperationVariables) => unknown;

/** Null for what the lane does not take: lists, objects, null. */
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

/** Null for a size that no page has. */
export const sizeOf = (given: unknown): number | null => {
  const size = given ?? PAGE_SIZE;
  return Number.isInteger(size) && Number(size) >= 1 && Number(size) <= PAGE_MAX
    ? Number(size)
    : null;
};

/** How many entries are asked for, when that is all that is asked. */
export const firstOf = (field: FieldNode): ArgumentValue | null => {
  const given = argumentsOf(field, ['first']);
  return given && givenBy(given.get('first'));
};
