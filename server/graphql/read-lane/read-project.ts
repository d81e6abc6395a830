// The statements of a project and of the first page of its jobs.
import type { Ports } from '../../context.ts';
import { leaf, nested, type PlainFields } from '../plain-fields.ts';
import { type PlainProject, PROJECT_FIELDS } from './plain-estimates.ts';
import { JOB_COLUMNS, JOB_FIELDS, type PlainJob } from './plain-jobs.ts';
import { type Page, pageFields } from './pages.ts';

export interface ProjectWithJobs extends PlainProject {
  createdAt: Date;
  updatedAt: Date;
  jobCount: number;
  jobs: Page<PlainJob>;
}

export const PROJECT_WITH_JOBS_FIELDS: PlainFields<ProjectWithJobs> = {
  ...PROJECT_FIELDS,
  createdAt: leaf(({ createdAt }) => createdAt),
  updatedAt: leaf(({ updatedAt }) => updatedAt),
  jobCount: leaf(({ jobCount }) => jobCount),
};

/** Of the page, which has arguments and so is no plain field. */
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
const JOBS = {
  name: 'read-project-jobs',
  text: `SELECT ${JOB_COLUMNS} FROM (SELECT * FROM jobs WHERE project_id = $1 AND deleted_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT $2) j LEFT JOIN estimates e ON e.job_id = j.id
    ORDER BY j.created_at DESC, j.id DESC`,
};

type ProjectRow = Omit<ProjectWithJobs, 'jobs'>;

/** Null when it is not the account's. @param most jobs, newest first; 0 where none are asked for */
export const readProject = async (
  pool: Ports['pool'],
  accountId: number,
  id: number,
  most: number,
): Promise<{ project: ProjectRow; jobs: PlainJob[] } | null> => {
  const [projects, jobs] = await Promise.all([
    pool.query<ProjectRow>({ ...PROJECT, values: [accountId, id] }),
    most > 0 ? pool.query<PlainJob>({ ...JOBS, values: [id, most] }) : { rows: [] },
  ]);
  const [project] = projects.rows;
  return project ? { project, jobs: jobs.rows } : null;
};
