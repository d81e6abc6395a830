// What of a job the lane can tell: the same as the resolvers of jobs.graphql.ts and job-reading.graphql.ts, which a test holds
// against each other.
import type { FileReading, ReadingStep } from '../../domain/job-reading.ts';
import { canRetry, failureCodeOf } from '../../domain/job-failure.ts';
import { canCancel, jobStatus } from '../../domain/job-status.ts';
import { readingOf } from '../../features/jobs/job-reading.ts';
import type { LiveJob } from '../../features/jobs/live-job.ts';
import { leaf, nested, type PlainFields } from '../plain-fields.ts';

const STEP: PlainFields<ReadingStep> = {
  __typename: leaf(() => 'ReadingStep'),
  unit: leaf(({ unit }) => unit),
  position: leaf(({ position }) => position),
  count: leaf(({ count }) => count),
};

const READING: PlainFields<FileReading> = {
  __typename: leaf(() => 'FileReading'),
  fileName: leaf(({ fileName }) => fileName),
  filePosition: leaf(({ filePosition }) => filePosition),
  fileCount: leaf(({ fileCount }) => fileCount),
  step: nested(({ step }) => step, STEP),
};

const PROJECT: PlainFields<LiveJob['project']> = {
  __typename: leaf(() => 'Project'),
  id: leaf(({ id }) => String(id)),
  name: leaf(({ name }) => name),
  zip: leaf(({ zip }) => zip),
};

export const PLAIN_JOB: PlainFields<LiveJob> = {
  __typename: leaf(() => 'Job'),
  id: leaf(({ id }) => String(id)),
  title: leaf(({ title }) => title),
  claimNumber: leaf(({ claimNumber }) => claimNumber),
  projectSeq: leaf(({ projectSeq }) => projectSeq),
  stage: leaf(({ stage }) => stage),
  status: leaf(({ stage }) => jobStatus(stage)),
  progress: leaf(({ progress }) => progress),
  failure: leaf(({ failure }) => failure),
  failureCode: leaf(failureCodeOf),
  viewerCanCancel: leaf(({ stage }) => canCancel(stage)),
  viewerCanRetry: leaf(canRetry),
  reading: nested(readingOf, READING),
  project: nested(({ project }) => project, PROJECT),
};
