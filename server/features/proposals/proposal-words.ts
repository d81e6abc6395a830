// What is said of proposals: in the conversation, in the name of the side that acts, and in the mails to the other side.
import type { ProposalDocument } from '../../domain/bid/proposal.ts';
import { moneyWriter, writeDate } from '../../domain/money/written.ts';
import type { Proposal } from '../../generated/prisma/client.ts';

type Told = Pick<Proposal, 'version' | 'validUntil' | 'signedName' | 'signedOn'> & {
  shown: Pick<ProposalDocument, 'total' | 'currency'>;
};

export const totalOf = ({ shown }: Pick<Told, 'shown'>): string =>
  moneyWriter(shown.currency)(shown.total);

export const dayOf = (day: Date): string => writeDate(day.toISOString());

export const sentNotice = (proposal: Told): string =>
  `Proposal, version ${proposal.version}: ${totalOf(proposal)}, valid until ${dayOf(proposal.validUntil)}.`;

export const signatureOf = ({
  signedName,
  signedOn,
}: Pick<Told, 'signedName' | 'signedOn'>): string =>
  signedName && signedOn ? `${signedName}, ${dayOf(signedOn)}` : '';

export const acceptedNotice = (proposal: Told): string =>
  `Accepted: proposal version ${proposal.version} for ${totalOf(proposal)}. Signed: ${signatureOf(proposal)}.`;

export const declinedNotice = ({ version }: Pick<Told, 'version'>, reason: string): string =>
  `Declined: proposal version ${version}. ${reason}`;

export const withdrawnNotice = (
  { version }: Pick<Told, 'version'>,
  { reason, wasAccepted }: { reason: string; wasAccepted: boolean },
): string =>
  `Withdrawn: ${wasAccepted ? 'the accepted proposal' : 'proposal'}, version ${version}. ${reason}`;

export const CLOSED_NOTICE =
  'Another proposal for this work was accepted, so yours is closed. Thank you for the time you put into it.';
