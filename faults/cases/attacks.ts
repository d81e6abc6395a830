// What anybody with a browser can send, at a product alone on its embedded database: how much memory all of its processes
// take, whether it answers meanwhile, how long somebody else's job waits, what stands in the log afterwards.
import { randomUUID } from 'node:crypto';
import { TestScopePreviewDocument } from '../../server/testing/gql/graphql.ts';
import type { ServerProcess } from '../../server/testing/processes.ts';
import { guestOf, personAt } from '../../server/testing/world.ts';
import {
  makeDocxOfParagraphs,
  makePdfOfNestedForms,
  makeXlsxOfCells,
  makeZipHidingAPart,
  makeZipOfWrongSize,
} from '../../server/infra/media/testing/attacks.ts';
import { atMost, exactly, type Fault, finding, type Finding } from '../harness/fault.ts';
import { msOf, percentile, startLoad } from '../harness/load.ts';
import { treeMemory, watchMemory } from '../harness/memory.ts';

const REST_AND_WORK_MB = 1_200;
const HEAP_MB = 1_500;
const OTHERS_WAIT_MS = 15_000;
const LOG_BYTES = 200_000;

interface Attack {
  name: string;
  send(server: ServerProcess): Promise<unknown>;
}

const asDocument =
  (name: string, make: () => Buffer): Attack['send'] =>
  async (server) => {
    const guest = guestOf(server);
    const response = await guest.postFile({
      bytes: new Uint8Array(make()),
      name,
      kind: 'doc',
      mime: 'application/octet-stream',
    });
    const { id } = (await response.json()) as { id?: number };
    if (id === undefined) return;
    const job = await guest.submit({ uploads: [String(id)] });
    await guest.waitForEnd(job.id);
  };

const repeated = (piece: string): string => piece.repeat(Math.floor(20_000 / piece.length));

const askGraphQL = ({ url }: ServerProcess, body: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).then((response) => response.arrayBuffer());

const ATTACKS: readonly Attack[] = [
  { name: '.docx of 1.5 million paragraphs', send: asDocument('a.docx', makeDocxOfParagraphs) },
  { name: '.docx that hides a part', send: asDocument('b.docx', () => makeZipHidingAPart(true)) },
  {
    name: '.docx of a wrong size',
    send: asDocument('c.docx', () => makeZipOfWrongSize('directory', 100)),
  },
  {
    name: '.xlsx of a million cells',
    send: asDocument('d.xlsx', () => makeXlsxOfCells(1_000, 1_000)),
  },
  { name: 'PDF of nested forms', send: asDocument('e.pdf', () => makePdfOfNestedForms(9)) },
  {
    name: '60 queries of 7.7 MB',
    send: (server) =>
      Promise.allSettled(
        Array.from({ length: 60 }, (_, turn) =>
          askGraphQL(
            server,
            JSON.stringify({ query: `{ __typename } #${turn}${'x'.repeat(7_700_000)}` }),
          ),
        ),
      ),
  },
  {
    name: '50 wrong variables of 150 kB each',
    send: (server) =>
      askGraphQL(
        server,
        JSON.stringify({
          query: `query(${Array.from({ length: 50 }, (_, at) => `$v${at}: Int`).join()}) { __typename }`,
          variables: Object.fromEntries(
            Array.from({ length: 50 }, (_, at) => [`v${at}`, `canary-${'x'.repeat(150_000)}`]),
          ),
        }),
      ).catch(() => null),
  },
  ...['all ', ',', '\n', 'replace toilet, 2 vanities. '].map((piece) => ({
    name: `20 kB of ${JSON.stringify(piece)}`,
    async send(server: ServerProcess) {
      const guest = guestOf(server);
      await guest.makeProject();
      const instructions = repeated(piece);
      await guest.run(TestScopePreviewDocument, { input: { instructions } });
      // Some of these texts cannot be submitted.
      const job = await guest.submit({ instructions }).catch(() => null);
      if (job) await guest.waitForEnd(job.id);
    },
  })),
];

const othersJob = async (server: ServerProcess): Promise<number> => {
  const guest = personAt(server.url, { 'X-Guest-Key': randomUUID() });
  const begun = performance.now();
  const job = await guest.submit();
  await guest.waitForEnd(job.id);
  return performance.now() - begun;
};

const attack = async (server: ServerProcess, { name, send }: Attack): Promise<Finding[]> => {
  const logBefore = server.output().length;
  const memory = watchMemory(server.pid);
  const alive = startLoad(() => `${server.url}/healthz`, {}, 10);
  const begun = performance.now();
  const [, others] = await Promise.all([send(server), othersJob(server)]);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const answers = await alive.stop();
  const highest = memory.stop();
  const logged = server.output().length - logBefore;
  const good = answers.filter(({ status }) => status === 200).length;
  return [
    atMost(
      `${name} (${seconds} s): memory of all processes`,
      highest,
      HEAP_MB + REST_AND_WORK_MB,
      'MB',
    ),
    exactly('  /healthz answered', good, answers.length),
    finding('  its p99', `${Math.round(percentile(msOf(answers), 0.99))} ms`, true),
    atMost('  another guest’s job', others, OTHERS_WAIT_MS, 'ms'),
    atMost('  log', logged, LOG_BYTES, 'bytes'),
  ];
};

export const attacks: Fault = {
  id: 'A1',
  title: 'What anybody with a browser can send',
  async run(world) {
    const server = await world.start(
      'all',
      { DATABASE_URL: '', REDIS_URL: '', LOG_LEVEL: 'info' },
      { isBuiltIn: true },
    );
    await othersJob(server);
    const findings = [finding('memory at rest', `${Math.round(treeMemory(server.pid))} MB`, true)];
    for (const each of ATTACKS) findings.push(...(await attack(server, each)));
    const told = server.output().includes('canary-');
    findings.push(
      finding('memory afterwards', `${Math.round(treeMemory(server.pid))} MB`, true),
      finding('values of requests in the log', told ? 'yes' : 'none', !told),
    );
    return findings;
  },
};
