// Sends a request to the contractors whose turn it is. Runs in the caller's transaction, which has locked the request's row.
import type { Prisma, Lead } from '../../generated/prisma/client.ts';
import type { Ports } from '../../context.ts';
import { zip3Of } from '../../domain/match-candidate.ts';
import { orderOf } from '../../domain/matching.ts';
import { CLOCK } from '../../domain/matching-rules.ts';
import { findCandidates, lastAsked } from './candidates.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { leadMail } from './lead-mail.definition.ts';
import { storedLeadDocument, type RequestSource, wantedWorkOf } from './lead-source.ts';
import { CONTRACTOR_ACCOUNT } from './lead-rows.ts';

/** Namespace and key of the advisory lock: whoever counts open leads, or whose turn it is, waits for the one before. */
const LOCK = 7_302;

export type AskedLead = Lead & { contractor: { accountId: number } };

/**
 * @param count how many more at most; there may be fewer, or nobody
 * @param round which pair they are, from 1
 */
export const askContractors = async (
  ports: Pick<Ports, 'now' | 'queue' | 'priceBook'>,
  tx: Prisma.TransactionClient,
  source: RequestSource,
  { count, round }: { count: number; round: number },
): Promise<AskedLead[]> => {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::int, 0::int)`;
  const wanted = wantedWorkOf(source);
  const requestId = source.request.id;
  const postedAt = ports.now();
  const candidates = await findCandidates(ports, tx, requestId, wanted);
  const last = await lastAsked(tx, wanted);
  const asked = orderOf(candidates, wanted, { last, now: postedAt }).slice(0, count);
  if (asked.length === 0) return [];
  const document = storedLeadDocument(ports, source);
  const leads: AskedLead[] = [];
  for (const { id: contractorId } of asked) {
    const lead = await tx.lead.create({
      data: {
        requestId,
        contractorId,
        round,
        document,
        zip3: zip3Of(wanted.zip),
        trade: wanted.trades[0] ?? '',
        postedAt,
        respondBy: new Date(postedAt.getTime() + CLOCK.acceptanceMs),
      },
      include: CONTRACTOR_ACCOUNT,
    });
    await ports.queue.send(leadMail, { kind: 'NEW_LEAD', id: lead.id, hours: null }, tx);
    await tellWebhooks(ports, tx, lead.contractor.accountId, 'LEAD_CREATED', () => ({
      leadId: String(lead.id),
      respondBy: lead.respondBy.toISOString(),
    }));
    leads.push(lead);
  }
  return leads;
};
