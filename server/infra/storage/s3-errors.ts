// What an S3 service says, in the product's words.
import { DomainError } from '../../domain/errors.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

/** Services differ in the name, all agree on the status. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';

/** Imitations of S3 that lack an operation. */
export const isUnsupported = (error: unknown): boolean => statusOf(error) === 501;

const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity', 'DiskFull']);

export const explainS3Error = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  return FULL.has(nameOf(error)) || statusOf(error) === 507
    ? new DomainError(
        'STORAGE_FULL',
        'There is no room left for this file on the server. Please try again later.',
        { cause: error },
      )
    : new DomainError(
        'UNAVAILABLE',
        'The file storage does not answer at the moment. Please try again in a minute.',
        { cause: error, retryAfterSeconds: 30 },
      );
};
