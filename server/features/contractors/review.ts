// What an operator's decision does to applications and documents. Who is an operator, and the log of what they do, are the
// desk's.
import {
  type ApplicationDecision,
  type IdentityDecision,
  papersKeptUntil,
} from '../../domain/leads/contractor-review.ts';
import { DomainError, InvalidInput, notFound } from '../../domain/errors.ts';
import { tell, type ReviewPorts, type Tx } from './tell-contractor.ts';

const CHANGED =
  'This was decided, or sent once more, since you opened it. Reload the page and look at it again.';

/** The answer to an operator who decides on their own application or profile. */
export const OWN_DECISION = 'This is your own. Another operator has to review it.';

const verdict = (isApproved: boolean, reason: string, decidedBy: string, decidedAt: Date) => ({
  status: isApproved ? ('APPROVED' as const) : ('DECLINED' as const),
  reason: reason || null,
  decidedBy,
  decidedAt,
});

/**
 * Returns the owner's account; null for an applicant without one.
 * Throws NOT_FOUND, InvalidInput, FORBIDDEN for the operator's own.
 */
export const settleApplication = async (
  ports: ReviewPorts,
  tx: Tx,
  { applicationId: id, version, isApproved, reason }: ApplicationDecision,
  by: string,
): Promise<number | null> => {
  const decision = verdict(isApproved, reason, by, ports.now());
  const [settled] = await tx.contractorApplication.updateManyAndReturn({
    where: { id, version, status: 'PENDING' },
    data: decision,
    select: { accountId: true, email: true },
  });
  // An application that was sent signed out names no account.
  if (settled?.email === by) throw new DomainError('FORBIDDEN', OWN_DECISION);
  if (!settled) {
    const found = await tx.contractorApplication.findUnique({
      where: { id },
      select: { id: true },
    });
    throw found ? new InvalidInput(CHANGED) : notFound('This application');
  }
  const { accountId } = settled;
  if (accountId !== null) {
    const data = { status: decision.status, updatedAt: ports.now() };
    await tx.contractor.updateMany({ where: { accountId }, data });
  }
  await tell(ports, tx, 'APPLICATION_DECIDED', id);
  return accountId;
};

/** When the file that lies with an application came; null without one. */
export const fileSentAt = async (tx: Tx, id: number): Promise<Date | null> => {
  const found = await tx.contractorApplication.findUnique({
    where: { id, fileKey: { not: null } },
    select: { sentAt: true },
  });
  return found?.sentAt ?? null;
};

/** Gives whose it is. Throws NOT_FOUND, InvalidInput. */
export const settleIdentity = async (
  ports: ReviewPorts,
  tx: Tx,
  { documentId: id, isApproved, reason }: IdentityDecision,
  by: string,
): Promise<number> => {
  const now = ports.now();
  const decision = verdict(isApproved, reason, by, now);
  // The profile first, as whoever hands in another document does: none of both then waits for the other.
  await tx.$queryRaw`SELECT c.id FROM contractors c JOIN identity_documents d ON d.contractor_id = c.id WHERE d.id = ${id} FOR NO KEY UPDATE OF c`;
  const [settled] = await tx.identityDocument.updateManyAndReturn({
    where: { id, status: 'PENDING' },
    data: { ...decision, deleteAfter: papersKeptUntil(now) },
    select: { contractorId: true },
  });
  if (!settled) {
    const found = await tx.identityDocument.findUnique({ where: { id }, select: { id: true } });
    throw found ? new InvalidInput(CHANGED) : notFound('This document');
  }
  const { accountId } = await tx.contractor.update({
    where: { id: settled.contractorId },
    data: { identityStatus: decision.status, updatedAt: now },
    select: { accountId: true },
  });
  await tell(ports, tx, 'IDENTITY_DECIDED', id);
  return accountId;
};
