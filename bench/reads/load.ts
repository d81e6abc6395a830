// Asks a server over connections that stay open, the next question when the last is answered.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { guestKeyOf } from '../push/protocol.ts';

/** Who asks for what. */
export interface Question {
  owner: number;
  query: string;
  variables: Record<string, unknown>;
}

const agent = new Agent({ keepAlive: true });

/** The answer's text. Throws when it is none, or tells of an error. */
export const ask = async (
  address: string,
  { owner, query, variables }: Question,
): Promise<string> => {
  const body = JSON.stringify({ query, variables });
  const asking = request(`${address}/graphql`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accept: 'application/graphql-response+json',
      'x-guest-key': guestKeyOf(owner),
    },
  });
  asking.end(body);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 200 || answer.includes('"errors":')) throw new Error(answer);
  return answer;
};

/** Milliseconds of each question that was answered within `ms`. */
export const askFor = async (
  address: string,
  next: () => Question,
  { ms, atOnce }: { ms: number; atOnce: number },
): Promise<number[]> => {
  const end = performance.now() + ms;
  const times: number[] = [];
  const askOnAndOn = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await ask(address, next());
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOnAndOn));
  return times;
};
