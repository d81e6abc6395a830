// What a socket hears of a job along the lane of live status, and in the usual way, which answers whatever the lane does not know.
import { expect } from 'vitest';
import { connect } from './raw-socket.ts';
import type { Person } from './world.ts';

/** The same document with a word that means nothing, at which the lane turns away. */
const usual = (text: string) =>
  text.replace(/(jobChanged\(jobId: \$jobId\))/, '$1 @include(if: true)');

interface Asked {
  text: string;
  variables: object;
  /** Runs once each has been told how it stands. `bothHeard` waits until each has had so many messages. */
  meanwhile(bothHeard: (count: number) => Promise<void>): Promise<void>;
}

/** Gives what both heard, to the byte, once both are over. */
export const hearBothWays = async (
  url: string,
  person: Person,
  { text, variables, meanwhile }: Asked,
): Promise<readonly [lane: string[], usual: string[]]> => {
  const [lane, plain] = await Promise.all([connect(url, person), connect(url, person)]);
  lane.ask(1, text, variables);
  plain.ask(1, usual(text), variables);
  const bothHeard = async (count: number) => {
    for (const { texts } of [lane, plain]) {
      await expect.poll(() => texts.length).toBeGreaterThanOrEqual(count);
    }
  };
  await bothHeard(2);
  await meanwhile(bothHeard);
  for (const one of [lane, plain]) {
    await expect.poll(() => one.ofType('complete').length + one.ofType('error').length).toBe(1);
  }
  lane.socket.close();
  plain.socket.close();
  return [lane.texts, plain.texts];
};
