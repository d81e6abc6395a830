// Complete entities for fake answers; each test overrides what it is about.
import type { Unmasked } from '@apollo/client/masking';
import { globalId } from '../../server/domain/ids.ts';
import { jobStatus, type JobStage } from '../../server/domain/estimate/job-status.ts';
import type {
  BellJob_JobFragment,
  JobCard_JobFragment,
  LiveJob_JobFragment,
  ProjectPageQuery,
  ProjectsPageQuery,
  ResultPageQuery,
} from '../gql/graphql.ts';

/** Id of the project whose page is `/projects/3`. */
export const SAMPLE_PROJECT_ID = globalId('Project', 3);

/** Id of the job whose page is `/results/17`. */
export const SAMPLE_JOB_ID = globalId('Job', 17);

export const sampleProject = {
  __typename: 'Project',
  id: SAMPLE_PROJECT_ID,
  name: '12 Maple Street',
  zip: '78701',
} as const;

type SampleJob = LiveJob_JobFragment & BellJob_JobFragment & JobCard_JobFragment;

export const sampleJobEstimate = {
  __typename: 'Estimate',
  id: '5',
  title: null,
  total: 410,
  currency: 'USD',
  countsInTotal: true,
  inventory: null,
} as const;

export const sampleJob = (
  stage: JobStage = 'QUEUED',
  overrides: Partial<SampleJob> = {},
): SampleJob => ({
  __typename: 'Job',
  id: SAMPLE_JOB_ID,
  title: 'Kitchen Estimate',
  claimNumber: 'CLM-7KQ2MX4P',
  projectSeq: 1,
  stage,
  status: jobStatus(stage),
  progress: stage === 'READY' ? 1 : 0.1,
  reading: null,
  failure: null,
  finishedAt: null,
  finishLevel: 'STANDARD',
  createdAt: '2026-11-20T10:00:00.000Z',
  viewerCanCancel: !['READY', 'FAILED', 'CANCELLED'].includes(stage),
  viewerCanRetry: ['FAILED', 'CANCELLED'].includes(stage),
  estimate: stage === 'READY' ? sampleJobEstimate : null,
  project: { __typename: 'Project', id: SAMPLE_PROJECT_ID, name: '12 Maple Street' },
  ...overrides,
});

export const pageInfo = (endCursor: string | null = null) =>
  ({ __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor }) as const;

type SampleFile = NonNullable<Unmasked<ResultPageQuery>['estimate']>['uploads'][number];

export const sampleFile = (name: string, overrides: Partial<SampleFile> = {}): SampleFile => ({
  __typename: 'File',
  id: name,
  name,
  kind: 'PHOTO',
  mime: 'image/jpeg',
  size: 2_000_000,
  note: null,
  takenOn: null,
  caption: null,
  room: null,
  url: `/files/${name}`,
  displayUrl: '/display/1',
  thumbnailUrl: '/thumbs/1',
  ...overrides,
});

type SampleEstimate = NonNullable<Unmasked<ResultPageQuery>['estimate']>;
type SampleLine = SampleEstimate['items'][number];

export const sampleLine = (id: string, overrides: Partial<SampleLine> = {}): SampleLine => ({
  __typename: 'LineItem',
  id,
  name: `Work ${id}`,
  details: '',
  quantity: 2,
  unit: 'EA',
  unitPrice: 100,
  tax: 5,
  total: 205,
  category: 'Painting',
  source: 'Built-in price book',
  includes: 'Two coats on the walls, with paint.',
  excludes: 'Primer, ceiling and trim.',
  tags: [],
  metadata: {
    __typename: 'LineMetadata',
    basis: 'STATED',
    quantityFrom: null,
    code: 'PNT-WALL',
    confidence: 'B',
    finishLevel: null,
    finishPrices: null,
    formula: 'Wn where P = 52 LF',
    high: 260,
    low: 180,
    room: null,
    rooms: [],
    workId: null,
    taxRate: null,
    taxByHand: false,
    bases: [],
    charge: null,
    claim: null,
    cost: null,
  },
  ...overrides,
});

export const sampleEstimate = (overrides: Partial<SampleEstimate> = {}): SampleEstimate => ({
  __typename: 'Estimate',
  id: '5',
  title: 'Kitchen Estimate',
  claimNumber: 'CLM-7KQ2MX4P',
  instructions: 'Paint the kitchen walls',
  version: 1,
  total: 410,
  linesTotal: 410,
  hasTotalOverride: false,
  viewerCanEdit: true,
  currency: 'USD',
  items: [sampleLine('1'), sampleLine('2', { category: '' })],
  uploads: [],
  project: { __typename: 'Project', id: SAMPLE_PROJECT_ID, name: '12 Maple Street', zip: '78701' },
  scope: null,
  job: {
    __typename: 'Job',
    id: SAMPLE_JOB_ID,
    status: 'READY',
    finishLevel: 'STANDARD',
    uploadsLeftOut: [],
  },
  change: 'ESTIMATED',
  changeNote: null,
  updatedAt: '2026-11-20T10:05:00.000Z',
  pdf: null,
  exports: { __typename: 'EstimateExports', xlsxUrl: '/x.xlsx', csvUrl: '/x.csv' },
  summary: {
    __typename: 'EstimateSummary',
    reasoning: 'You asked for paint.',
    location: 'Austin, TX 78701',
    accuracyClass: 'CLASS_4',
    delivery: 'GC_MANAGED',
    deliveryTotals: null,
    finishTotals: null,
    claim: null,
    bid: null,
    range: { __typename: 'PriceRange', low: 360, high: 520 },
    questions: [],
    assumptions: [],
    exclusions: [],
    warnings: [],
    futureActions: ['Measure the walls.'],
  },
  ...overrides,
});

/** What a change came to that left nothing as it was. */
export const changedEstimate = (estimate: SampleEstimate) => {
  const { items, scope } = estimate;
  const idsOf = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);
  return {
    ...estimate,
    changesSince: {
      __typename: 'EstimateChanges' as const,
      lines: items,
      lineOrder: idsOf(items),
      places: scope?.places ?? [],
      placeOrder: idsOf(scope?.places),
      work: scope?.work ?? [],
      workOrder: idsOf(scope?.work),
      scope,
    },
  };
};

export const projectsPage = (
  names: readonly string[],
  endCursor: string | null = null,
): Unmasked<ProjectsPageQuery> => ({
  viewer: {
    __typename: 'Viewer',
    isContractor: false,
    deletedProjects: [],
    projects: {
      __typename: 'ProjectConnection',
      edges: names.map((name) => ({
        __typename: 'ProjectEdge',
        node: { __typename: 'Project', id: name, name, zip: '78701', jobCount: 2 },
      })),
      pageInfo: pageInfo(endCursor),
    },
    estimates: { __typename: 'EstimateConnection', edges: [] },
    jobs: { __typename: 'JobConnection', edges: [] },
  },
});

type SampleCosts = NonNullable<Unmasked<ProjectPageQuery>['project']>['costs'];

const sampleCosts = (jobs: readonly SampleJob[]): SampleCosts => {
  const byEstimate = jobs.flatMap(({ estimate, claimNumber, projectSeq }) =>
    estimate?.countsInTotal ? [{ ...estimate, claimNumber, projectSeq }] : [],
  );
  return {
    __typename: 'ProjectCosts',
    total: byEstimate.reduce((sum, { total }) => sum + total, 0),
    estimateCount: byEstimate.length,
    byEstimate,
  };
};

export const projectPage = (
  jobs: readonly SampleJob[],
  rooms: readonly string[] = ['Kitchen'],
): Unmasked<ProjectPageQuery> => ({
  project: {
    ...sampleProject,
    jobCount: jobs.length,
    costs: sampleCosts(jobs),
    rooms: [...rooms],
    deletedJobs: [],
    jobs: {
      __typename: 'JobConnection',
      edges: jobs.map((node) => ({ __typename: 'JobEdge', node })),
      pageInfo: pageInfo(),
    },
  },
});

export const sampleReadyJob = (id: string, total: number, title = `Job ${id}`) =>
  sampleJob('READY', {
    id,
    title,
    estimate: { ...sampleJobEstimate, id: `e${id}`, title, total },
  });
