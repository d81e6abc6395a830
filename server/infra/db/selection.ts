interface PothosSelection {
  select?: object | null;
}

/**
 * What to load of a row, as Pothos asks for it. A document that wants of a mutation's result only its type asks for no column
 * at all, which Prisma refuses: then the whole row is loaded.
 */
export const loadable = <Query extends PothosSelection>(query: Query): Query =>
  query.select && Object.keys(query.select).length === 0 ? { ...query, select: null } : query;
