// The lane answers to the byte what the usual way answers, and is entered by the documents that it is for.
import { parse } from 'graphql';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOB_STAGES, type JobStage } from '../../domain/estimate/job-status.ts';
import { jobChanges } from '../../features/jobs/jobs.events.ts';
import { useTestServer } from '../../testing/app.ts';
import { recordQueries } from '../../testing/queries.ts';
import { hearBothWays } from '../../testing/both-ways.ts';
import { connect } from '../../testing/raw-socket.ts';
import { guestOf, type Person } from '../../testing/world.ts';
import { ownSubscriptions } from '../../testing/own-documents.ts';
import { knownPlan } from './plan.ts';
import { globalId } from '../../domain/ids.ts';
import { numberOf } from '../../testing/ids.ts';

const server = useTestServer();

const PAGES_OWN = ownSubscriptions().filter((text) => knownPlan(parse(text)) !== null);
const OTHERS = {
  'with other names, fragments in fragments and fields asked twice': `subscription ($jobId: ID!) {
    news: jobChanged(jobId: $jobId) { key: id ...A ... on Job { stage stage } __typename }
  }
  fragment A on Job { ...B place: project { zip number: id } }
  fragment B on Job { id progress __typename reading { step { count } } }`,
};
const PLAIN: [name: string, text: string][] = [
  ...PAGES_OWN.map((text): [string, string] => [/subscription \w+/.exec(text)?.[0] ?? '', text]),
  ...Object.entries(OTHERS),
];

const STATES: [name: string, state: Record<string, unknown>][] = [
  ...JOB_STAGES.map((stage): [string, Record<string, unknown>] => [stage, { stage }]),
  ['no title', { title: null }],
  ['a title that has to be escaped', { title: '"Küche" \\ </script>\u2028\n' }],
  ['a third', { progress: 1 / 3 }],
  ['a tenth', { progress: 0.1 }],
  ['a sentence of failure', { stage: 'FAILED', failure: 'The model did not answer.' }],
  ['a word of failure', { stage: 'FAILED', failure: 'Shorten it.', failureCode: 'TOO_LARGE' }],
  [
    'a file of which no parts are counted',
    { reading: { fileName: 'a "b".pdf', filePosition: 1, fileCount: 2, step: null } },
  ],
  [
    'a file that is being read',
    {
      reading: {
        fileName: 'plan.pdf',
        filePosition: 2,
        fileCount: 2,
        step: { unit: 'PAGE', position: 3, count: 9 },
      },
    },
  ],
];

describe('the lane', () => {
  let guest: Person;
  let jobId: number;
  beforeAll(async () => {
    guest = guestOf(server());
    const job = await guest.submit();
    await guest.waitForEnd(job.id);
    jobId = numberOf(job.id);
  });

  const write = (state: Record<string, unknown>) =>
    server().ports.db.job.update({ where: { id: jobId }, data: state });
  const tell = (stage: JobStage) =>
    server().ports.events.publish(jobChanges, jobId, { jobId, stage });
  beforeEach(() =>
    write({
      stage: 'READING_UPLOADS',
      title: 'Bedroom',
      progress: 0.5,
      failure: null,
      failureCode: null,
      deletedAt: null,
    }),
  );

  const bothHear = (
    text: string,
    variables: object,
    meanwhile: () => Promise<void> = async () => undefined,
    person = guest,
  ) => hearBothWays(server().url, person, { text, variables, meanwhile });

  it('is for the pages’ own document', () => {
    expect(PAGES_OWN.map((text) => /subscription (\w+)/.exec(text)?.[1])).toEqual(['JobChanged']);
  });

  it.each(PLAIN)('is entered by %s', async (_name, text) => {
    const statements = await recordQueries(server().pool, () =>
      bothHear(text, { jobId: globalId('Job', jobId) }, () => tell('READY')),
    );
    const live = statements.filter(({ text: sql }) => sql.includes('jsonb_build_object'));
    // The lane reads the row as it is now, and at the one event; nobody else reads so.
    expect(live).toHaveLength(2);
  });

  it.each(PLAIN.flatMap(([name, text]) => STATES.map((state) => [name, ...state, text] as const)))(
    'answers the same: %s, %s',
    async (_name, _state, state, text) => {
      await write(state);
      const [lane, plain] = await bothHear(text, { jobId: globalId('Job', jobId) }, () =>
        tell('READY'),
      );
      expect(lane).toEqual(plain);
      expect(lane.at(1)).toContain('"payload":{"data"');
    },
  );

  it.each<[string, Record<string, unknown>]>([
    ['a job that is not there', { jobId: globalId('Job', 999_999) }],
    ['no key', { jobId: 'CLM-ABCD' }],
    ['a number that is none', { jobId: -1 }],
    ['nothing', {}],
  ])('answers the same to %s', async (_name, variables) => {
    const [, text] = PLAIN[0] ?? [];
    const [lane, plain] = await bothHear(text ?? '', variables);
    expect(lane).toEqual(plain);
  });

  it('tells nobody of another’s job', async () => {
    const [, text] = PLAIN[0] ?? [];
    const [lane, plain] = await bothHear(
      text ?? '',
      { jobId: globalId('Job', jobId) },
      undefined,
      guestOf(server()),
    );
    expect(lane).toEqual(plain);
    expect(lane.join()).toContain('NOT_FOUND');
  });

  it('tells no more of a job that is deleted meanwhile', async () => {
    const [, text] = PLAIN[0] ?? [];
    const [lane, plain] = await bothHear(
      text ?? '',
      { jobId: globalId('Job', jobId) },
      async () => {
        await write({ deletedAt: new Date() });
        await tell('READY');
      },
    );
    expect(lane).toEqual(plain);
    expect(lane.at(2)).toContain('NOT_FOUND');
  });

  it('reads an event once, however many follow', async () => {
    const [, text] = PLAIN[0] ?? [];
    const { ask, ofType, socket } = await connect(server().url, guest);
    ask(20, text ?? '', { jobId: globalId('Job', jobId) });
    await expect.poll(() => ofType('next')).toHaveLength(20);
    const statements = await recordQueries(server().pool, async () => {
      await tell('READY');
      await expect.poll(() => ofType('complete')).toHaveLength(20);
    });
    expect(statements.filter(({ text: sql }) => sql.includes('FROM jobs j'))).toHaveLength(1);
    socket.close();
  });
});
