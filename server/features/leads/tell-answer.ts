// Tells the webhooks of both sides of a lead what one of them answered.
import type { Ports } from '../../context.ts';
import type { WebhookFacts } from '../../domain/account/webhooks.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

interface AnsweredLead {
  id: number;
  requestId: number;
  contractor: { accountId: number };
}

/** Runs in the transaction that writes the answer. */
export const tellAnswer = async (
  ports: Pick<Ports, 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  lead: AnsweredLead,
  answer: WebhookFacts['LEAD_ANSWERED']['answer'],
): Promise<void> => {
  const { accountId, estimateId } = await tx.contractorRequest.findUniqueOrThrow({
    where: { id: lead.requestId },
    select: { accountId: true, estimateId: true },
  });
  const leadId = String(lead.id);
  const tell = (to: number, shown: string | null) =>
    tellWebhooks(ports, tx, to, 'LEAD_ANSWERED', () => ({ leadId, estimateId: shown, answer }));
  await tell(accountId, String(estimateId));
  // A contractor knows the lead, not the estimate behind it.
  if (lead.contractor.accountId !== accountId) await tell(lead.contractor.accountId, null);
};
