import type { Context } from '../../context.ts';
import { TIMEFRAMES } from '../../domain/catalog.ts';
import type { LeadStatus } from '../../domain/leads/lead-status.ts';
import { showsDetails } from '../../domain/leads/lead-status.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { ok } from '../../rest/respond.ts';
import { PAGE_QUERY, pageAnswer, pageAsked, pathParam, type RestRoute } from '../../rest/route.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { leadPdfLink } from './lead-links.ts';
import { homeownerContact, responseOf, shownDocument } from './lead-view.ts';
import { listLeadPage, requireLead } from './leads.service.ts';
import { respondToLead } from './respond-to-lead.ts';

const SHOWN = {
  contractor: { select: { accountId: true, suspendedReason: true } },
  request: {
    select: { firstName: true, phone: true, status: true, account: { select: { email: true } } },
  },
} satisfies Prisma.LeadInclude;
type ShownLead = Prisma.LeadGetPayload<{ include: typeof SHOWN }>;

/** Older clients know the first two. */
const STATUS: Record<LeadStatus, string> = {
  OPEN: 'open',
  AVAILABLE: 'responded',
  INTRODUCED: 'introduced',
  DECLINED: 'declined',
  PASSED: 'passed',
  EXPIRED: 'expired',
  WITHDRAWN: 'withdrawn',
};

const ANSWERS = { available: 'AVAILABLE', declined: 'DECLINED' } as const;
const answerOf = (sent: unknown): unknown =>
  typeof sent === 'string' && sent in ANSWERS ? ANSWERS[sent as keyof typeof ANSWERS] : sent;

/** Leads of a page when the client gives no `limit`, as older clients show so many. */
const LEADS_USUAL = 50;

const toRestLead = (ctx: Context, lead: ShownLead) => {
  const document = shownDocument(lead);
  const response = responseOf(lead);
  return {
    id: lead.id,
    status: STATUS[lead.status],
    title: document.title,
    posted_at: lead.postedAt.toISOString(),
    respond_by: lead.respondBy.toISOString(),
    location: document.location,
    timeframe: TIMEFRAMES[document.timeframe],
    trades: document.trades,
    total_cost: document.total,
    summary: document.summary,
    line_items: document.lines.map(({ id, name, details, total }) => ({
      id,
      name,
      line_items: name,
      description: details,
      total_price: total,
    })),
    appendix: document.appendix,
    pdf_url: showsDetails(lead.status)
      ? leadPdfLink(ctx, { id: lead.id, ...lead.contractor }).url
      : null,
    response: response && {
      status: response.answer.toLowerCase(),
      responded_at: response.respondedAt.toISOString(),
      note: response.note,
      reason: response.reason?.toLowerCase() ?? null,
    },
    homeowner: homeownerContact(lead),
  };
};

const listRoute: RestRoute = {
  method: 'GET',
  path: 'contractor-leads/',
  query: PAGE_QUERY,
  scope: 'CONTRACTORS_READ',
  handle: async (ctx, request) => {
    const page = pageAsked(request, LEADS_USUAL);
    const leads = (await listLeadPage(ctx, page, { include: SHOWN })) as ShownLead[];
    return pageAnswer(request, leads, page, (lead) => toRestLead(ctx, lead));
  },
};

const respondRoute: RestRoute = {
  method: 'POST',
  path: 'contractor-leads/:id/respond/',
  fieldNames: { answer: 'status' },
  scope: 'CONTRACTORS_WRITE',
  handle: async (ctx, request) => {
    const { status, note, reason } = bodyOf(request);
    const id = await respondToLead(ctx, {
      leadId: pathParam(request, 'id'),
      answer: answerOf(status),
      reason: typeof reason === 'string' ? reason.toUpperCase() : reason,
      note,
    });
    return ok(toRestLead(ctx, (await requireLead(ctx, id, { include: SHOWN })) as ShownLead));
  },
};

export const LEAD_ROUTES: readonly RestRoute[] = [listRoute, respondRoute];
