// Pages of long lists. Prisma asks for what follows a cursor with an OR over subselects, which PostgreSQL answers by sorting
// all that follows; told the cursor's own date, it begins there and stops when the page is full, however far down that is.
import { loadable } from './selection.ts';

/** Columns that are never null: what follows a null could not be told. */
const DATES = ['createdAt', 'updatedAt', 'postedAt'] as const;
type DateColumn = (typeof DATES)[number];
type Direction = 'asc' | 'desc';

interface Query {
  cursor?: { id?: number } | undefined;
  skip?: number | undefined;
  take?: number | undefined;
  select?: object | null | undefined;
}

interface Model {
  findUnique(args: {
    where: { id: number };
    select: Partial<Record<DateColumn, true>>;
  }): PromiseLike<Partial<Record<DateColumn, Date>> | null>;
}

interface List<Where, Order> {
  where?: Where;
  /** A date or another column first, the id last, both in one direction. */
  orderBy: Order[];
}

/** What stands beyond the cursor's entry; null where Prisma has to find that itself. */
const beyond = async (
  model: Model,
  { cursor, take = 1 }: Query,
  first: object = {},
): Promise<object | null> => {
  const column = DATES.find((name) => name in first);
  if (cursor?.id === undefined || column === undefined) return null;
  const row = await model.findUnique({ where: { id: cursor.id }, select: { [column]: true } });
  const date = row?.[column];
  // Nothing follows an entry that is gone: so says Prisma.
  if (!date) return null;
  const direction = (first as Partial<Record<DateColumn, Direction>>)[column];
  const [side, passed] = (direction === 'desc') === take > 0 ? ['lte', 'gte'] : ['gte', 'lte'];
  return { [column]: { [side]: date }, NOT: { [column]: date, id: { [passed]: cursor.id } } };
};

/** What to give `findMany` for the page that Pothos asks for in `query`. */
export const pageOf = async <Q extends Query, Where extends object, Order extends object>(
  model: Model,
  query: Q,
  { where, orderBy }: List<Where, Order>,
) => {
  const following = await beyond(model, query, orderBy[0]);
  return {
    ...loadable(query),
    ...(following && { cursor: undefined, skip: undefined }),
    where: { AND: [where ?? {}, following ?? {}] },
    orderBy,
  };
};
