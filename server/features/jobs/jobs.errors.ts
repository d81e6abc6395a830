// Expected failures of job actions, shown by the form that asked.
import { DomainError } from '../../domain/errors.ts';

export class JobAlreadyFinished extends DomainError {
  readonly jobId: number;
  constructor(jobId: number) {
    super('CONFLICT', 'This job has already ended, so there is nothing to cancel.');
    this.jobId = jobId;
  }
}

export class JobNotRetryable extends DomainError {
  readonly jobId: number;
  constructor(jobId: number) {
    super('CONFLICT', 'Only a job that failed or was cancelled can be started again.');
    this.jobId = jobId;
  }
}

export class JobStillRunning extends DomainError {
  readonly jobId: number;
  constructor(jobId: number) {
    super('CONFLICT', 'This job is still running. Wait until it has ended, then try again.');
    this.jobId = jobId;
  }
}
