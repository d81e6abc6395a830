// Operations that would never end, by a clock of our own.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { useTestServer } from './testing/app.ts';
import { makeEstimate } from './testing/editing.ts';
import { connect } from './testing/raw-socket.ts';
import { guestOf, type Person } from './testing/world.ts';

const server = useTestServer();
afterEach(() => vi.useRealTimers());

const DEADLINE_MS = 55_000;
const STEP_MS = 1_000;
const GIVEN_UP = 'This took longer than 55 seconds and was given up.';
const mutation = 'mutation($id: ID!) { createPdf(input: { estimateId: $id }) { __typename } }';

/** Reaches the server by the real clock, and gives what asks it. */
type Way = (person: Person) => Promise<(id: string) => Promise<string>>;

const overHttp: Way =
  async ({ headers }) =>
  async (id) =>
    (
      await fetch(`${server().url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query: mutation, variables: { id } }),
      })
    ).text();

const overRest: Way = async (person) => async (id) =>
  (await person.rest('POST', `/api/results/${id}/create_pdf/`)).text();

const overSocket: Way = async (person) => {
  const { socket, texts, ask } = await connect(server().url, person);
  return async (id) => {
    ask(1, mutation, { id });
    await expect.poll(() => texts.length).toBe(2);
    socket.close();
    return texts.join('');
  };
};

it.each([
  ['GraphQL', overHttp],
  ['REST', overRest],
  ['a socket', overSocket],
])('an operation over %s is given up, and its caller is told', async (_what, reach) => {
  const guest = guestOf(server());
  const { id } = await makeEstimate(guest);
  const ask = await reach(guest);
  const { exporter } = server().ports;
  const begun = vi.spyOn(exporter, 'make').mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = ask(id);
  await expect.poll(() => begun.mock.calls.length).toBe(1);
  // A socket is pinged meanwhile, and has to have the time to answer.
  for (let passed = 0; passed < DEADLINE_MS; passed += STEP_MS) {
    vi.advanceTimersByTime(STEP_MS);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  }
  expect(await answer).toContain(GIVEN_UP);
});
