// An estimate with everything an export shows of it. Whoever asks has proven that they may read it.
import type { Ports } from '../../context.ts';
import type { Estimate, Prisma } from '../../generated/prisma/client.ts';
import { findInPieces } from './document-in-pieces.ts';

const WHOLE = {
  id: true,
  accountId: true,
  title: true,
  version: true,
  itemCount: true,
  change: true,
  currency: true,
  updatedAt: true,
  project: { select: { name: true, zip: true } },
  inventory: { select: { document: true, updatedAt: true } },
  bid: { select: { document: true, version: true, updatedAt: true } },
  job: {
    select: {
      title: true,
      claimNumber: true,
      isTest: true,
      instructions: true,
      finishLevel: true,
      uploads: {
        orderBy: { position: 'asc' },
        select: {
          file: {
            select: {
              id: true,
              accountId: true,
              name: true,
              kind: true,
              displayKey: true,
              thumbnailKey: true,
              caption: true,
              room: true,
            },
          },
        },
      },
    },
  },
} satisfies Prisma.EstimateSelect;

const WITH_DOCUMENT = { ...WHOLE, document: true } satisfies Prisma.EstimateSelect;

export type WholeEstimate = Prisma.EstimateGetPayload<{ select: typeof WITH_DOCUMENT }>;

/** Returns null when there is none, or its owner deleted it. */
export const findWholeEstimate = (
  ports: Pick<Ports, 'db' | 'pool'>,
  id: number,
): Promise<WholeEstimate | null> =>
  findInPieces(ports, () =>
    ports.db.estimate.findFirst({ where: { id, deletedAt: null }, select: WHOLE }),
  );

/** The same, of a transaction: in one piece, as it has one connection. */
export const findWholeEstimateIn = (
  tx: Pick<Prisma.TransactionClient, 'estimate'>,
  id: number,
): Promise<WholeEstimate | null> =>
  tx.estimate.findFirst({ where: { id, deletedAt: null }, select: WITH_DOCUMENT });

const WITH_JOB = {
  id: true,
  accountId: true,
  jobId: true,
  version: true,
  itemCount: true,
  deletedAt: true,
  job: true,
  project: true,
} satisfies Prisma.EstimateSelect;

export type EstimateWithJob = Prisma.EstimateGetPayload<{ select: typeof WITH_JOB }> &
  Pick<Estimate, 'document'>;

/** Finds an estimate, whosever it is, with what it was priced with. */
export const findEstimateWithJob = (
  ports: Pick<Ports, 'db' | 'pool'>,
  id: number,
): Promise<EstimateWithJob | null> =>
  findInPieces(ports, () => ports.db.estimate.findUnique({ where: { id }, select: WITH_JOB }));
