// How a proposal is spoken of.
import { ADD_ONS } from '../../../server/domain/bid/proposal-choices.ts';
import type { Proposal_DocumentFragment, Proposal_StateFragment } from '../../gql/graphql.ts';
import { formatDay } from '../../lib/days.ts';
import { formatDate } from '../../lib/format.ts';

export type ProposalState = Omit<Proposal_StateFragment, '__typename'>;
export type ShownDocument = Omit<Proposal_DocumentFragment, '__typename'>;
type Status = ProposalState['status'];

export const STATUS_WORDS: Record<Status, { label: string; color: string }> = {
  SENT: { label: 'Waiting for an answer', color: 'plumb' },
  SUPERSEDED: { label: 'Revised since', color: 'gray' },
  DECLINED: { label: 'Declined', color: 'gray' },
  ACCEPTED: { label: 'Accepted', color: 'green' },
  CLOSED: { label: 'Closed', color: 'gray' },
  WITHDRAWN: { label: 'Withdrawn', color: 'gray' },
  EXPIRED: { label: 'Expired', color: 'orange' },
};

const withdrawn = ({ signature, withdrawal }: ProposalState): string => {
  const who = withdrawal?.byContractor ? 'The contractor' : 'The homeowner';
  const signed = signature ? ` It had been signed by ${signature.name}.` : '';
  return `${who} withdrew it: ${withdrawal?.reason ?? ''}${signed}`;
};

/** What came of it, and what is next. */
export const outcomeWords = (proposal: ProposalState): string => {
  const { status, signature, declineReason, validUntil } = proposal;
  switch (status) {
    case 'SENT':
      return `It can be accepted until ${formatDay(validUntil)}.`;
    case 'ACCEPTED':
      return `Signed by ${signature?.name ?? ''}, ${formatDay(signature?.date ?? validUntil)}. Received ${formatDate(signature?.acceptedAt ?? proposal.sentAt)}.`;
    case 'DECLINED':
      return `The homeowner declined it: ${declineReason ?? ''} A revised one can be sent.`;
    case 'SUPERSEDED':
      return 'A revised proposal replaced this one.';
    case 'CLOSED':
      return 'Another proposal for this work was accepted.';
    case 'WITHDRAWN':
      return withdrawn(proposal);
    case 'EXPIRED':
      return `It expired on ${formatDay(validUntil)}. The contractor can send it again.`;
  }
};

export const addOnWords = ({ kind }: ShownDocument['addOns'][number]): string =>
  kind === 'CONTINGENCY' ? `${ADD_ONS[kind]}, credited if not used` : ADD_ONS[kind];
