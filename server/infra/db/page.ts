// Pages of long lists. Prisma asks for what follows a cursor with an OR over subselects, which PostgreSQL answers by sorting
// all that follows; told the cursor's own value, it begins there and stops when the page is full, however far down that is.
import { entryGone } from '../../domain/errors.ts';
import { loadable } from './selection.ts';

/** Columns that are never null in a list that is ordered by them: what follows a null could not be told. */
const COLUMNS = ['createdAt', 'updatedAt', 'postedAt', 'decidedAt', 'totalCents', 'name'] as const;
type Column = (typeof COLUMNS)[number];
type Direction = 'asc' | 'desc';

interface Query {
  cursor?: { id?: number } | undefined;
  skip?: number | undefined;
  take?: number | undefined;
  select?: object | null | undefined;
}

interface Model {
  findFirst(args: {
    where: { AND: object[] };
    select: Partial<Record<Column | 'id', true>>;
  }): PromiseLike<Partial<Record<Column, unknown>> | null>;
}

interface List<Where, Order> {
  where?: Where;
  /** Whose rows a cursor may name, deleted ones included: the account's, the project's. Others answer like missing ones. */
  owned: object;
  /** A column first, the id last, both in one direction. */
  orderBy: Order[];
}

/** What stands beyond the cursor's entry; null where Prisma has to find that itself. Throws BAD_INPUT for an entry that is gone. */
const beyond = async (
  model: Model,
  { cursor, take = 1 }: Query,
  owned: object,
  first: object = {},
): Promise<object | null> => {
  if (cursor?.id === undefined) return null;
  const column = COLUMNS.find((name) => name in first);
  const select = { [column ?? 'id']: true };
  const row = await model.findFirst({ where: { AND: [{ id: cursor.id }, owned] }, select });
  // Prisma says that nothing follows, and a program would take the list for read.
  if (row === null) throw entryGone();
  if (column === undefined) return null;
  const value = row[column];
  const direction = (first as Partial<Record<Column, Direction>>)[column];
  const [side, passed] = (direction === 'desc') === take > 0 ? ['lte', 'gte'] : ['gte', 'lte'];
  return { [column]: { [side]: value }, NOT: { [column]: value, id: { [passed]: cursor.id } } };
};

/** What to give `findMany` for the page that Pothos asks for in `query`. */
export const pageOf = async <Q extends Query, Where extends object, Order extends object>(
  model: Model,
  query: Q,
  { where, owned, orderBy }: List<Where, Order>,
) => {
  const following = await beyond(model, query, owned, orderBy[0]);
  return {
    ...loadable(query),
    ...(following && { cursor: undefined, skip: undefined }),
    where: { AND: [where ?? {}, following ?? {}] },
    orderBy,
  };
};

/** For lists of an operator's, who sees everything: a cursor may name any row. */
export const ANY_ROW = {};

interface ListedModel<Where, Order> extends Model {
  findMany(args: {
    where: Where;
    orderBy: Order[];
    take?: number;
    select: { id: true };
  }): PromiseLike<{ id: number }[]>;
}

/**
 * The same of what meets one of several conditions, each of which has an index in the order of the list, where PostgreSQL would
 * sort whatever meets them together: a page is read of each, and the page of the list is among these.
 */
export const pageOfAny = async <Q extends Query, Where extends object, Order extends object>(
  model: ListedModel<Where, Order>,
  query: Q,
  { conditions, orderBy }: { conditions: Where[]; orderBy: Order[] },
) => {
  const owned = { OR: conditions };
  if (conditions.length === 1) return pageOf(model, query, { where: owned, owned, orderBy });
  const following = await beyond(model, query, owned, orderBy[0]);
  if (query.cursor && !following) return pageOf(model, query, { where: owned, owned, orderBy });
  const pages = await Promise.all(
    conditions.map((one) =>
      model.findMany({
        where: { AND: [one, following ?? {}] } as unknown as Where,
        orderBy,
        ...(query.take !== undefined && { take: query.take }),
        select: { id: true },
      }),
    ),
  );
  return {
    ...loadable(query),
    cursor: undefined,
    skip: undefined,
    where: { AND: [{ id: { in: pages.flat().map(({ id }) => id) } }] },
    orderBy,
  };
};
