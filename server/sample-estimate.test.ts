// The sample estimate at /sample, and what other pages show of it, is what the product answers to the results page's own question. `npm run sample` writes it anew.
import { globalId, readGlobalId } from './domain/ids.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ResultPageDocument } from '../client/gql/graphql.ts';
import { sentDocuments } from '../client/gql/sent-documents.ts';
import { formatWholeMoney } from '../client/lib/format.ts';
import { roundCents } from './domain/money/money.ts';
import { createBuiltInEstimator } from './estimator/built-in.ts';
import { book } from './estimator/testing/estimate.ts';
import { useTestServer } from './testing/app.ts';
import { TestCreateProjectDocument } from './testing/gql/graphql.ts';
import { guestOf } from './testing/world.ts';

const server = useTestServer({ estimator: createBuiltInEstimator(book) });

const SAMPLE = '../client/public/sample-estimate.json';
/** What pages show of it at first sight. */
const GLANCE = '../client/lib/sample-glance.json';
const LINES_AT_A_GLANCE = 4;
const WISH = {
  title: 'Hall bathroom remodel',
  instructions:
    'Remodel our 8x5 hall bathroom, ceiling 8 ft. Remove the old bathtub, vanity, toilet and floor tile. Install a new alcove bathtub with a tiled surround, a 36 inch vanity with faucet, a toilet and porcelain floor tile. Replace the exhaust fan. Paint the walls and the ceiling.',
} as const;

/** The question as it is sent, with all parts of what the page's cache keeps in one piece. */
const sent = sentDocuments.get('ResultPage');
if (!sent) throw new Error('The results page sends its question as its cache knows it.');
const question = { ...ResultPageDocument, definitions: sent.definitions };

/** What differs from run to run, and what belongs to whoever asked. */
const FIXED: Readonly<Record<string, unknown>> = {
  claimNumber: 'SAMPLE',
  csvUrl: '',
  xlsxUrl: '',
  uploads: [],
  viewerCanEdit: false,
};

const withoutTheRun = (key: string, value: unknown): unknown => {
  if (key in FIXED) return FIXED[key];
  if (typeof value !== 'string') return value;
  const named = readGlobalId(value);
  if (named) return globalId(named.type, named.key.replace(/^\d+/, 'sample'));
  return /^\d{4}-\d\d-\d\dT/.test(value) ? '2026-01-01T00:00:00Z' : value;
};

const Answer = z.object({
  estimate: z.object({
    title: z.string(),
    project: z.object({ zip: z.string() }),
    total: z.number(),
    summary: z.object({ range: z.object({ low: z.number(), high: z.number() }) }),
    items: z.array(z.object({ name: z.string(), category: z.string(), total: z.number() })),
  }),
});

/** The total, its range and the largest pieces of work, as they are shown; not what manages them. */
const glanceOf = (text: string) => {
  const { title, project, total, summary, items } = Answer.parse(JSON.parse(text)).estimate;
  const { low, high } = summary.range;
  const work = items.filter(({ category }) => category !== 'General Conditions');
  return {
    title,
    place: `ZIP ${project.zip}`,
    total: formatWholeMoney(total),
    low: formatWholeMoney(low),
    high: formatWholeMoney(high),
    // Share of the range below the total.
    totalAt: roundCents((total - low) / (high - low)),
    lineCount: items.length,
    lines: work
      .toSorted((one, other) => other.total - one.total)
      .slice(0, LINES_AT_A_GLANCE)
      .map((line) => ({ name: line.name, total: formatWholeMoney(line.total) })),
  };
};

it('is as the product would make it today: npm run sample', async () => {
  const guest = guestOf(server());
  const { createProject } = await guest.runOk(TestCreateProjectDocument, {
    input: { name: '12 Maple Street', zip: '60614' },
  });
  if (createProject.__typename !== 'CreateProjectSuccess') throw new Error(createProject.message);
  const { id: projectId } = createProject.project;
  const job = await guest.submit({ ...WISH, projectId });
  await guest.waitForEnd(job.id);
  const { estimate } = await guest.runOk(question, { lookup: job.id });
  if (!estimate) throw new Error('There is no estimate.');
  const answer = {
    estimate: {
      ...estimate,
      id: 'sample',
      job: { ...estimate.job, id: 'sample' },
      project: { ...estimate.project, id: 'sample' },
    },
  };
  const text = JSON.stringify(answer, withoutTheRun, 1);
  await expect(`${text}\n`).toMatchFileSnapshot(SAMPLE);
  const glance = JSON.stringify(glanceOf(text), null, 2);
  await expect(`${glance}\n`).toMatchFileSnapshot(GLANCE);
});
