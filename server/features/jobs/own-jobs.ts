// All jobs of a project with what came of them, as their owner exports them.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { inPages } from '../../infra/db/in-pages.ts';

const MESSAGE = {
  orderBy: { id: 'asc' },
  select: { senderId: true, text: true, createdAt: true },
} as const;

const OWN_JOB = {
  id: true,
  projectSeq: true,
  claimNumber: true,
  title: true,
  instructions: true,
  corrections: true,
  propertyType: true,
  finishLevel: true,
  agentKind: true,
  delivery: true,
  refinements: true,
  stage: true,
  failure: true,
  failureCode: true,
  roomsRead: true,
  roomsCorrected: true,
  createdAt: true,
  finishedAt: true,
  deletedAt: true,
  uploads: {
    orderBy: { position: 'asc' },
    select: { fileId: true, isLeftOut: true, file: { select: { name: true } } },
  },
  runs: { orderBy: { run: 'asc' }, select: { run: true, startedAt: true, askedModel: true } },
  estimate: {
    select: {
      id: true,
      title: true,
      premium: true,
      currency: true,
      totalCents: true,
      version: true,
      change: true,
      changeNote: true,
      createdAt: true,
      updatedAt: true,
      inventory: { select: { document: true, updatedAt: true } },
      contractorRequests: {
        orderBy: { id: 'asc' },
        select: {
          status: true,
          firstName: true,
          timeframe: true,
          phone: true,
          specialRequest: true,
          tasks: true,
          state: true,
          zip: true,
          createdAt: true,
          phoneConsentText: true,
          phoneConsentAt: true,
          leads: {
            orderBy: { id: 'asc' },
            select: {
              id: true,
              status: true,
              postedAt: true,
              respondedAt: true,
              decidedAt: true,
              note: true,
              contractor: { select: { commercialName: true } },
              messages: MESSAGE,
            },
          },
        },
      },
    },
  },
} satisfies Prisma.JobSelect;

export type OwnJob = Prisma.JobGetPayload<{ select: typeof OWN_JOB }>;

export const readOwnJobs = (
  { db }: Pick<Ports, 'db'>,
  accountId: number,
  projectId: number,
): AsyncGenerator<OwnJob> =>
  inPages(({ where, ...page }) =>
    db.job.findMany({
      ...page,
      // Materials may have thousands of lines.
      take: 1,
      where: { ...where, accountId, projectId },
      select: OWN_JOB,
    }),
  );
