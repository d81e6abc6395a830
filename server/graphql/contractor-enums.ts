// Enums of contractors, their review, leads and requests; their values equal the database's and the domain's.
import { TIMEFRAMES } from '../domain/catalog.ts';
import {
  DECLINE_REASONS,
  type LeadStatus,
  type RequestSituation,
} from '../domain/leads/lead-status.ts';
import { builder } from './builder.ts';
import { described } from './described.ts';

export const TimeframeEnum = builder.enumType('Timeframe', {
  description: 'When a homeowner wants the work to begin.',
  values: described(TIMEFRAMES),
});

export const ReviewStatusEnum = builder.enumType('ReviewStatus', {
  description: 'Where a review by an operator stands.',
  values: described<'PENDING' | 'APPROVED' | 'DECLINED'>({
    PENDING: 'Waits for an operator.',
    APPROVED: 'Was found to be good.',
    DECLINED: 'Was refused, with a reason.',
  }),
});

export const IdentityStatusEnum = builder.enumType('IdentityStatus', {
  description: 'Whether a contractor has shown who they are.',
  values: described<'NONE' | 'PENDING' | 'APPROVED' | 'DECLINED'>({
    NONE: 'Nothing was handed in, or the name was changed since.',
    PENDING: 'Waits for an operator.',
    APPROVED: 'Was found to be good.',
    DECLINED: 'Was refused, with a reason; another document can be handed in.',
  }),
});

export const LeadStatusEnum = builder.enumType('LeadStatus', {
  description: 'Where the lead of one contractor stands.',
  values: described<LeadStatus>({
    OPEN: "Waits for the contractor's answer.",
    AVAILABLE: 'The contractor is available; waits for the homeowner.',
    INTRODUCED: 'Both have said yes, and have each other’s contacts.',
    DECLINED: 'The contractor declined.',
    PASSED: 'The homeowner went on without this introduction.',
    EXPIRED: 'Nobody answered in time.',
    WITHDRAWN: 'The homeowner withdrew the request.',
  }),
});

export const LeadAnswerEnum = builder.enumType('LeadAnswer', {
  description: 'What a contractor says to a lead.',
  values: described({
    AVAILABLE: 'The contractor wants the work.',
    DECLINED: 'The contractor declines.',
  } as const),
});

export const DeclineReasonEnum = builder.enumType('DeclineReason', {
  description: 'Why a contractor does not want a lead.',
  values: described(DECLINE_REASONS),
});

export const RequestStatusEnum = builder.enumType('ContractorRequestStatus', {
  description: 'Whether contractors are still asked for a request.',
  values: described<'OPEN' | 'WITHDRAWN' | 'ENDED'>({
    OPEN: 'Contractors are being asked.',
    WITHDRAWN: 'The homeowner took it back.',
    ENDED: 'Nobody more is asked: enough are there, nobody is left, or its time is over.',
  }),
});

export const RequestSituationEnum = builder.enumType('ContractorRequestSituation', {
  description: 'What a request for contractors comes to for its homeowner.',
  values: described<RequestSituation>({
    LOOKING: 'Nobody suitable is there at the moment; the search goes on until it expires.',
    ASKED: 'Contractors were asked, and have not said yes so far.',
    AVAILABLE: 'One contractor or more are available and wait for the homeowner.',
    INTRODUCED: 'One introduction or more were made.',
    NOBODY: 'It ended without an introduction.',
    WITHDRAWN: 'The homeowner took it back.',
  }),
});
