// The lane answers to the byte what the usual way answers, and is entered by the documents that it is for.
import { globalId } from '../../domain/ids.ts';
import { numberOf } from '../../testing/ids.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { formatPrismaCursor } from '@pothos/plugin-prisma';
import { Kind, parse, print, visit } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/app.ts';
import { LINES_IN_ONE_PIECE } from '../../features/estimates/document-in-pieces.ts';
import { recordQueries } from '../../testing/queries.ts';
import { guestOf, type Person, userOf } from '../../testing/world.ts';
import { cursorIn } from '../named-cursors.ts';
import persisted from '../persisted-documents.json' with { type: 'json' };
import { knownRead } from './plan.ts';

const server = useTestServer();

const EXAMPLES = new URL('../../../examples/graphql/', import.meta.url);

const ESTIMATE = `__typename id claimNumber projectSeq isTest title premium currency total version change changeNote createdAt updatedAt
  project { id name zip __typename }`;
const LINES = `items { __typename id name details quantity unit unitPrice tax total category tags source }`;
const JOB = `id claimNumber projectSeq title propertyType finishLevel delivery agentKind stage status progress failure failureCode
  createdAt finishedAt viewerCanCancel viewerCanRetry estimate { id title currency total }`;
/** What the pages send, and what the examples show, by the names of operations. */
const HOT: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...Object.values(persisted),
    ...readdirSync(EXAMPLES).map((name) => readFileSync(new URL(name, EXAMPLES), 'utf8')),
  ]
    .filter((text) => knownRead(parse(text)) !== null)
    .map((text): [string, string] => [/query (\w+)/.exec(text)?.[1] ?? '', text])
    .toSorted(([a], [b]) => a.localeCompare(b)),
);
const PAGE = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

const LIST = `query ($first: Int) { viewer { estimates(first: $first) { edges { cursor node { ${ESTIMATE} } } ${PAGE} } } }`;
const DOCUMENTS: Readonly<Record<string, string>> = {
  'a list': LIST,
  'a list with lines, as nodes': `query ($first: Int) { me: viewer { all: estimates(first: $first) { ${PAGE} nodes { ${ESTIMATE} ${LINES} } } } }`,
  'a page farther on': `query ($first: Int, $after: String) { viewer { estimates(first: $first, after: $after) { edges { cursor node { ${ESTIMATE} ${LINES} } } ${PAGE} } } }`,
  'jobs farther on': `query ($project: ID!, $afterJob: String) { project(id: $project) { jobs(first: 1, after: $afterJob) { edges { cursor node { ${JOB} } } ${PAGE} } } }`,
  'a list of a size that is written out': `{ viewer { estimates(first: 2) { nodes { id } } } }`,
  'one by claim number': `query ($claim: String!) { estimate(by: { claimNumber: $claim }) { ${ESTIMATE} ${LINES} } }`,
  'one by its id': `query ($id: ID!) { one: estimate(by: { id: $id }) { ...E lines: items { price: unitPrice } } } fragment E on Estimate { id ... on Estimate { total } }`,
  'one by what a person types': `query ($claim: String!) { estimate(by: { lookup: $claim }) { id title } }`,
  'one by the key of its job, typed': `query ($job: String!) { estimate(by: { lookup: $job }) { id title } }`,
  'a project alone': `query ($project: ID!) { project(id: $project) { id name } }`,
  'one by its job': `query ($job: ID!) { estimate(by: { jobId: $job }) { id total title } }`,
  'a project with its jobs': `query ($project: ID!, $first: Int) { project(id: $project) { zip jobs(first: $first) { edges { node { ${JOB} } } ${PAGE} } id name jobCount createdAt updatedAt } }`,
};

/** The same with a word that means nothing, at which the lane turns away. */
const usual = (text: string): string =>
  print(
    visit(parse(text), {
      OperationDefinition: (operation) => ({
        ...operation,
        selectionSet: {
          ...operation.selectionSet,
          selections: operation.selectionSet.selections.map((one) => ({
            ...one,
            directives: [
              {
                kind: Kind.DIRECTIVE,
                name: { kind: Kind.NAME, value: 'include' },
                arguments: [
                  {
                    kind: Kind.ARGUMENT,
                    name: { kind: Kind.NAME, value: 'if' },
                    value: { kind: Kind.BOOLEAN, value: true },
                  },
                ],
              },
            ],
          })),
        },
      }),
    }),
  );

/** An answer without where in the document its errors stand, which differs between the two ways. */
const placeless = (answer: string): string => answer.replaceAll(/"locations":\[[^\]]*\]/g, '');

describe('the lane of reads', () => {
  let guest: Person;
  let stranger: Person;
  let variables: Record<string, unknown>;

  beforeAll(async () => {
    guest = guestOf(server());
    stranger = guestOf(server());
    const project = await guest.makeProject();
    const jobs = [];
    for (const projectId of [project, project, await guest.makeProject()]) {
      const job = await guest.submit({ projectId });
      jobs.push(await guest.waitForEnd(job.id));
    }
    const deleted = await guest.submit({ projectId: project });
    await guest.waitForEnd(deleted.id);
    const { pool } = server();
    await pool.query('UPDATE estimates SET deleted_at = now() WHERE job_id = $1', [
      numberOf(deleted.id),
    ]);
    await pool.query('UPDATE jobs SET deleted_at = now() WHERE id = $1', [numberOf(deleted.id)]);
    const [first, second] = jobs;
    await pool.query(
      'UPDATE estimates SET title = NULL, total_cents = 123456789 WHERE job_id = $1',
      [numberOf(first?.id)],
    );
    await pool.query(
      `UPDATE estimates SET title = $2, document = jsonb_set(jsonb_set(jsonb_set(document, '{items,0,unitPrice}', '12.34567'),
        '{items,0,quantity}', '0.1'), '{items,0,details}', '"\\"</script>\\u2028"') WHERE job_id = $1`,
      [numberOf(second?.id), '"Küche" \\'],
    );
    variables = {
      claim: second?.claimNumber.toLowerCase(),
      id: second?.estimate?.id,
      job: second?.id,
      project,
      first: 2,
      after: cursorIn('Viewer.estimates', numberOf(jobs[2]?.estimate?.id)),
      afterJob: cursorIn(`Project.jobs@${numberOf(project)}`, numberOf(jobs[1]?.id)),
    };
  }, 60_000);

  const ask = async (query: string, given: Record<string, unknown>, person = guest) => {
    const answer = await fetch(`${server().url}/graphql`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: given }),
    });
    return `${answer.status} ${answer.headers.get('content-type')} ${await answer.text()}`;
  };
  const used = (text: string, given = variables): Record<string, unknown> =>
    Object.fromEntries(Object.entries(given).filter(([name]) => text.includes(`$${name}`)));
  const both = (text: string, given: Record<string, unknown>, person = guest) =>
    Promise.all([ask(text, given, person), ask(usual(text), given, person)]);

  it.each(Object.entries(DOCUMENTS))(
    'is entered by %s, and answers the same',
    async (_name, text) => {
      const statements = await recordQueries(server().pool, () => ask(text, used(text)));
      expect(
        statements.map(({ text: sql }) => sql).filter((sql) => sql.includes('"public"')),
      ).toEqual([]);
      const [lane, plain] = await both(text, used(text));
      expect(lane).toBe(plain);
      expect(lane).toContain('"data":{');
      expect(knownRead(parse(usual(text)))).toBeNull();
    },
  );

  it.each(Object.entries(DOCUMENTS))('shows %s to nobody else', async (_name, text) => {
    const user = await userOf(server(), `${_name.replaceAll(/\W/g, '')}@example.com`);
    for (const person of [stranger, user]) {
      const [lane, plain] = await both(text, used(text), person);
      expect(placeless(lane)).toBe(placeless(plain));
      expect(lane).not.toContain('CLM-');
    }
  });

  it.each<[string, Record<string, unknown>]>([
    ['a page of none', { first: 0 }],
    ['a page of too many', { first: 51 }],
    ['a page of the greatest size', { first: 50 }],
    ['no size', { first: null }],
    ['a size that is none', { first: 'two' }],
    ['a claim number of nobody', { claim: 'CLM-ZZZZZZZZ' }],
    ['no claim number', { claim: 'kitchen' }],
    [
      'an id of nobody',
      {
        id: globalId('Estimate', 999_999),
        job: globalId('Job', 999_999),
        project: globalId('Project', 999_999),
      },
    ],
    ['a number', { id: '999999', job: '999999', project: '999999' }],
    ['a cursor that none gave', { after: 'kitchen', afterJob: '' }],
    [
      'a cursor of nobody',
      { after: cursorIn('Viewer.estimates', 999_999), afterJob: cursorIn('Project.jobs@1', 1) },
    ],
    [
      'a cursor of another list',
      { after: cursorIn('Viewer.jobs', 1), afterJob: cursorIn('Viewer.jobs', 1) },
    ],
    [
      'a cursor of before',
      { after: formatPrismaCursor({ id: 1 }, 'id'), afterJob: formatPrismaCursor({ id: 1 }, 'id') },
    ],
    ['no cursor', { after: null, afterJob: null }],
    ['no key', { id: 'x', job: '0', project: '-1' }],
  ])('answers the same to %s', async (_name, wrong) => {
    for (const text of Object.values(DOCUMENTS)) {
      const [lane, plain] = await both(text, used(text, { ...variables, ...wrong }));
      expect(placeless(lane)).toBe(placeless(plain));
    }
  });

  it('answers the same to somebody who does not say who they are', async () => {
    const [lane, plain] = await both(LIST, { first: 2 }, { ...guest, headers: {} });
    expect(lane).toBe(plain);
  });

  it('leaves a document that costs too much to the usual way, which says so', async () => {
    const names = ['A', 'B', 'C', 'D'];
    const spreads = names.map((name) => `...${name} `.repeat(10)).join('');
    const fragments = names.map(
      (name) =>
        `fragment ${name} on Estimate { id claimNumber projectSeq title premium currency total version change changeNote createdAt updatedAt }`,
    );
    const text = `query ($first: Int) { viewer { estimates(first: $first) { nodes { ${spreads} } } } }
      ${fragments.join('\n')}`;
    expect(knownRead(parse(text))).not.toBeNull();
    expect(await ask(text, { first: 2 })).toContain('"data":{');
    const [lane, plain] = await both(text, { first: 50 });
    expect(lane).toContain('"code":"LIMIT_EXCEEDED"');
    expect(placeless(lane)).toBe(placeless(plain));
  });

  it('knows these documents of the pages and of the examples', () => {
    expect(Object.keys(HOT)).toEqual([
      'ChosenProject',
      'CompareChoices',
      'ComparedEstimate',
      'Estimates',
    ]);
  });

  it.each(Object.entries(HOT))('is entered by %s, and answers the same', async (_name, text) => {
    const given = used(text, {
      ...variables,
      projectId: variables['project'],
      lookup: variables['claim'],
    });
    const statements = await recordQueries(server().pool, () => ask(text, given));
    expect(
      statements.map(({ text: sql }) => sql).filter((sql) => sql.includes('"public"')),
    ).toEqual([]);
    const [lane, plain] = await both(text, given);
    expect(lane).toBe(plain);
    expect(lane).not.toContain(':null}}');
    expect(lane).toContain('"data":{');
  });

  it.each(['one by its id', 'a page farther on', 'a list with lines, as nodes'])(
    'leaves %s to the usual way where there are many lines',
    async (name) => {
      const text = DOCUMENTS[name] ?? '';
      const { pool } = server();
      const add = (lines: number) =>
        pool.query('UPDATE estimates SET item_count = item_count + $1', [lines]);
      const alone = await ask(text, used(text));
      await add(LINES_IN_ONE_PIECE);
      const statements = await recordQueries(pool, async () =>
        expect(await ask(text, used(text))).toBe(alone),
      );
      await add(-LINES_IN_ONE_PIECE);
      expect(statements.some(({ text: sql }) => sql.includes('"public"'))).toBe(true);
    },
  );

  // The last one: what it stores keeps lists with lines out of the lane.
  it('leaves a document that an older version stored to the usual way', async () => {
    const text = DOCUMENTS['one by its id'] ?? '';
    await server().pool.query(
      `UPDATE estimates SET document = document - 'form' || jsonb_build_object('form', 0) WHERE id = $1`,
      [numberOf(String(variables['id']))],
    );
    const [lane, plain] = await both(text, used(text));
    expect(lane).toBe(plain);
    expect(lane).toContain('"lines":[{');
  });
});
