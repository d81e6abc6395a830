// A document that asks of a result only its type, for every mutation there is: what is written is answered for.
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../testing/app.ts';
import { gateEstimator } from '../testing/gated-estimator.ts';
import { EACH_MUTATION, MUTATIONS, sendMutation } from '../testing/mutations/send.ts';
import { makeMutationWorld, type MutationWorld } from '../testing/mutations/world.ts';
import { builtInEstimator } from '../testing/priced-estimates.ts';

const estimator = gateEstimator(builtInEstimator);
const server = useTestServer({ estimator, env: { WEBHOOK_ADDRESSES: 'any' } });

let world: MutationWorld;
beforeAll(async () => {
  world = await makeMutationWorld(server(), estimator);
}, 60_000);

/** Signing in ends alike, with a code as with a passkey. */
const NAMES: Readonly<Record<string, string>> = { finishSignIn: 'VerifySignInSuccess' };

const successOf = (name: string) =>
  NAMES[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Success`;

describe('asking of a result only its type', () => {
  it('is tried with every mutation', () => {
    expect(Object.keys(EACH_MUTATION).toSorted()).toEqual(Object.keys(MUTATIONS).toSorted());
  });

  it.each(Object.entries(EACH_MUTATION))('%s succeeds, says so and stands', async (name, row) => {
    const asked = await row(world);
    const before = await asked.changes?.();
    const result = { __typename: successOf(name) };
    expect(await sendMutation(server(), name, asked)).toEqual({ data: { result } });
    const stands = !isDeepStrictEqual(await asked.changes?.(), before);
    expect(stands).toBe(asked.changes !== undefined);
  });
});
