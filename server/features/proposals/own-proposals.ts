// All proposals of a lead, as either side takes them away: one at a time, as each may have megabytes.
import type { Ports } from '../../context.ts';
import { documentPieces } from '../../infra/db/document-pieces.ts';
import { inPages } from '../../infra/db/in-pages.ts';

const IN_PIECES = documentPieces({
  name: 'proposal-in-pieces',
  from: 'proposals WHERE id = $1',
  list: 'phases',
});

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

/**
 * Oldest first, each as the homeowner was shown it.
 * @param isOnHold The homeowner's words stay here, as they do on the pages of a contractor who is on hold.
 */
export async function* readOwnProposals(
  { db, pool }: Pick<Ports, 'db' | 'pool'>,
  leadId: number,
  isOnHold: boolean,
) {
  const proposals = inPages(({ where, ...page }) =>
    db.proposal.findMany({
      ...page,
      where: { ...where, leadId },
      omit: { leadId: true, clientKey: true, document: true },
    }),
  );
  for await (const { id, ...proposal } of proposals) {
    const document = await IN_PIECES.json(pool, [id]);
    if (document) yield { ...(isOnHold ? withoutHomeowner(proposal) : proposal), leadId, document };
  }
}
