// What the limits allow, sent to a server one after the other: how much CPU the dearest turn of its loop takes. Others wait for it.
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import type { LargeEstimate } from '../../bench/large/seed.ts';
import type { ServerProcess } from '../../server/testing/processes.ts';
import { numberOf } from '../../server/testing/ids.ts';
import { type Person, personAt } from '../../server/testing/world.ts';
import { LINES_IN_ONE_PIECE } from '../../server/features/estimates/document-in-pieces.ts';
import type { Fault, Finding } from '../harness/fault.ts';
import type { World } from '../harness/world.ts';
import { finding } from '../harness/fault.ts';
import { requestsOfLarge, seedAll } from './f20-large-estimates.ts';
import { graphql, LINE, named, type Request } from './f20-request.ts';
import { REFUSED_BODIES } from './f20-saves.ts';

const PRELOAD = resolve(import.meta.dirname, '../harness/turn-clock.ts');
/** The dearest turn that is nothing, ms of CPU. */
const MOST_MS = 20;
/** So often each is sent before it counts, as code is slow when it is new, and then counted. */
const WARM = 4;
const COUNTED = 7;
const PROJECTS = 200;
const JOBS = 30;
const ROOT_FIELDS = 15;
const DOCUMENT_MAX = 29_000;
/** Time within which a server that lives says what it measured. */
const SAID_WITHIN_MS = 30_000;

const rest =
  (path: string, method = 'GET', body?: object): Request =>
  (person) =>
    person.rest(method, `/api/${path}`, body);

/** The same root field under as many names as a document may have. */
const repeated = (field: string): string =>
  `{ ${Array.from({ length: ROOT_FIELDS }, (_, nr) => `f${nr}: ${field}`).join(' ')} }`;

interface Owned {
  project: string;
  jobs: readonly string[];
  large: readonly [LargeEstimate, LargeEstimate, ...LargeEstimate[]];
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const LISTED = 'edges { node { id title claimNumber createdAt status project { id name zip } } }';

const requestsOf = ({ project, jobs, large: [one, two] }: Owned): Record<string, Request> => {
  const pair = `left: { id: "${one.id}" }, right: { id: "${two.id}" }`;
  const ids = JSON.stringify(jobs);
  return {
    'GraphQL: 15 times the lists of jobs, 50 each': graphql(
      repeated(`viewer { jobs(first: 50) { ${LISTED} } }`),
    ),
    'GraphQL: 15 times 50 jobs by their ids': graphql(
      repeated(`jobs(ids: ${ids}) { id title claimNumber status project { id name } }`),
    ),
    'GraphQL: 15 times a page of 50 lines of 5,000': graphql(
      repeated(`estimate(${named(one)}) { lines(first: 50) { edges { node { ${LINE} } } } }`),
    ),
    'GraphQL: 15 times the catalog': graphql(repeated('catalog { categories units }')),
    'GraphQL: two estimates of 5,000 lines compared, totals': graphql(
      `{ estimateComparison(${pair}) { difference categories { __typename } } }`,
    ),
    'GraphQL: the whole schema described': graphql(getIntrospectionQuery()),
    'GraphQL: a document of 29,000 characters that names no field': graphql(
      `{ ${'nothing '.repeat(DOCUMENT_MAX / 8)} }`,
    ),
    'GraphQL: a document of 29,000 characters that cannot be parsed': graphql(
      `{ ${'{'.repeat(DOCUMENT_MAX)}`,
    ),
    'GraphQL: variables of 190 kB': graphql('query($a: String) { viewer { __typename } }', {
      a: 'x'.repeat(190_000),
    }),
    'GraphQL: 50,000 numbers as variables': graphql('query($a: [Int!]) { viewer { __typename } }', {
      a: Array.from({ length: 50_000 }, (_, nr) => nr),
    }),
    'GraphQL: ten searches of the price book, 200 characters each': graphql(
      repeated(
        `priceBookSearch(first: 50, query: "${'paint wall tile door '.repeat(9)}") { id name }`,
      ),
    ),
    'GraphQL: lines of 5,000 sought by a word': graphql(
      `{ estimate(${named(one)}) { lines(first: 50, filter: { query: "${'a'.repeat(200)}" }) { edges { node { ${LINE} } } } } }`,
    ),
    'GraphQL: what 20,000 characters would be understood as': graphql(
      'query($input: ScopePreviewInput!) { scopePreview(input: $input) { __typename } }',
      { input: { instructions: 'Paint the 12x14 bedroom walls. '.repeat(600) } },
    ),
    ...REFUSED_BODIES,
    'REST: 200 projects': rest('projects/'),
    'REST: the jobs of a project': rest(`projects/${numberOf(project)}/jobs/`),
    'REST: 50 results': rest('results/guest/?limit=50'),
    'REST: 500 lines of 5,000': rest(`results/${one.claimNumber}/?lines_first=500`),
    'REST: the OpenAPI document': (person) => person.rest('GET', '/api/openapi.json'),
    'REST: a body of 190 kB, nested': rest('projects/', 'POST', {
      name: Array.from({ length: 1_500 }, () => nested(15)),
    }),
    'REST: a body of 190 kB, of 20,000 members': rest(
      'projects/',
      'POST',
      Object.fromEntries(Array.from({ length: 20_000 }, (_, nr) => [`m${nr}`, 0])),
    ),
    'REST: a query of 8,000 characters': rest(`projects/?${'a=1&'.repeat(2_000)}`),
  };
};

const dearestTurn = async (server: ServerProcess, use: () => Promise<unknown>): Promise<number> => {
  const told = () => [...server.output().matchAll(/^turn ([\d.]+) ms$/gm)];
  const before = told().length;
  process.kill(server.pid, 'SIGUSR2');
  await delay(20);
  await use();
  process.kill(server.pid, 'SIGUSR2');
  const deadline = Date.now() + SAID_WITHIN_MS;
  while (told().length === before) {
    if (Date.now() > deadline) throw new Error(`The server says nothing.\n${server.output()}`);
    await delay(5);
  }
  return Number(told().at(-1)?.[1]);
};

/** An error, or nothing at all of what was asked for. */
const isRefusal = ({ ok }: Response, body: string): boolean =>
  !ok || body.includes('"errors":[{"message":') || /^\{"data":\{"\w+":null\}\}$/.test(body.trim());

/** Writes the large ones as other servers would: what this one has read of them, and keeps for a minute, stands no more. */
const writeElsewhere = (world: World) =>
  world.query('UPDATE estimates SET updated_at = clock_timestamp() WHERE item_count > $1', [
    LINES_IN_ONE_PIECE,
  ]);

const measure = async (world: World, server: ServerProcess, person: Person, request: Request) => {
  let last = '';
  let refused = 0;
  const once = async () => {
    const answer = await request(person);
    const body = await answer.text();
    if (isRefusal(answer, body)) refused += 1;
    last = `${answer.status} ${body.slice(0, 120)}`;
  };
  for (let nr = 0; nr < WARM; nr += 1) {
    await writeElsewhere(world);
    await once();
  }
  refused = 0;
  const turns: number[] = [];
  for (let nr = 0; nr < COUNTED; nr += 1) {
    await writeElsewhere(world);
    turns.push(await dearestTurn(server, once));
  }
  const ascending = turns.toSorted((a, b) => a - b);
  const middle = ascending[Math.floor(COUNTED / 2)] ?? 0;
  return { middle, most: ascending.at(-1) ?? 0, last, refused };
};

export const loopTurns: Fault = {
  id: 'F20',
  title: 'The dearest turn of a server’s loop for what the limits allow, CPU',
  async run(world) {
    const web = await world.start('web', {}, { isBuiltIn: true, preload: PRELOAD });
    await world.start('worker', {}, { isBuiltIn: true });
    const person = personAt(web.url, { 'X-Guest-Key': randomUUID() });
    const project = await person.makeProject();
    for (let nr = 1; nr < PROJECTS; nr += 1) await person.makeProject();
    const jobs: string[] = [];
    for (let nr = 0; nr < JOBS; nr += 1) {
      const { id } = await person.submit({ projectId: project });
      await person.waitForEnd(id);
      jobs.push(id);
    }
    const seeded = await seedAll(world, person, web.url, WARM + COUNTED);
    const { large } = seeded;
    const findings: Finding[] = [];
    const requests = requestsOf({ project, jobs, large });
    const ofLarge = requestsOfLarge(seeded);
    for (const [what, request] of Object.entries({ ...requests, ...ofLarge })) {
      const { middle, most, last, refused } = await measure(world, web, person, request);
      // Some of the others are refused by rights, and what those take counts. A large one that is refused has shown nothing.
      const isShown = refused === 0 || !(what in ofLarge);
      findings.push(
        finding(
          what,
          `${middle.toFixed(1)} ms (${most.toFixed(1)} at most), ${refused} of ${COUNTED} refused, ${last}`,
          middle <= MOST_MS && isShown,
        ),
      );
    }
    return findings;
  },
};
