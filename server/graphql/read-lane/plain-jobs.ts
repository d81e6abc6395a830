// Jobs as the page of a project shows them.
import { canRetry, failureCodeOf } from '../../domain/job-failure.ts';
import { canCancel, jobStatus } from '../../domain/job-status.ts';
import { fromCents, roundCents } from '../../domain/money.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { leaf, nested, type PlainFields } from '../plain-fields.ts';
import { msOf } from './moments.ts';

/** The estimate of a job, if it has one. */
interface EstimateOfJob {
  estimateId: number | null;
  estimateTitle: string | null;
  estimateCurrency: string;
  estimateTotalCents: number;
}

export type PlainJob = Pick<
  Job,
  | 'id'
  | 'claimNumber'
  | 'projectSeq'
  | 'title'
  | 'propertyType'
  | 'finishLevel'
  | 'delivery'
  | 'agentKind'
  | 'stage'
  | 'progress'
  | 'failure'
  | 'failureCode'
> &
  EstimateOfJob & { createdMs: number; finishedMs: number | null };

export const JOB_COLUMNS = `j.id, j.claim_number AS "claimNumber", j.project_seq AS "projectSeq", j.title,
  j.property_type AS "propertyType", j.finish_level AS "finishLevel", j.delivery,
  j.agent_kind AS "agentKind", j.stage, j.progress, j.failure, j.failure_code AS "failureCode",
  ${msOf('j.created_at')} AS "createdMs", ${msOf('j.finished_at')} AS "finishedMs", e.id AS "estimateId", e.title AS "estimateTitle",
  e.currency AS "estimateCurrency", e.total_cents::float8 AS "estimateTotalCents"`;

const ESTIMATE_FIELDS: PlainFields<EstimateOfJob> = {
  __typename: leaf(() => 'Estimate'),
  id: leaf(({ estimateId }) => String(estimateId)),
  title: leaf(({ estimateTitle }) => estimateTitle),
  currency: leaf(({ estimateCurrency }) => estimateCurrency),
  total: leaf(({ estimateTotalCents }) => roundCents(fromCents(estimateTotalCents))),
};

export const JOB_FIELDS: PlainFields<PlainJob> = {
  __typename: leaf(() => 'Job'),
  id: leaf(({ id }) => String(id)),
  claimNumber: leaf(({ claimNumber }) => claimNumber),
  projectSeq: leaf(({ projectSeq }) => projectSeq),
  title: leaf(({ title }) => title),
  propertyType: leaf(({ propertyType }) => propertyType),
  finishLevel: leaf(({ finishLevel }) => finishLevel),
  delivery: leaf(({ delivery }) => delivery),
  agentKind: leaf(({ agentKind }) => agentKind),
  stage: leaf(({ stage }) => stage),
  status: leaf(({ stage }) => jobStatus(stage)),
  progress: leaf(({ progress }) => progress),
  failure: leaf(({ failure }) => failure),
  failureCode: leaf(failureCodeOf),
  createdAt: leaf(({ createdMs }) => new Date(createdMs)),
  finishedAt: leaf(({ finishedMs }) => (finishedMs === null ? null : new Date(finishedMs))),
  viewerCanCancel: leaf(({ stage }) => canCancel(stage)),
  viewerCanRetry: leaf(canRetry),
  estimate: nested((job) => (job.estimateId === null ? null : job), ESTIMATE_FIELDS),
};
