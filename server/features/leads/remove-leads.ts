// Takes the leads of a contractor who is gone away for good, with what was written in them. For the sweeper only.
import type { Ports } from '../../context.ts';
import { lockRequest } from './lead-rows.ts';
import { publishLeadNews } from './leads.events.ts';

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
