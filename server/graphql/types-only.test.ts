// A document that asks of a result only its type, for every mutation there is: what is written is answered for.
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { gateEstimator } from '../testing/gated-estimator.ts';
import { BETWEEN_TWO } from '../testing/mutations/between-two.ts';
import { OF_ACCOUNTS } from '../testing/mutations/of-accounts.ts';
import { ON_ESTIMATES } from '../testing/mutations/on-estimates.ts';
import { type Asked, makeMutationWorld, type MutationWorld } from '../testing/mutations/world.ts';
import { builtInEstimator } from '../testing/priced-estimates.ts';
import { schema } from './schema.ts';

const estimator = gateEstimator(builtInEstimator);
const server = useTestServer({ estimator, env: { WEBHOOK_ADDRESSES: 'any' } });

const MUTATIONS = schema.getMutationType()?.getFields() ?? {};
const ROWS = { ...ON_ESTIMATES, ...BETWEEN_TWO, ...OF_ACCOUNTS };

let world: MutationWorld;
beforeAll(async () => {
  world = await makeMutationWorld(server(), estimator);
}, 60_000);

const typeOf = async (name: string, { by, input }: Asked): Promise<unknown> => {
  const type = String(MUTATIONS[name]?.args[0]?.type);
  const [variables, given] = input ? [`($input: ${type})`, '(input: $input)'] : ['', ''];
  const query = `mutation ${variables} { result: ${name}${given} { __typename } }`;
  const response = await fetch(`${server().url}/graphql`, {
    method: 'POST',
    headers: { ...by.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return response.json();
};

/** Signing in ends alike, with a code as with a passkey. */
const NAMES: Readonly<Record<string, string>> = { finishSignIn: 'VerifySignInSuccess' };

const successOf = (name: string) =>
  NAMES[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Success`;

describe('asking of a result only its type', () => {
  it('is tried with every mutation', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(MUTATIONS).toSorted());
  });

  it.each(Object.entries(ROWS))('%s succeeds, says so and stands', async (name, row) => {
    const asked = await row(world);
    const before = await asked.changes?.();
    const result = { __typename: successOf(name) };
    expect(await typeOf(name, asked)).toEqual({ data: { result } });
    const stands = !isDeepStrictEqual(await asked.changes?.(), before);
    expect(stands).toBe(asked.changes !== undefined);
  });
});
