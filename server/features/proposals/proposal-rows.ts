// Rows of proposals as their own use cases read and write them, and who sees one: the two sides of its introduction.
import type { Context, Viewer } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { toCents } from '../../domain/money/money.ts';
import {
  type ProposalDocument,
  proposalStatus,
  type ProposalStatus,
} from '../../domain/bid/proposal.ts';
import { STORED_PROPOSAL } from '../../domain/stored-documents.ts';
import type { Prisma, Proposal } from '../../generated/prisma/client.ts';
import { loadable } from '../../infra/db/selection.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { introducedWith } from '../leads/leads.access.ts';
import type { SignedLink } from '../downloads/signed-link.ts';
import { proposalPdfLink } from './proposal-links.ts';

export const proposalDocumentOf = ({ document }: Pick<Proposal, 'document'>): ProposalDocument =>
  STORED_PROPOSAL.read(document);

/** Throws when the document breaks its own schema. */
export const columnsOf = (proposal: ProposalDocument) => {
  const document = STORED_PROPOSAL.write(proposal);
  return { document, totalCents: BigInt(toCents(document.total)) };
};

export const statusNow = (
  proposal: Pick<Proposal, 'status' | 'validUntil'>,
  { now }: Pick<Context, 'now'>,
): ProposalStatus => proposalStatus(proposal, now());

/** Includes what tells the sides of a proposal apart, and what news of it name. */
export const WITH_SIDES = {
  lead: {
    select: {
      id: true,
      contractor: { select: { accountId: true, status: true, suspendedReason: true } },
      request: {
        select: { accountId: true, estimateId: true, estimate: { select: { deletedAt: true } } },
      },
    },
  },
} satisfies Prisma.ProposalInclude;
export type ProposalWithSides = Prisma.ProposalGetPayload<{ include: typeof WITH_SIDES }>;

interface Sides {
  lead: { contractor: { accountId: number }; request: { accountId: number } };
}

export const isItsContractor = (viewer: Viewer, { lead }: Sides): boolean =>
  lead.contractor.accountId === accountIdOf(viewer);
const isItsHomeowner = (viewer: Viewer, { lead }: Sides): boolean =>
  lead.request.accountId === accountIdOf(viewer);

/** Link to the PDF of a proposal, for the side that asks. */
export const linkFor = (ctx: Context, proposal: { id: number } & Sides): SignedLink =>
  proposalPdfLink(ctx, {
    id: proposal.id,
    side: isItsContractor(ctx.viewer, proposal) ? 'CONTRACTOR' : 'HOMEOWNER',
  });

/** Returns true for the homeowner of a proposal that waits, as long as their estimate is there. */
export const waitsForAnswer = (
  ctx: Pick<Context, 'viewer' | 'now'>,
  proposal: ProposalWithSides,
): boolean =>
  isItsHomeowner(ctx.viewer, proposal) &&
  statusNow(proposal, ctx) === 'SENT' &&
  proposal.lead.request.estimate.deletedAt === null;

/** Nothing can be agreed with a contractor whom an operator keeps from leads. */
export const isOnHold = ({ lead: { contractor } }: ProposalWithSides): boolean =>
  contractor.status !== 'APPROVED' || contractor.suspendedReason !== null;

export type ProposalSelection = Pick<Prisma.ProposalFindManyArgs, 'select' | 'include'>;

/** Returns null when missing, or between others. */
export const findProposal = (
  { db, viewer }: Context,
  rawId: string | number,
  query: ProposalSelection,
) =>
  db.proposal.findFirst({
    ...loadable(query),
    where: { id: idOf(rawId), lead: introducedWith(viewer) },
  });

/** Those of the ids whose two sides know the viewer, in no order. */
export const findProposals = (
  { db, viewer }: Context,
  ids: readonly number[],
  query: ProposalSelection = {},
) =>
  db.proposal.findMany({
    ...loadable(query),
    where: { id: { in: [...ids] }, lead: introducedWith(viewer) },
  });

/** Throws NOT_FOUND when missing, or between others. */
export const requireProposal = async (
  ctx: Context,
  id: string | number,
  query: ProposalSelection,
) => {
  const proposal = await findProposal(ctx, id, query);
  if (!proposal) throw notFound('This proposal');
  return proposal;
};

/** Newest first. @param leadId of a thread that the viewer was given @param before a version that the page begins below */
export const listProposals = (
  { db }: Pick<Context, 'db'>,
  leadId: number,
  { limit, before }: { limit: number; before: number | undefined },
): Promise<ProposalWithSides[]> =>
  db.proposal.findMany({
    include: WITH_SIDES,
    where: { leadId, ...(before !== undefined && { version: { lt: before } }) },
    orderBy: { version: 'desc' },
    take: limit,
  });
