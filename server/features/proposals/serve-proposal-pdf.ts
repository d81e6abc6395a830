// Serves proposals on paper behind signed links: of the frozen document, with the acceptance once there is one.
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { isoDay } from '../../domain/text/iso-day.ts';
import { callerOf } from '../accounts/turns.ts';
import { findLetterhead } from '../contractors/letterhead.ts';
import { makeExport, PDF_POLICY } from '../exports/make-export.ts';
import { leadDocumentIn } from '../leads/lead-rows.ts';
import { sideOfProposalLink } from './proposal-links.ts';
import { proposalDocumentOf, statusNow } from './proposal-rows.ts';

interface ProposalRequest {
  Params: { id: string };
  Querystring: { expires?: string; signature?: string };
}

const EXPIRED = 'This link has expired. Reload the page you found it on.';

/** Throws FORBIDDEN for a link that is not (or no longer) good. */
const openPdf = async (
  ports: Ports,
  id: number,
  link: { expires: number; signature: string },
): Promise<Buffer> => {
  const side = sideOfProposalLink(ports, id, link);
  if (side === null) throw new DomainError('FORBIDDEN', EXPIRED);
  const proposal = await ports.db.proposal.findUnique({
    where: { id },
    include: {
      lead: { include: { contractor: { select: { accountId: true, suspendedReason: true } } } },
    },
  });
  const isOnHold = side === 'CONTRACTOR' && proposal?.lead.contractor.suspendedReason != null;
  const isOver = proposal?.lead.status !== 'INTRODUCED';
  if (!proposal || isOver || isOnHold) throw new DomainError('FORBIDDEN', EXPIRED);
  const { lead, signedName, signedOn, acceptedAt } = proposal;
  const caller = await callerOf(ports, lead.contractor.accountId);
  const bytes = await makeExport(
    ports,
    'proposalPdf',
    {
      id,
      version: proposal.version,
      status: statusNow(proposal, ports),
      sentAt: proposal.sentAt.toISOString(),
      changedAt: (proposal.withdrawnAt ?? proposal.decidedAt ?? proposal.sentAt).toISOString(),
      validUntil: proposal.validUntil.toISOString(),
      location: leadDocumentIn(lead).location,
      document: proposalDocumentOf(proposal),
      acceptance:
        signedName && signedOn && acceptedAt
          ? { name: signedName, date: isoDay(signedOn), acceptedAt: acceptedAt.toISOString() }
          : null,
      letterhead: await findLetterhead(ports, lead.contractor.accountId, caller),
    },
    caller,
  );
  return Buffer.from(bytes);
};

export const serveProposalPdf = (app: FastifyInstance, ports: Ports): void => {
  app.get<ProposalRequest>(
    '/files/proposals/:id/proposal.pdf',
    async ({ params, query }, reply) => {
      const id = idOf(params.id);
      const { expires = '0', signature = '' } = query;
      const bytes = await openPdf(ports, id, { expires: Number(expires), signature });
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename="Proposal ${id}.pdf"`)
        .header('content-security-policy', PDF_POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-cache')
        .send(bytes);
    },
  );
};
