// Pages of long lists. Prisma asks for what follows a cursor with an OR, at which no index can begin; with the cursor's own
// date as a bound beside it, one can, and a page far down a list takes no longer than the first.
import { loadable } from './selection.ts';

/** Columns that are never null: the bound would leave out rows without a date. */
const DATES = ['createdAt', 'updatedAt', 'postedAt'] as const;
type DateColumn = (typeof DATES)[number];
type Direction = 'asc' | 'desc';

interface Query {
  cursor?: { id?: number } | undefined;
  take?: number | undefined;
  select?: object | null | undefined;
}

interface Model {
  findUnique(args: {
    where: { id: number };
  }): PromiseLike<Partial<Record<DateColumn, Date>> | null>;
}

interface List<Where, Order> {
  where?: Where;
  /** A date or another column first, the id last. */
  orderBy: Order[];
}

const boundOf = async (
  model: Model,
  { cursor, take = 1 }: Query,
  first: object = {},
): Promise<object> => {
  const column = DATES.find((name) => name in first);
  if (cursor?.id === undefined || column === undefined) return {};
  const row = await model.findUnique({ where: { id: cursor.id } });
  // Prisma itself finds nothing after an entry that is gone.
  const date = row?.[column];
  if (!date) return {};
  const direction = (first as Partial<Record<DateColumn, Direction>>)[column];
  const isDownwards = (direction === 'desc') === take > 0;
  return { [column]: isDownwards ? { lte: date } : { gte: date } };
};

/** What to give `findMany` for the page that Pothos asks for in `query`. */
export const pageOf = async <Q extends Query, Where extends object, Order extends object>(
  model: Model,
  query: Q,
  { where, orderBy }: List<Where, Order>,
) => ({
  ...loadable(query),
  where: { AND: [where ?? {}, await boundOf(model, query, orderBy[0])] },
  orderBy,
});
