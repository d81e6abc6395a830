// What the lane makes of a document that follows one job and asks only for plain fields of it.
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { globalId } from '../../domain/ids.ts';
import type { LiveJob } from '../../features/jobs/live-job.ts';
import {
  compile,
  keyIn,
  leaf,
  nested,
  onlyOperation,
  plannedOnce,
  type PlainFields,
} from '../plain-fields.ts';
import type { FileReading, ReadingStep } from '../../domain/estimate/job-reading.ts';
import { canRetry, failureCodeOf } from '../../domain/estimate/job-failure.ts';
import { canCancel, jobStatus } from '../../domain/estimate/job-status.ts';
import { readingOf } from '../../features/jobs/job-reading.ts';

// What of a job the lane can tell: the same as the resolvers of jobs.graphql.ts and job-reading.graphql.ts, which a test holds
// against each other.

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
  id: leaf(({ id }) => globalId('Project', id)),
  databaseId: leaf(({ id }) => id),
  name: leaf(({ name }) => name),
  zip: leaf(({ zip }) => zip),
};

const PLAIN_JOB: PlainFields<LiveJob> = {
  __typename: leaf(() => 'Job'),
  id: leaf(({ id }) => globalId('Job', id)),
  databaseId: leaf(({ id }) => id),
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

export interface Plan {
  document: DocumentNode;
  /** Name of the variable that names the job. */
  variable: string;
  /** The answer's text. */
  answer(job: LiveJob): string;
}

const planOf = (document: DocumentNode): Plan | null => {
  const only = onlyOperation(document, OperationTypeNode.SUBSCRIPTION);
  if (!only) return null;
  const { operation, fragments } = only;
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD || root.name.value !== 'jobChanged') return null;
  if (root.directives?.length || !root.selectionSet) return null;
  const [variable] = operation.variableDefinitions ?? [];
  const named = root.arguments?.[0]?.value;
  // A variable with a default may leave the job unnamed by the caller.
  if (!variable || variable.defaultValue || named?.kind !== Kind.VARIABLE) return null;
  const make = compile(PLAIN_JOB, root.selectionSet, fragments);
  if (!make) return null;
  const key = keyIn(root);
  return {
    document,
    variable: named.name.value,
    answer: (job) => JSON.stringify({ data: { [key]: make(job) } }),
  };
};

/** Plan of a document; null for one that goes the usual way. @param document valid against the schema */
export const knownPlan = plannedOnce(planOf);
