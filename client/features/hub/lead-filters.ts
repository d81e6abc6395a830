// Which leads the hub lists, and how the states of a lead are told to its contractor.
import type { LeadStatus } from '../../../server/domain/leads/lead-status.ts';

export const LEAD_FILTERS = {
  ALL: { label: 'All', statuses: null },
  NEW: { label: 'New', statuses: ['OPEN'] },
  WAITING: { label: 'Waiting', statuses: ['AVAILABLE'] },
  INTRODUCED: { label: 'Introduced', statuses: ['INTRODUCED'] },
  CLOSED: { label: 'Closed', statuses: ['DECLINED', 'PASSED', 'EXPIRED', 'WITHDRAWN'] },
} as const satisfies Record<string, { label: string; statuses: readonly LeadStatus[] | null }>;
export type LeadFilter = keyof typeof LEAD_FILTERS;

export const LEAD_FILTER_KEYS = Object.keys(LEAD_FILTERS) as LeadFilter[];

export const statusesOf = (filter: LeadFilter): LeadStatus[] | null => {
  const { statuses } = LEAD_FILTERS[filter];
  return statuses && [...statuses];
};

export const STATUS_WORDS: Record<LeadStatus, { label: string; color: string; hint: string }> = {
  OPEN: { label: 'New', color: 'plumb', hint: '' },
  AVAILABLE: {
    label: 'Waiting',
    color: 'yellow',
    hint: 'The homeowner decides now. If they accept, you get each other’s contact details.',
  },
  INTRODUCED: { label: 'Introduced', color: 'green', hint: '' },
  DECLINED: { label: 'Declined', color: 'gray', hint: 'You declined this lead.' },
  PASSED: {
    label: 'Closed',
    color: 'gray',
    hint: 'The homeowner went on without this introduction.',
  },
  EXPIRED: { label: 'Expired', color: 'gray', hint: 'The time to answer has passed.' },
  WITHDRAWN: {
    label: 'Withdrawn',
    color: 'gray',
    hint: 'The homeowner withdrew the request.',
  },
};
