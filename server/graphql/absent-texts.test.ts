// What is absent is null: every text of the schema is read in a world where many were never told.
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { draftsOf, readEstimate, save } from '../testing/editing.ts';
import { gateEstimator } from '../testing/gated-estimator.ts';
import { EACH_MUTATION, sendMutation } from '../testing/mutations/send.ts';
import { makeMutationWorld, type MutationWorld } from '../testing/mutations/world.ts';
import { builtInEstimator } from '../testing/priced-estimates.ts';
import { textsOfEdges } from '../testing/texts-of-edges.ts';
import type { Person } from '../testing/world.ts';
import { schema } from './schema.ts';

const estimator = gateEstimator(builtInEstimator);
const server = useTestServer({ estimator, env: { WEBHOOK_ADDRESSES: 'any' } });

/** What these take away is to be looked at. */
const TAKES_AWAY = /^(?:delete|remove|revoke)(?!MyData)/;

const TOLD =
  'Kitchen fire: replace the tile floor of the 10x12 kitchen, tile allowance $6/SF. The roof is 15 years old, replace the roof. Paint the cabinets. No appliances. Install a dishwasher, furnished by owner.';

/** Of which this world has none. */
const UNMET: Readonly<Record<string, readonly string[]>> = {
  'estimates for contractors, and goods still to be chosen': [
    'BidAllowance',
    'BidAlternate',
    'BidPricing',
    'StatedAllowance',
  ],
  'estimates of claims': ['Claim', 'LineClaim', 'ScopeAge'],
  'work that leaves something open, or a price of its owner': [
    'ScopeAnswer',
    'ScopeQuestion',
    'ScopeSetLine',
  ],
  'uploads that are read, and plans': ['FileReading', 'Room'],
  'identity documents that wait: this one was decided on': ['IdentityDocument'],
};

const given = ({
  jobId,
  leadId,
  fileId,
  projectId,
  estimateId: asked,
  estimate,
}: MutationWorld) => {
  const { estimateId } = estimate;
  const preview = `(input: {instructions: "${TOLD}", agentKind: INSURANCE, zip: "94110"})`;
  return {
    'Query.contractorRequest': `(estimateId: "${asked}")`,
    'Query.estimate': `(by: {id: "${estimateId}"})`,
    'Query.estimateComparison': `(left: {id: "${estimateId}"}, right: {id: "${asked}"})`,
    'Query.estimates': `(ids: ["${estimateId}"])`,
    'Query.file': `(id: "${fileId}")`,
    'Query.inventory': `(estimateId: "${estimateId}")`,
    'Query.job': `(by: {id: "${jobId}"})`,
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

const documents = (world: MutationWorld) => textsOfEdges(schema, given(world));

let asked: string;
beforeAll(async () => {
  const world = await makeMutationWorld(server(), estimator);
  const { ada } = world;
  const estimate = await readEstimate(ada, world.estimate.estimateId);
  const own = { id: '999', name: 'Own', quantity: 1, unit: 'EA', unitPrice: 1, tax: 0 };
  await save(ada, estimate, { items: [...draftsOf(estimate), own] });
  for (const [name, row] of Object.entries(EACH_MUTATION)) {
    if (!TAKES_AWAY.test(name)) await sendMutation(server(), name, await row(world));
  }
  const queries = documents(world);
  asked = queries.join('\n');
  for (const query of queries) {
    const others = OTHERS.filter(([, roots]) => roots.test(query)).map(([name]) => world[name]);
    for (const person of [world.ada, ...others]) {
      const answer = await ask(person, query);
      if ('errors' in answer) throw new Error(JSON.stringify(answer.errors));
      look(answer, 'answer');
    }
  }
}, 180_000);

describe('a text', () => {
  it('is never empty', () => {
    expect([...empty].toSorted()).toEqual([]);
  });

  it('is looked at on every type', () => {
    const types = [...asked.matchAll(/ on (\w+) \{ __typename \w/g)].map(([, type = '']) => type);
    expect([...new Set(types)].filter((type) => !met.has(type)).toSorted()).toEqual(
      Object.values(UNMET).flat().toSorted(),
    );
  });
});
