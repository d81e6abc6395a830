// What either side may see of a lead in the state it is in: contacts once both have said yes, the work while it is open.
import type { Viewer } from '../../context.ts';
import { hideContacts } from '../../domain/leads/contact-patterns.ts';
import {
  type DeclineReason,
  DECLINE_REASONS,
  type LeadStatus,
  type RequestStatus,
  showsDetails,
} from '../../domain/leads/lead-status.ts';
import { type LeadDocument, withoutDetails } from '../../domain/leads/lead.ts';
import type { Contractor, Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { companyNameOf, leadDocumentIn, personNameOf } from './lead-rows.ts';

export interface LeadContact {
  name: string;
  email: string;
  phone: string | null;
  website: string | null;
}

interface StoredLead {
  status: LeadStatus;
  document: Prisma.JsonValue;
}

export const shownDocument = (lead: StoredLead): LeadDocument => {
  const document = leadDocumentIn(lead);
  return showsDetails(lead.status) ? document : withoutDetails(document);
};

export interface LeadResponse {
  answer: 'AVAILABLE' | 'DECLINED';
  respondedAt: Date;
  note: string;
  reason: DeclineReason | null;
}

const isReason = (word: string | null): word is DeclineReason =>
  word !== null && word in DECLINE_REASONS;

/** Returns null before the contractor has answered. */
export const responseOf = ({
  status,
  respondedAt,
  note,
  declineReason,
}: {
  status: LeadStatus;
  respondedAt: Date | null;
  note: string;
  declineReason: string | null;
}): LeadResponse | null =>
  respondedAt && {
    answer: status === 'DECLINED' ? 'DECLINED' : 'AVAILABLE',
    respondedAt,
    note,
    reason: isReason(declineReason) ? declineReason : null,
  };

/** The consent to be called ends with the request. */
export const consentedPhone = ({
  status,
  phone,
}: {
  status: RequestStatus;
  phone: string | null;
}): string | null => (status === 'WITHDRAWN' ? null : phone);

/** Returns null before both sides have said yes, and while the contractor is on hold. */
export const homeownerContact = ({
  status,
  contractor,
  request,
}: {
  status: LeadStatus;
  contractor: { suspendedReason: string | null };
  request: {
    firstName: string;
    phone: string | null;
    status: RequestStatus;
    account: { email: string | null };
  };
}): LeadContact | null =>
  status === 'INTRODUCED' && contractor.suspendedReason === null
    ? {
        name: request.firstName,
        email: request.account.email ?? '',
        phone: consentedPhone(request),
        website: null,
      }
    : null;

type WithEmail = Contractor & { account: { email: string | null } };

/** Returns null before both have said yes. */
export const contractorContact = ({
  status,
  contractor,
}: {
  status: LeadStatus;
  contractor: WithEmail;
}): LeadContact | null =>
  status === 'INTRODUCED'
    ? {
        name: personNameOf(contractor) || companyNameOf(contractor),
        email: contractor.account.email ?? '',
        phone: contractor.phone || null,
        website: contractor.website || null,
      }
    : null;

export interface ContractorCard {
  company: string;
  trades: string[];
  yearsExperience: string;
  bio: string;
  licenseNumber: string;
  insured: boolean;
  bonded: boolean;
  checkedAt: Date | null;
}

/** Returns null until the contractor is available. Their own words lead nowhere past the product before both have said yes. */
export const contractorCard = ({
  status,
  contractor,
}: {
  status: LeadStatus;
  contractor: Contractor;
}): ContractorCard | null => {
  if (status !== 'AVAILABLE' && status !== 'INTRODUCED') return null;
  const { trades, yearsExperience, licenseNumber, insured, bonded, credentialsCheckedAt } =
    contractor;
  const shown = (text: string) => (status === 'INTRODUCED' ? text : hideContacts(text));
  return {
    company: shown(companyNameOf(contractor)),
    trades,
    yearsExperience,
    bio: shown(contractor.bio),
    licenseNumber,
    insured,
    bonded,
    checkedAt: credentialsCheckedAt,
  };
};

/** Counts the messages of the other side that the viewer has not seen. */
export const unreadOf = (viewer: Viewer) => ({
  _count: {
    select: {
      messages: {
        where: {
          readAt: null,
          OR: [{ senderId: null }, { senderId: { not: accountIdOf(viewer) } }],
        },
      },
    },
  },
});
