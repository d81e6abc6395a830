// What an operator's decision does to applications, documents and profiles. Who is an operator, and the log of what they
// do, are the desk's.
import type { Ports } from '../../context.ts';
import {
  type ApplicationDecision,
  type Credentials,
  type IdentityDecision,
  papersKeptUntil,
  type Suspension,
} from '../../domain/contractor-review.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import { atVersion, nextVersion, requireSeen } from '../../domain/versions.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type ContractorEvent, contractorNotice } from './contractor-notice.definition.ts';

type Tx = Prisma.TransactionClient;
type ReviewPorts = Pick<Ports, 'queue' | 'now'>;

const tell = (
  { queue, now }: ReviewPorts,
  tx: Tx,
  event: ContractorEvent,
  id: number,
): Promise<void> => queue.send(contractorNotice, { event, id, at: now().getTime() }, tx);

const CHANGED =
  'This was decided, or sent once more, since you opened it. Reload the page and look at it again.';

const verdict = (isApproved: boolean, reason: string, decidedBy: string, decidedAt: Date) => ({
  status: isApproved ? ('APPROVED' as const) : ('DECLINED' as const),
  reason: reason || null,
  decidedBy,
  decidedAt,
});

/** Gives whose it is; null for an applicant without an account. Throws NOT_FOUND, InvalidInput. */
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
    select: { accountId: true },
  });
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

const change = async (
  tx: Tx,
  where: Prisma.ContractorWhereInput & { id: number },
  data: Prisma.ContractorUpdateManyMutationInput,
): Promise<number | null> => {
  const [changed] = await tx.contractor.updateManyAndReturn({
    where,
    data,
    select: { accountId: true },
  });
  return changed?.accountId ?? null;
};

const gone = () => notFound('This contractor');

/**
 * License and insurance as they were looked up: what the profile's owner sees and writes, too, so it is a new version of it.
 * Gives whose they are. Throws NOT_FOUND, VersionConflict.
 */
export const settleCredentials = async (
  { now }: ReviewPorts,
  tx: Tx,
  { contractorId: id, version, ...credentials }: Credentials,
): Promise<number> => {
  const data = { ...credentials, ...nextVersion, credentialsCheckedAt: now(), updatedAt: now() };
  const accountId = await change(tx, { id, ...atVersion(version) }, data);
  if (accountId !== null) return accountId;
  const found = await tx.contractor.findUnique({ where: { id }, select: { version: true } });
  if (found) requireSeen('profile', found.version, version);
  throw gone();
};

/** Gives whose it is. Throws NOT_FOUND. */
export const suspend = async (
  ports: ReviewPorts,
  tx: Tx,
  { contractorId: id, reason }: Suspension,
): Promise<number> => {
  const accountId = await change(tx, { id }, { suspendedReason: reason, updatedAt: ports.now() });
  if (accountId === null) throw gone();
  await tell(ports, tx, 'SUSPENDED', id);
  return accountId;
};

/** Gives whose it is. Throws NOT_FOUND, also for one that is not suspended. */
export const reinstate = async (ports: ReviewPorts, tx: Tx, id: number): Promise<number> => {
  const where = { id, suspendedReason: { not: null } };
  const accountId = await change(tx, where, { suspendedReason: null, updatedAt: ports.now() });
  if (accountId === null) throw gone();
  await tell(ports, tx, 'REINSTATED', id);
  return accountId;
};
