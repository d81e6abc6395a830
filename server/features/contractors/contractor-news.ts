// What a contractor is told, and at which address: read when the mail is written, so that it says what stands.
import type { Ports } from '../../context.ts';
import { isoDay } from '../../domain/text/iso-day.ts';
import type { ContractorEvent, ContractorNotice } from './contractor-notice.definition.ts';

export interface ContractorNews {
  email: string;
  /** Undefined where nothing was to be decided. */
  isApproved?: boolean;
  reason: string | null;
  /** Day on which the insurance on record ends, `2027-06-30`; undefined in other news. */
  insuranceEnds?: string;
  hasAccount: boolean;
}

type NewsTables = Pick<Ports, 'db'>['db'];
type FoundNews = Promise<ContractorNews | null>;

const isApproved = (status: string) => status === 'APPROVED';

const ofApplication = async (db: NewsTables, id: number): FoundNews => {
  const found = await db.contractorApplication.findUnique({ where: { id } });
  if (!found || found.status === 'PENDING') return null;
  const { email, status, reason, accountId } = found;
  return { email, isApproved: isApproved(status), reason, hasAccount: accountId !== null };
};

const ofDocument = async (db: NewsTables, id: number): FoundNews => {
  const found = await db.identityDocument.findUnique({
    where: { id },
    select: {
      status: true,
      reason: true,
      contractor: { select: { account: { select: { email: true } } } },
    },
  });
  const email = found?.contractor.account.email;
  if (!found || !email) return null;
  return { email, isApproved: isApproved(found.status), reason: found.reason, hasAccount: true };
};

const ofContractor = async (db: NewsTables, id: number): FoundNews => {
  const found = await db.contractor.findUnique({
    where: { id },
    select: { suspendedReason: true, account: { select: { email: true } } },
  });
  const email = found?.account.email;
  return email ? { email, reason: found.suspendedReason, hasAccount: true } : null;
};

/** Returns null when another insurance has been recorded since. */
const ofInsurance = async (db: NewsTables, id: number): FoundNews => {
  const found = await db.contractor.findUnique({
    where: { id },
    select: {
      insuranceExpiresOn: true,
      insuranceToldFor: true,
      account: { select: { email: true } },
    },
  });
  const { insuranceExpiresOn: ends = null, insuranceToldFor: told = null } = found ?? {};
  const email = found?.account.email;
  if (!email || ends === null || ends.getTime() !== told?.getTime()) return null;
  return { email, reason: null, hasAccount: true, insuranceEnds: isoDay(ends) };
};

const FINDERS: Record<ContractorEvent, (db: NewsTables, id: number) => FoundNews> = {
  APPLICATION_DECIDED: ofApplication,
  IDENTITY_DECIDED: ofDocument,
  SUSPENDED: ofContractor,
  REINSTATED: ofContractor,
  INSURANCE_ENDS: ofInsurance,
};

/** Returns null when there is nobody left to tell. */
export const findNews = ({ db }: Pick<Ports, 'db'>, { event, id }: ContractorNotice): FoundNews =>
  FINDERS[event](db, id);
