// Asks a server over connections that stay open, the next question when the last is answered.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { guestKeyOf } from '../push/protocol.ts';

interface Asker {
  /** Whose guest key goes along. */
  owner: number;
  /** What lets a user in, in place of the guest key. */
  token?: string;
}

/** Who asks for what. */
export interface Question extends Asker {
  query: string;
  variables: Record<string, unknown>;
}

/** The same where a path says what is asked for. */
export interface PathQuestion extends Asker {
  path: string;
}

const sendQuestion = (
  address: string,
  question: Question | PathQuestion,
  agent: Agent | undefined,
) => {
  const headers = {
    accept: 'application/graphql-response+json, application/json',
    ...(question.token
      ? { authorization: `Bearer ${question.token}` }
      : { 'x-guest-key': guestKeyOf(question.owner) }),
  };
  if ('path' in question) {
    return request(address + question.path, { headers, ...(agent && { agent }) }).end();
  }
  const { query, variables } = question;
  const body = JSON.stringify({ query, variables });
  return request(`${address}/graphql`, {
    method: 'POST',
    ...(agent && { agent }),
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  }).end(body);
};

/** The answer's text. Throws when it is none, or tells of an error. */
export const ask = async (
  address: string,
  question: Question | PathQuestion,
  agent?: Agent,
): Promise<string> => {
  const asking = sendQuestion(address, question, agent);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 200 || answer.includes('"errors":')) throw new Error(answer);
  return answer;
};

/** Milliseconds of each question that was answered within `ms`. */
export const askFor = async (
  address: string,
  next: () => Question | PathQuestion,
  { ms, atOnce }: { ms: number; atOnce: number },
): Promise<number[]> => {
  // The agent is a new one each time: a server closes what was silent for some seconds, while others have their turn.
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + ms;
  const times: number[] = [];
  const askOnAndOn = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await ask(address, next(), agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOnAndOn));
  agent.destroy();
  return times;
};
