// A page of a list, and what a connection says of it.
import { cursorIn } from '../named-cursors.ts';
import { leaf, listed, nested, type PlainFields } from '../plain-fields.ts';
import type { AskedPage } from './arguments.ts';

export interface Page<Row> {
  /** Name of the list. */
  list: string;
  rows: readonly Row[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** @param read one more than are shown, if there is one more */
export const pageIn = <Row>(
  list: string,
  read: readonly Row[],
  { size, after }: AskedPage,
): Page<Row> => ({
  list,
  rows: read.slice(0, size),
  hasNextPage: read.length > size,
  // A page has one before it as long as it begins behind an entry, wherever that stands.
  hasPreviousPage: after !== null,
});

interface Keyed {
  id: number;
}

const cursorOf = (list: string, row: Keyed | undefined): string | null =>
  row ? cursorIn(list, row.id) : null;

/** @param type of an entry, as the schema names it */
export const pageFields = <Row extends Keyed>(
  type: string,
  fields: PlainFields<Row>,
): PlainFields<Page<Row>> => ({
  __typename: leaf(() => `${type}Connection`),
  edges: listed(({ list, rows }) => rows.map((row) => ({ list, row })), {
    __typename: leaf(() => `${type}Edge`),
    cursor: leaf(({ list, row }) => cursorOf(list, row)),
    node: nested(({ row }) => row, fields),
  }),
  nodes: listed(({ rows }) => rows, fields),
  pageInfo: nested((page) => page, {
    __typename: leaf(() => 'PageInfo'),
    hasNextPage: leaf(({ hasNextPage }) => hasNextPage),
    hasPreviousPage: leaf(({ hasPreviousPage }) => hasPreviousPage),
    startCursor: leaf(({ list, rows }) => cursorOf(list, rows[0])),
    endCursor: leaf(({ list, rows }) => cursorOf(list, rows.at(-1))),
  }),
});
