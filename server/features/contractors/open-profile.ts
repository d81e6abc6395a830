// The profile that an application begins, filled in with what it tells.
import { InvalidInput } from '../../domain/errors.ts';
import type { ContractorApplication, Prisma } from '../../generated/prisma/client.ts';

type ToldProfile = Pick<
  ContractorApplication,
  | 'fullName'
  | 'company'
  | 'phone'
  | 'website'
  | 'trades'
  | 'zipCodes'
  | 'licenseNumber'
  | 'insured'
  | 'bonded'
  | 'yearsExperience'
  | 'projectSizes'
  | 'projectTypes'
>;

const namesOf = (fullName: string) => {
  const names = fullName.split(/\s+/);
  return names.length === 1
    ? { firstName: fullName, lastName: '' }
    : { firstName: names.slice(0, -1).join(' '), lastName: names.at(-1) ?? '' };
};

export const profileOf = (told: ToldProfile) => ({
  ...namesOf(told.fullName),
  commercialName: told.company,
  phone: told.phone,
  website: told.website,
  trades: told.trades,
  zipCodes: told.zipCodes,
  licenseNumber: told.licenseNumber,
  insured: told.insured,
  bonded: told.bonded,
  yearsExperience: told.yearsExperience,
  projectSizes: told.projectSizes,
  projectTypes: told.projectTypes,
});

const APPROVED_ALREADY =
  'You are an approved contractor already. Change your profile instead of applying again.';

/**
 * Opens a signed-in applicant's profile, which waits with the application. One that was there already keeps what it holds.
 * Throws InvalidInput for an approved contractor.
 */
export const openProfile = async (
  tx: Prisma.TransactionClient,
  accountId: number,
  told: ToldProfile,
  now: Date,
): Promise<void> => {
  const existing = await tx.contractor.findUnique({
    where: { accountId },
    select: { status: true },
  });
  if (existing?.status === 'APPROVED') throw new InvalidInput(APPROVED_ALREADY);
  const waits = { status: 'PENDING' as const, updatedAt: now };
  await (existing
    ? tx.contractor.update({ where: { accountId }, data: waits })
    : tx.contractor.create({
        data: { ...profileOf(told), ...waits, accountId, createdAt: now },
      }));
};
