// Use case: what all projects of the viewer come to, and how far each is.
import type { Context } from '../../context.ts';
import { fromCents } from '../../domain/money/money.ts';
import type { File } from '../../generated/prisma/client.ts';
import { readTotalsByProject } from '../estimates/counted-estimates.ts';
import { findProjectPictures } from '../files/project-pictures.ts';
import { countJobsByProject, type ProjectJobs } from '../jobs/listed-jobs.ts';

/** Projects that are told of one by one, the newest; the sums are of all. */
export const PORTFOLIO_PROJECTS = 200;
const PICTURES_EACH = 3;

export interface ProjectGlance extends ProjectJobs {
  projectId: number;
  /** Dollars. */
  total: number;
  pictures: File[];
}

export interface Portfolio extends ProjectJobs {
  /** Dollars. */
  total: number;
  projects: ProjectGlance[];
}

const sumOf = (counts: readonly ProjectJobs[]): ProjectJobs => ({
  ready: counts.reduce((sum, { ready }) => sum + ready, 0),
  pending: counts.reduce((sum, { pending }) => sum + pending, 0),
});

export const readPortfolio = async (ctx: Context): Promise<Portfolio> => {
  const [jobs, totals] = [await countJobsByProject(ctx), await readTotalsByProject(ctx)];
  const centsOf = (projectId: number): bigint => totals.get(projectId) ?? 0n;
  const ids = [...jobs.keys()].toSorted((one, other) => other - one);
  const told = ids.slice(0, PORTFOLIO_PROJECTS);
  const pictures = await findProjectPictures(ctx, told, PICTURES_EACH);
  return {
    ...sumOf([...jobs.values()]),
    total: fromCents(Number(ids.reduce((sum, id) => sum + centsOf(id), 0n))),
    projects: told.map((projectId) => ({
      projectId,
      total: fromCents(Number(centsOf(projectId))),
      pictures: pictures.get(projectId) ?? [],
      ...(jobs.get(projectId) ?? { ready: 0, pending: 0 }),
    })),
  };
};
