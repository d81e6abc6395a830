// Parts of a document come in pages: all of them once, in their order, also while others are added or removed.
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { editedLinesOf, readEstimate, save } from '../testing/editing.ts';
import { builtInEstimator, priced } from '../testing/priced-estimates.ts';
import { inventoriesOn } from '../testing/taking-off.ts';
import { guestOf, type Person } from '../testing/world.ts';

const server = useTestServer({ estimator: builtInEstimator });

interface Part {
  id: string;
  total?: number;
}

interface Line extends Part {
  name: string;
  category: string | null;
  metadata: { rooms: string[] };
}

interface Page {
  totalCount: number;
  nodes: Part[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
}

/** Each list with its pages: where it stands in an estimate, and what of an entry is compared. */
const LISTS = [
  { name: 'lines', at: [], list: 'items', pages: 'lines', fields: 'id total' },
  { name: 'materials', at: ['inventory'], list: 'materials', pages: 'materialPages', fields: 'id' },
  { name: 'lines of the bid', at: ['bid'], list: 'lineItems', pages: 'lines', fields: 'id total' },
] as const;

let person: Person;
let id: string;

beforeAll(async () => {
  person = guestOf(server());
  const made = await priced(person, 'Gut remodel of the 5x8 bathroom and paint the 10x12 den.', {
    agentKind: 'CONTRACTOR',
  });
  ({ id } = made);
  await inventoriesOn(server).takeOff(person, id);
  await person.rest('POST', `/api/results/${made.jobId}/contractor_bid/`, {});
});

const ask = async (selection: string) => {
  const query = `query ($id: ID!) { estimate(by: { id: $id }) { ${selection} } }`;
  const response = await person.rest('POST', '/graphql', { query, variables: { id } });
  return (await response.json()) as {
    data: { estimate: Record<string, unknown> | null } | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
};

const within = (at: readonly string[], selection: string) =>
  at.reduceRight((inner, field) => `${field} { ${inner} }`, selection);

const found = (answer: Awaited<ReturnType<typeof ask>>, path: readonly string[]): unknown => {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return path.reduce<unknown>(
    (value, field) => (value as Record<string, unknown>)[field],
    answer.data?.estimate,
  );
};

const listOf = async (at: readonly string[], list: string, fields: string): Promise<Part[]> =>
  found(await ask(within(at, `${list} { ${fields} }`)), [...at, list]) as Part[];

const pageOf = async (at: readonly string[], field: string, fields: string, args: string) =>
  found(
    await ask(
      within(
        at,
        `${field}(${args}) {
          totalCount nodes { ${fields} } pageInfo { endCursor hasNextPage hasPreviousPage }
        }`,
      ),
    ),
    [...at, field],
  ) as Page;

describe.each(LISTS)('pages of $name', ({ at, list, pages, fields }) => {
  it('are the whole list, each entry once', async () => {
    const whole = await listOf(at, list, fields);
    expect(whole.length).toBeGreaterThan(3);
    const seen: Part[] = [];
    let after = '';
    for (;;) {
      const page = await pageOf(at, pages, fields, `first: 3${after}`);
      expect(page.totalCount).toBe(whole.length);
      expect(page.pageInfo.hasPreviousPage).toBe(seen.length > 0);
      seen.push(...page.nodes);
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(seen).toEqual(whole);
  });

  it('begin at the end, too', async () => {
    const whole = await listOf(at, list, fields);
    const page = await pageOf(at, pages, fields, 'last: 2');
    expect(page.nodes).toEqual(whole.slice(-2));
  });
});

describe('pages of lines', () => {
  it('hold what a filter lets through', async () => {
    const items = found(await ask('items { id name category metadata { rooms } }'), [
      'items',
    ]) as Line[];
    const asked = async (filter: string) =>
      (await pageOf([], 'lines', 'id', `first: 50, filter: ${filter}`)).nodes.map(
        (line) => line.id,
      );
    const idsOf = (isWanted: (line: (typeof items)[number]) => boolean) =>
      items.filter(isWanted).map((each) => each.id);
    const [line] = items.filter((each) => each.category && each.metadata.rooms.length > 0);
    if (!line) throw new Error('There is no line of a room.');
    const { category } = line;
    const [room = ''] = line.metadata.rooms;
    const text = (value: string | null) => JSON.stringify(value);
    const inCategory = idsOf((each) => each.category === category);
    const inRoom = idsOf((each) => each.metadata.rooms.includes(room));
    expect(await asked(`{ category: ${text(category)} }`)).toEqual(inCategory.slice(0, 50));
    expect(await asked(`{ room: ${text(room)} }`)).toEqual(inRoom.slice(0, 50));
    expect(await asked(`{ room: ${text(room)}, category: ${text(category)} }`)).toEqual(
      inRoom.filter((each) => inCategory.includes(each)).slice(0, 50),
    );
    expect(await asked(`{ query: ${text(line.name.toUpperCase())} }`)).toContain(line.id);
    expect(await asked('{ query: "no such words" }')).toEqual([]);
  });

  it('go on where they were when a line was removed, and say so when it was theirs', async () => {
    const before = await pageOf([], 'lines', 'id', 'first: 2');
    const after = `first: 1, after: "${before.pageInfo.endCursor}"`;
    const [next] = (await pageOf([], 'lines', 'id', after)).nodes;
    const [first, second] = before.nodes;
    let estimate = await readEstimate(person, id);
    const without = (gone: string | undefined) =>
      editedLinesOf(estimate).filter((line) => line.id !== gone);
    await save(person, estimate, { items: without(first?.id) });
    expect((await pageOf([], 'lines', 'id', after)).nodes).toEqual([next]);
    estimate = await readEstimate(person, id);
    await save(person, estimate, { items: without(second?.id) });
    const { errors } = await ask(`lines(${after}) { nodes { id } }`);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('Read the first page again'),
      extensions: { code: 'BAD_INPUT' },
    });
  });

  it('have at most 50 entries, and cost what they may hold', async () => {
    const { errors } = await ask('lines(first: 51) { nodes { id } }');
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const query = `{ viewer { estimates(first: 50) { nodes { lines(first: 50) {
      nodes { id name total unit quantity tax unitPrice category source }
    } } } } }`;
    const answer = await person.rest('POST', '/graphql', { query });
    const { errors: tooMuch } = (await answer.json()) as typeof answer & {
      errors?: { extensions: { code: string } }[];
    };
    expect(tooMuch?.[0]?.extensions.code).toBe('LIMIT_EXCEEDED');
  });
});
