// All leads of a contractor with what was written in them, as their owner takes them away: what they were shown of the work.
import type { Ports } from '../../context.ts';
import { showsDetails } from '../../domain/leads/lead-status.ts';
import { inPages } from '../../infra/db/in-pages.ts';

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
  for await (const { document, ...lead } of leads) {
    yield { ...lead, work: showsDetails(lead.status) ? document : null };
  }
}
