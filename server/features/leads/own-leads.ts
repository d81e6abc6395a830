// All leads of a contractor with what was written in them, as their owner takes them away: what they were shown of the work.
// While an operator keeps the contractor on hold, the homeowner's words stay here, as they do on the pages.
import type { Ports } from '../../context.ts';
import { showsDetails } from '../../domain/leads/lead-status.ts';
import { inPages } from '../../infra/db/in-pages.ts';

export async function* readOwnLeads({ db }: Pick<Ports, 'db'>, accountId: number) {
  const leads = inPages(({ where, ...page }) =>
    db.lead.findMany({
      ...page,
      // What they were shown may have thousands of lines.
      take: 1,
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
      },
    }),
  );
  // A closed lead shows the work no more.
  for await (const { document, contractor, messages, ...lead } of leads) {
    const isOnHold = contractor.suspendedReason !== null;
    const shown = isOnHold ? messages.filter(({ senderId }) => senderId === accountId) : messages;
    yield {
      ...lead,
      isOnHold,
      messages: shown,
      /** How many messages of the homeowner are held back. */
      messagesHeldBack: messages.length - shown.length,
      work: showsDetails(lead.status) ? document : null,
    };
  }
}
