// Which documents the lane is for: those that read one of three things, and of it plain fields only.
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { listName } from '../named-cursors.ts';
import { keyNamed } from '../named-ids.ts';
import {
  askedIn,
  compile,
  keyIn,
  leaf,
  nested,
  onlyOperation,
  plannedOnce,
  type PlainFields,
} from '../plain-fields.ts';
import { oneEstimate, viewersEstimates } from './plan-estimates.ts';
import type { PlanOf, LaneRead, Data } from './read.ts';
import { globalId } from '../../domain/ids.ts';
import { accountIdOf } from '../../features/accounts/accounts.access.ts';
import { argumentsOf, askedPageOf, givenBy, type AskedPage } from './arguments.ts';
import { pageIn, type Page, pageFields } from './pages.ts';
import type { Ports } from '../../context.ts';
import type { Project, Job } from '../../generated/prisma/client.ts';
import { canRetry, failureCodeOf } from '../../domain/estimate/job-failure.ts';
import { canCancel, jobStatus } from '../../domain/estimate/job-status.ts';
import { fromCents, roundCents } from '../../domain/money/money.ts';
import { msOf } from './moments.ts';

// The statements of a project and of a page of its jobs.

// Jobs as the page of a project shows them.

/** The estimate of a job, if it has one. */
interface EstimateOfJob {
  estimateId: number | null;
  estimateTitle: string | null;
  estimateCurrency: string;
  estimateTotalCents: number;
}

type PlainJob = Pick<
  Job,
  | 'id'
  | 'claimNumber'
  | 'projectSeq'
  | 'isTest'
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

const JOB_COLUMNS = `j.id, j.claim_number AS "claimNumber", j.project_seq AS "projectSeq", j.is_test AS "isTest", j.title,
  j.property_type AS "propertyType", j.finish_level AS "finishLevel", j.delivery,
  j.agent_kind AS "agentKind", j.stage, j.progress, j.failure, j.failure_code AS "failureCode",
  ${msOf('j.created_at')} AS "createdMs", ${msOf('j.finished_at')} AS "finishedMs", e.id AS "estimateId", e.title AS "estimateTitle",
  e.currency AS "estimateCurrency", e.total_cents::float8 AS "estimateTotalCents"`;

const ESTIMATE_FIELDS: PlainFields<EstimateOfJob> = {
  __typename: leaf(() => 'Estimate'),
  id: leaf(({ estimateId }) => globalId('Estimate', Number(estimateId))),
  databaseId: leaf(({ estimateId }) => estimateId),
  title: leaf(({ estimateTitle }) => estimateTitle),
  currency: leaf(({ estimateCurrency }) => estimateCurrency),
  total: leaf(({ estimateTotalCents }) => roundCents(fromCents(estimateTotalCents))),
};

const JOB_FIELDS: PlainFields<PlainJob> = {
  __typename: leaf(() => 'Job'),
  id: leaf(({ id }) => globalId('Job', id)),
  databaseId: leaf(({ id }) => id),
  claimNumber: leaf(({ claimNumber }) => claimNumber),
  projectSeq: leaf(({ projectSeq }) => projectSeq),
  isTest: leaf(({ isTest }) => isTest),
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

interface ProjectWithJobs extends Pick<Project, 'id' | 'name' | 'zip' | 'createdAt' | 'updatedAt'> {
  jobCount: number;
  jobs: Page<PlainJob>;
}

const PROJECT_WITH_JOBS_FIELDS: PlainFields<ProjectWithJobs> = {
  __typename: leaf(() => 'Project'),
  id: leaf(({ id }) => globalId('Project', id)),
  databaseId: leaf(({ id }) => id),
  name: leaf(({ name }) => name),
  zip: leaf(({ zip }) => zip),
  createdAt: leaf(({ createdAt }) => createdAt),
  updatedAt: leaf(({ updatedAt }) => updatedAt),
  jobCount: leaf(({ jobCount }) => jobCount),
};

/** Field of the page, which has arguments and so is no plain field. */
const JOBS_FIELD = nested(({ jobs }: ProjectWithJobs) => jobs, pageFields('Job', JOB_FIELDS));

const PROJECT = {
  name: 'read-project',
  text: `SELECT id, name, zip, created_at AS "createdAt", updated_at AS "updatedAt",
    next_seq - 1 - deleted_jobs AS "jobCount"
    FROM projects WHERE id = $2 AND account_id = $1 AND deleted_at IS NULL`,
};
const jobsStatement = (isLater: boolean) => ({
  name: `read-project-jobs${isLater ? '-after' : ''}`,
  text: `SELECT ${JOB_COLUMNS} FROM (SELECT * FROM jobs WHERE project_id = $1 AND deleted_at IS NULL
    ${isLater ? 'AND (created_at, id) < (SELECT created_at, id FROM jobs WHERE id = $3 AND project_id = $1)' : ''}
    ORDER BY created_at DESC, id DESC LIMIT $2) j LEFT JOIN estimates e ON e.job_id = j.id
    ORDER BY j.created_at DESC, j.id DESC`,
});
const [JOBS, LATER_JOBS] = [jobsStatement(false), jobsStatement(true)];

const jobsOf = (pool: Ports['pool'], id: number, { size, after }: AskedPage) =>
  after === null
    ? pool.query<PlainJob>({ ...JOBS, values: [id, size + 1] })
    : pool.query<PlainJob>({ ...LATER_JOBS, values: [id, size + 1, after] });

type ProjectRow = Omit<ProjectWithJobs, 'jobs'>;

/** The project; null when it is not the account's. @param page of jobs, newest first; its size is 0 where none are asked for */
const readProject = async (
  pool: Ports['pool'],
  accountId: number,
  id: number,
  page: AskedPage,
): Promise<{ project: ProjectRow; jobs: PlainJob[] } | null> => {
  const [projects, jobs] = await Promise.all([
    pool.query<ProjectRow>({ ...PROJECT, values: [accountId, id] }),
    page.size > 0 ? jobsOf(pool, id, page) : { rows: [] },
  ]);
  const [project] = projects.rows;
  return project ? { project, jobs: jobs.rows } : null;
};

// A project, alone or with a page of its jobs.

/** The page where no jobs are asked for. */
const NO_PAGE = { size: 0, after: null };

const projectWithJobs: PlanOf = (field, fragments) => {
  const id = givenBy(argumentsOf(field, ['id'])?.get('id'));
  const asked = askedIn(field.selectionSet, fragments);
  const jobs = asked?.find(({ name }) => name.value === 'jobs');
  const pageAskedIn = jobs ? askedPageOf(jobs) : () => NO_PAGE;
  if (!id || !asked || !pageAskedIn) return null;
  // The fields keep the order of the answer; the page is made apart, as it has an argument.
  const makers = asked.map((one) => {
    const make =
      one === jobs
        ? JOBS_FIELD(one.selectionSet, fragments)
        : compile(
            PROJECT_WITH_JOBS_FIELDS,
            { kind: Kind.SELECTION_SET, selections: [one] },
            fragments,
          );
    return make && { key: keyIn(one), isPage: one === jobs, make };
  });
  const known = makers.filter((one) => one !== null);
  if (known.length < makers.length) return null;
  return async ({ pool, viewer }, variables) => {
    const key = keyNamed(id(variables), 'Project');
    if (key === null) return null;
    const list = listName('Project', 'jobs', key);
    const page = pageAskedIn(variables, list);
    if (!page) return null;
    const found = await readProject(pool, accountIdOf(viewer), key, page);
    if (!found) return { [keyIn(field)]: null };
    // Nothing follows an entry that is gone, either: the usual way tells them apart.
    if (page.after !== null && found.jobs.length === 0) return null;
    const project = { ...found.project, jobs: pageIn(list, found.jobs, page) };
    const answer: Data = {};
    for (const one of known) {
      const made = one.make(project);
      if (one.isPage) answer[one.key] = made;
      else Object.assign(answer, made);
    }
    return { [keyIn(field)]: answer };
  };
};

const PLANS: Readonly<Record<string, PlanOf>> = {
  viewer: viewersEstimates,
  estimate: oneEstimate,
  project: projectWithJobs,
};

const planOf = (document: DocumentNode): LaneRead | null => {
  const only = onlyOperation(document, OperationTypeNode.QUERY);
  if (!only) return null;
  const { operation, fragments } = only;
  if (operation.variableDefinitions?.some(({ defaultValue }) => defaultValue)) return null;
  const [root, ...more] = askedIn(operation.selectionSet, fragments) ?? [];
  if (!root || more.length > 0 || !Object.hasOwn(PLANS, root.name.value)) return null;
  return PLANS[root.name.value]?.(root, fragments) ?? null;
};

/** Plan of a document; null for one that goes the usual way. @param document valid against the schema */
export const knownRead = plannedOnce(planOf);
