// All estimates of an account with what an export of them shows, read a few at a time: a document may have megabytes.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { inPages } from '../../infra/db/in-pages.ts';

const AT_ONCE = 5;

const EXPORTED = {
  id: true,
  title: true,
  premium: true,
  version: true,
  currency: true,
  createdAt: true,
  updatedAt: true,
  document: true,
  inventory: true,
  project: { select: { id: true, name: true, zip: true } },
  job: {
    select: {
      id: true,
      claimNumber: true,
      title: true,
      projectSeq: true,
      instructions: true,
      isTest: true,
    },
  },
} satisfies Prisma.EstimateSelect;

export type ExportedRow = Prisma.EstimateGetPayload<{ select: typeof EXPORTED }>;

/** The oldest first, without deleted ones. Each is read as it stands when its turn comes. */
export const readExportedRows = (
  { db }: Pick<Ports, 'db'>,
  accountId: number,
): AsyncGenerator<ExportedRow> =>
  inPages(({ where, ...page }) =>
    db.estimate.findMany({
      ...page,
      take: AT_ONCE,
      where: { ...where, accountId, deletedAt: null },
      select: EXPORTED,
    }),
  );
