// What of a lead or a request its mails are made from.
import type { Prisma } from '../../generated/prisma/client.ts';

export const MAILED_LEAD = {
  contractor: { include: { account: { select: { email: true } } } },
  request: {
    include: {
      account: { select: { email: true } },
      estimate: { select: { deletedAt: true, job: { select: { claimNumber: true } } } },
    },
  },
} satisfies Prisma.LeadInclude;
export type MailedLead = Prisma.LeadGetPayload<{ include: typeof MAILED_LEAD }>;

export const MAILED_REQUEST = {
  account: { select: { email: true } },
  estimate: { select: { deletedAt: true, job: { select: { claimNumber: true } } } },
  leads: { select: { status: true } },
} satisfies Prisma.ContractorRequestInclude;
export type MailedRequest = Prisma.ContractorRequestGetPayload<{ include: typeof MAILED_REQUEST }>;
