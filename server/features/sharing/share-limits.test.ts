// What readers of shared links may ask for: how often in a minute, whatever they guess.
import { beforeEach, expect, it } from 'vitest';
import { SHARE_LIMITS } from '../../domain/account/shared-links.ts';
import { createCallLimits } from '../../infra/call-limits.ts';
import { useTestServer } from '../../testing/app.ts';
import { makeEstimate } from '../../testing/editing.ts';
import { TestSharedDocument } from '../../testing/gql/graphql.ts';
import { openShared, share } from '../../testing/sharing.ts';
import { guestBehindProxy } from '../../testing/world.ts';

const server = useTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });

// All that a test asks for, it asks for in one minute, however long that takes.
beforeEach(() => {
  const { ports } = server();
  const begun = ports.now();
  ports.callLimits = createCallLimits(() => begun);
});

it('guesses at shared links are so many for a network, and another network reads on', async () => {
  const owner = guestBehindProxy(server());
  const { id } = await makeEstimate(owner);
  const { token } = await share(owner, { subject: { estimateId: id } });
  const guesser = guestBehindProxy(server());
  const guess = (turn: number) => token.slice(4) + String(turn).padStart(4, '0');
  for (let turn = 0; turn < SHARE_LIMITS.readsAMinute; turn += 1)
    expect(await openShared(guesser, guess(turn))).toBeNull();
  expect(await guesser.runError(TestSharedDocument, { token })).toMatchObject({
    code: 'THROTTLED',
  });
  expect(await openShared(guestBehindProxy(server()), token)).not.toBeNull();
});

it('PDFs of one shared link are made so often in a minute, whoever asks', async () => {
  const owner = guestBehindProxy(server());
  const { id } = await makeEstimate(owner);
  const { token } = await share(owner, { subject: { estimateId: id } });
  const { exporter } = server().ports;
  let made = 0;
  exporter.make = async () => {
    made += 1;
    return new Uint8Array();
  };
  const statuses: number[] = [];
  for (let turn = 0; turn < SHARE_LIMITS.pdfsAMinute + 2; turn += 1) {
    const { headers } = guestBehindProxy(server());
    const answer = await fetch(`${server().url}/files/shared/${token}/estimate.pdf`, { headers });
    statuses.push(answer.status);
  }
  expect(statuses.slice(-3)).toEqual([200, 429, 429]);
  expect(made).toBe(SHARE_LIMITS.pdfsAMinute);
});
