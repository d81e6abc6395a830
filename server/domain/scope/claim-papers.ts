// What an adjuster looks for on top of a claim: who is insured with whom, under which numbers, and when the loss happened.
import { z } from 'zod';
import { text } from '../estimate/estimate-figures.ts';
import { CLAIM_PAPER_LIMITS as LIMITS } from '../limits.ts';

/** Facts of a claim. Each one is null where nobody said it. */
export const CLAIM_PAPERS = {
  insured: text(LIMITS.insured).nullable(),
  carrier: text(LIMITS.carrier).nullable(),
  policyNumber: text(LIMITS.policyNumber).nullable(),
  /** The carrier's own; ours is the reference of the estimate. */
  carrierClaimNumber: text(LIMITS.carrierClaimNumber).nullable(),
  /** ISO 8601 day. */
  dateOfLoss: z.iso.date().nullable(),
};

export type ClaimPapers = { [Name in keyof typeof CLAIM_PAPERS]: string | null };
export type ClaimPaper = keyof ClaimPapers;

export const NO_CLAIM_PAPERS: ClaimPapers = {
  insured: null,
  carrier: null,
  policyNumber: null,
  carrierClaimNumber: null,
  dateOfLoss: null,
};
