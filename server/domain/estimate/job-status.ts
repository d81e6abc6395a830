// The life of a job: which stages there are, which steps between them are legal, and what users call them.

export const JOB_STAGES = [
  'QUEUED',
  'READING_UPLOADS',
  'UNDERSTANDING_SCOPE',
  'PRICING',
  'WRITING_UP',
  'READY',
  'FAILED',
  'CANCELLED',
] as const;
export type JobStage = (typeof JOB_STAGES)[number];

export type JobStatus = 'QUEUED' | 'PROCESSING' | 'READY' | 'FAILED' | 'CANCELLED';

const STATUS_OF: Record<JobStage, JobStatus> = {
  QUEUED: 'QUEUED',
  READING_UPLOADS: 'PROCESSING',
  UNDERSTANDING_SCOPE: 'PROCESSING',
  PRICING: 'PROCESSING',
  WRITING_UP: 'PROCESSING',
  READY: 'READY',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
};

export const STAGE_LABELS: Record<JobStage, string> = {
  QUEUED: 'Waiting for a free estimator',
  READING_UPLOADS: 'Reading your uploads',
  UNDERSTANDING_SCOPE: 'Understanding the scope',
  PRICING: 'Pricing each line',
  WRITING_UP: 'Writing up the estimate',
  READY: 'Ready',
  FAILED: 'Could not be finished',
  CANCELLED: 'Canceled',
};

/** Stages a worker passes through, in order. */
export const WORKING_STAGES = [
  'READING_UPLOADS',
  'UNDERSTANDING_SCOPE',
  'PRICING',
  'WRITING_UP',
] as const satisfies readonly JobStage[];
export type WorkingStage = (typeof WORKING_STAGES)[number];

/** Progress (0–1) at which each stage begins; within a stage the worker moves towards the next one's start. */
export const STAGE_PROGRESS: Record<JobStage, number> = {
  QUEUED: 0,
  READING_UPLOADS: 0.05,
  UNDERSTANDING_SCOPE: 0.4,
  PRICING: 0.5,
  WRITING_UP: 0.9,
  READY: 1,
  FAILED: 1,
  CANCELLED: 1,
};

/** Nothing more comes of a job by itself. */
export const FINAL_STAGES: JobStage[] = ['READY', 'FAILED', 'CANCELLED'];
const FINAL: ReadonlySet<JobStage> = new Set(FINAL_STAGES);

export const jobStatus = (stage: JobStage): JobStatus => STATUS_OF[stage];
export const isFinal = (stage: JobStage): boolean => FINAL.has(stage);
export const canCancel = (stage: JobStage): boolean => !isFinal(stage);
