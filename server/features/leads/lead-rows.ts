// Rows of requests and leads as their own use cases read and lock them.
import { NotFound } from '../../domain/errors.ts';
import type { LeadDocument } from '../../domain/leads/lead.ts';
import { STORED_LEAD } from '../../domain/stored-documents.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

export const CONTRACTOR_ACCOUNT = {
  contractor: { select: { accountId: true } },
} satisfies Prisma.LeadInclude;

export const leadDocumentIn = ({ document }: { document: Prisma.JsonValue }): LeadDocument =>
  STORED_LEAD.read(document);

/** Namespace and key of the advisory lock. Those who count open leads or turns take it one after the other. */
const MATCHING_LOCK = 7_302;

export const lockMatching = (tx: Prisma.TransactionClient): Promise<number> =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(${MATCHING_LOCK}::int, 0::int)`;

/** Whatever changes a request or one of its leads takes this lock first. */
export const lockRequest = async (
  tx: Prisma.TransactionClient,
  id: number,
): Promise<Prisma.ContractorRequestGetPayload<object>> => {
  await tx.$queryRaw`SELECT id FROM contractor_requests WHERE id = ${id} FOR UPDATE`;
  const request = await tx.contractorRequest.findUnique({ where: { id } });
  if (!request) throw new NotFound('This request is not there any more.');
  return request;
};

/** Locks all requests for an estimate. Each change of an offer for its work takes these locks first. */
export const lockRequestsFor = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
): Promise<void> => {
  await tx.$queryRaw`SELECT id FROM contractor_requests WHERE estimate_id = ${estimateId} ORDER BY id FOR UPDATE`;
};

interface NamedContractor {
  commercialName: string;
  firstName: string;
  lastName: string;
}

export const personNameOf = ({ firstName, lastName }: Omit<NamedContractor, 'commercialName'>) =>
  `${firstName} ${lastName}`.trim();

/** Never empty. */
export const companyNameOf = (contractor: NamedContractor): string =>
  contractor.commercialName.trim() || personNameOf(contractor) || 'A contractor';
