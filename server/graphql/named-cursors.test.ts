// A cursor goes on in the list that gave it and in no other: what would be an empty page, or one from the midst, is refused.
import { formatPrismaCursor } from '@pothos/plugin-prisma';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { later } from '../testing/clock.ts';
import { makeEstimate } from '../testing/editing.ts';
import { numberOf } from '../testing/ids.ts';
import { builtInEstimator } from '../testing/priced-estimates.ts';
import { guestOf, type Person } from '../testing/world.ts';
import { NUMBERS_TAKEN_UNTIL } from './numbers-as-ids.ts';

const server = useTestServer({ estimator: builtInEstimator });

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: { code: string } }[];
}

let person: Person;
let estimates: Awaited<ReturnType<typeof makeEstimate>>[];

beforeAll(async () => {
  person = guestOf(server());
  const instructions = 'Gut remodel of the 5x8 bathroom.';
  estimates = [
    await makeEstimate(person, { instructions }),
    await makeEstimate(person, { instructions }),
  ];
}, 60_000);

const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<Answer> =>
  (await (await person.rest('POST', '/graphql', { query, variables })).json()) as Answer;

const ofEstimate = (index: number, selection: string) =>
  `{ estimate(by: { id: "${estimates[index]?.id}" }) { ${selection} } }`;
const ofProject = (index: number, selection: string) =>
  `{ estimate(by: { id: "${estimates[index]?.id}" }) { project { ${selection} } } }`;
const ofViewer = (selection: string) => `{ viewer { ${selection} } }`;

/** Lists, and how a document reads each: of one thing and, where there is one, of another. */
const LISTS = {
  'Viewer.estimates': [(field: string) => ofViewer(`estimates${field}`)],
  'Viewer.jobs': [(field: string) => ofViewer(`jobs${field}`)],
  'Viewer.projects': [(field: string) => ofViewer(`projects${field}`)],
  'Project.jobs': [0, 1].map((at) => (field: string) => ofProject(at, `jobs${field}`)),
  'Project.estimates': [0, 1].map((at) => (field: string) => ofProject(at, `estimates${field}`)),
  'Estimate.lines': [0, 1].map((at) => (field: string) => ofEstimate(at, `lines${field}`)),
} as const;

const PAGE = '{ nodes { id } pageInfo { endCursor } }';

const cursorOf = async (read: ((field: string) => string) | undefined): Promise<string> => {
  const answer = JSON.stringify(await ask(read?.(`(first: 1) ${PAGE}`) ?? ''));
  const [, cursor] = /"endCursor":"([^"]+)"/.exec(answer) ?? [];
  if (cursor === undefined) throw new Error(`There is no cursor: ${answer}`);
  return cursor;
};

describe.each(Object.entries(LISTS))('a cursor of %s', (name, [read]) => {
  const others = Object.entries(LISTS).filter(([other]) => other !== name);

  it.each(others)('is refused by %s before anything is read', async (other, [readOther]) => {
    const query = readOther?.(`(first: 1, after: "${await cursorOf(read)}") ${PAGE}`) ?? '';
    expect(await ask(query)).toEqual({
      errors: [
        expect.objectContaining({
          message: `This cursor is of \`${name}\`, and \`${other}\` was asked. Read its first page, and go on after the \`endCursor\` of that.`,
          extensions: { code: 'BAD_INPUT' },
        }),
      ],
    });
  });

  it('is refused in a variable, and as one of an older form from a day on', async () => {
    const query = (read?.(`(after: $after) ${PAGE}`) ?? '').replace(
      '{',
      'query ($after: String) {',
    );
    const [strange] = await Promise.all(
      others.slice(0, 1).map(([, [readOther]]) => cursorOf(readOther)),
    );
    expect((await ask(query, { after: strange })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const former = { after: formatPrismaCursor({ id: numberOf(estimates[0]?.id) }, 'id') };
    expect((await ask(query, former)).errors?.[0]?.message ?? '').not.toContain('older form');
    const wait = NUMBERS_TAKEN_UNTIL.getTime() - server().ports.now().getTime();
    await later(server(), wait, async () => {
      expect((await ask(query, former)).errors?.[0]).toMatchObject({
        message: expect.stringContaining(`This cursor of \`${name}\` is of an older form`),
        extensions: { code: 'BAD_INPUT' },
      });
    });
  });
});

const OF_SEVERAL = Object.entries(LISTS).filter(([, { length }]) => length > 1);

it.each(OF_SEVERAL)(
  'a cursor of %s is refused by the same list of something else',
  async (name, [read, ofAnother]) => {
    for (const argument of ['after', 'before']) {
      const query = ofAnother?.(`(${argument}: "${await cursorOf(read)}") ${PAGE}`) ?? '';
      const { errors } = await ask(query);
      expect(errors).toEqual([
        expect.objectContaining({
          message: expect.stringContaining(`of \`${name}\` of another ${name.split('.')[0]}`),
          extensions: { code: 'BAD_INPUT' },
        }),
      ]);
    }
  },
);

describe('a page behind an entry that is gone', () => {
  it.each([
    ['in a list', 'projects'],
    [
      'in a list that has an order of its own',
      'jobs',
      ', orderBy: { field: TITLE, direction: ASC }',
    ],
    ['where the lane reads', 'estimates'],
  ])('is refused and not empty %s', async (_name, field, order = '') => {
    const cursor = await cursorOf((page) => ofViewer(`${field}${page}`));
    const [list = ''] = Buffer.from(cursor, 'base64').toString().split(':');
    const gone = Buffer.from(`${list}:999999`).toString('base64url');
    const { errors } = await ask(ofViewer(`${field}(first: 2, after: "${gone}"${order}) ${PAGE}`));
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('no longer there. Read the first page again'),
        path: ['viewer', field],
        extensions: { code: 'BAD_INPUT' },
      }),
    ]);
  });
});
