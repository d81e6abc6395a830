// Mails about proposals: sent to the side that did not act, as long as what they tell is still so, and to who signed.
import { z } from 'zod';
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { MAIL_RETRY } from '../../infra/mailer.ts';
import { bindJob, type JobBinding, type JobDefinition } from '../../infra/queue/queue.ts';
import { composeMail } from '../leads/lead-mail-frame.ts';
import type { AddressedWords } from '../leads/lead-mail-words.ts';
import { companyNameOf, leadDocumentIn } from '../leads/lead-rows.ts';
import { MAILED_LEAD } from '../leads/mailed-rows.ts';
import { proposalDocumentOf } from './proposal-rows.ts';
import { dayOf, signatureOf, totalOf } from './proposal-words.ts';

/** Kinds of mail. SIGNED is the homeowner's own receipt. */
const PROPOSAL_MAILS = ['SENT', 'ACCEPTED', 'SIGNED', 'DECLINED', 'CLOSED', 'WITHDRAWN'] as const;
export type ProposalMailKind = (typeof PROPOSAL_MAILS)[number];

interface ProposalMail {
  kind: ProposalMailKind;
  id: number;
}

/** The message names the row and nothing else. */
export const proposalMail: JobDefinition<ProposalMail> = {
  name: 'proposal-mail',
  payload: z.object({ kind: z.enum(PROPOSAL_MAILS), id: z.int().positive() }),
  retry: MAIL_RETRY,
};

const MAILED = { lead: { include: MAILED_LEAD } } satisfies Prisma.ProposalInclude;
type MailedProposal = Prisma.ProposalGetPayload<{ include: typeof MAILED }>;

const HOLDS: Record<ProposalMailKind, MailedProposal['status']> = {
  SENT: 'SENT',
  ACCEPTED: 'ACCEPTED',
  SIGNED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  CLOSED: 'CLOSED',
  WITHDRAWN: 'WITHDRAWN',
};

const toHomeowner = ({ lead: { request } }: MailedProposal) => ({
  to: request.account.email,
  label: 'Open your estimate',
  path: `/results/${request.estimate.job.claimNumber}#contractors`,
});
const toContractor = ({ lead: { contractor } }: MailedProposal) => ({
  to: contractor.account.email,
  label: 'Open your hub',
  path: '/contractor/hub',
});

const companyOf = ({ lead }: MailedProposal): string => companyNameOf(lead.contractor);
const workOf = ({ lead }: MailedProposal): string => leadDocumentIn(lead).title;
const totalIn = (proposal: MailedProposal): string =>
  totalOf({ shown: proposalDocumentOf(proposal) });

const WORDS: Record<ProposalMailKind, (proposal: MailedProposal) => AddressedWords> = {
  SENT: (proposal) => ({
    ...toHomeowner(proposal),
    subject: `${companyOf(proposal)} sent you a proposal: ${workOf(proposal)}`,
    sentences: [
      `${companyOf(proposal)} offers the work for ${totalIn(proposal)}, valid until ${dayOf(proposal.validUntil)}.`,
      'On your estimate you see it beside your own figures and beside other proposals, and can accept it with your name, or decline it.',
    ],
  }),
  ACCEPTED: (proposal) => ({
    ...toContractor(proposal),
    subject: `Your proposal was accepted: ${workOf(proposal)}`,
    sentences: [
      `${proposal.lead.request.firstName} accepted version ${proposal.version} for ${totalIn(proposal)}.`,
      `Signed: ${signatureOf(proposal)}. The proposal as PDF carries the signature.`,
    ],
  }),
  SIGNED: (proposal) => ({
    ...toHomeowner(proposal),
    subject: `You accepted the proposal of ${companyOf(proposal)}`,
    sentences: [
      `You accepted version ${proposal.version} for ${totalIn(proposal)}. Signed: ${signatureOf(proposal)}.`,
      'The proposal as PDF carries your signature; you find it on your estimate. If you did not sign this, write to the contractor at once.',
    ],
  }),
  DECLINED: (proposal) => ({
    ...toContractor(proposal),
    subject: `Your proposal was declined: ${workOf(proposal)}`,
    sentences: [
      `${proposal.lead.request.firstName} declined version ${proposal.version}: ${proposal.declineReason ?? ''}`,
      'You can send a revised one from your estimate.',
    ],
  }),
  CLOSED: (proposal) => ({
    ...toContractor(proposal),
    subject: `Not this time: ${workOf(proposal)}`,
    sentences: [
      'Another proposal for this work was accepted, so yours is closed. Thank you for the time you put into it.',
    ],
  }),
  WITHDRAWN: (proposal) => ({
    ...(proposal.withdrawnByContractor ? toHomeowner(proposal) : toContractor(proposal)),
    subject: `A proposal was withdrawn: ${workOf(proposal)}`,
    sentences: [
      `${proposal.withdrawnByContractor ? companyOf(proposal) : proposal.lead.request.firstName} withdrew ${proposal.acceptedAt ? 'the accepted proposal' : 'the proposal'}, version ${proposal.version}: ${proposal.withdrawReason ?? ''}`,
      'You can write to each other in the conversation beside it.',
    ],
  }),
};

/** What took the place of a sent one before its mail went is told in it: no mail of its own may be on its way. */
const latestOf = async ({ db }: Ports, { kind, id }: ProposalMail) => {
  const proposal = await db.proposal.findUnique({ where: { id }, include: MAILED });
  if (kind !== 'SENT' || proposal?.status !== 'SUPERSEDED') return proposal;
  const { leadId } = proposal;
  return db.proposal.findFirst({ where: { leadId, status: 'SENT' }, include: MAILED });
};

/** Does nothing when things have moved on since. Throws when mail is down. */
const sendProposalMail = async (ports: Ports, message: ProposalMail): Promise<void> => {
  const { kind } = message;
  const proposal = await latestOf(ports, message);
  if (proposal?.status !== HOLDS[kind] || proposal.lead.request.estimate.deletedAt) return;
  const { to, ...words } = WORDS[kind](proposal);
  const occasion = `proposal-${kind.toLowerCase()}-${proposal.id}`;
  if (to) await ports.mailer.send(composeMail(ports, to, { ...words, occasion }));
};

export const bindProposalMail = (ports: Ports): JobBinding =>
  bindJob(proposalMail, (message) => sendProposalMail(ports, message));
