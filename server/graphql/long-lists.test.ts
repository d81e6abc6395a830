// Bodies of megabytes: lists of thousands of lines are taken wherever a document has them, and what would take long to read is refused.
import { describe, expect, it } from 'vitest';
import { BID_LIMITS, ESTIMATE_LIMITS } from '../domain/limits.ts';
import { useTestServer } from '../testing/app.ts';
import { editedLinesOf, makeEstimate, plainLines, readEstimate, save } from '../testing/editing.ts';
import { guestOf, type Person } from '../testing/world.ts';

const server = useTestServer();

const post = async (path: string, body: string, { headers }: Pick<Person, 'headers'>) => {
  const response = await fetch(`${server().url}${path}`, {
    method: path === '/graphql' ? 'POST' : 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, text: await response.text() };
};

const ask = (person: Person, query: string, variables: object) =>
  post('/graphql', JSON.stringify({ query, variables }), person);

const LINES = 1_200;
const lines = () => plainLines(LINES, (index) => `Line ${index + 1}`);

describe('a long list', () => {
  it.each([
    ['in a variable', '($input: SaveEstimateInput!)', '$input'],
    [
      'as a variable',
      '($id: ID!, $version: Int!, $items: [LineItemInput!])',
      '{ estimateId: $id, version: $version, items: $items }',
    ],
  ])('%s is taken whole', async (_where, definitions, argument) => {
    const guest = guestOf(server());
    const { id, version } = await makeEstimate(guest);
    const query = `mutation${definitions} { saveEstimate(input: ${argument}) { __typename } }`;
    const items = lines();
    const { text } = await ask(guest, query, {
      input: { estimateId: id, version, items },
      id,
      version,
      items,
    });
    expect(text).toBe('{"data":{"saveEstimate":{"__typename":"SaveEstimateSuccess"}}}');
    const { items: saved } = await readEstimate(guest, id);
    expect(saved.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  });

  it('names its lines by the ids that answers have', async () => {
    const guest = guestOf(server());
    const made = await makeEstimate(guest);
    await save(guest, made, { items: lines() });
    const large = await readEstimate(guest, made.id);
    await save(guest, large, { items: editedLinesOf(large, { [String(LINES)]: { quantity: 7 } }) });
    expect((await readEstimate(guest, made.id)).items.at(-1)).toMatchObject({ quantity: 7 });
  });

  const QUERY =
    'mutation($input: SaveEstimateInput!) { saveEstimate(input: $input) { __typename ... on InvalidInput { fields { path message } } } }';

  it('is refused by the first entry that does not fit', async () => {
    const items = lines().with(LINES - 1, { ...lines()[0], quantity: 'many' } as never);
    const { text } = await ask(guestOf(server()), QUERY, {
      input: { estimateId: '1', version: 1, items },
    });
    expect(JSON.parse(text)).toMatchObject({
      errors: [
        {
          message: expect.stringContaining(`Variable "$input.items.${LINES - 1}.quantity": Float`),
          extensions: { code: 'BAD_INPUT' },
        },
      ],
    });
  });

  it('tells what is wrong with a line far down', async () => {
    const guest = guestOf(server());
    const { id, version } = await makeEstimate(guest);
    const items = lines();
    const { text } = await ask(guest, QUERY, {
      input: {
        estimateId: id,
        version,
        items: items.with(LINES - 1, { ...items[0], id: String(LINES), unitPrice: 1e12 } as never),
      },
    });
    expect(JSON.parse(text).data.saveEstimate).toEqual({
      __typename: 'InvalidInput',
      fields: [
        {
          path: `items.${LINES - 1}.unitPrice`,
          message: `Line ${LINES}: That is more than an estimate can hold. Check the number of digits.`,
        },
      ],
    });
  });

  it('of more lines than an estimate takes is refused in its own words', async () => {
    const guest = guestOf(server());
    const { id, version } = await makeEstimate(guest);
    const items = plainLines(ESTIMATE_LIMITS.lines + 2, () => 'Line');
    const { text } = await ask(guest, QUERY, { input: { estimateId: id, version, items } });
    expect(JSON.parse(text).data.saveEstimate).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: 'items', message: 'At most 5,000 lines fit into one estimate.' }],
    });
  });

  it('of twice as many entries as anything takes is not read', async () => {
    const futureActions = Array.from({ length: 2 * BID_LIMITS.lines + 1 }, () => '');
    const { text } = await ask(guestOf(server()), QUERY, {
      input: { estimateId: '1', version: 1, futureActions },
    });
    expect(text).toContain('$input.futureActions\\": 10,003 entries are more than any list takes');
  });

  it.each([
    ['in an entry of another list', '[{ instructions: $text, patches: $patches }]'],
    ['in an entry that stands for such a list', '{ instructions: $text, patches: $patches }'],
  ])('%s is taken whole', async (_where, corrections) => {
    const guest = guestOf(server());
    const { projectId, uploads, instructions: text } = await guest.submitInput();
    const query = `mutation($projectId: ID!, $uploads: [ID!]!, $text: String!, $patches: [ScopePatchInput!]!) {
      submitJob(input: { projectId: $projectId, uploads: $uploads, instructions: $text, propertyType: RESIDENTIAL,
        finishLevel: STANDARD, agentKind: HOME_PROJECT, corrections: ${corrections} }) { ... on InvalidInput { message } } }`;
    const patches = Array.from({ length: LINES }, () => ({ dropWork: 'w1' }));
    const answer = await ask(guest, query, { projectId, uploads, text, patches });
    expect(answer.text).toContain('At most 50 changes are made at once.');
  });

  it.each([
    ['in its fields', 'project { ...Done }', ''],
    [
      'in a fragment',
      '...Renamed',
      'fragment Renamed on UpdateProjectSuccess { project { ...Done } }',
    ],
  ])('that what was changed takes %s is taken whole', async (_where, selection, fragment) => {
    const guest = guestOf(server());
    const id = await guest.makeProject();
    await guest.waitForEnd((await guest.submit({ projectId: id })).id);
    const query = `mutation($id: ID!, $statuses: [JobStatus!]) {
      updateProject(input: { projectId: $id, name: "Renamed", zip: "78701" }) { ... on UpdateProjectSuccess { ${selection} } } }
      ${fragment} fragment Done on Project { jobs(first: 1, filter: { statuses: $statuses }) { totalCount } }`;
    const statuses = Array.from({ length: LINES }, () => 'READY');
    const { text } = await ask(guest, query, { id, statuses });
    expect(text).toContain('{"jobs":{"totalCount":1}}');
  });
});

it('an answer of many lines over REST is told as one of few is', async () => {
  const guest = guestOf(server());
  const made = await makeEstimate(guest);
  const typeOf = async () => {
    const answer = await guest.rest('GET', `/api/results/${made.id}/`);
    return { status: answer.status, type: answer.headers.get('content-type') };
  };
  const told = await typeOf();
  expect(told.status).toBe(200);
  await save(guest, made, { items: lines() });
  expect(await typeOf()).toEqual(told);
});

it('5,000 lines of a claim are taken as results have them', async () => {
  const line = Object.fromEntries(Array.from({ length: 62 }, (_, nr) => [`member ${nr}`, nr]));
  const items = Array(ESTIMATE_LIMITS.lines).fill(line);
  const person = guestOf(server());
  const body = JSON.stringify({ raw_json: { items } });
  expect((await post('/api/results/CLM-1/update_json/', body, person)).status).toBe(404);
});

it.each([
  ['misses a bracket', '{"name": 1'],
  ['misses an entry', ''],
  ['names a prototype', '{"__proto__": {"isAdmin": true}}'],
  ['names a constructor with a prototype', '{"constructor": {"prototype": 1}}'],
])('a line of thousands that %s is refused as one alone is', async (_what, line) => {
  const person = guestOf(server());
  const path = '/api/results/CLM-1/update_json/';
  const bodyOf = (before: string) => `{"raw_json": {"items": [${before}${line}]}}`;
  const whole = `${JSON.stringify({ name: 'x'.repeat(1_000) })},`;
  const many = await post(path, bodyOf(whole.repeat(2_000)), person);
  const one = await post(path, bodyOf('{},'), person);
  expect([many.status, many.text]).toEqual([400, one.text]);
});

const tooManyNames = Object.fromEntries(Array.from({ length: 1_001 }, (_, nr) => [`m${nr}`, 0]));

describe.each(['/graphql', '/api/results/CLM-1/update_json/'])('%s', (path) => {
  it.each([
    [
      'values',
      `{"a":[${'[],'.repeat(100 * ESTIMATE_LIMITS.lines)}0]}`,
      'values. Send less at once',
    ],
    ['names', JSON.stringify({ a: tooManyNames }), '1,000 different names'],
    ['levels', `{"a":${'['.repeat(21)}${']'.repeat(21)}}`, 'nested too deeply'],
    ['letters in a text', `{"a":"${'x'.repeat(200_001)}"}`, '200,000 characters in one text'],
    ['half of a pair in a name', '{"\\ud800":1}', 'a character that cannot be kept'],
    ['nothing in a name', '{"\\u0000":1}', 'a character that cannot be kept'],
  ])('refuses too many %s, or such', async (_what, body, sentence) => {
    const { status, text } = await post(path, body, guestOf(server()));
    expect(text).toContain(sentence);
    expect(status).toBe(400);
  });

  it('takes quotation marks and brackets in texts for what they are', async () => {
    const body = JSON.stringify({
      a: Array(6).fill('\\"[{,'.repeat(20_000)),
      query: '{ __typename }',
    });
    const { text } = await post(path, body, guestOf(server()));
    expect(text).not.toContain('This JSON');
  });
});
