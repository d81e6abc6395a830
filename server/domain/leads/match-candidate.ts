// A request and a contractor as matching sees them.
import type { ProjectSize, ProjectType, Trade } from './contractor-choices.ts';

/** What came of a contractor's leads. Counts are of the last 90 days unless they say otherwise. */
export interface LeadHistory {
  /** Waiting now, for an answer of the contractor's or of the homeowner's. */
  open: number;
  /** Leads ever. */
  all: number;
  available: number;
  declined: number;
  /** Time ran out. */
  unanswered: number;
  /** Median time from the lead to the answer, in ms. It is null without answers. */
  medianResponseMs: number | null;
  /** When the last lead of the same homeowner was sent, whatever the days; null without one. */
  lastOfHomeowner: Date | null;
  /** When the last lead of the same area and trade was; null without one. */
  lastThere: Date | null;
}

/** What contractors are wanted for. */
export interface WantedWork {
  accountId: number;
  /** Five digits. */
  zip: string;
  /** Most of the value first. */
  trades: readonly Trade[];
  size: ProjectSize;
  types: readonly ProjectType[];
}

/** What of a contractor decides whether it is asked. */
export interface Candidate {
  id: number;
  accountId: number;
  isApproved: boolean;
  isIdentityApproved: boolean;
  isSuspended: boolean;
  isPaused: boolean;
  licenseNumber: string;
  /** Day on which the license expires. It is null when it does not expire, or nobody told. */
  licenseExpiresOn: Date | null;
  insuranceExpiresOn: Date | null;
  trades: readonly string[];
  zipCodes: readonly string[];
  servesNearbyZips: boolean;
  /** Sizes that the contractor takes; an empty list takes all. */
  projectSizes: readonly string[];
  projectTypes: readonly string[];
  history: LeadHistory;
}

export const zip3Of = (zip: string): string => zip.slice(0, 3);

export const servesZip = (
  { zipCodes, servesNearbyZips }: Pick<Candidate, 'zipCodes' | 'servesNearbyZips'>,
  zip: string,
): boolean =>
  zipCodes.includes(zip) ||
  (servesNearbyZips && zipCodes.some((own) => zip3Of(own) === zip3Of(zip)));
