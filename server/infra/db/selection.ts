interface PothosSelection {
  select?: object | null;
}

/**
 * What to load of a row, as Pothos asks for it. A document that wants of a mutation's result only its type asks for no column
 * at all, which Prisma refuses: then the whole row is loaded, or `key` alone of a row that may hold a large document.
 */
export const loadable = <Query extends PothosSelection>(query: Query, key?: string): Query =>
  query.select && Object.keys(query.select).length === 0
    ? { ...query, select: key === undefined ? null : { [key]: true } }
    : query;
