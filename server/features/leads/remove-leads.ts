// Removes the introductions of a closed account, as homeowner or as contractor. Personal data goes at once.
// The sweeper removes the rows.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { CONTRACTOR_ACCOUNT, lockRequest } from './lead-rows.ts';
import { type LeadNews, publishLeadNews } from './leads.events.ts';

/**
 * Ends all introductions of a closed account, on both sides, and takes its name and number out of its requests. After
 * the commit nobody finds its name, contact or conversations. Returns the news to publish then.
 */
export const hideLeadsOf = async (
  tx: Prisma.TransactionClient,
  accountId: number,
  now: Date,
): Promise<LeadNews[]> => {
  await tx.contractorRequest.updateMany({
    where: { accountId },
    data: { firstName: '', phone: null, specialRequest: null },
  });
  const ofAccount = { OR: [{ request: { accountId } }, { contractor: { accountId } }] };
  const leads = await tx.lead.findMany({
    where: { ...ofAccount, status: { not: 'WITHDRAWN' } },
    include: { ...CONTRACTOR_ACCOUNT, request: { select: { estimateId: true } } },
  });
  await tx.lead.updateMany({ where: ofAccount, data: { status: 'WITHDRAWN', updatedAt: now } });
  return leads.map((lead) => ({ estimateId: lead.request.estimateId, leads: [lead] }));
};

/** For the sweeper only. */

export const removeLeadsOf = async (
  { db, events }: Pick<Ports, 'db' | 'events'>,
  accountId: number,
): Promise<void> => {
  const leads = await db.lead.findMany({
    where: { contractor: { accountId } },
    orderBy: { id: 'asc' },
    select: { id: true, requestId: true },
  });
  for (const { id, requestId } of leads) {
    const { estimateId } = await db.$transaction(async (tx) => {
      const request = await lockRequest(tx, requestId);
      await tx.lead.deleteMany({ where: { id } });
      return request;
    });
    await publishLeadNews({ events }, [{ estimateId, leads: [] }]);
  }
};
