// Serves leads on paper behind signed links: made anew of what the contractor is shown, as long as the lead is open to them.
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { showsDetails } from '../../domain/leads/lead-status.ts';
import { callerOf } from '../accounts/turns.ts';
import { makeExport, PDF_POLICY } from '../exports/make-export.ts';
import { leadDocumentIn } from './lead-rows.ts';
import { isGoodLeadLink } from './lead-links.ts';

interface LeadRequest {
  Params: { id: string };
  Querystring: { expires?: string; signature?: string };
}

/** Throws FORBIDDEN for a link that is not (or no longer) good. */
const openLeadPdf = async (
  ports: Ports,
  id: number,
  link: { expires: number; signature: string },
): Promise<Buffer> => {
  const lead = await ports.db.lead.findUnique({
    where: { id },
    include: { contractor: { select: { accountId: true, suspendedReason: true } } },
  });
  const isGood =
    lead !== null &&
    showsDetails(lead.status) &&
    lead.contractor.suspendedReason === null &&
    isGoodLeadLink(ports, { id, ...lead.contractor }, link);
  if (!isGood) {
    throw new DomainError('FORBIDDEN', 'This link has expired. Reload the page you found it on.');
  }
  const data = { id, updatedAt: lead.updatedAt.toISOString(), lead: leadDocumentIn(lead) };
  const caller = await callerOf(ports, lead.contractor.accountId);
  return Buffer.from(await makeExport(ports, 'leadPdf', data, caller));
};

export const serveLeadPdf = (app: FastifyInstance, ports: Ports): void => {
  app.get<LeadRequest>('/files/leads/:id/lead.pdf', async ({ params, query }, reply) => {
    const id = idOf(params.id);
    const { expires = '0', signature = '' } = query;
    const bytes = await openLeadPdf(ports, id, { expires: Number(expires), signature });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="Lead ${id}.pdf"`)
      .header('content-security-policy', PDF_POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-cache')
      .send(bytes);
  });
};
