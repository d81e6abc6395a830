// Contractors among whom leads are given out, as matching reads them. Who of them gets one is decided in
// domain/leads/matching.
import type { Prisma } from '../../generated/prisma/client.ts';

const MATCHED = {
  id: true,
  accountId: true,
  status: true,
  identityStatus: true,
  suspendedReason: true,
  pausedAt: true,
  licenseNumber: true,
  licenseExpiresOn: true,
  insuranceExpiresOn: true,
  trades: true,
  zipCodes: true,
  servesNearbyZips: true,
  projectSizes: true,
  projectTypes: true,
} satisfies Prisma.ContractorSelect;

/** Approved, with a proved identity, and not on hold. */
const VERIFIED = {
  status: 'APPROVED',
  identityStatus: 'APPROVED',
  suspendedReason: null,
} satisfies Prisma.ContractorWhereInput;

export type MatchableContractor = Prisma.ContractorGetPayload<{ select: typeof MATCHED }>;

/** Verified, not asked for this request yet, of one of the trades, and with the ZIP or open for ones near theirs. */
export const listMatchable = (
  tx: Prisma.TransactionClient,
  { requestId, trades, zip }: { requestId: number; trades: readonly string[]; zip: string },
): Promise<MatchableContractor[]> =>
  tx.contractor.findMany({
    where: {
      ...VERIFIED,
      pausedAt: null,
      trades: { hasSome: [...trades] },
      OR: [{ zipCodes: { has: zip } }, { servesNearbyZips: true }],
      leads: { none: { requestId } },
    },
    select: MATCHED,
  });

export const isVerified = async (tx: Prisma.TransactionClient, id: number): Promise<boolean> => {
  const where = { ...VERIFIED, id };
  return (await tx.contractor.count({ where })) > 0;
};
