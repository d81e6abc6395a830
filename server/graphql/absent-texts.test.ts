// What is absent is null: every text of the schema is read in a world where many were never told.
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { editedLinesOf, readEstimate, save } from '../testing/editing.ts';
import { APPLICATION, handIn } from '../testing/contractors.ts';
import { TestPaperComparisonDocument } from '../testing/gql/graphql.ts';
import { gateEstimator } from '../testing/gated-estimator.ts';
import { kindsOfEstimates } from '../testing/kinds-of-estimates.ts';
import { EACH_MUTATION, sendMutation } from '../testing/mutations/send.ts';
import { makeMutationWorld, type MutationWorld } from '../testing/mutations/world.ts';
import { SUPPLEMENT, sendBid } from '../testing/papers.ts';
import { builtInEstimator } from '../testing/priced-estimates.ts';
import { textsOfEdges } from '../testing/texts-of-edges.ts';
import { type Person, userOf } from '../testing/world.ts';
import { STORED_INVENTORY } from '../domain/stored-documents.ts';
import { schema } from './schema.ts';
import { numberOf } from '../testing/ids.ts';

const estimator = gateEstimator(builtInEstimator);
const server = useTestServer({ estimator, env: { WEBHOOK_ADDRESSES: 'any' } });

/** What these take away is to be looked at. */
const TAKES_AWAY = /^(?:delete|remove|revoke)(?!MyData)/;

const TOLD =
  'Kitchen fire: replace the tile floor of the 10x12 kitchen, tile allowance $6/SF. The roof is 15 years old, replace the roof. Paint the cabinets. No appliances. Install a dishwasher, furnished by owner. Make the window nicer. Half down, the balance on completion.';

type Named = Pick<MutationWorld, 'leadId' | 'fileId' | 'projectId'> & {
  /** Signed, and withdrawn since. */
  proposalId: number;
  jobId: string;
  /** Which contractors were asked for. */
  asked: string;
  estimateId: string;
  paperId: string;
};

/** What only one estimate, or its job, is asked for; and proposals and papers, which are too deep to be come by from there. */
const ofOne = ({
  jobId,
  estimateId,
  proposalId,
  paperId,
}: Pick<Named, 'jobId' | 'estimateId' | 'proposalId' | 'paperId'>) => ({
  'Query.estimate': `(by: {id: "${estimateId}"})`,
  'Query.job': `(by: {id: "${jobId}"})`,
  'Query.paper': `(fileId: "${paperId}")`,
  'Query.proposal': `(id: "${proposalId}")`,
});

/** A claim beside our estimate of its work, the request for supplement of all its rows, and the bids that came with it. */
const ofOpinion = async (
  person: Person,
  { claimId: fileId, estimateId }: MutationWorld['opinion'],
) => {
  const estimate = { id: estimateId };
  const { paperComparison } = await person.runOk(TestPaperComparisonDocument, { fileId, estimate });
  const rows = (paperComparison?.rows ?? []).map(({ id }) => `{rowId: ${JSON.stringify(id)}}`);
  const compared = `fileId: "${fileId}", estimate: {id: "${estimateId}"}`;
  return {
    'Query.paperComparison': `(${compared})`,
    'Query.bidsComparison': `(estimate: {id: "${estimateId}"})`,
    'Query.supplementRequest': `(${compared}, rows: [${rows.join(', ')}])`,
  };
};

const given = ({ leadId, fileId, projectId, asked, estimateId, ...one }: Named) => {
  const preview = `(input: {instructions: "${TOLD}", agentKind: INSURANCE, zip: "94110"})`;
  return {
    ...ofOne({ ...one, estimateId }),
    'Query.contractorRequest': `(estimateId: "${asked}")`,
    'Query.estimateComparison': `(left: {id: "${estimateId}"}, right: {id: "${asked}"})`,
    'Query.estimates': `(ids: ["${estimateId}"])`,
    'Query.file': `(id: "${fileId}")`,
    'Query.inventory': `(estimateId: "${estimateId}")`,
    'Query.jobs': `(ids: ["${one.jobId}"])`,
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
  const paperId = world.opinion.claimId;
  return { ...world, asked, estimateId: estimate.estimateId, proposalId, paperId };
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

/** Writes a job's row as it is while its uploads are read: that moment is too short to ask in. */
const pretendToRead = (jobId: string) =>
  server().ports.db.job.update({
    where: { id: numberOf(jobId) },
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

/** Gives the first material of each inventory a plan that it is cut by: the scripted lines need none. */
const cutSomething = async () => {
  const { inventory } = server().ports.db;
  const cut = { label: 'Bedroom, wall', xIn: 0, yIn: 0, widthIn: 48, lengthIn: 60 };
  const cutPlan = {
    kind: 'SHEETS' as const,
    stock: 'sheet of 4 × 8 ft',
    ordered: 1,
    bound: 1,
    offcutPercent: 37.5,
    terms: 'Hung across.',
    layouts: [{ times: 1, widthIn: 48, lengthIn: 96, cuts: [cut] }],
  };
  for (const { estimateId, document } of await inventory.findMany()) {
    const known = STORED_INVENTORY.read(document);
    const [first, ...others] = known.materials;
    if (!first) continue;
    const materials = [{ ...first, cutPlan }, ...others];
    await inventory.update({
      where: { estimateId },
      data: { document: STORED_INVENTORY.write({ ...known, materials }) },
    });
  }
};

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
  await cutSomething();
  const named = await namedIn(world);
  const queries = textsOfEdges(schema, {
    ...given(named),
    ...(await ofOpinion(ada, world.opinion)),
  });
  asked = queries.join('\n');
  await askAll(queries, (query) => [
    ada,
    ...OTHERS.filter(([, roots]) => roots.test(query)).map(([name]) => world[name]),
  ]);
  const { fileId: supplementId } = await sendBid(ada, SUPPLEMENT);
  for (const paperId of [...world.opinion.bidIds, supplementId]) {
    const ofBid = textsOfEdges(schema, ofOne({ ...named, paperId }));
    await askAll(
      ofBid.filter((query) => query.startsWith('{ paper(')),
      () => [ada],
    );
  }
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
