// Where the lead of one contractor stands, and what the whole request comes to for its homeowner.

export const LEAD_STATUSES = [
  'OPEN',
  'AVAILABLE',
  'INTRODUCED',
  'DECLINED',
  'PASSED',
  'EXPIRED',
  'WITHDRAWN',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export type RequestStatus = 'OPEN' | 'WITHDRAWN' | 'ENDED';

/** True while the lead waits for somebody: it holds one of the contractor's places then. */
export const isPending = (status: LeadStatus): boolean =>
  status === 'OPEN' || status === 'AVAILABLE';

/** True when nothing will come of the lead, and nobody took it back. */
export const isRefused = (status: LeadStatus): boolean =>
  status === 'DECLINED' || status === 'PASSED' || status === 'EXPIRED';

/** True while the contractor still sees what the work is. */
export const showsDetails = (status: LeadStatus): boolean =>
  isPending(status) || status === 'INTRODUCED';

const REQUEST_SITUATIONS = [
  'LOOKING',
  'ASKED',
  'AVAILABLE',
  'INTRODUCED',
  'NOBODY',
  'WITHDRAWN',
] as const;
export type RequestSituation = (typeof REQUEST_SITUATIONS)[number];

/** @param leads statuses of all contractors that were asked */
export const situationOf = (
  status: RequestStatus,
  leads: readonly LeadStatus[],
): RequestSituation => {
  if (status === 'WITHDRAWN') return 'WITHDRAWN';
  if (leads.includes('AVAILABLE')) return 'AVAILABLE';
  if (leads.includes('INTRODUCED')) return 'INTRODUCED';
  if (status === 'ENDED') return 'NOBODY';
  return leads.includes('OPEN') ? 'ASKED' : 'LOOKING';
};

/** Why a contractor does not want a lead (`respondToLead`). */
export const DECLINE_REASONS = {
  TOO_BUSY: 'No time for it',
  TOO_FAR: 'Too far away',
  NOT_MY_WORK: 'Not the work I do',
  TOO_SMALL: 'Too small',
  TOO_LARGE: 'Too large',
  BUDGET: 'The budget does not fit',
  OTHER: 'Another reason',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;
