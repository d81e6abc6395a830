// What the mails about leads say. Contacts stand in those of an introduction and nowhere else.
import { TIMEFRAMES } from '../../domain/catalog.ts';
import { hideContacts } from '../../domain/leads/contact-patterns.ts';
import type { Trade } from '../../domain/leads/contractor-choices.ts';
import { mainTradeOf } from '../../domain/leads/matching.ts';
import { CLOCK, MATCHING } from '../../domain/leads/matching-rules.ts';
import { moneyWriter } from '../../domain/money/written.ts';
import type { LeadMailKind, RequestMailKind } from './lead-mail.definition.ts';
import type { MailWords } from './lead-mail-frame.ts';
import { companyNameOf, leadDocumentIn } from './lead-rows.ts';
import { consentedPhone } from './lead-view.ts';
import type { MailedLead, MailedRequest } from './mailed-rows.ts';
import { HOUR_MS } from '../../domain/time.ts';

export interface AddressedWords extends MailWords {
  /** Null: nobody to send it to. */
  to: string | null;
}

const HUB = { label: 'Open your hub', path: '/contractor/hub' };

const hoursOf = (ms: number): string => `${ms / HOUR_MS} hours`;
const estimatePath = (claimNumber: string): string => `/results/${claimNumber}#contractors`;
const toEstimate = ({ request }: MailedLead) => ({
  to: request.account.email,
  label: 'Open your estimate',
  path: estimatePath(request.estimate.job.claimNumber),
});
const toContractor = ({ contractor }: MailedLead) => ({ to: contractor.account.email, ...HUB });

const tradeOf = ({ contractor, request }: MailedLead): string =>
  mainTradeOf(contractor, { trades: request.trades as Trade[] }) ?? 'contractor';

const companyOf = ({ contractor }: MailedLead): string => companyNameOf(contractor);

const workOf = (lead: MailedLead): string[] => {
  const { title, location, total, currency, timeframe } = leadDocumentIn(lead);
  return [
    `${title}, in ${location}.`,
    `Estimated at ${moneyWriter(currency)(total)}; start: ${TIMEFRAMES[timeframe]}.`,
  ];
};

const listed = (entries: readonly (readonly [string, string | null])[]): string[] =>
  entries.flatMap(([name, value]) => (value?.trim() ? [`${name}: ${value.trim()}`] : []));

export const LEAD_WORDS: Record<LeadMailKind, (lead: MailedLead) => AddressedWords> = {
  NEW_LEAD: (lead) => ({
    ...toContractor(lead),
    subject: `A new lead in ${leadDocumentIn(lead).location}: ${leadDocumentIn(lead).title}`,
    sentences: [
      ...workOf(lead),
      `Say within ${hoursOf(CLOCK.firstResponseMs)} whether you are available. You see the work and its area; you get each other’s contacts once both have said yes.`,
    ],
  }),
  REMINDER: (lead) => ({
    ...toContractor(lead),
    subject: `Still waiting for your answer: ${leadDocumentIn(lead).title}`,
    sentences: [
      ...workOf(lead),
      `The homeowner is waiting to hear from you. The lead closes ${hoursOf(CLOCK.acceptanceMs)} after it was sent.`,
    ],
  }),
  AVAILABLE: (lead) => ({
    ...toEstimate(lead),
    subject: `${hideContacts(companyOf(lead))} is available for your project`,
    sentences: [
      `${hideContacts(companyOf(lead))} (${tradeOf(lead)}) has looked at your estimate and is available.`,
      ...(lead.note ? [`They write: ${lead.note}`] : []),
      'They know neither your name nor how to reach you. Accept the introduction on your estimate, and you get each other’s contacts; or pass, and they learn nothing more.',
    ],
  }),
  INTRODUCED_HOMEOWNER: (lead) => ({
    ...toEstimate(lead),
    subject: `Meet ${companyOf(lead)}`,
    sentences: [
      `You and ${companyOf(lead)} (${tradeOf(lead)}) have both said yes. This is how you reach them:`,
      ...listed([
        ['Name', [lead.contractor.firstName, lead.contractor.lastName].join(' ')],
        ['E-mail', lead.contractor.account.email],
        ['Phone', lead.contractor.phone],
        ['Website', lead.contractor.website],
        ['License', lead.contractor.licenseNumber],
      ]),
      'You can also write to each other on your estimate.',
    ],
  }),
  INTRODUCED_CONTRACTOR: (lead) => ({
    ...toContractor(lead),
    subject: `You are introduced: ${leadDocumentIn(lead).title}`,
    sentences: [
      'The homeowner has accepted. This is how you reach them:',
      ...listed([
        ['Name', lead.request.firstName],
        ['E-mail', lead.request.account.email],
        ['Phone', consentedPhone(lead.request)],
      ]),
      ...workOf(lead),
      'You can also write to each other in your hub.',
    ],
  }),
  PASSED: (lead) => ({
    ...toContractor(lead),
    subject: `Not this time: ${leadDocumentIn(lead).title}`,
    sentences: [
      ...workOf(lead).slice(0, 1),
      'The homeowner went on without this introduction. Your place is free for the next lead; thank you for answering.',
    ],
  }),
  WITHDRAWN: (lead) => ({
    ...toContractor(lead),
    subject: `Withdrawn: ${leadDocumentIn(lead).title}`,
    sentences: [
      ...workOf(lead).slice(0, 1),
      'The homeowner withdrew the request. Your place is free for the next lead; thank you for answering.',
    ],
  }),
};

const toOwner = ({ estimate }: MailedRequest) => ({
  label: 'Open your estimate',
  path: estimatePath(estimate.job.claimNumber),
});

export const HOMEOWNER_WORDS: Record<RequestMailKind, (request: MailedRequest) => MailWords> = {
  SILENCE: (request) => ({
    ...toOwner(request),
    subject: 'No contractor has answered yet',
    sentences: [
      `A day ago you asked for contractors. ${request.leads.length} of at most ${MATCHING.askedMost} were asked, and nobody has said yes yet. We reminded those who have not answered.`,
      `Each has ${hoursOf(CLOCK.acceptanceMs)} for an answer. You don’t have to do anything: we e-mail you as soon as someone is available.`,
    ],
  }),
  NOBODY: (request) => ({
    ...toOwner(request),
    subject: 'We found no contractor for your request',
    sentences: [
      request.leads.length === 0
        ? 'Within a week no verified contractor for this work served your area, so nobody was asked. We are sorry.'
        : `${request.leads.length} were asked, and no introduction came of it. We are sorry.`,
      'Your request has ended, and nothing about you was passed on. You can send another one from your estimate at any time, for other tasks or another start, too.',
    ],
  }),
};
