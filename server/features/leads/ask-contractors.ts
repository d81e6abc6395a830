// Sends a request to the contractors whose turn it is. Runs in the caller's transaction, which has locked the request's row.
import { Prisma, type Lead } from '../../generated/prisma/client.ts';
import type { Ports, Context } from '../../context.ts';
import {
  zip3Of,
  type Candidate,
  type LeadHistory,
  type WantedWork,
} from '../../domain/leads/match-candidate.ts';
import { orderOf } from '../../domain/leads/matching.ts';
import { CLOCK, MATCHING } from '../../domain/leads/matching-rules.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { leadMail } from './lead-mail.definition.ts';
import { storedLeadDocument, type RequestSource, wantedWorkOf } from './lead-source.ts';
import { CONTRACTOR_ACCOUNT, lockMatching } from './lead-rows.ts';
import { listMatchable, type MatchableContractor } from '../contractors/matchable-contractors.ts';
import { DAY_MS } from '../../domain/time.ts';

// The contractors who may come into question for a request, with what came of their leads.

const NO_HISTORY: LeadHistory = {
  open: 0,
  all: 0,
  available: 0,
  declined: 0,
  unanswered: 0,
  medianResponseMs: null,
  lastOfHomeowner: null,
  lastThere: null,
};

const readHistories = async (
  tx: Prisma.TransactionClient,
  contractorIds: readonly number[],
  { accountId, zip, trades }: WantedWork,
  now: Date,
): Promise<Map<number, LeadHistory>> => {
  if (contractorIds.length === 0) return new Map();
  const since = new Date(now.getTime() - MATCHING.historyDays * DAY_MS);
  const rows = await tx.$queryRaw<(LeadHistory & { contractorId: number })[]>`
    SELECT l.contractor_id AS "contractorId",
      count(*)::int AS "all",
      (count(*) FILTER (WHERE l.status IN ('OPEN', 'AVAILABLE')))::int AS "open",
      (count(*) FILTER (WHERE l.posted_at > ${since} AND l.responded_at IS NOT NULL AND l.status <> 'DECLINED'))::int AS "available",
      (count(*) FILTER (WHERE l.posted_at > ${since} AND l.status = 'DECLINED'))::int AS "declined",
      (count(*) FILTER (WHERE l.posted_at > ${since} AND l.status = 'EXPIRED' AND l.responded_at IS NULL))::int AS "unanswered",
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM l.responded_at - l.posted_at)::float8 * 1000)
        FILTER (WHERE l.posted_at > ${since} AND l.responded_at IS NOT NULL))::float8 AS "medianResponseMs",
      max(l.posted_at) FILTER (WHERE r.account_id = ${accountId}) AS "lastOfHomeowner",
      max(l.posted_at) FILTER (WHERE l.zip3 = ${zip3Of(zip)} AND l.trade = ${trades[0] ?? ''}) AS "lastThere"
    FROM leads l JOIN contractor_requests r ON r.id = l.request_id
    WHERE l.contractor_id IN (${Prisma.join([...contractorIds])})
    GROUP BY l.contractor_id`;
  return new Map(rows.map(({ contractorId, ...history }) => [contractorId, history]));
};

const candidateOf = (contractor: MatchableContractor, history: LeadHistory): Candidate => {
  const { status, identityStatus, suspendedReason, pausedAt, ...rest } = contractor;
  return {
    ...rest,
    isApproved: status === 'APPROVED',
    isIdentityApproved: identityStatus === 'APPROVED',
    isSuspended: suspendedReason !== null,
    isPaused: pausedAt !== null,
    history,
  };
};

const findCandidates = async (
  { now }: Pick<Context, 'now'>,
  tx: Prisma.TransactionClient,
  requestId: number,
  wanted: WantedWork,
): Promise<Candidate[]> => {
  const contractors = await listMatchable(tx, { requestId, ...wanted });
  const ids = contractors.map(({ id }) => id);
  const histories = await readHistories(tx, ids, wanted, now());
  return contractors.map((one) => candidateOf(one, histories.get(one.id) ?? NO_HISTORY));
};

/** Who got the last lead of the same area and trade: a pair gets it together. */
const lastAsked = async (
  tx: Prisma.TransactionClient,
  { zip, trades }: WantedWork,
): Promise<Set<number>> => {
  const there = { zip3: zip3Of(zip), trade: trades[0] ?? '' };
  const last = await tx.lead.findFirst({
    where: there,
    orderBy: [{ postedAt: 'desc' }, { id: 'desc' }],
    select: { requestId: true, round: true },
  });
  if (!last) return new Set();
  const pair = await tx.lead.findMany({ where: last, select: { contractorId: true } });
  return new Set(pair.map(({ contractorId }) => contractorId));
};

export type AskedLead = Lead & { contractor: { accountId: number } };

/**
 * @param count how many more at most; there may be fewer, or nobody
 * @param round which pair they are, from 1
 */
export const askContractors = async (
  ports: Pick<Ports, 'now' | 'queue' | 'priceBook'>,
  tx: Prisma.TransactionClient,
  source: RequestSource,
  { count, round }: { count: number; round: number },
): Promise<AskedLead[]> => {
  await lockMatching(tx);
  const wanted = wantedWorkOf(source);
  const requestId = source.request.id;
  const postedAt = ports.now();
  const candidates = await findCandidates(ports, tx, requestId, wanted);
  const last = await lastAsked(tx, wanted);
  // Contractors who were asked before count, whatever they answered.
  const room = MATCHING.askedMost - (await tx.lead.count({ where: { requestId } }));
  const most = Math.max(0, Math.min(count, room));
  const asked = orderOf(candidates, wanted, { last, now: postedAt }).slice(0, most);
  if (asked.length === 0) return [];
  const document = storedLeadDocument(ports, source);
  const leads: AskedLead[] = [];
  for (const { id: contractorId } of asked) {
    const lead = await tx.lead.create({
      data: {
        requestId,
        contractorId,
        round,
        document,
        zip3: zip3Of(wanted.zip),
        trade: wanted.trades[0] ?? '',
        postedAt,
        respondBy: new Date(postedAt.getTime() + CLOCK.acceptanceMs),
      },
      include: CONTRACTOR_ACCOUNT,
    });
    await ports.queue.send(leadMail, { kind: 'NEW_LEAD', id: lead.id, hours: null }, tx);
    await tellWebhooks(ports, tx, lead.contractor.accountId, 'LEAD_CREATED', () => ({
      leadId: String(lead.id),
      respondBy: lead.respondBy.toISOString(),
    }));
    leads.push(lead);
  }
  return leads;
};
