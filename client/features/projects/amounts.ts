// Numbers of entries that the pages with lists ask for at once.
import { BELL_JOBS, RECENT_ESTIMATES_ON_PROJECTS } from '../../../server/domain/catalog.ts';

export const PROJECTS_AT_ONCE = 20;
export const JOBS_AT_ONCE = 12;
export const PROJECT_CHOICES = 50;

export const PROJECTS_PAGE = {
  projects: PROJECTS_AT_ONCE,
  estimates: RECENT_ESTIMATES_ON_PROJECTS,
  // The news of jobs begin with this many jobs.
  jobs: BELL_JOBS,
};
