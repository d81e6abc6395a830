import { bareKey, globalId } from '../../server/domain/ids.ts';

// Papers where an estimate's number may stand, too: `/compare?left=paper-17&right=CLM-7KQ2MX4P`.
const PAPER_LOOKUP = /^paper-([1-9]\d{0,15})$/i;

/** @param fileId `id` of the uploaded document, or of its paper */
export const paperLookup = (fileId: string): string => `paper-${bareKey(fileId)}`;

/** The id of the document's file; null for what names an estimate. */
export const paperIdOf = (lookup: string): string | null => {
  const key = PAPER_LOOKUP.exec(lookup.trim())?.[1];
  return key === undefined ? null : globalId('File', key);
};
