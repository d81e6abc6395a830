// Heavy documents, texts and bodies from one person, while others ask whether the server lives.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { TestScopePreviewDocument } from '../../server/testing/gql/graphql.ts';
import { personAt } from '../../server/testing/world.ts';
import { atMost, exactly, type Fault, finding } from '../harness/fault.ts';
import { msOf, percentile, startLoad } from '../harness/load.ts';

const HOSTILE = ['all ', ',', '\n', 'replace toilet, 2 vanities. '];
const TEXT_BYTES = 20_000;
const ROUNDS = 25;

export const heavyWork: Fault = {
  id: 'F17',
  title: `Texts of ${TEXT_BYTES / 1_000} kB made to be slow to read, and bodies of 10 MB`,
  async run(world) {
    const web = await world.start('all', { DATABASE_URL: '', REDIS_URL: '' }, { isBuiltIn: true });
    const person = personAt(web.url, { 'X-Guest-Key': randomUUID() });
    await person.makeProject();
    const restLoad = startLoad(() => `${web.url}/healthz`, {}, 20);
    await delay(3_000);
    const rest = percentile(msOf(await restLoad.stop()), 0.99);

    const filler = 'x'.repeat(10_000_000);
    const body = JSON.stringify({ query: '{ __typename }', variables: { filler } });
    const alive = startLoad(() => `${web.url}/healthz`, {}, 20);
    const previews = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const piece of HOSTILE) {
        const text = piece.repeat(Math.floor(TEXT_BYTES / piece.length));
        previews.push(
          person.run(TestScopePreviewDocument, { input: { instructions: text } }).catch(() => null),
        );
      }
      previews.push(
        fetch(`${web.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...person.headers },
          body,
        }).catch(() => null),
      );
      await Promise.all(previews.splice(0));
    }
    const answers = await alive.stop();
    const times = msOf(answers);
    return [
      exactly(
        '/healthz answered',
        answers.filter(({ status }) => status === 200).length,
        answers.length,
      ),
      finding('p99 of /healthz before', `${Math.round(rest)} ms`, true),
      atMost('p99 of /healthz meanwhile', percentile(times, 0.99), Math.round(50 + 3 * rest), 'ms'),
      atMost('its longest', Math.max(...times), 500, 'ms'),
    ];
  },
};
