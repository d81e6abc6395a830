// Takes a contractor's profile, papers and applications away for good. For the sweeper only.
import type { Ports } from '../../context.ts';
import type { Account } from '../../generated/prisma/client.ts';

/** The bytes first: where they cannot be deleted now, the rows still name them. */
export const removeContractorOf = async (
  { db, storage }: Pick<Ports, 'db' | 'storage'>,
  { id: accountId, closedEmail }: Pick<Account, 'id' | 'closedEmail'>,
): Promise<void> => {
  const sent = { OR: [{ accountId }, ...(closedEmail === null ? [] : [{ email: closedEmail }])] };
  const contractor = await db.contractor.findUnique({
    where: { accountId },
    select: { logoKey: true, identityDocuments: { select: { key: true } } },
  });
  const applications = await db.contractorApplication.findMany({
    where: sent,
    select: { fileKey: true },
  });
  const keys = [
    contractor?.logoKey,
    ...(contractor?.identityDocuments.map(({ key }) => key) ?? []),
    ...applications.map(({ fileKey }) => fileKey),
  ];
  for (const key of keys) if (key) await storage.delete(key);
  await db.contractorApplication.deleteMany({ where: sent });
  await db.contractor.deleteMany({ where: { accountId } });
};
