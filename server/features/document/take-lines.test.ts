// What somebody can ask who has several estimates of the most lines: each document is read on the server's own loop.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate, plainLines, save } from '../../testing/editing.ts';
import { guestBehindProxy, guestOf, type Person } from '../../testing/world.ts';

vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

const server = useTestServer();

const lines = (name: string) => plainLines(5_000, (index) => `${name} ${index}`);

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const ask = async (person: Person, query: string): Promise<Answer> => {
  const answer = await person.rest('POST', '/graphql', { query });
  return (await answer.json()) as Answer;
};

describe('lists of estimates that have very many lines together', () => {
  let guest: Person;
  const ids: string[] = [];
  beforeAll(async () => {
    guest = guestOf(server());
    for (let count = 0; count < 4; count += 1) {
      const estimate = await makeEstimate(guest);
      await save(guest, estimate, { items: lines('Line') });
      ids.push(estimate.id);
    }
    let version = 2;
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      await save(guest, { id: ids[0] ?? '', version }, { items: lines(name) });
      version += 1;
    }
  });

  const list = (first: number, fields: string) =>
    `{ viewer { estimates(first: ${first}) { edges { node { id ${fields} } } } } }`;
  const tooMany = (count: number, total: string) => [
    expect.objectContaining({
      message: `These ${count} have ${total} lines together, and a list that reads more than names and totals has 15,000 at most. Ask for fewer at once.`,
    }),
  ];

  it.each([
    ['the viewer’s', () => list(50, 'linesTotal'), 4, '20,000'],
    [
      'those of jobs',
      () => '{ viewer { jobs { edges { node { estimate { linesTotal } } } } } }',
      4,
      '20,000',
    ],
    [
      'those of ids',
      () => `{ estimates(ids: ${JSON.stringify(ids)}) { generatedAt } }`,
      4,
      '20,000',
    ],
    ['what each is made of', () => list(50, 'costPlan { workingDays }'), 4, '20,000'],
    ['what changed since', () => list(50, 'changesSince(version: 9) { lineOrder }'), 4, '20,000'],
    [
      'side by side',
      () => `{ estimateMatrix(ids: ${JSON.stringify(ids)}) { setByHand } }`,
      4,
      '20,000',
    ],
  ])('are not read all at once (%s)', async (_which, query, count, total) => {
    expect((await ask(guest, query())).errors).toEqual(tooMany(count, total));
  });

  it('are not read all at once, as versions of one', async () => {
    const versions = (first: number) =>
      `{ estimate(by: { id: "${ids[0]}" }) { versions(first: ${first}) { edges { node { version summary { assumptions } } } } } }`;
    const { errors } = await ask(guest, versions(50));
    expect(errors?.[0]?.message).toContain('lines together');
    expect((await ask(guest, versions(2))).errors).toBeUndefined();
  });

  it('are shown with names and totals, a few with all', async () => {
    for (const query of [list(50, 'title total'), list(2, 'linesTotal hasTotalOverride')]) {
      expect((await ask(guest, query)).errors).toBeUndefined();
    }
  });
});

describe('a list of as many lines as are read at once', () => {
  it('has its estimates in the order of any list, each with its own document', async () => {
    const guest = guestOf(server());
    for (const count of [3_000, 2_000, 1_000]) {
      const estimate = await makeEstimate(guest);
      await save(guest, estimate, { items: lines('Line').slice(0, count) });
    }
    const query = '{ viewer { estimates(first: 50) { edges { node { total linesTotal } } } } }';
    const { data } = await ask(guest, query);
    const node = (total: number) => ({ node: { total, linesTotal: total } });
    expect(data).toEqual({ viewer: { estimates: { edges: [1_000, 2_000, 3_000].map(node) } } });
  });
});

describe('lines that are read in a minute', () => {
  const limited = useTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });

  it('are so many for the guests of one network, and others go on', async () => {
    const guest = guestBehindProxy(limited(), '198.51.100.80');
    const estimate = await makeEstimate(guest);
    await save(guest, estimate, { items: lines('Line') });
    const query = `{ estimate(by: { id: "${estimate.id}" }) { generatedAt } }`;
    let read = 0;
    let last = await ask(guest, query);
    for (; !last.errors && read < 100; read += 1) last = await ask(guest, query);
    expect(last.errors).toMatchObject([{ extensions: { code: 'THROTTLED' } }]);
    expect(read).toBeLessThanOrEqual(60);
    const other = guestBehindProxy(limited());
    await makeEstimate(other);
  });
});
