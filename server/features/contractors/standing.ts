// What an operator records of a contractor who has a profile: license and insurance, and whether it gets leads.
import type { Credentials, Suspension } from '../../domain/leads/contractor-review.ts';
import { notFound } from '../../domain/errors.ts';
import { atVersion, nextVersion, requireSeen } from '../../domain/versions.ts';
import { DAY_MS } from '../../domain/time.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { tell, type ReviewPorts, type Tx } from './tell-contractor.ts';

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

/** @param day its beginning */
const endOfDay = (day: Date): Date => new Date(day.getTime() + DAY_MS);

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
  const data = {
    ...credentials,
    ...nextVersion,
    // An insurance in force is more than its owner's word.
    ...(endOfDay(credentials.insuranceExpiresOn) > now() && { insured: true }),
    credentialsCheckedAt: now(),
    updatedAt: now(),
  };
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

/** Asked once more in a transaction that writes for the contractor. */
export const standingNow = (tx: Tx, id: number): Promise<{ suspendedReason: string | null }> =>
  tx.contractor.findUniqueOrThrow({ where: { id }, select: { suspendedReason: true } });

/** Gives whose it is. Throws NOT_FOUND, also for one that is not suspended. */
export const reinstate = async (ports: ReviewPorts, tx: Tx, id: number): Promise<number> => {
  const where = { id, suspendedReason: { not: null } };
  const accountId = await change(tx, where, { suspendedReason: null, updatedAt: ports.now() });
  if (accountId === null) throw gone();
  await tell(ports, tx, 'REINSTATED', id);
  return accountId;
};
