// Expected failures around leads, shown where somebody answered or asked.
import { DomainError } from '../../domain/errors.ts';
import type { LeadStatus } from '../../domain/leads/lead-status.ts';

type LeadSide = 'CONTRACTOR' | 'HOMEOWNER';

const WHY: Record<LeadSide, Record<LeadStatus, string>> = {
  CONTRACTOR: {
    OPEN: 'This lead is waiting for your answer.',
    AVAILABLE: 'You said that you are available. The homeowner decides now.',
    INTRODUCED: 'You are introduced to each other already.',
    DECLINED: 'You declined this lead before. It is closed.',
    PASSED: 'The homeowner went on without this introduction. The lead is closed.',
    EXPIRED: 'The time to answer has passed. The lead is closed.',
    WITHDRAWN: 'The homeowner withdrew the request. The lead is closed.',
  },
  HOMEOWNER: {
    OPEN: 'The contractor has not answered yet. We write as soon as they do.',
    AVAILABLE: 'The contractor is available and waiting for your answer.',
    INTRODUCED: 'You are introduced to each other already, and have each other’s contacts.',
    DECLINED: 'The contractor declined. Wait for the others, or send a new request.',
    PASSED: 'You passed on this contractor before. Send a new request to be introduced to others.',
    EXPIRED:
      'The time for this introduction is over. Send a new request if you still need someone.',
    WITHDRAWN: 'You withdrew this request. Send a new one if you still need someone.',
  },
};

/** Somebody was faster, or time was. Nothing was changed. */
export class LeadConflict extends DomainError {
  constructor(side: LeadSide, status: LeadStatus) {
    super('CONFLICT', WHY[side][status]);
  }
}

/** An estimate has one open request at most. */
export class RequestIsOpen extends DomainError {
  readonly estimateId: number;
  constructor(estimateId: number) {
    super(
      'CONFLICT',
      'We are already asking contractors about this estimate. Withdraw that request before you send another one.',
    );
    this.estimateId = estimateId;
  }
}
