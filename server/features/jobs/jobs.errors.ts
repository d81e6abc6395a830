// Expected failures of job actions, shown by the form that asked, together with the job as it stands.
import { DomainError } from '../../domain/errors.ts';

export abstract class JobConflict extends DomainError {
  readonly jobId: number;
  constructor(jobId: number, message: string) {
    super('CONFLICT', message);
    this.jobId = jobId;
  }
}

export class JobAlreadyFinished extends JobConflict {
  constructor(jobId: number) {
    super(jobId, 'This job has already ended, so there is nothing to cancel.');
  }
}

export class JobNotRetryable extends JobConflict {
  constructor(jobId: number) {
    super(jobId, 'Only a job that failed or was canceled can be started again.');
  }
}

export class JobStillRunning extends JobConflict {
  constructor(jobId: number) {
    super(jobId, 'This job is still running. Wait until it has ended, then try again.');
  }
}
