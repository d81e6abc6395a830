/**
 * Raised whenever documents or plans come to be read to something else: those that were read by another version are worth
 * reading again.
 */
export const READER_VERSION = 2;
