// Has the estimator work out one claimed job: its request, a sign of life meanwhile, and what it tells on the way.
import { setInterval } from 'node:timers';
import type { Ports } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate.ts';
import { readStoredCorrections } from '../../domain/stored-documents.ts';
import type { EstimateObserver } from '../../estimator/estimate-observer.ts';
import type { EstimateRequest } from '../../estimator/estimate-request.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { callerOf } from '../../infra/caller.ts';
import { readStandingScope } from '../estimates/record-estimate.ts';
import { inputsBeforeOf, JobLost, writeClaimed } from '../jobs/job-claim.ts';
import type { TakenJob } from '../jobs/taken-job.ts';
import { type JobProgress, trackProgress } from '../jobs/job-progress.ts';
import { readUploadsOf } from './job-uploads.ts';
import { recordModelCall } from './model-calls.ts';
import { takeModelRun } from '../quota/model-runs.ts';

const SIGN_OF_LIFE_MS = 5_000;

const observerOf = (ports: Ports, job: Job, progress: JobProgress): EstimateObserver => ({
  onStage: (stage) => progress.enter(stage),
  onLine: (line) => progress.addLine(line),
  onRestart: () => progress.restart(),
  onUsage: (use) => recordModelCall(ports, job.id, use),
});

export const estimateJob = async (
  ports: Ports,
  { job, property, uploads }: TakenJob,
  signal: AbortSignal,
): Promise<EstimateDocument> => {
  const lost = new AbortController();
  const stop = AbortSignal.any([signal, lost.signal]);
  const progress = trackProgress(ports, job, (error) => lost.abort(error));
  const signOfLife = setInterval(() => {
    writeClaimed(ports, job, {}).catch((error: unknown) => {
      if (error instanceof JobLost) lost.abort(error);
    });
  }, SIGN_OF_LIFE_MS);
  try {
    const { before: readBefore, ...read } = await readUploadsOf(
      ports,
      job,
      uploads,
      stop,
      (reading) => progress.read(reading),
    );
    const before = inputsBeforeOf(job);
    const scope = before && (await readStandingScope(ports, job.id));
    const request: EstimateRequest = {
      instructions: job.instructions,
      corrections: readStoredCorrections(job.corrections),
      refinements: job.refinements,
      title: job.title,
      propertyType: job.propertyType,
      finishLevel: job.finishLevel,
      agentKind: job.agentKind,
      delivery: job.delivery,
      ...property,
      ...read,
      ...(before &&
        scope && {
          standing: {
            scope,
            before: { refinements: before.refinements, ...readBefore },
          },
        }),
      now: ports.now(),
    };
    const isModelUsedUp = ports.estimator.asksModel(request) && !(await takeModelRun(ports, job));
    return await ports.estimator.estimate(
      { ...request, isModelUsedUp },
      observerOf(ports, job, progress),
      callerOf(job.accountId, stop),
    );
  } finally {
    clearInterval(signOfLife);
    await progress.close();
    lost.signal.throwIfAborted();
  }
};
