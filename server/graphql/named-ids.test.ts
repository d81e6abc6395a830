// Ids in arguments, of parts, and in the schema itself: what they name, and what is taken in their place.
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
import { globalId, localIdIn } from '../domain/ids.ts';
import { useTestServer } from '../testing/app.ts';
import { later } from '../testing/clock.ts';
import { editedLinesOf, makeEstimate, readEstimate, trySave } from '../testing/editing.ts';
import { numberOf } from '../testing/ids.ts';
import { builtInEstimator } from '../testing/priced-estimates.ts';
import { guestOf, type Person } from '../testing/world.ts';
import { NUMBERS_TAKEN_UNTIL } from './numbers-as-ids.ts';
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

let owner: Person;
let estimateId: string;
beforeAll(async () => {
  owner = guestOf(server());
  ({ id: estimateId } = await makeEstimate(owner));
});

const NODE_TYPES = schema
  .getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
  .map(({ name }) => name);

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
