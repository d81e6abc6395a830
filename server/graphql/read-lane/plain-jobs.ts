// Jobs as the page of a project shows them.
import { canRetry, failureCodeOf } from '../../domain/job-failure.ts';
import { canCancel, jobStatus } from '../../domain/job-status.ts';
import { fromCents, roundCents } from '../../domain/money.ts';
import type { Estimate, Job } from '../../generated/prisma/client.ts';
import { leaf, nested, type PlainFields } from '../plain-fields.ts';

type EstimateOfJob = Pick<Estimate, 'id' | 'title' | 'currency'> & { totalCents: number };

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
  | 'createdAt'
  | 'finishedAt'
> & { estimate: EstimateOfJob | null };

export const JOB_COLUMNS = `j.id, j.claim_number AS "claimNumber", j.project_seq AS "projectSeq", j.title,
  j.property_type::text AS "propertyType", j.finish_level::text AS "finishLevel", j.delivery::text,
  j.agent_kind::text AS "agentKind", j.stage::text, j.progress, j.failure, j.failure_code AS "failureCode", j.created_at AS "createdAt",
  j.finished_at AS "finishedAt", CASE WHEN e.id IS NOT NULL THEN jsonb_build_object('id', e.id, 'title', e.title,
  'currency', e.currency, 'totalCents', e.total_cents) END AS estimate`;

const ESTIMATE_FIELDS: PlainFields<EstimateOfJob> = {
  __typename: leaf(() => 'Estimate'),
  id: leaf(({ id }) => String(id)),
  title: leaf(({ title }) => title),
  currency: leaf(({ currency }) => currency),
  total: leaf(({ totalCents }) => roundCents(fromCents(totalCents))),
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
  createdAt: leaf(({ createdAt }) => createdAt),
  finishedAt: leaf(({ finishedAt }) => finishedAt),
  viewerCanCancel: leaf(({ stage }) => canCancel(stage)),
  viewerCanRetry: leaf(canRetry),
  estimate: nested(({ estimate }) => estimate, ESTIMATE_FIELDS),
};
