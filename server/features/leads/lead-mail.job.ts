// Binds the mails about leads to their message.
import type { Ports } from '../../context.ts';
import { bindJob, type JobBinding } from '../../infra/queue/queue.ts';
import {
  leadMail,
  type LeadMail,
  type LeadMailKind,
  REQUEST_MAILS,
  type RequestMailKind,
} from './lead-mail.definition.ts';
import type { LeadStatus } from '../../domain/leads/lead-status.ts';
import { composeMail } from './lead-mail-frame.ts';
import { HOMEOWNER_WORDS, LEAD_WORDS } from './lead-mail-words.ts';
import { MAILED_LEAD, MAILED_REQUEST } from './mailed-rows.ts';

// Sends one mail about a lead or a request, as long as what it tells is still true.

/** State of the lead in which the mail is true. */
const HOLDS: Record<LeadMailKind, LeadStatus> = {
  NEW_LEAD: 'OPEN',
  REMINDER: 'OPEN',
  AVAILABLE: 'AVAILABLE',
  INTRODUCED_HOMEOWNER: 'INTRODUCED',
  INTRODUCED_CONTRACTOR: 'INTRODUCED',
  PASSED: 'PASSED',
  WITHDRAWN: 'WITHDRAWN',
};

/** Kinds of mail that a contractor on hold does not get. */
const TO_CONTRACTORS: ReadonlySet<LeadMailKind> = new Set([
  'NEW_LEAD',
  'REMINDER',
  'INTRODUCED_CONTRACTOR',
]);

const isAboutRequest = (kind: LeadMail['kind']): kind is RequestMailKind =>
  REQUEST_MAILS.some((one) => one === kind);

const mailHomeowner = async (ports: Ports, kind: RequestMailKind, id: number): Promise<void> => {
  const request = await ports.db.contractorRequest.findUnique({
    where: { id },
    include: MAILED_REQUEST,
  });
  if (!request?.account.email || request.status === 'WITHDRAWN' || request.estimate.deletedAt)
    return;
  const words = HOMEOWNER_WORDS[kind](request);
  const occasion = `request-${kind.toLowerCase()}-${id}`;
  await ports.mailer.send(composeMail(ports, request.account.email, { ...words, occasion }));
};

/** Does nothing when things have moved on since. Throws when mail is down. */
const sendLeadMail = async (ports: Ports, { kind, id, hours }: LeadMail): Promise<void> => {
  if (isAboutRequest(kind)) return mailHomeowner(ports, kind, id);
  const lead = await ports.db.lead.findUnique({ where: { id }, include: MAILED_LEAD });
  if (lead?.status !== HOLDS[kind]) return;
  if (lead.contractor.suspendedReason !== null && TO_CONTRACTORS.has(kind)) return;
  const { to, ...words } = LEAD_WORDS[kind](lead);
  const occasion = ['lead', kind.toLowerCase(), id, ...(hours === null ? [] : [hours])].join('-');
  if (to) await ports.mailer.send(composeMail(ports, to, { ...words, occasion }));
};

export const bindLeadMail = (ports: Ports): JobBinding =>
  bindJob(leadMail, (message) => sendLeadMail(ports, message));
