// Every mutation, asked for by a token for tests of who owns the real thing: what prices a real estimate is refused.
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { isTokenScope, TOKEN_SCOPES } from '../../domain/account/api-tokens.ts';
import { useTestServer } from '../../testing/app.ts';
import { gateEstimator } from '../../testing/gated-estimator.ts';
import { TestCreateApiTokenDocument } from '../../testing/gql/graphql.ts';
import { EACH_MUTATION, sendMutation } from '../../testing/mutations/send.ts';
import { makeMutationWorld, type MutationWorld } from '../../testing/mutations/world.ts';
import { builtInEstimator } from '../../testing/priced-estimates.ts';
import { type Person, personAt } from '../../testing/world.ts';

const estimator = gateEstimator(builtInEstimator);
const server = useTestServer({ estimator, env: { WEBHOOK_ADDRESSES: 'any' } });

/** They price an estimate, or have a job do so. All others only read, or edit by hand, what the scopes of the token name. */
const PRICES_REAL = new Set(['retryJob', 'reviseScope', 'refineEstimate', 'correctRooms']);

let world: MutationWorld;
let tester: Person;

beforeAll(async () => {
  world = await makeMutationWorld(server(), estimator);
  const { createApiToken } = await world.ada.runOk(TestCreateApiTokenDocument, {
    input: {
      name: 'Trying',
      scopes: Object.keys(TOKEN_SCOPES).filter(isTokenScope),
      expiresInDays: 1,
      isTest: true,
    },
  });
  if (createApiToken?.__typename !== 'CreateApiTokenSuccess')
    throw new Error(JSON.stringify(createApiToken));
  tester = personAt(server().url, { Authorization: `Bearer ${createApiToken.token}` });
}, 120_000);

const REFUSAL = 'is for tests, and this estimate is none';
const isRefused = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'errors' in answer;

it.each(Object.entries(EACH_MUTATION))('%s', async (name, row) => {
  const asked = await row(world);
  const before = await asked.changes?.();
  const byOwner = () => sendMutation(server(), name, asked);
  // The token is ada's: of what others own it finds nothing.
  const isHers = asked.by === world.ada;
  const tried = isHers
    ? await sendMutation(server(), name, { ...asked, by: tester })
    : await byOwner();
  expect(JSON.stringify(tried).includes(REFUSAL)).toBe(PRICES_REAL.has(name));
  expect(isRefused(tried) && !isDeepStrictEqual(await asked.changes?.(), before)).toBe(false);
  // What comes after it builds on it.
  const done = isRefused(tried) ? await byOwner() : tried;
  expect(done).not.toHaveProperty('errors');
});
