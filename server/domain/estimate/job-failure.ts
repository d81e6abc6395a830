// Why a run ended without an estimate, in a word for programs, and whether another try may help. The sentence for the owner
// stands beside it.
import type { JobStage } from './job-status.ts';

export const JOB_FAILURES = {
  TOO_LARGE:
    'More than can be read or priced at once: as it is, it fails at the next try, too. `failure` says what to shorten.',
  INTERRUPTED:
    'The server stopped at each try while it worked on it. Trying again may do; so may leaving out the file added last.',
  INTERNAL: 'A fault of ours at each try. Trying again may do.',
} as const;
export type JobFailureCode = keyof typeof JOB_FAILURES;

const isCode = (text: string): text is JobFailureCode => Object.hasOwn(JOB_FAILURES, text);

interface EndedRun {
  /** Sentence for the owner. It is null unless the last run failed. */
  failure: string | null;
  failureCode: string | null;
}

/** Code of the failure. Other versions of this program name none, or one that this version does not know. */
export const failureCodeOf = ({ failure, failureCode }: EndedRun): JobFailureCode | null => {
  if (failure === null) return null;
  return failureCode !== null && isCode(failureCode) ? failureCode : 'INTERNAL';
};

/** A job that ended without an estimate may be run again, unless it would end the same way. */
export const canRetry = (run: EndedRun & { stage: JobStage }): boolean =>
  run.stage === 'CANCELLED' || (run.stage === 'FAILED' && failureCodeOf(run) !== 'TOO_LARGE');
