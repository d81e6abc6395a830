// The estimate that contractors are asked about.

export interface AskedEstimate {
  id: string;
  claimNumber: string;
  /** Kinds of work in it. */
  tasks: readonly string[];
  zip: string;
}
