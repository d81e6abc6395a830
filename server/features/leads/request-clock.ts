// The clock of requests, looked at by the sweeper: the next pair is asked, reminders go out, time runs out. Each request
// is stepped under its row's lock and skipped where another process has it, so any number of workers may look.
import type { Ports } from '../../context.ts';
import { type ClockStep, clockStep, nextStepAt } from '../../domain/leads/lead-clock.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { findEmail } from '../accounts/accounts.service.ts';
import { findWholeEstimateIn } from '../estimates/whole-estimates.ts';
import { askContractors } from './ask-contractors.ts';
import { leadMail, type LeadMail } from './lead-mail.definition.ts';
import { CONTRACTOR_ACCOUNT } from './lead-rows.ts';
import { type LeadNews, publishLeadNews } from './leads.events.ts';

/** Requests that one sweep handles; the rest waits for the next one. */
const BATCH = 50;
/** Time until one that failed is looked at again. */
const AFTER_FAILURE_MS = 10 * 60 * 1000;

/** Returns null when another process has it, or did it. */
const takeDue = async (tx: Prisma.TransactionClient, id: number, now: Date) => {
  const taken = await tx.$queryRaw<unknown[]>`
    SELECT id FROM contractor_requests
    WHERE id = ${id} AND status = 'OPEN' AND next_step_at <= ${now} FOR UPDATE SKIP LOCKED`;
  return taken.length === 0 ? null : tx.contractorRequest.findUnique({ where: { id } });
};

const readLeads = (tx: Prisma.TransactionClient, requestId: number) =>
  tx.lead.findMany({ where: { requestId }, include: CONTRACTOR_ACCOUNT });

const mailsOf = (requestId: number, { reminded, tellsSilence }: ClockStep): LeadMail[] => [
  ...reminded.map(({ id, hours }) => ({
    kind: 'REMINDER' as const,
    id,
    hours: Math.max(...hours),
  })),
  ...(tellsSilence ? [{ kind: 'SILENCE' as const, id: requestId, hours: null }] : []),
];

const writeStep = async (
  tx: Prisma.TransactionClient,
  { expired, reminded }: ClockStep,
  now: Date,
): Promise<void> => {
  await tx.lead.updateMany({
    where: { id: { in: expired } },
    data: { status: 'EXPIRED', updatedAt: now },
  });
  for (const { id, hours } of reminded) {
    await tx.lead.update({ where: { id }, data: { reminders: { push: hours } } });
  }
};

const stepRequest = (ports: Ports, id: number): Promise<LeadNews | null> =>
  ports.db.$transaction(async (tx) => {
    const now = ports.now();
    const request = await takeDue(tx, id, now);
    if (!request?.expiresAt) return null;
    const before = await readLeads(tx, id);
    const step = clockStep({ expiresAt: request.expiresAt, leads: before }, now);
    await writeStep(tx, step, now);
    const estimate = step.asks > 0 ? await findWholeEstimateIn(tx, request.estimateId) : null;
    if (estimate) {
      const email = await findEmail({ db: tx }, request.accountId);
      const pair = { count: step.asks, round: step.round };
      await askContractors(ports, tx, { request, estimate, email }, pair);
    }
    for (const mail of mailsOf(id, step)) await ports.queue.send(leadMail, mail, tx);
    const leads = await readLeads(tx, id);
    if (step.ends && leads.every(({ status }) => status !== 'INTRODUCED')) {
      await ports.queue.send(leadMail, { kind: 'NOBODY', id, hours: null }, tx);
    }
    await tx.contractorRequest.update({
      where: { id },
      data: step.ends
        ? { status: 'ENDED', endedAt: now, nextStepAt: null }
        : { nextStepAt: nextStepAt({ expiresAt: request.expiresAt, leads }, now) },
    });
    const known = new Set(before.map((lead) => lead.id));
    const changed = leads.filter((lead) => !known.has(lead.id) || step.expired.includes(lead.id));
    return { estimateId: request.estimateId, leads: changed };
  });

const stepOrPostpone = async (ports: Ports, id: number): Promise<LeadNews | null> => {
  try {
    return await stepRequest(ports, id);
  } catch (error) {
    ports.log.error({ err: error, requestId: id }, 'The clock of a request failed');
    const nextStep = new Date(ports.now().getTime() + AFTER_FAILURE_MS);
    const where = { id, status: 'OPEN' as const };
    await ports.db.contractorRequest.updateMany({ where, data: { nextStepAt: nextStep } });
    return null;
  }
};

/** Looks at the requests whose time it is. One that fails does not keep the others waiting. */
export const stepRequests = async (ports: Ports): Promise<void> => {
  const due = await ports.db.contractorRequest.findMany({
    where: { nextStepAt: { lte: ports.now() } },
    orderBy: { nextStepAt: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of due) {
    const news = await stepOrPostpone(ports, id);
    if (news) await publishLeadNews(ports, [news]);
  }
};
