// Whether the estimate that somebody wants made anew is still the one that they saw.
import { badField } from '../../domain/errors.ts';
import { EstimateConflict } from './estimates.errors.ts';

interface VersionNow {
  id: number;
  version: number;
}

/** Throws EstimateConflict, or InvalidInput where there is no estimate to have a version. */
export const seenEstimate =
  (seen: number | null | undefined) =>
  (estimate: VersionNow | null): void => {
    if (seen == null || estimate?.version === seen) return;
    if (estimate) throw new EstimateConflict(estimate.id, estimate.version);
    const message = 'There is no estimate yet, and so no version of one. Leave the version out.';
    throw badField('version', message);
  };
