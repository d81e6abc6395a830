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

const REFUSAL = expect.objectContaining({
  message: expect.stringContaining('is for tests, and this estimate is none'),
  extensions: { code: 'FORBIDDEN' },
});

it.each(Object.entries(EACH_MUTATION))('%s', async (name, row) => {
  const asked = await row(world);
  if (asked.by === world.ada) {
    const before = await asked.changes?.();
    const { errors } = (await sendMutation(server(), name, { ...asked, by: tester })) as {
      errors?: unknown[];
    };
    if (PRICES_REAL.has(name)) expect(errors).toEqual([REFUSAL]);
    else expect(errors ?? []).not.toContainEqual(REFUSAL);
    if (!errors) return;
    expect(isDeepStrictEqual(await asked.changes?.(), before)).toBe(true);
  } else expect(PRICES_REAL).not.toContain(name);
  // What comes after it builds on it.
  expect(await sendMutation(server(), name, asked)).not.toHaveProperty('errors');
});
