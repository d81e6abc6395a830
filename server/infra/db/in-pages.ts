// Rows of a long list, read some at a time.

const PAGE = 50;

export interface PageOf {
  where: { id: { gt: number } };
  orderBy: { id: 'asc' };
  take: number;
}

export async function* inPages<Row extends { id: number }>(
  read: (page: PageOf) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = await read({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take: PAGE });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
