import { type GraphQLInterfaceType, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES, type TokenScope } from '../domain/account/api-tokens.ts';
import { globalId } from '../domain/ids.ts';
import { introduce } from '../testing/access/owners.ts';
import { useTestServer } from '../testing/app.ts';
import { recordQueries } from '../testing/queries.ts';
import { makeEstimate } from '../testing/editing.ts';
import {
  TestCreateApiTokenDocument,
  TestCreateSharedLinkDocument,
} from '../testing/gql/graphql.ts';
import { numberOf } from '../testing/ids.ts';
import { sendPaper } from '../testing/papers.ts';
import { builtInEstimator } from '../testing/priced-estimates.ts';
import { inventoriesOn } from '../testing/taking-off.ts';
import { guestOf, type Person, personAt, strangerOf, userOf } from '../testing/world.ts';
import { schema } from './schema.ts';

const server = useTestServer({ estimator: builtInEstimator });

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const ask = async (person: Person, query: string, variables: object = {}): Promise<Answer> => {
  parse(query);
  const response = await person.rest('POST', '/graphql', { query, variables });
  return (await response.json()) as Answer;
};

const nodesOf = async (person: Person, ids: readonly string[]) =>
  (await ask(person, 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids }))
    .data?.['nodes'];

const OWNED = `
  query ($id: ID!, $fileId: ID!, $leadId: ID!, $proposalId: ID!) {
    estimate(by: { id: $id }) {
      __typename id
      items { __typename id }
      scope {
        places { __typename id } work { __typename id }
        questions { __typename id } excluded { __typename id }
      }
      summary { bidPricing { alternates { __typename id } } }
      inventory { __typename id materials { __typename id } }
      bid { __typename id lineItems { __typename id } }
      job { __typename id project { __typename id } }
      uploads { __typename id }
    }
    paper(fileId: $fileId) { __typename id estimate { lines { __typename id } } }
    lead(id: $leadId) { __typename id lines { __typename id } }
    proposal(id: $proposalId) { __typename id }
    viewer { estimateExport { __typename id } webhooks { __typename id deliveries { __typename id } } }
    sharedLinks { __typename id }
    contractorRequest(estimateId: $id) { __typename id }
  }
`;

/** An id of each type in an answer. */
const idsIn = (value: unknown, ids = new Map<string, string>()): Map<string, string> => {
  if (typeof value !== 'object' || value === null) return ids;
  const { id, __typename: type } = value as { id?: string; __typename?: string };
  if (id && type && !ids.has(type)) ids.set(type, id);
  Object.values(value).forEach((each) => idsIn(each, ids));
  return ids;
};

const BID = 'Item,Qty,Unit,Price,Amount\nPaint walls,100,SF,2,200\nTotal,,,,200\n';

let owner: Person;
let others: Person[];
let estimateId: string;
/** One of the owner's things of each type that is a node. */
let own: Map<string, string>;

beforeAll(async () => {
  owner = await userOf(server(), 'owner@example.com');
  const other = await userOf(server(), 'other@example.com');
  others = [strangerOf(server()), guestOf(server()), other];
  const made = await makeEstimate(owner, {
    instructions: 'Remodel the 5x8 bathroom, no new window. Alternate: tile to the ceiling.',
    agentKind: 'CONTRACTOR',
  });
  estimateId = made.id;
  await inventoriesOn(server).takeOff(owner, estimateId);
  await owner.rest('POST', `/api/results/${made.jobId}/contractor_bid/`, {});
  const fileId = await sendPaper(owner, 'bid.csv', BID);
  await owner.rest('POST', '/api/estimate-exports/');
  await owner.runOk(TestCreateSharedLinkDocument, {
    input: { subject: { estimateId }, life: 'WEEK', hidesIdentity: false },
  });
  const { db } = server().ports;
  const account = await db.account.findFirstOrThrow({ where: { email: 'owner@example.com' } });
  await db.webhook.create({
    data: {
      accountId: account.id,
      url: 'https://example.com/hook',
      sealedSecret: '',
      deliveries: { create: { type: 'webhook.test', messageId: 'msg_1', body: '{}' } },
    },
  });
  const introduced = await introduce(server(), account.id, numberOf(estimateId), 'Mine');
  const { leadId, proposalId } = introduced;
  const { data } = await ask(owner, OWNED, { id: estimateId, fileId, leadId, proposalId });
  own = idsIn(data);
});

const NODE_TYPES = schema
  .getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
  .map(({ name }) => name);
const idOf = (type: string): string => own.get(type) ?? '';

describe('a node', () => {
  it('is each type of which the owner has one', () => {
    expect(NODE_TYPES.toSorted()).toEqual([...own.keys()].toSorted());
  });

  it.each(NODE_TYPES)('of type %s is its owner’s, and nobody else’s', async (type) => {
    const id = idOf(type);
    expect(await nodesOf(owner, [id])).toEqual([{ __typename: type, id }]);
    for (const other of others) {
      const { data, errors } = await ask(other, 'query ($id: ID!) { node(id: $id) { id } }', {
        id,
      });
      expect([data, errors]).toEqual([{ node: null }, undefined]);
    }
  });

  it('answers with what its own query answers', async () => {
    const fields = `title total items { id total } project { id name }`;
    const { data } = await ask(
      owner,
      `query ($id: ID!) {
        node(id: $id) { ... on Estimate { ${fields} } }
        estimate(by: { id: $id }) { ${fields} }
      }`,
      { id: estimateId },
    );
    expect(data?.['node']).toEqual(data?.['estimate']);
  });

  it('keeps the order of the ids and is null for what is no id, missing or gone', async () => {
    const [line, place] = [idOf('LineItem'), idOf('ScopePlace')];
    const none = ['x', '1', globalId('Estimate', 999_999), globalId('LineItem', '1'), line + line];
    const gone = [globalId('LineItem', `${numberOf(estimateId)}:999999`), globalId('Nothing', 1)];
    expect(await nodesOf(owner, [place, ...none, line, ...gone])).toEqual([
      { __typename: 'ScopePlace', id: place },
      ...none.map(() => null),
      { __typename: 'LineItem', id: line },
      ...gone.map(() => null),
    ]);
  });

  it('of a type is read with the others of it, by one statement', async () => {
    const person = guestOf(server());
    const [one, other] = [await makeEstimate(person), await makeEstimate(person)];
    const lines = [...one.items, ...other.items].map(({ id }) => id);
    const jobs = [one, other].map(({ jobId }) => globalId('Job', numberOf(jobId)));
    const statements = (ids: readonly string[]) =>
      recordQueries(server().pool, () => nodesOf(person, ids)).then((all) => all.length);
    expect(await nodesOf(person, jobs)).toEqual(jobs.map((id) => ({ __typename: 'Job', id })));
    expect(await statements(jobs)).toBe(await statements(jobs.slice(0, 1)));
    expect(new Set(lines).size).toBeGreaterThan(one.items.length);
    expect(await statements(lines)).toBe(await statements(lines.slice(0, 1)));
  });

  it('is null with a reason beside one that a token may read', async () => {
    const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, {
      input: { name: 'Reader', scopes: ['ESTIMATES_READ'], expiresInDays: 1 },
    });
    if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
    const headers = { Authorization: `Bearer ${createApiToken.token}` };
    const program = personAt(server().url, headers);
    const ids = [idOf('Project'), estimateId];
    const answer = await ask(program, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(answer).toMatchObject({
      data: { nodes: [null, { id: estimateId }] },
      errors: [{ path: ['nodes', 0], extensions: { code: 'FORBIDDEN' } }],
    });
  });

  it('is asked for 50 at once', async () => {
    const { errors } = await ask(owner, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: 51 }, () => estimateId),
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('needs of a token the scope of its own query', async () => {
    const scopes = Object.keys(TOKEN_SCOPES) as TokenScope[];
    const reads = scopes.filter((scope) => scope.endsWith('_READ'));
    const seen = new Map<string, string[]>();
    const refusals: unknown[] = [];
    for (const scope of reads) {
      const { createApiToken } = await owner.runOk(TestCreateApiTokenDocument, {
        input: { name: scope, scopes: [scope], expiresInDays: 1 },
      });
      if (createApiToken.__typename !== 'CreateApiTokenSuccess') throw new Error('No token.');
      const headers = { Authorization: `Bearer ${createApiToken.token}` };
      const program = personAt(server().url, headers);
      for (const type of NODE_TYPES) {
        const id = idOf(type);
        const { data, errors } = await ask(program, 'query ($id: ID!) { node(id: $id) { id } }', {
          id,
        });
        if (data?.['node']) seen.set(type, [...(seen.get(type) ?? []), scope]);
        refusals.push(data?.['node'] ? 'FORBIDDEN' : errors?.[0]?.extensions.code);
      }
    }
    expect(new Set(refusals)).toEqual(new Set(['FORBIDDEN']));
    const usual = ['ESTIMATES_READ'];
    expect(Object.fromEntries(seen)).toEqual({
      ...Object.fromEntries(NODE_TYPES.map((type) => [type, usual])),
      Project: ['PROJECTS_READ'],
      Webhook: ['WEBHOOKS_READ'],
      WebhookDelivery: ['WEBHOOKS_READ'],
      ContractorRequest: ['CONTRACTORS_READ'],
      Lead: ['CONTRACTORS_READ'],
      LeadLine: ['CONTRACTORS_READ'],
      Proposal: ['CONTRACTORS_READ'],
    });
  });
});
