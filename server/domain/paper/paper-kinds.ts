// The closed sets of papers, without the schema of a paper: pages need no more.

export const PAPER_KINDS = ['BID', 'CLAIM', 'TAKEOFF', 'PRICE_LIST', 'OTHER'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What its owner wants with a paper. */
export const PAPER_USES = ['CHECK', 'PRICE', 'KEEP'] as const;
export type PaperUse = (typeof PAPER_USES)[number];
