import { idOf } from '../../domain/ids.ts';
import { jobStatus } from '../../domain/estimate/job-status.ts';
import { created, ok } from '../../rest/respond.ts';
import {
  KEY_FIELD,
  keyIn,
  pageAnswer,
  PAGE_QUERY,
  pageAsked,
  pathParam,
  type RestRoute,
} from '../../rest/route.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { AGENT_KIND, PROPERTY_TYPE, WORK_GRADE } from '../../rest/spellings.ts';

import { submitJob } from './submit-job.ts';
import { listProjectJobs, requireWholeJob, type WholeJob } from './whole-jobs.ts';

const toRestJob = (job: WholeJob) => ({
  id: job.id,
  title: job.title ?? '',
  project: job.projectId,
  project_seq: job.projectSeq,
  project_name: job.project.name,
  claim_number: job.claimNumber,
  instructions: job.instructions,
  property_type: PROPERTY_TYPE.toWire(job.propertyType),
  work_grade: WORK_GRADE.toWire(job.finishLevel),
  agent_kind: AGENT_KIND.toWire(job.agentKind),
  uploads: job.uploads.map(({ file }) => file.id),
  status: jobStatus(job.stage).toLowerCase(),
  stage: job.stage.toLowerCase(),
  progress: job.progress,
  failure: job.failure,
  is_test: job.isTest,
  created: job.createdAt.toISOString(),
});

const fromRestSubmit = (body: Record<string, unknown>, idempotencyKey: string | undefined) => ({
  projectId: body['project'],
  title: body['title'],
  instructions: body['instructions'] ?? '',
  propertyType: PROPERTY_TYPE.fromWire(body['property_type']),
  finishLevel: WORK_GRADE.fromWire(body['work_grade']),
  agentKind: AGENT_KIND.fromWire(body['agent_kind'] ?? 'home_project'),
  uploads: body['uploads'] ?? [],
  idempotencyKey,
});

export const submitJobRoute: RestRoute = {
  method: 'POST',
  path: 'jobs/',
  fieldNames: {
    projectId: 'project',
    finishLevel: 'work_grade',
    ...KEY_FIELD,
  },
  scope: 'ESTIMATES_WRITE',
  handle: async (ctx, request) => {
    const input = fromRestSubmit(bodyOf(request), keyIn(request));
    const { id } = await submitJob(ctx, input);
    return created(toRestJob(await requireWholeJob(ctx, id)));
  },
};

export const showJobRoute: RestRoute = {
  method: 'GET',
  path: 'jobs/:id/',
  scope: 'ESTIMATES_READ',
  handle: async (ctx, request) =>
    ok(toRestJob(await requireWholeJob(ctx, idOf(pathParam(request, 'id'))))),
};

export const listProjectJobsRoute: RestRoute = {
  method: 'GET',
  path: 'projects/:id/jobs/',
  query: PAGE_QUERY,
  scope: 'ESTIMATES_READ',
  handle: async (ctx, request) => {
    const page = pageAsked(request);
    const jobs = await listProjectJobs(ctx, idOf(pathParam(request, 'id')), page);
    return pageAnswer(request, jobs, page, (job) => ({
      id: job.id,
      title: job.estimate?.title ?? job.title ?? '',
      work_grade: WORK_GRADE.toWire(job.finishLevel),
      created: job.createdAt.toISOString(),
      status: jobStatus(job.stage).toLowerCase(),
      claim_number: job.claimNumber,
      project_seq: job.projectSeq,
      is_test: job.isTest,
    }));
  },
};
