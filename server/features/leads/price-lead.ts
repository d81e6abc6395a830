// Use case: a contractor prices the work of a lead himself. It becomes an estimate of his own, in a project of his own, made
// of what the lead shows and of nothing else. He has one for each lead, however often he asks.
import type { Context } from '../../context.ts';
import { applyEdits } from '../../domain/estimate/apply-edits.ts';
import { USUAL_DELIVERY } from '../../domain/catalog.ts';
import { notFound } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { type LeadDocument, leadExclusions } from '../../domain/leads/lead.ts';
import { scopeOfLead, withLeadLines, wordsOfLead } from '../../domain/leads/lead-scope.ts';
import { ESTIMATE_LIMITS, PROJECT_LIMITS } from '../../domain/limits.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf, requireSignIn } from '../accounts/accounts.access.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { recordEstimate } from '../estimates/record-estimate.ts';
import { createReadyJob } from '../jobs/ready-job.ts';
import { createProjectRow } from '../projects/projects.service.ts';
import { leadDocumentIn, lockRequest } from './lead-rows.ts';
import { requireActive, sentTo } from './leads.access.ts';
import { LeadConflict } from './leads.errors.ts';
import { publishLeadNews } from './leads.events.ts';

const CALLS_A_MINUTE = 10;
const USUAL_FINISH = 'STANDARD';
/** Exclusions that an estimate can hold. */
const EXCLUSIONS_MOST = 50;

const LEAD = {
  contractor: { select: { accountId: true, suspendedReason: true } },
  request: { select: { estimateId: true } },
  pricing: { select: { estimate: { select: { deletedAt: true } } } },
} satisfies Prisma.LeadInclude;
type AskedLead = Prisma.LeadGetPayload<{ include: typeof LEAD }>;

const titleOf = ({ title }: LeadDocument): string => title.slice(0, ESTIMATE_LIMITS.title);

/** Takes the ZIP code, with which e.g. `94110, CA` begins. */
const zipOf = ({ location }: LeadDocument): string => location.slice(0, 5);

/** Names the work and its ZIP code. */
const projectNameOf = (lead: LeadDocument): string => {
  const zip = `, ${zipOf(lead)}`;
  return `${lead.title.slice(0, PROJECT_LIMITS.name - zip.length)}${zip}`;
};

/** Throws BUSY, TOO_LARGE, UNAVAILABLE. */
const priceScope = async (ctx: Context, lead: LeadDocument): Promise<EstimateDocument> => {
  const { scope, others } = scopeOfLead(lead, (code) => ctx.priceBook.items.get(code)?.unit);
  const terms = {
    title: titleOf(lead),
    propertyType: lead.propertyType,
    finishLevel: lead.finishLevel ?? USUAL_FINISH,
    agentKind: 'CONTRACTOR',
    delivery: USUAL_DELIVERY,
    projectName: projectNameOf(lead),
    zip: zipOf(lead),
    now: ctx.now(),
  } as const;
  const caller = { owner: callingOwner(ctx) };
  const { document } = await ctx.estimator.revise(scope, [], terms, caller);
  const exclusions = [...new Set([...leadExclusions(lead), ...document.exclusions])];
  const whole = { ...document, exclusions: exclusions.slice(0, EXCLUSIONS_MOST) };
  return applyEdits(whole, { title: titleOf(lead), items: withLeadLines(document, lead, others) });
};

const isPriced = ({ pricing }: Pick<AskedLead, 'pricing'>): boolean =>
  pricing !== null && pricing.estimate.deletedAt === null;

interface Priced {
  projectId: number;
  jobId: number;
  estimateId: number;
}

/** Writes the estimate under the request's lock. Returns null when another call was faster. */
const write = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  { id, requestId, contractor }: AskedLead,
  { lead, document }: { lead: LeadDocument; document: EstimateDocument },
): Promise<Priced | null> => {
  await lockRequest(tx, requestId);
  const now = await tx.lead.findUniqueOrThrow({ where: { id }, include: LEAD });
  if (isPriced(now)) return null;
  const { accountId } = contractor;
  const project = await createProjectRow(tx, {
    accountId,
    name: projectNameOf(lead),
    zip: zipOf(lead),
  });
  const job = await createReadyJob(ctx, tx, {
    accountId,
    projectId: project.id,
    title: titleOf(lead),
    instructions: wordsOfLead(lead),
    propertyType: lead.propertyType,
    finishLevel: lead.finishLevel ?? USUAL_FINISH,
    agentKind: 'CONTRACTOR',
  });
  const estimateId = await recordEstimate(tx, job, document);
  const pricing = { estimateId, createdAt: ctx.now() };
  await tx.leadPricing.upsert({
    where: { leadId: id },
    create: { leadId: id, ...pricing },
    update: pricing,
  });
  return { projectId: project.id, jobId: job.id, estimateId };
};

/**
 * Gives the lead's id. Prices anew when the contractor has deleted the lead's estimate.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, LeadConflict, BUSY, TOO_LARGE, UNAVAILABLE.
 */
export const priceLead = async (ctx: Context, rawLeadId: unknown): Promise<number> => {
  requireSignIn(ctx.viewer);
  const id = parseInput(idSchema, rawLeadId);
  const asked = await ctx.db.lead.findFirst({
    where: { id, ...sentTo(ctx.viewer) },
    include: LEAD,
  });
  if (!asked) throw notFound('This lead');
  if (asked.status !== 'INTRODUCED') throw new LeadConflict('CONTRACTOR', asked.status);
  requireActive(asked.contractor, 'price leads');
  if (isPriced(asked)) return id;
  limitCalls(ctx, 'price-lead', CALLS_A_MINUTE);
  const lead = leadDocumentIn(asked);
  // Pricing comes before the transaction: the embedded database has one connection for everybody.
  const document = await priceScope(ctx, lead);
  const priced = await ctx.db.$transaction((tx) => write(ctx, tx, asked, { lead, document }));
  if (!priced) return id;
  const owner = accountIdOf(ctx.viewer);
  for (const [kind, key] of [
    ['PROJECT', priced.projectId],
    ['JOB', priced.jobId],
    ['ESTIMATE', priced.estimateId],
  ] as const) {
    await publishAccountChange(ctx, owner, { kind, id: key, action: 'CREATED' });
  }
  await publishLeadNews(ctx, [{ estimateId: asked.request.estimateId, leads: [asked] }]);
  return id;
};
