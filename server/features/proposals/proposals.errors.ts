// Expected failures around proposals, shown where somebody sent one or decided on it.
import { DomainError } from '../../domain/errors.ts';
import type { ProposalStatus } from '../../domain/bid/proposal.ts';

const WHY: Record<ProposalStatus, string> = {
  SENT: 'This proposal is waiting for the homeowner’s answer.',
  SUPERSEDED: 'A revised proposal replaced this one. Open the latest, and decide on that.',
  DECLINED: 'This proposal was declined. The contractor can send a revised one.',
  ACCEPTED: 'This proposal is accepted already. To back out, withdraw it and say why.',
  CLOSED:
    'Another proposal for this work was accepted, so this one is closed. The contractor can send it once more if that comes to nothing.',
  WITHDRAWN: 'This proposal was withdrawn. The contractor can send another one.',
  EXPIRED: 'This proposal has expired. Ask the contractor to send it once more.',
};

/** It does not stand as it did: a newer one, the other side or time was faster. Nothing was changed. */
export class ProposalConflict extends DomainError {
  readonly proposalId: number;
  constructor(proposalId: number, status: ProposalStatus) {
    super('CONFLICT', WHY[status]);
    this.proposalId = proposalId;
  }
}

/** The homeowner accepted one for the same work: no other can be sent or accepted beside it. */
export class WorkIsTaken extends DomainError {
  constructor(side: 'CONTRACTOR' | 'HOMEOWNER', isOwn: boolean) {
    const whose = side === 'CONTRACTOR' && isOwn ? 'Your proposal' : 'Another proposal';
    const next =
      side === 'CONTRACTOR' && !isOwn
        ? 'Write to the homeowner if you have a question.'
        : 'Withdraw it first and say why.';
    super('CONFLICT', `${whose} for this work is accepted. ${next}`);
  }
}
