import type { PaperEstimate } from './paper-estimate.ts';

/** What a plan says. */
export interface PlanOnPaper {
  /** Its rooms and its lettering, without lines: a plan is no list of work. */
  paper: PaperEstimate;
  /** Sentences for its owner; empty when all went well. */
  notes: string[];
}
