// The statements of a project and of a page of its jobs.
import type { Ports } from '../../context.ts';
import type { Project } from '../../generated/prisma/client.ts';
import { leaf, nested, type PlainFields } from '../plain-fields.ts';
import { JOB_COLUMNS, JOB_FIELDS, type PlainJob } from './plain-jobs.ts';
import type { AskedPage } from './arguments.ts';
import { type Page, pageFields } from './pages.ts';

export interface ProjectWithJobs extends Pick<
  Project,
  'id' | 'name' | 'zip' | 'createdAt' | 'updatedAt'
> {
  jobCount: number;
  jobs: Page<PlainJob>;
}

export const PROJECT_WITH_JOBS_FIELDS: PlainFields<ProjectWithJobs> = {
  __typename: leaf(() => 'Project'),
  id: leaf(({ id }) => String(id)),
  name: leaf(({ name }) => name),
  zip: leaf(({ zip }) => zip),
  createdAt: leaf(({ createdAt }) => createdAt),
  updatedAt: leaf(({ updatedAt }) => updatedAt),
  jobCount: leaf(({ jobCount }) => jobCount),
};

/** Field of the page, which has arguments and so is no plain field. */
export const JOBS_FIELD = nested(
  ({ jobs }: ProjectWithJobs) => jobs,
  pageFields('Job', JOB_FIELDS),
);

const PROJECT = {
  name: 'read-project',
  text: `SELECT id, name, zip, created_at AS "createdAt", updated_at AS "updatedAt",
    next_seq - 1 - deleted_jobs AS "jobCount"
    FROM projects WHERE id = $2 AND account_id = $1 AND deleted_at IS NULL`,
};
const jobsStatement = (isLater: boolean) => ({
  name: `read-project-jobs${isLater ? '-after' : ''}`,
  text: `SELECT ${JOB_COLUMNS} FROM (SELECT * FROM jobs WHERE project_id = $1 AND deleted_at IS NULL
    ${isLater ? 'AND (created_at, id) < (SELECT created_at, id FROM jobs WHERE id = $3)' : ''}
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
export const readProject = async (
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
