// All projects of an account, as their owner takes them away; also those that were deleted and are kept.
import type { Ports } from '../../context.ts';
import { inPages } from '../../infra/db/in-pages.ts';

export const readOwnProjects = ({ db }: Pick<Ports, 'db'>, accountId: number) =>
  inPages(({ where, ...page }) =>
    db.project.findMany({
      ...page,
      where: { ...where, accountId },
      omit: { accountId: true, nextSeq: true, deletedJobs: true, version: true },
    }),
  );
