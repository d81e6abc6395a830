// A cursor goes on in the list that gave it and in no other: what would be an empty page, or one from the midst, is refused.
import { formatPrismaCursor } from '@pothos/plugin-prisma';
import { getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { globalId } from '../domain/ids.ts';
import { introduce } from '../testing/access/owners.ts';
import { OPERATOR_EMAIL, useTestServer } from '../testing/app.ts';
import { later } from '../testing/clock.ts';
import { makeEstimate, readEstimate, save } from '../testing/editing.ts';
import { TestCreateBidDocument, TestDeleteJobDocument } from '../testing/gql/graphql.ts';
import { numberOf } from '../testing/ids.ts';
import { builtInEstimator } from '../testing/priced-estimates.ts';
import { inventoriesOn } from '../testing/taking-off.ts';
import { type Person, userOf } from '../testing/world.ts';
import { cursorIn, readCursor } from './named-cursors.ts';
import { NUMBERS_TAKEN_UNTIL } from './numbers-as-ids.ts';
import { schema } from './schema.ts';

const server = useTestServer({ estimator: builtInEstimator });

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: { code: string } }[];
}

/** What a list is of. */
interface Thing {
  estimateId: string;
  jobId: string;
  projectId: string;
  leadId: string;
}

interface Owner {
  person: Person;
  /** Two of each. */
  things: Thing[];
}

/** Somebody whose sign-in outlasts cursors of the older form. */
const userWhoStays = async (email: string): Promise<Person> => {
  const person = await userOf(server(), email);
  await server().pool.query(
    `UPDATE auth_tokens SET created_at = $1, last_used_at = $1
      WHERE account_id = (SELECT id FROM accounts WHERE email = $2)`,
    [NUMBERS_TAKEN_UNTIL, email],
  );
  return person;
};

/** Somebody with two of all that stands in lists, who is homeowner and contractor of two conversations. */
const ownerOf = async (email: string): Promise<Owner> => {
  const { db, pool } = server().ports;
  const person = await userWhoStays(email);
  const things: Thing[] = [];
  for (const title of ['Attic', 'Bath']) {
    await person.upload();
    const projectId = await person.makeProject();
    const instructions = 'Gut remodel of the 5x8 bathroom.';
    const input = { projectId, title: `${title} of ${email}`, instructions };
    const { id: estimateId, jobId } = await makeEstimate(person, input);
    await makeEstimate(person, input);
    const id = numberOf(estimateId);
    const { accountId } = await db.estimate.findUniqueOrThrow({ where: { id } });
    const { leadId } = await introduce(server(), accountId, id, `${title} of ${email}`);
    // A second line and a second message: a page of one entry leads nowhere.
    await pool.query(
      `UPDATE leads SET decided_at = clock_timestamp(), document = jsonb_set(document, '{lines}',
        (document->'lines') || jsonb_set(document->'lines'->0, '{id}', '"2"')) WHERE id = $1`,
      [numberOf(leadId)],
    );
    await db.leadMessage.create({
      data: { leadId: numberOf(leadId), senderId: accountId, text: 'Hello', clientKey: '2' },
    });
    things.push({ estimateId, jobId, projectId, leadId });
  }
  return { person, things };
};

/** Earlier versions, an inventory and a bid. */
const makeParts = async (person: Person, estimateId: string): Promise<void> => {
  for (const title of ['Saved', 'Saved again'])
    await save(person, await readEstimate(person, estimateId), { title });
  await inventoriesOn(server).takeOff(person, estimateId);
  await person.runOk(TestCreateBidDocument, { input: { estimateId, note: null } });
};

let me: Owner;
let stranger: Owner;
let operator: Person;

beforeAll(async () => {
  operator = await userWhoStays(OPERATOR_EMAIL);
  [me, stranger] = [await ownerOf('me@example.com'), await ownerOf('stranger@example.com')];
  for (const { estimateId } of me.things) await makeParts(me.person, estimateId);
  const entry = { actor: 'me@example.com', action: 'contractor.suspend', subject: 'contractor' };
  // Keys of as many digits as there are.
  const keys = [1_999_999_998, 1_999_999_999];
  await server().ports.db.auditEntry.createMany({
    data: keys.map((id) => ({ ...entry, id, subjectId: 1 })),
  });
}, 120_000);

type Wrap = (list: string, thing: Thing) => string;
const ofEstimate: Wrap = (list, { estimateId }) =>
  `{ estimate(by: { id: "${estimateId}" }) { ${list} } }`;

/** How a document comes by the type that a list stands in. */
const WAYS: Readonly<Record<string, Wrap>> = {
  Viewer: (list) => `{ viewer { ${list} } }`,
  OperatorDesk: (list) => `{ operatorDesk { ${list} } }`,
  Project: (list, { projectId }) => `{ project(id: "${projectId}") { ${list} } }`,
  Estimate: ofEstimate,
  EstimateVersion: (list, thing) => ofEstimate(`versionAt(version: 1) { ${list} }`, thing),
  Inventory: (list, thing) => ofEstimate(`inventory { ${list} }`, thing),
  ContractorBid: (list, thing) => ofEstimate(`bid { ${list} }`, thing),
  Lead: (list, { leadId }) => `{ lead(id: "${leadId}") { ${list} } }`,
  LeadThread: (list, { leadId }) => `{ leadThread(leadId: "${leadId}") { ${list} } }`,
};

interface List {
  name: string;
  type: string;
  field: string;
  /** Arguments that order it; the first is none. */
  orders: readonly string[];
}

/** Every list of the schema that comes in pages. */
const LISTS: readonly List[] = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter(({ args }) => args.some(({ name }) => name === 'after'))
        .map(({ name, args }) => {
          const order = args.find((arg) => arg.name === 'orderBy')?.type;
          const input = order && getNamedType(order);
          const by = isInputObjectType(input)
            ? getNamedType(input.getFields()['field']?.type)
            : null;
          const columns = isEnumType(by) ? by.getValues().map((value) => value.name) : [];
          const orders = columns.flatMap((column) =>
            ['ASC', 'DESC'].map(
              (direction) => `, orderBy: { field: ${column}, direction: ${direction} }`,
            ),
          );
          const names = { name: `${type.name}.${name}`, type: type.name, field: name };
          return { ...names, orders: ['', ...orders] };
        })
    : [],
);

const PAGE = '{ edges { cursor } pageInfo { endCursor } }';

const send = async (
  person: Person,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer> =>
  (await (await person.rest('POST', '/graphql', { query, variables })).json()) as Answer;

const documentOf = ({ type, field }: List, args: string, thing: Thing | undefined): string => {
  const wrap = WAYS[type];
  if (!wrap || !thing) throw new Error(`Say how ${type} is come by.`);
  return wrap(`${field}(${args}) ${PAGE}`, thing);
};

/** @param at which of two things is asked */
const ask = (list: List, args: string, { person, things } = me, at = 0): Promise<Answer> =>
  send(list.type === 'OperatorDesk' ? operator : person, documentOf(list, args, things[at]));

const cursorsOf = async (...asked: Parameters<typeof ask>): Promise<string[]> => {
  const answer = await ask(...asked);
  expect(answer.errors).toBeUndefined();
  return [...JSON.stringify(answer.data).matchAll(/"cursor":"([^"]+)"/g)].map(
    ([, cursor = '']) => cursor,
  );
};

const refusal = (message: string) => [
  expect.objectContaining({
    message: expect.stringContaining(message),
    extensions: { code: 'BAD_INPUT' },
  }),
];

describe.each(LISTS.map((list, at) => ({ list, name: list.name, at })))(
  'a cursor of $name',
  ({ list, name, at }) => {
    it('goes on behind its entry, also in its older form until a day', async () => {
      const [first = '', second = ''] = await cursorsOf(list, 'first: 2');
      expect(await cursorsOf(list, `first: 1, after: "${first}"`)).toEqual([second]);
      const former = formatPrismaCursor({ id: readCursor(first)?.key }, 'id');
      const after = `first: 1, after: "${former}"`;
      expect(await cursorsOf(list, after)).toEqual([second]);
      const wait = NUMBERS_TAKEN_UNTIL.getTime() - server().ports.now().getTime();
      await later(server(), wait, async () => {
        expect((await ask(list, after)).errors).toEqual(
          refusal(`This cursor of \`${name}\` is of an older form`),
        );
      });
    });

    it('is refused by another list before anything is read, also in a variable', async () => {
      const other = LISTS[(at + 1) % LISTS.length] ?? list;
      const [cursor = ''] = await cursorsOf(list, 'first: 1');
      const message = `This cursor is of \`${name}\`, and \`${other.name}\` was asked. Read its first page, and go on after the \`endCursor\` of that.`;
      expect(await ask(other, `after: "${cursor}"`)).toEqual({ errors: refusal(message) });
      const document = documentOf(other, 'after: $after', me.things[0]);
      const query = `query ($after: String) ${document}`;
      expect(await send(me.person, query, { after: cursor })).toEqual({ errors: refusal(message) });
    });
  },
);

/** Lists of which there are several. */
const OF_THINGS = LISTS.filter(({ type }) => !['Viewer', 'OperatorDesk'].includes(type));

it.each(OF_THINGS)('a cursor of $name is refused by the list of something else', async (list) => {
  const [cursor = ''] = await cursorsOf(list, 'first: 1');
  for (const argument of ['after', 'before'])
    expect((await ask(list, `${argument}: "${cursor}"`, me, 1)).errors).toEqual(
      refusal(`of \`${list.name}\` of another ${list.type}`),
    );
});

/** Lists of rows, which have keys of their own in the whole database. */
const OF_ROWS = LISTS.filter(
  ({ type, name }) => type === 'Viewer' || type === 'Project' || name === 'LeadThread.messages',
);

it.each(OF_ROWS)(
  'a cursor of $name with a stranger’s key answers like a missing one',
  async (list) => {
    const [own = ''] = await cursorsOf(list, 'first: 1');
    const named = readCursor(own)?.list ?? '';
    const [strange = ''] = await cursorsOf(list, 'first: 1', stranger);
    const [elsewhere = ''] = await cursorsOf(list, 'first: 1', me, 1);
    // An own project, and an own conversation, hide what stands in another one, too.
    for (const other of list.type === 'Viewer' ? [strange] : [strange, elsewhere]) {
      const hidden = cursorIn(named, readCursor(other)?.key ?? 0);
      const missing = cursorIn(named, 999_999);
      for (const order of list.orders)
        for (const argument of ['first: 2, after', 'last: 2, before']) {
          const answer = await ask(list, `${argument}: "${hidden}"${order}`);
          expect(answer).toEqual(await ask(list, `${argument}: "${missing}"${order}`));
          expect(answer.errors).toEqual(refusal('no longer there. Read the first page again'));
        }
    }
  },
);

it('a page without entries has no cursors', async () => {
  const versions =
    '{ estimate(by: { id: $id }) { versions { pageInfo { startCursor endCursor } } } }';
  const { id } = await makeEstimate(me.person);
  expect(await send(me.person, `query ($id: ID!) ${versions}`, { id })).toEqual({
    data: { estimate: { versions: { pageInfo: { startCursor: null, endCursor: null } } } },
  });
});

it.each([
  [2_147_483_647, 'no longer there'],
  [2_147_483_648, 'after a cursor that an earlier page gave'],
  [99_999_999_999, 'after a cursor that an earlier page gave'],
])(
  'a cursor with the key %d is refused and reaches no column that holds less',
  async (key, why) => {
    const query = `{ viewer { jobs(after: "${cursorIn('Viewer.jobs', key)}") ${PAGE} } }`;
    expect((await send(me.person, query)).errors).toEqual(refusal(why));
  },
);

it('a page behind an own entry that was deleted goes on where it was', async () => {
  for (const list of LISTS.filter(({ name }) => /^(?:Viewer|Project)\.jobs$/.test(name))) {
    const [first = '', second = ''] = await cursorsOf(list, 'first: 2');
    const id = readCursor(first)?.key ?? 0;
    await me.person.runOk(TestDeleteJobDocument, { jobId: globalId('Job', id) });
    for (const order of ['', ', orderBy: { field: CREATED_AT, direction: DESC }'])
      expect(await cursorsOf(list, `first: 1, after: "${first}"${order}`)).toEqual([second]);
  }
});
