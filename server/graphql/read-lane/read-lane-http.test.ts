// Hot reads over HTTP: the same bytes and headers each time, and to nobody who may not see them.
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import {
  TestApiTokensDocument,
  TestCreateApiTokenDocument,
  TestRevokeApiTokenDocument,
} from '../../testing/gql/graphql.ts';
import { recordQueries } from '../../testing/queries.ts';
import { guestOf, type Person, personAt, userOf } from '../../testing/world.ts';

const server = useTestServer();

const LIST = `query Mine($first: Int, $after: String) { viewer { estimates(first: $first, after: $after) {
  edges { cursor node { id title total createdAt } } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;
const PROJECT = `query ($id: ID!, $first: Int, $after: String) { project(id: $id) { name
  jobs(first: $first, after: $after) { nodes { claimNumber } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;
const ONE = 'query ($id: ID!) { estimate(by: { id: $id }) { title items { name total } } }';

/** All but `Date`. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'date'));

const send = async (headers: Record<string, string>, body: unknown) => {
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: headersOf(response), text: await response.text() };
};

const estimateIdOf = async (person: Person, projectId?: string): Promise<string> => {
  const job = await person.submit({ projectId: projectId ?? (await person.makeProject()) });
  return (await person.waitForEnd(job.id)).estimate?.id ?? '';
};

const tokenOf = async (owner: Person, scopes: ('ESTIMATES_READ' | 'PROJECTS_READ')[]) => {
  const input = { name: 'Report', scopes, expiresInDays: 30 };
  const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, { input });
  if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
  return personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
};

describe('a hot read over HTTP', () => {
  let guest: Person;
  let owner: Person;
  let project: string;
  let estimate: string;
  let questions: { query: string; variables: Record<string, unknown> }[];

  beforeAll(async () => {
    guest = guestOf(server());
    owner = await userOf(server(), 'reader@example.com');
    project = await guest.makeProject();
    for (let made = 0; made < 3; made++) estimate = await estimateIdOf(guest, project);
    await estimateIdOf(owner);
    questions = [
      { query: LIST, variables: { first: 2 } },
      { query: PROJECT, variables: { id: project, first: 1 } },
      { query: ONE, variables: { id: estimate } },
    ];
  }, 60_000);

  it.each([
    undefined,
    'application/json',
    'application/graphql-response+json, application/json;q=0.9',
    '*/*',
  ])('has the same bytes and headers each time, asked for %s', async (accept) => {
    for (const question of questions) {
      const ask = () => send({ ...guest.headers, ...(accept && { accept }) }, question);
      const first = await ask();
      expect(first).toMatchObject({ status: 200, text: expect.stringContaining('"data":{') });
      for (let again = 0; again < 2; again++) expect(await ask()).toEqual(first);
    }
  });

  it('shows nobody what is somebody else’s', async () => {
    const stranger = guestOf(server());
    for (const question of questions) await send(guest.headers, question);
    for (const person of [stranger, owner]) {
      const [list, ofProject, one] = await Promise.all(
        questions.map((question) => send(person.headers, question)),
      );
      expect(list?.text).not.toContain(`"${estimate}"`);
      expect(ofProject?.text).toContain('"project":null');
      expect(one?.text).toContain('"estimate":null');
    }
  });

  it('that is wrong is told what is wrong', async () => {
    for (const question of questions) await send(guest.headers, question);
    const wrong: [unknown, string][] = [
      [{ query: LIST, variables: { first: 'two' } }, 'Variable \\"$first\\"'],
      [{ query: LIST, variables: { first: 51 } }, 'A page has 1 to 50 entries'],
      [{ query: LIST, variables: { first: 2, after: 'x' } }, 'Pages begin after a cursor'],
      [{ query: ONE, variables: {} }, 'was not provided'],
      [{ query: ONE, variables: [] }, 'variables'],
      [{ query: LIST, operationName: 'Yours' }, '"errors":['],
      [{ query: LIST, extra: 1 }, 'extra'],
      ['{"query":', 'JSON'],
    ];
    for (const [body, told] of wrong) {
      const { status, text } = await send(guest.headers, body);
      expect([body, status, text.includes(told)]).toEqual([body, expect.any(Number), true]);
      expect(text).toContain('"errors":[');
    }
    const key = { 'X-Guest-Key': '00000000-0000-4000-8000-000000000000' };
    expect((await send(key, questions[0])).text).toContain('"code":"BAD_INPUT"');
  });

  it('turns the pages of lists to their ends, each entry once', async () => {
    for (const { query, variables } of questions.slice(0, 2)) {
      const seen: string[] = [];
      let after: string | null = null;
      for (let page = 0; page < 4; page++) {
        const { text } = await send(guest.headers, { query, variables: { ...variables, after } });
        expect(text).toContain(`"hasPreviousPage":${after !== null}`);
        seen.push(...(text.match(/"(?:id|claimNumber)":"[^"]+"/g) ?? []));
        after = /"hasNextPage":true,.*"endCursor":"([^"]+)"/.exec(text)?.[1] ?? null;
        if (after === null) break;
      }
      expect([after, seen.length, new Set(seen).size]).toEqual([null, 3, 3]);
    }
  });

  it('lets API tokens read what their scopes say, and only until they are revoked', async () => {
    const reader = await tokenOf(owner, ['ESTIMATES_READ']);
    const other = await tokenOf(owner, ['PROJECTS_READ']);
    const question = { query: LIST, variables: { first: 2 } };
    const signedIn = await send(owner.headers, question);
    for (let again = 0; again < 3; again++) {
      const statements = await recordQueries(server().pool, async () => {
        expect(await send(reader.headers, question)).toEqual(signedIn);
      });
      // Through the ORM, which names the schema.
      expect(statements.map(({ text }) => text).join('\n')).not.toContain('"public"."estimates"');
      expect(await send(other.headers, question)).toMatchObject({
        text: expect.stringContaining('"code":"FORBIDDEN"'),
      });
    }
    const { viewer } = await owner.runOk(TestApiTokensDocument, {});
    for (const { id } of viewer.account?.apiTokens ?? [])
      await owner.runOk(TestRevokeApiTokenDocument, { input: { id } });
    expect((await send(reader.headers, question)).text).toContain('"code":"UNAUTHENTICATED"');
  });
});
