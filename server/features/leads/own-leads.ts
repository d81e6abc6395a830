// All leads of a contractor with what was written in them, as their owner takes them away: what they were shown of the work.
// While an operator keeps the contractor on hold, the homeowner's words stay here, as they do on the pages.
import type { Ports } from '../../context.ts';
import { showsDetails } from '../../domain/leads/lead-status.ts';
import { inPages } from '../../infra/db/in-pages.ts';

/** What the homeowner wrote beneath a proposal. */
interface HomeownersWords {
  signedName: string | null;
  declineReason: string | null;
  withdrawReason: string | null;
  withdrawnByContractor: boolean | null;
}

const withoutHomeowner = <Proposal extends HomeownersWords>(proposal: Proposal): Proposal => ({
  ...proposal,
  signedName: null,
  declineReason: null,
  withdrawReason: proposal.withdrawnByContractor ? proposal.withdrawReason : null,
});

export async function* readOwnLeads({ db }: Pick<Ports, 'db'>, accountId: number) {
  const leads = inPages(({ where, ...page }) =>
    db.lead.findMany({
      ...page,
      where: { ...where, contractor: { accountId } },
      select: {
        id: true,
        status: true,
        document: true,
        postedAt: true,
        respondedAt: true,
        decidedAt: true,
        note: true,
        declineReason: true,
        contractor: { select: { suspendedReason: true } },
        messages: {
          orderBy: { id: 'asc' },
          select: { senderId: true, text: true, createdAt: true },
        },
        proposals: {
          orderBy: { version: 'asc' },
          omit: { id: true, leadId: true, clientKey: true },
        },
      },
    }),
  );
  // A closed lead shows the work no more.
  for await (const { document, contractor, messages, proposals, ...lead } of leads) {
    const isOnHold = contractor.suspendedReason !== null;
    const shown = isOnHold ? messages.filter(({ senderId }) => senderId === accountId) : messages;
    yield {
      ...lead,
      messages: shown,
      /** How many messages of the homeowner are held back. */
      messagesHeldBack: messages.length - shown.length,
      proposals: isOnHold ? proposals.map(withoutHomeowner) : proposals,
      work: showsDetails(lead.status) ? document : null,
    };
  }
}
