// The rules of exports of all estimates of an account.

/** Hours for which the file is kept, and a failed export is told. */
export const EXPORT_KEPT_HOURS = 24;
/** Minutes after an export was asked for in which asking again gives the same. */
export const EXPORT_EVERY_MINUTES = 10;

export const EXPORT_STATUSES = {
  PENDING: 'It waits or is being written.',
  READY: 'The file is there.',
  FAILED: 'It could not be made; `failure` says why. Ask for a new one.',
} as const;
export type ExportStatus = keyof typeof EXPORT_STATUSES;
