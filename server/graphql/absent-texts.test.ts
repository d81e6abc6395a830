// What is absent is null: every text of the schema is read in a world where many were never told.
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { editedLinesOf, readEstimate, save } from '../testing/editing.ts';
import { APPLICATION, handIn } from '../testing/contractors.ts';
import { gateEstimator } from '../testing/gated-estimator.ts';
import { kindsOfEstimates } from '../testing/kinds-of-estimates.ts';
import { EACH_MUTATION, sendMutation } from '../testing/mutations/send.ts';
import { makeMutationWorld, type MutationWorld } from '../testing/mutations/world.ts';
import { builtInEstimator } from '../testing/priced-estimates.ts';
import { textsOfEdges } from '../testing/texts-of-edges.ts';
import { type Person, userOf } from '../testing/world.ts';
import { schema } from './schema.ts';

const estimator = gateEstimator(builtInEstimator);
const server = useTestServer({ estimator, env: { WEBHOOK_ADDRESSES: 'any' } });

/** What these take away is to be looked at. */
const TAKES_AWAY = /^(?:delete|remove|revoke)(?!MyData)/;

const TOLD =
  'Kitchen fire: replace the tile floor of the 10x12 kitchen, tile allowance $6/SF. The roof is 15 years old, replace the roof. Paint the cabinets. No appliances. Install a dishwasher, furnished by owner.';

type Named = Pick<MutationWorld, 'leadId' | 'fileId' | 'projectId'> & {
  /** Signed, and withdrawn since. */
  proposalId: number;
  jobId: string;
  /** Which contractors were asked for. */
  asked: string;
  estimateId: string;
};

/** What only one estimate, or its job, is asked for; and a proposal, which is too deep to be come by from there. */
const ofOne = ({
  jobId,
  estimateId,
  proposalId,
}: Pick<Named, 'jobId' | 'estimateId' | 'proposalId'>) => ({
  'Query.estimate': `(by: {id: "${estimateId}"})`,
  'Query.job': `(by: {id: "${jobId}"})`,
  'Query.proposal': `(id: "${proposalId}")`,
});

const given = ({ jobId, leadId, fileId, projectId, asked, estimateId, proposalId }: Named) => {
  const preview = `(input: {instructions: "${TOLD}", agentKind: INSURANCE, zip: "94110"})`;
  return {
    ...ofOne({ jobId, estimateId, proposalId }),
    'Query.contractorRequest': `(estimateId: "${asked}")`,
    'Query.estimateComparison': `(left: {id: "${estimateId}"}, right: {id: "${asked}"})`,
    'Query.estimates': `(ids: ["${estimateId}"])`,
    'Query.file': `(id: "${fileId}")`,
    'Query.inventory': `(estimateId: "${estimateId}")`,
    'Query.jobs': `(ids: ["${jobId}"])`,
    'Query.lead': `(id: "${leadId}")`,
    'Query.leadThread': `(leadId: "${leadId}")`,
    'Query.priceBookSearch': '(query: "paint")',
    'Query.pricePreview': preview,
    'Query.project': `(id: "${projectId}")`,
    'Query.scopePreview': preview,
    'Estimate.versionAt': '(version: 1)',
  };
};

const ask = async ({ headers }: Person, query: string): Promise<object> => {
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as object;
};

/** The names of the types that an answer holds, and `Type.field` of each text that is empty. */
const met = new Set<string>();
const empty = new Set<string>();
const look = (value: unknown, at: string): void => {
  if (value === '') empty.add(at);
  else if (Array.isArray(value)) for (const each of value) look(each, at);
  else if (typeof value === 'object' && value !== null) {
    const { __typename: type = '', ...fields } = value as { __typename?: string };
    met.add(type);
    for (const [name, each] of Object.entries(fields)) look(each, `${type}.${name}`);
  }
};

/** Who has what the homeowner has not. */
const OTHERS = [
  ['painter', /^\{ (?:viewer|lead)\W/],
  ['keys', /^\{ viewer \W+on Viewer \{ account/],
  ['operator', /^\{ operatorDesk/],
] as const;

const namedIn = async ({
  estimateId: asked,
  estimate,
  ...world
}: MutationWorld): Promise<Named> => {
  const where = { acceptedAt: { not: null }, withdrawnAt: { not: null } };
  const { id: proposalId } = await world.db.proposal.findFirstOrThrow({ where });
  return { ...world, asked, estimateId: estimate.estimateId, proposalId };
};

const askAll = async (queries: readonly string[], people: (query: string) => readonly Person[]) => {
  for (const query of queries) {
    for (const person of people(query)) {
      const answer = await ask(person, query);
      if ('errors' in answer) throw new Error(JSON.stringify(answer.errors));
      look(answer, 'answer');
    }
  }
};

/** As a job's row is while its uploads are read: too short a moment to ask in. */
const pretendToRead = (jobId: string) =>
  server().ports.db.job.update({
    where: { id: Number(jobId) },
    data: {
      stage: 'READING_UPLOADS',
      reading: {
        fileName: 'plan.pdf',
        filePosition: 1,
        fileCount: 1,
        step: { unit: 'PAGE', position: 1, count: 2 },
      },
    },
  });

let asked: string;
beforeAll(async () => {
  const world = await makeMutationWorld(server(), estimator);
  const { ada } = world;
  const estimate = await readEstimate(ada, world.estimate.estimateId);
  const own = { id: '999', name: 'Own', quantity: 1, unit: 'EA', unitPrice: 1, tax: 0 };
  await save(ada, estimate, { items: [...editedLinesOf(estimate), own] });
  for (const [name, row] of Object.entries(EACH_MUTATION)) {
    if (!TAKES_AWAY.test(name)) await sendMutation(server(), name, await row(world));
  }
  const email = 'waiting@example.com';
  const waiting = await userOf(server(), email);
  await waiting.rest('POST', '/api/contractors/register/', { ...APPLICATION, email });
  await handIn(server(), waiting);
  const named = await namedIn(world);
  const queries = textsOfEdges(schema, given(named));
  asked = queries.join('\n');
  await askAll(queries, (query) => [
    ada,
    ...OTHERS.filter(([, roots]) => roots.test(query)).map(([name]) => world[name]),
  ]);
  for (const { id: estimateId, jobId } of await kindsOfEstimates(ada)) {
    const ofThese = textsOfEdges(schema, ofOne({ ...named, estimateId, jobId })).filter((query) =>
      /^\{ (?:estimate|job)\(/.test(query),
    );
    await askAll(ofThese, () => [ada]);
    await pretendToRead(jobId);
    await askAll(ofThese, () => [ada]);
  }
}, 180_000);

describe('a text', () => {
  it('is never empty', () => {
    expect([...empty].toSorted()).toEqual([]);
  });

  it('is looked at on every type', () => {
    const types = [...asked.matchAll(/ on (\w+) \{ __typename \w/g)].map(([, type = '']) => type);
    expect([...new Set(types)].filter((type) => !met.has(type)).toSorted()).toEqual([]);
  });
});
