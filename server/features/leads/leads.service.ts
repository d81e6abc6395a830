// Use cases of reading leads and requests: a contractor's own leads, a homeowner's own requests, and following both.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import type { LeadStatus } from '../../domain/leads/lead-status.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pageOf } from '../../infra/db/page.ts';
import { loadable } from '../../infra/db/selection.ts';
import { accountIdOf, ownedBy, requireSignIn } from '../accounts/accounts.access.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { allSentTo, requestedBy, sentTo } from './leads.access.ts';
import { leadChanges, type LeadEvent, requestChanges, type RequestEvent } from './leads.events.ts';

export type LeadSelection = Pick<Prisma.LeadFindManyArgs, 'select' | 'include'>;
type RequestSelection = Pick<Prisma.ContractorRequestFindManyArgs, 'select' | 'include'>;

const NEWEST_FIRST = [{ postedAt: 'desc' as const }, { id: 'desc' as const }];
const LATEST_REQUEST = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
/** Leads that a subscription tells of when it starts: the first page of a hub. */
const FIRST_LEADS = 20;

/** Returns null when missing or somebody else's. */
export const findLead = ({ db, viewer }: Context, rawId: string | number, query: LeadSelection) =>
  db.lead.findFirst({ ...loadable(query), where: { id: idOf(rawId), ...sentTo(viewer) } });

/** Those of the ids that were sent to the viewer, in no order. */
export const findLeads = (
  { db, viewer }: Context,
  ids: readonly number[],
  query: LeadSelection = {},
) => db.lead.findMany({ ...loadable(query), where: { id: { in: [...ids] }, ...sentTo(viewer) } });

/** Throws NOT_FOUND when missing or somebody else's. */
export const requireLead = async (ctx: Context, id: string | number, query: LeadSelection) => {
  const lead = await findLead(ctx, id, query);
  if (!lead) throw notFound('This lead');
  return lead;
};

type Statuses = readonly LeadStatus[] | null | undefined;

const statusIn = (statuses: Statuses) =>
  statuses?.length ? { status: { in: [...statuses] } } : {};

/** Newest first. @param statuses those wanted; all when empty or absent */
export const listLeads = async (
  ctx: Context,
  statuses: Statuses,
  query: Pick<Prisma.LeadFindManyArgs, 'select' | 'include' | 'cursor' | 'skip' | 'take'>,
) => {
  const owned = await allSentTo(ctx);
  const where = { ...owned, ...statusIn(statuses) };
  return ctx.db.lead.findMany(
    await pageOf(ctx.db.lead, query, { where, owned, orderBy: NEWEST_FIRST }),
  );
};

/**
 * Lists a page of the leads that were sent to the viewer, newest first, and one lead more if there are more.
 * Throws UNAUTHENTICATED for a guest, who has no leads, NOT_FOUND when the lead before the page is somebody else's.
 */
export const listLeadPage = async (
  ctx: Context,
  { count, after }: { count: number; after: number | undefined },
  query: LeadSelection,
) => {
  requireSignIn(ctx.viewer);
  if (after !== undefined) await requireLead(ctx, after, { select: { id: true } });
  const cursor = after === undefined ? {} : { cursor: { id: after }, skip: 1 };
  return listLeads(ctx, null, { ...loadable(query), ...cursor, take: count + 1 });
};

export const countLeads = async (ctx: Context, statuses: Statuses): Promise<number> =>
  ctx.db.lead.count({ where: { ...(await allSentTo(ctx)), ...statusIn(statuses) } });

/** The viewer's latest leads, one event each, then every change of one of theirs; stays open. Throws UNAUTHENTICATED. */
export const followLeads = async (ctx: Context): Promise<AsyncIterableIterator<LeadEvent>> => {
  requireSignIn(ctx.viewer);
  return ctx.events.follow(leadChanges, accountIdOf(ctx.viewer), {
    first: async () =>
      (await listLeads(ctx, null, { select: { id: true }, take: FIRST_LEADS })).map(({ id }) => ({
        leadId: id,
      })),
    isLast: () => false,
  });
};

/** Newest first. */
export const listRequests = async (
  { db, viewer }: Context,
  query: Pick<
    Prisma.ContractorRequestFindManyArgs,
    'select' | 'include' | 'cursor' | 'skip' | 'take'
  >,
) =>
  db.contractorRequest.findMany(
    await pageOf(db.contractorRequest, query, {
      where: requestedBy(viewer),
      owned: ownedBy(viewer),
      orderBy: LATEST_REQUEST,
    }),
  );

/** Those of the ids that the viewer made, in no order. */
export const findRequests = (
  { db, viewer }: Context,
  ids: readonly number[],
  query: RequestSelection,
) =>
  db.contractorRequest.findMany({
    ...loadable(query),
    where: { id: { in: [...ids] }, ...requestedBy(viewer) },
  });

export const countRequests = ({ db, viewer }: Context): Promise<number> =>
  db.contractorRequest.count({ where: requestedBy(viewer) });

/** The latest request of the viewer's estimate; null when none was sent, or it is somebody else's. */
export const findRequest = (
  { db, viewer }: Context,
  estimateId: string | number,
  query: RequestSelection,
) =>
  db.contractorRequest.findFirst({
    ...loadable(query),
    where: { ...requestedBy(viewer), estimateId: idOf(estimateId) },
    orderBy: LATEST_REQUEST,
  });

/** Throws NOT_FOUND. */
export const requireRequest = async (
  ctx: Context,
  estimateId: string | number,
  query: RequestSelection,
) => {
  const request = await findRequest(ctx, estimateId, query);
  if (!request) throw notFound('This request');
  return request;
};

/** The latest request as it is now, if there is one, then at every change; stays open. Throws NOT_FOUND. */
export const followRequest = async (
  ctx: Context,
  rawId: unknown,
): Promise<AsyncIterableIterator<RequestEvent>> => {
  const { id } = await requireEstimate(ctx, rawId, { select: { id: true } });
  return ctx.events.follow(requestChanges, id, {
    first: async () => {
      const request = await findRequest(ctx, id, { select: { id: true } });
      return request ? [{ estimateId: id }] : [];
    },
    isLast: () => false,
  });
};
