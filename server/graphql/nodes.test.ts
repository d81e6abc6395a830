import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES, type TokenScope } from '../domain/account/api-tokens.ts';
import { globalId, localIdIn, NUMBERS_TAKEN_UNTIL } from '../domain/ids.ts';
import { introduce } from '../testing/access/owners.ts';
import { useTestServer } from '../testing/app.ts';
import { recordQueries } from '../testing/queries.ts';
import { later } from '../testing/clock.ts';
import { editedLinesOf, makeEstimate, readEstimate, trySave } from '../testing/editing.ts';
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
  extensions?: object;
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

describe('ids in arguments', () => {
  const TOTAL = 'query ($id: ID!) { estimate(by: { id: $id }) { id total } }';

  const until = (at: number, use: () => Promise<void>) =>
    later(server(), at - server().ports.now().getTime(), use);

  it('are taken as numbers until a day, with a warning, and then refused', async () => {
    const person = guestOf(server());
    const { id } = await makeEstimate(person);
    const [named, number] = [{ id }, { id: String(numberOf(id)) }];
    const end = NUMBERS_TAKEN_UNTIL.getTime();
    await until(end - 1_000, async () => {
      const answer = await ask(person, TOTAL, number);
      expect(answer.extensions).toEqual({
        deprecations: [
          {
            code: 'NUMBER_AS_ID',
            field: 'Query.estimate',
            message: expect.stringContaining('2027-02-27'),
          },
        ],
      });
      const plain = await ask(person, TOTAL, named);
      expect([answer.data, plain.extensions]).toEqual([plain.data, undefined]);
      expect(answer.data?.['estimate']).toMatchObject({ id });
    });
    await until(end, async () => {
      expect(await ask(person, TOTAL, number)).toMatchObject({
        data: { estimate: null },
        errors: [
          {
            message: expect.stringContaining('since 2027-02-27 only ids are taken'),
            extensions: { code: 'BAD_INPUT' },
          },
        ],
      });
      expect((await ask(person, TOTAL, named)).data?.['estimate']).toMatchObject({ id });
    });
  });

  it('name parts by numbers of their own for good', async () => {
    const person = guestOf(server());
    const made = await makeEstimate(person, { instructions: 'Paint the 10x12 den.' });
    const [line] = made.items;
    await until(NUMBERS_TAKEN_UNTIL.getTime(), async () => {
      const items = editedLinesOf(made, { [line?.id ?? '']: { id: localIdIn(line?.id ?? '') } });
      const saved = await trySave(person, { estimateId: made.id, version: made.version, items });
      expect(saved.__typename).toBe('SaveEstimateSuccess');
    });
  });

  it('name nothing of another type, whatever their numbers', async () => {
    const id = globalId('Job', numberOf(estimateId));
    expect((await ask(owner, TOTAL, { id })).data).toEqual({ estimate: null });
  });

  it('name lines in edits, in full or by what is their own', async () => {
    const person = guestOf(server());
    const estimate = await makeEstimate(person, { instructions: 'Paint the 10x12 den.' });
    const [line] = estimate.items;
    if (!line) throw new Error('There is no line.');
    let { version } = estimate;
    for (const [at, id] of [line.id, localIdIn(line.id)].entries()) {
      const items = editedLinesOf(estimate, { [line.id]: { id, quantity: 11 + at } });
      const saved = await trySave(person, { estimateId: estimate.id, version, items });
      expect(saved?.__typename).toBe('SaveEstimateSuccess');
      const now = await readEstimate(person, estimate.id);
      expect(now.items.map((each) => each.id)).toEqual(estimate.items.map((each) => each.id));
      expect(now.items[0]).toMatchObject({ quantity: 11 + at, source: expect.any(String) });
      version = now.version;
    }
  });

  it('of another estimate’s lines are refused, and nothing is changed', async () => {
    const person = guestOf(server());
    const one = await makeEstimate(person, { instructions: 'Paint the 10x12 den.' });
    const other = await makeEstimate(person, { instructions: 'Paint the 14x20 hall.' });
    const saved = await trySave(person, {
      estimateId: one.id,
      version: one.version,
      items: editedLinesOf(other),
    });
    expect(saved).toMatchObject({ __typename: 'InvalidInput' });
    expect(await readEstimate(person, one.id)).toMatchObject({
      version: one.version,
      total: one.total,
    });
  });
});

/** Types with an `id` that are read by their owner's other questions alone, and why. */
const NO_NODES: Readonly<Record<string, readonly string[]>> = {
  'it is the viewer’s own, of which there is one': ['Account', 'Contractor'],
  'no API token may read it, and the account’s page reads all of them': [
    'ApiToken',
    'Passkey',
    'SignIn',
  ],
  'it is for operators, who read it at their desk': [
    'AuditEntry',
    'ContractorApplication',
    'IdentityDocument',
  ],
  'what it says depends on the request, conversation or comparison that it stands in': [
    'AskedContractor',
    'ComparedBidRow',
    'LeadMessage',
    'PaperComparisonRow',
  ],
  'it is a row of the price book, the same for everybody': ['WorkMeaning'],
};

describe('a type with an id', () => {
  it('is a node, or has a reason not to be', () => {
    const withId = Object.values(schema.getTypeMap()).filter(
      (type): type is GraphQLObjectType =>
        isObjectType(type) && String(type.getFields()['id']?.type) === 'ID!',
    );
    const others = withId.filter(({ name }) => !NODE_TYPES.includes(name)).map(({ name }) => name);
    expect(others.toSorted()).toEqual(Object.values(NO_NODES).flat().toSorted());
  });
});

describe('an ID of the schema', () => {
  const isId = ({ type }: { type: GraphQLInputType | GraphQLOutputType }) =>
    getNamedType(type).name === 'ID';
  const namesOf = ({ extensions }: { extensions: object }): unknown =>
    (extensions as { pothosOptions?: { names?: unknown } }).pothosOptions?.names;
  /** Any type, one of two, or the number of a row. What a mutation's success holds is named by the mutation. */
  const UNNAMED = /^Query\.nodes?\.|^ScopeQuestion\.about$|^AuditEntry\.subjectId$|Success\./;

  it('says which type it names', () => {
    const ids = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isInputObjectType(type) && !isObjectType(type)) return [];
      return Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(
        type.getFields(),
      ).flatMap((field) => [
        ...(isId(field) && field.name !== 'id' ? [[`${type.name}.${field.name}`, field]] : []),
        ...(isId(field) && isInputObjectType(type) ? [[`${type.name}.${field.name}`, field]] : []),
        ...('args' in field
          ? field.args
              .filter(isId)
              .map((arg) => [`${type.name}.${field.name}.${arg.name}`, arg] as const)
          : []),
      ]) as [string, { extensions: object }][];
    });
    expect(ids.length).toBeGreaterThan(100);
    const names = ids.filter(([path]) => !UNNAMED.test(path));
    expect(names.filter(([, id]) => !namesOf(id)).map(([path]) => path)).toEqual([]);
    const types = names.flatMap(([, id]) => namesOf(id) as string | string[]);
    expect([...new Set(types)].filter((type) => !schema.getType(type))).toEqual([]);
  });
});

describe('parts of another version', () => {
  it('have ids of their own, by which they are read again', async () => {
    const person = guestOf(server());
    const estimate = await makeEstimate(person, { instructions: 'Paint the 10x12 den.' });
    const [line] = estimate.items;
    const items = editedLinesOf(estimate, { [line?.id ?? '']: { quantity: 99 } });
    await trySave(person, { estimateId: estimate.id, version: estimate.version, items });
    const { data } = await ask(
      person,
      `query ($id: ID!) {
        estimate(by: { id: $id }) {
          items { id localId quantity }
          versionAt(version: 1) { items { id localId quantity } }
        }
      }`,
      { id: estimate.id },
    );
    interface Line {
      id: string;
      localId: string;
      quantity: number;
    }
    const answered = data?.['estimate'] as
      | { items: Line[]; versionAt: { items: Line[] } }
      | undefined;
    const now = answered?.items ?? [];
    const then = answered?.versionAt.items ?? [];
    expect(then.length).toBeGreaterThan(0);
    expect(then.map(({ localId }) => localId)).toEqual(now.map(({ localId }) => localId));
    expect(then.filter(({ id }) => now.some((each) => each.id === id))).toEqual([]);
    const again = await ask(
      person,
      'query ($id: ID!) { node(id: $id) { ... on LineItem { quantity } } }',
      { id: then[0]?.id },
    );
    expect(again.data?.['node']).toEqual({ quantity: then[0]?.quantity });
    expect(now[0]?.quantity).toBe(99);
  });
});
