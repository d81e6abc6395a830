// What waits for an operator, and what there is to look at. Only the desk, which knows who may, asks here.
import type { Ports } from '../../context.ts';
import { isLate } from '../../domain/leads/business-days.ts';
import { notFound } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { readSealed } from './documents.ts';
import { subjectOf } from './identity.ts';
import { ANY_ROW, pageOf } from '../../infra/db/page.ts';
import { loadable } from '../../infra/db/selection.ts';
import { DAY_MS } from '../../domain/time.ts';
import { FIGURES_DAYS } from '../../domain/catalog.ts';

type DbPort = Pick<Ports, 'db'>;
const SHOWN_MAX = 100;

const WAITING = { status: 'PENDING' } as const;
const OLDEST_FIRST = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
const PAGE = { where: WAITING, orderBy: OLDEST_FIRST, take: SHOWN_MAX };

export const waitingApplications = (
  { db }: DbPort,
  query: Prisma.ContractorApplicationFindManyArgs,
) => db.contractorApplication.findMany({ ...loadable(query), ...PAGE });

export const waitingDocuments = ({ db }: DbPort, query: Prisma.IdentityDocumentFindManyArgs) =>
  db.identityDocument.findMany({ ...loadable(query), ...PAGE });

/** Newest first. */
export const listContractors = async ({ db }: DbPort, query: Prisma.ContractorFindManyArgs) =>
  db.contractor.findMany(
    await pageOf(db.contractor, query, {
      owned: ANY_ROW,
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    }),
  );

export const countContractors = ({ db }: DbPort): Promise<number> => db.contractor.count();

export const requireContractor = (
  { db }: DbPort,
  id: number,
  query: Prisma.ContractorDefaultArgs,
) => db.contractor.findUniqueOrThrow({ ...loadable(query), where: { id } });

export interface ReviewFigures {
  waiting: number;
  late: number;
  /** Moment since which the oldest waits; null when none does. */
  oldestSince: Date | null;
  approved: number;
  declined: number;
}

/** Counts applications and documents together; approved and declined ones of the last thirty days. */
export const reviewFigures = async ({
  db,
  now,
}: Pick<Ports, 'db' | 'now'>): Promise<ReviewFigures> => {
  const select = { createdAt: true } as const;
  const waiting = [
    ...(await db.contractorApplication.findMany({ where: WAITING, select })),
    ...(await db.identityDocument.findMany({ where: WAITING, select })),
  ].map(({ createdAt }) => createdAt);
  const decidedAt = { gt: new Date(now().getTime() - FIGURES_DAYS * DAY_MS) };
  const decided = async (status: 'APPROVED' | 'DECLINED'): Promise<number> => {
    const where = { status, decidedAt, decidedBy: { not: 'system' } };
    const applications = await db.contractorApplication.count({ where });
    return applications + (await db.identityDocument.count({ where }));
  };
  const [oldest] = waiting.toSorted((a, b) => a.getTime() - b.getTime());
  return {
    waiting: waiting.length,
    late: waiting.filter((since) => isLate(since, now())).length,
    oldestSince: oldest ?? null,
    approved: await decided('APPROVED'),
    declined: await decided('DECLINED'),
  };
};

export interface Paper {
  mime: string;
  /** Opens nothing before it is called. */
  read(): Promise<Buffer>;
}

/** Throws NOT_FOUND, also for one that is deleted by now. */
export const findApplicationFile = async (ports: Ports, id: number): Promise<Paper> => {
  const found = await ports.db.contractorApplication.findUnique({
    where: { id },
    select: { email: true, fileKey: true, fileMime: true },
  });
  const { email, fileKey: key, fileMime: mime } = found ?? {};
  if (!email || !key || !mime) throw notFound('This document');
  return { mime, read: () => readSealed(ports, 'application-file', email, key) };
};

/** Throws NOT_FOUND, also for one that is deleted by now. */
export const findIdentityDocument = async (
  ports: Ports,
  id: number,
): Promise<Paper & { contractorId: number; identityNumber: string | null }> => {
  const found = await ports.db.identityDocument.findUnique({ where: { id } });
  const { key, contractorId, mime } = found ?? {};
  if (!found || !key || !contractorId || !mime) throw notFound('This document');
  return {
    mime,
    contractorId,
    identityNumber: found.identityNumber,
    read: () => readSealed(ports, 'identity-document', subjectOf(contractorId), key),
  };
};
