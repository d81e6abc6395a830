// A contractor's profile and applications, as their owner takes them away. The papers that prove who they are stay sealed:
// operators alone open them, and their time is short.
import type { Ports } from '../../context.ts';

export const readOwnContractor = async ({ db }: Pick<Ports, 'db'>, accountId: number) => {
  const profile = await db.contractor.findUnique({
    where: { accountId },
    omit: { accountId: true, logoKey: true },
    include: {
      identityDocuments: {
        select: {
          mime: true,
          size: true,
          status: true,
          reason: true,
          createdAt: true,
          decidedAt: true,
        },
      },
    },
  });
  const applications = await db.contractorApplication.findMany({
    where: { accountId },
    orderBy: { id: 'asc' },
    omit: { accountId: true, addressHash: true, fileKey: true, decidedBy: true },
  });
  return profile || applications.length > 0 ? { profile, applications } : null;
};
