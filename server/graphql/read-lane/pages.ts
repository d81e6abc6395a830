// A page of a list, and what a connection says of it.
import { formatPrismaCursor } from '@pothos/plugin-prisma';
import { leaf, listed, nested, type PlainFields } from '../plain-fields.ts';
import type { AskedPage } from './arguments.ts';

export interface Page<Row> {
  rows: readonly Row[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** @param read one more than are shown, if there is one more */
export const pageIn = <Row>(read: readonly Row[], { size, after }: AskedPage): Page<Row> => ({
  rows: read.slice(0, size),
  hasNextPage: read.length > size,
  // A page has one before it as long as it begins behind an entry, wherever that stands.
  hasPreviousPage: after !== null,
});

const cursorOf = (row: { id: number } | undefined): string | null =>
  row ? formatPrismaCursor(row, 'id') : null;

/** @param type of an entry, as the schema names it */
export const pageFields = <Row extends { id: number }>(
  type: string,
  fields: PlainFields<Row>,
): PlainFields<Page<Row>> => ({
  __typename: leaf(() => `${type}Connection`),
  edges: listed(({ rows }) => rows, {
    __typename: leaf(() => `${type}Edge`),
    cursor: leaf(cursorOf),
    node: nested((row) => row, fields),
  }),
  nodes: listed(({ rows }) => rows, fields),
  pageInfo: nested((page) => page, {
    __typename: leaf(() => 'PageInfo'),
    hasNextPage: leaf(({ hasNextPage }) => hasNextPage),
    hasPreviousPage: leaf(({ hasPreviousPage }) => hasPreviousPage),
    startCursor: leaf(({ rows }) => cursorOf(rows[0])),
    endCursor: leaf(({ rows }) => cursorOf(rows.at(-1))),
  }),
});
