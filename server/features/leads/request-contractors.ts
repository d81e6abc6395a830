// Use case: a homeowner asks for introductions. One transaction writes request, first pair of leads and their mails.
import type { Context } from '../../context.ts';
import {
  contractorRequestSchema,
  type ContractorRequestInput,
} from '../../domain/leads/contractor-request-input.ts';
import { badField, DomainError, InvalidInput, notFound } from '../../domain/errors.ts';
import { nextStepAt } from '../../domain/leads/lead-clock.ts';
import { MATCHING, CLOCK } from '../../domain/leads/matching-rules.ts';
import { parseInput } from '../../domain/validation.ts';
import type { ContractorRequest, Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { findWholeEstimate, type WholeEstimate } from '../estimates/whole-estimates.ts';
import { askContractors } from './ask-contractors.ts';
import { closeRequest } from './close-requests.ts';
import { CONTRACTOR_ACCOUNT, lockRequest } from './lead-rows.ts';
import { type RequestSource, storedLeadDocument } from './lead-source.ts';
import { RequestIsOpen } from './leads.errors.ts';
import { type LeadNews, publishLeadNews } from './leads.events.ts';
import { DAY_MS } from '../../domain/time.ts';
import { PHONE_CONSENT } from '../../domain/leads/contractor-request.ts';
import { lineTotal } from '../../domain/money/pricing.ts';
import { tradesOfLines, wantedLines } from '../../domain/leads/trades-of-work.ts';
import { liesIn } from '../../domain/leads/zip-states.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { documentOf } from '../document/read-document.ts';

// What of a request is stored: the form as it was parsed, the trades it is for, and the record of a consent to be called.

const orNull = (text: string): string | null => text || null;

/** Throws InvalidInput where the place is told in two ways, or there is nothing to do yet. */
const requireMatchable = (
  { state, zip }: ContractorRequestInput,
  { project, ...estimate }: WholeEstimate,
): void => {
  if (documentOf(estimate).items.length === 0) {
    throw badField(
      'estimateId',
      'This estimate has no work in it yet. Answer its questions first, then ask for contractors.',
    );
  }
  if (zip === '' && state !== '' && !liesIn(project.zip, state)) {
    throw badField(
      'state',
      `The project's ZIP code, ${project.zip.slice(0, 5)}, is not in ${state}. Enter the ZIP code of the work, or clear the state.`,
    );
  }
};

const consentOf = (ctx: Context, { phone }: ContractorRequestInput) =>
  phone === ''
    ? {
        phone: null,
        phoneConsentText: null,
        phoneConsentVersion: null,
        phoneConsentAt: null,
        phoneConsentAddressHash: null,
        phoneConsentAgent: null,
      }
    : {
        phone,
        phoneConsentText: PHONE_CONSENT.text,
        phoneConsentVersion: PHONE_CONSENT.version,
        phoneConsentAt: ctx.now(),
        phoneConsentAddressHash: addressHashOf(ctx),
        phoneConsentAgent: ctx.userAgent,
      };

const requestValues = (ctx: Context, input: ContractorRequestInput, estimate: WholeEstimate) => {
  const lines = wantedLines(documentOf(estimate).items, input.tasks);
  return {
    firstName: input.firstName,
    timeframe: input.timeframe,
    specialRequest: orNull(input.specialRequest),
    tasks: input.tasks,
    state: orNull(input.state),
    zip: orNull(input.zip),
    ...consentOf(ctx, input),
    trades: tradesOfLines(
      lines.map((line) => ({ category: line.category, total: lineTotal(line) })),
    ),
  };
};

type RequestValues = ReturnType<typeof requestValues>;

/** Time in ms after the first sending in which a request can be corrected by sending it again. */
const SAME_REQUEST_MS = 60_000;
/** Namespace of the advisory locks taken here, with the account as their key. */
const LOCK = 7_301;
const IS_TEST =
  'This estimate is a test, and contractors are asked for real work only. Start it with a token that is not for tests.';
const REQUESTS_A_MINUTE = 20;
/** Requests of one homeowner; each reaches up to four contractors. */
const REQUESTS_A_DAY = 10;

const requireUser = ({ viewer }: Context): { email: string } => {
  if (viewer.kind === 'USER') return viewer;
  throw new DomainError('LOGIN_REQUIRED', 'Sign in to send your contractor request.');
};

const requireDailyRoom = async (ctx: Context, tx: Prisma.TransactionClient): Promise<void> => {
  const createdAt = { gt: new Date(ctx.now().getTime() - DAY_MS) };
  const made = await tx.contractorRequest.count({
    where: { accountId: accountIdOf(ctx.viewer), createdAt },
  });
  if (made < REQUESTS_A_DAY) return;
  throw new DomainError(
    'THROTTLED',
    `You have sent ${REQUESTS_A_DAY} requests for contractors today. Try again tomorrow.`,
    { retryAfterSeconds: DAY_MS / 1_000 },
  );
};

/** Locks the open request. It can be sent again for a minute, as long as nobody has answered it. */
const openRequest = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  estimateId: number,
): Promise<ContractorRequest | null> => {
  const open = await tx.contractorRequest.findFirst({
    where: { estimateId, status: 'OPEN', expiresAt: { not: null } },
    select: { id: true },
  });
  if (!open) return null;
  const request = await lockRequest(tx, open.id);
  const answered = await tx.lead.count({
    where: { requestId: open.id, respondedAt: { not: null } },
  });
  const age = ctx.now().getTime() - request.createdAt.getTime();
  if (age >= SAME_REQUEST_MS || answered > 0) throw new RequestIsOpen(estimateId);
  return request;
};

const isForSameWork = (one: ContractorRequest, values: RequestValues): boolean =>
  one.zip === values.zip && one.trades.join() === values.trades.join();

interface Asked {
  estimateId: number;
  values: RequestValues;
  /** The parts of its leads that do not come from the request. */
  source: Omit<RequestSource, 'request'>;
}

/** Shows the new words to the contractors who were already asked. Nobody else is asked. */
const correctRequest = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  id: number,
  { values, source }: Asked,
): Promise<ContractorRequest> => {
  const request = await tx.contractorRequest.update({ where: { id }, data: values });
  await tx.lead.updateMany({
    where: { requestId: id, status: 'OPEN' },
    data: { document: storedLeadDocument(ctx, { ...source, request }), updatedAt: ctx.now() },
  });
  return request;
};

const makeRequest = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  { estimateId, values, source }: Asked,
): Promise<ContractorRequest> => {
  await requireDailyRoom(ctx, tx);
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + CLOCK.requestMs);
  const request = await tx.contractorRequest.create({
    data: { ...values, createdAt, expiresAt, estimateId, accountId: accountIdOf(ctx.viewer) },
  });
  const leads = await askContractors(
    ctx,
    tx,
    { ...source, request },
    { count: MATCHING.pair, round: 1 },
  );
  return tx.contractorRequest.update({
    where: { id: request.id },
    data: { nextStepAt: nextStepAt({ expiresAt, leads }, createdAt) },
  });
};

/** Corrects a request that is sent again. For another place or trade it is withdrawn, and a new one begins. */
const putRequest = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  asked: Asked,
): Promise<{ request: ContractorRequest; news: LeadNews[] }> => {
  const open = await openRequest(ctx, tx, asked.estimateId);
  const isSame = open !== null && isForSameWork(open, asked.values);
  const closed = open && !isSame ? await closeRequest(ctx, tx, open.id) : null;
  const request = isSame
    ? await correctRequest(ctx, tx, open.id, asked)
    : await makeRequest(ctx, tx, asked);
  const leads = await tx.lead.findMany({
    where: { requestId: request.id },
    include: CONTRACTOR_ACCOUNT,
  });
  return { request, news: [...(closed ? [closed] : []), { estimateId: asked.estimateId, leads }] };
};

/**
 * Records a signed-in viewer's request for the contractors of their estimate, and asks the first pair.
 * Throws LOGIN_REQUIRED, NOT_FOUND, THROTTLED, InvalidInput, RequestIsOpen.
 */
export const requestContractors = async (
  ctx: Context,
  rawInput: { estimateId: unknown },
): Promise<ContractorRequest> => {
  const { email } = requireUser(ctx);
  const { id: estimateId } = await requireEstimate(ctx, rawInput.estimateId, {
    select: { id: true },
  });
  limitCalls(ctx, 'requests for contractors', REQUESTS_A_MINUTE);
  const input = parseInput(contractorRequestSchema, rawInput);
  const estimate = await findWholeEstimate(ctx, estimateId);
  if (!estimate) throw notFound('This estimate');
  if (estimate.job.isTest) throw new InvalidInput(IS_TEST);
  requireMatchable(input, estimate);
  const values = requestValues(ctx, input, estimate);

  const asked = { estimateId, values, source: { estimate, email } };
  const { request, news } = await ctx.db.$transaction(async (tx) => {
    // Two requests at the same time must see each other, and so must all of an account, for their count of a day.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::int, ${accountIdOf(ctx.viewer)}::int)`;
    // A deletion of the estimate or its account waits for this, or this sees it.
    const standing = await tx.$queryRaw<
      { id: number }[]
    >`SELECT id FROM estimates WHERE id = ${estimateId} AND deleted_at IS NULL FOR SHARE`;
    if (standing.length === 0) throw notFound('This estimate');
    return putRequest(ctx, tx, asked);
  });
  await publishLeadNews(ctx, news);
  return request;
};
