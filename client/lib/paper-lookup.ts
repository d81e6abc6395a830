// Papers where an estimate's number may stand, too: `/compare?left=paper-17&right=CLM-7KQ2MX4P`.
const PAPER_LOOKUP = /^paper-([1-9]\d{0,15})$/i;

/** @param fileId key of the uploaded document */
export const paperLookup = (fileId: string): string => `paper-${fileId}`;

/** The key of the document's file; null for what names an estimate. */
export const paperIdOf = (lookup: string): string | null =>
  PAPER_LOOKUP.exec(lookup.trim())?.[1] ?? null;
