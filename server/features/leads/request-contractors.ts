// Use case: a homeowner asks for introductions. One transaction writes request, first pair of leads and their mails.
import type { Context } from '../../context.ts';
import {
  contractorRequestSchema,
  type ContractorRequestInput,
} from '../../domain/contractor-request-input.ts';
import { DomainError, notFound, badField } from '../../domain/errors.ts';
import { nextStepAt } from '../../domain/lead-clock.ts';
import { MATCHING, CLOCK } from '../../domain/matching-rules.ts';
import { parseInput } from '../../domain/validation.ts';
import type { ContractorRequest, Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { findWholeEstimate, type WholeEstimate } from '../estimates/whole-estimates.ts';
import { askContractors, type AskedLead } from './ask-contractors.ts';
import { CONTRACTOR_ACCOUNT, lockRequest } from './lead-rows.ts';
import { type RequestSource, storedLeadDocument } from './lead-source.ts';
import { RequestIsOpen } from './leads.errors.ts';
import { publishLeadNews } from './leads.events.ts';
import { DAY_MS } from '../../domain/time.ts';
import { PHONE_CONSENT } from '../../domain/contractor-request.ts';
import { lineTotal } from '../../domain/pricing.ts';
import { tradesOfLines, wantedLines } from '../../domain/trades-of-work.ts';
import { liesIn } from '../../domain/zip-states.ts';
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
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + CLOCK.requestMs),
  };
};

type RequestValues = ReturnType<typeof requestValues>;

/** Time, in ms, within which a request that is sent again takes the place of the one before. */
const SAME_REQUEST_MS = 60_000;
/** Namespace of the advisory locks taken here, with the estimate as their key. */
const LOCK = 7_301;
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

interface OpenRequest {
  request: ContractorRequest;
  leads: AskedLead[];
}

/** Locks the open request. It gives up its place for a minute only, and only while nobody has answered it. */
const openRequest = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  estimateId: number,
): Promise<OpenRequest | null> => {
  const open = await tx.contractorRequest.findFirst({
    where: { estimateId, status: 'OPEN', expiresAt: { not: null } },
    select: { id: true },
  });
  if (!open) return null;
  const request = await lockRequest(tx, open.id);
  const leads = await tx.lead.findMany({
    where: { requestId: open.id },
    include: CONTRACTOR_ACCOUNT,
  });
  const age = ctx.now().getTime() - request.createdAt.getTime();
  const isUnanswered = leads.every(({ respondedAt }) => respondedAt === null);
  if (age >= SAME_REQUEST_MS || !isUnanswered) throw new RequestIsOpen(estimateId);
  return { request, leads };
};

const putRequest = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  {
    open,
    estimateId,
    values,
  }: { open: OpenRequest | null; estimateId: number; values: RequestValues },
): Promise<ContractorRequest> => {
  if (open) {
    return tx.contractorRequest.update({ where: { id: open.request.id }, data: values });
  }
  await requireDailyRoom(ctx, tx);
  const accountId = accountIdOf(ctx.viewer);
  return tx.contractorRequest.create({ data: { ...values, estimateId, accountId } });
};

const isForSameWork = (one: ContractorRequest, values: RequestValues): boolean =>
  one.zip === values.zip && one.trades.join() === values.trades.join();

/** Shows the new words to those who were asked a moment ago; where the work is another one, they are asked no more. */
const correctLeads = (
  ctx: Context,
  tx: Prisma.TransactionClient,
  source: RequestSource,
  isSameWork: boolean,
) =>
  tx.lead.updateMany({
    where: { requestId: source.request.id, status: 'OPEN' },
    data: {
      document: storedLeadDocument(ctx, source),
      updatedAt: ctx.now(),
      ...(!isSameWork && { status: 'WITHDRAWN' }),
    },
  });

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
  requireMatchable(input, estimate);
  const values = requestValues(ctx, input, estimate);

  const { request, leads } = await ctx.db.$transaction(async (tx) => {
    // Two sends at the same time must see each other.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::int, ${estimateId}::int)`;
    const open = await openRequest(ctx, tx, estimateId);
    const put = await putRequest(ctx, tx, { open, estimateId, values });
    const source = { request: put, estimate, email };
    const isSameWork = open !== null && isForSameWork(open.request, values);
    const before = open?.leads.length ?? 0;
    if (before > 0) await correctLeads(ctx, tx, source, isSameWork);
    if (before === 0 || !isSameWork) {
      await askContractors(ctx, tx, source, {
        count: MATCHING.pair,
        round: before === 0 ? 1 : 2,
      });
    }
    const all = await tx.lead.findMany({
      where: { requestId: put.id },
      include: CONTRACTOR_ACCOUNT,
    });
    const nextStep = nextStepAt({ expiresAt: values.expiresAt, leads: all }, ctx.now());
    return {
      leads: all,
      request: await tx.contractorRequest.update({
        where: { id: put.id },
        data: { nextStepAt: nextStep },
      }),
    };
  });
  await publishLeadNews(ctx, [{ estimateId, leads }]);
  return request;
};
