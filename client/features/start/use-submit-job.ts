import { useEffect, useRef, useState } from 'react';
import { SubmitJobDocument, type SubmitJobInput } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import type { Problem } from '../../lib/problem.ts';
import { isSignedIn } from '../../lib/session.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { waitBeforeRetry } from '../../lib/wait-before-retry.ts';
import { alertFor } from './submit-policy.ts';

export type SubmitOutcome =
  | { kind: 'started'; jobId: string }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'failed'; alert: string }
  /** The page is being left: for /login, or by the user. */
  | { kind: 'left' };

type JobRequest = Omit<SubmitJobInput, 'idempotencyKey'>;

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Keeps the key while the request stays the same, so that pressing again after a lost answer starts nothing twice. */
const useIdempotencyKey = () => {
  const last = useRef({ request: '', key: '' });
  return {
    keyFor(request: JobRequest): string {
      const text = JSON.stringify(request);
      if (last.current.request !== text) last.current = { request: text, key: randomUuid() };
      return last.current.key;
    },
    forget: () => {
      last.current = { request: '', key: '' };
    },
  };
};

export function useSubmitJob() {
  const [send] = useSend(SubmitJobDocument);
  const [isWaiting, setIsWaiting] = useState(false);
  const idempotency = useIdempotencyKey();
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const submit = async (request: JobRequest): Promise<SubmitOutcome> => {
    const input = { ...request, idempotencyKey: idempotency.keyFor(request) };
    const signal = leaving.current?.signal ?? new AbortController().signal;
    for (let retries = 0; ; retries += 1) {
      const outcome = await send({ input });
      if (outcome.kind === 'done') {
        const { id: jobId } = outcome.result.job;
        idempotency.forget();
        jobNotices.addPending(jobId);
        return { kind: 'started', jobId };
      }
      if (outcome.kind === 'refused') return { kind: 'refused', problem: outcome };
      const { failure } = outcome;
      if (failure.kind === 'login') return { kind: 'left' };
      const wait = waitBeforeRetry(failure, retries);
      if (wait === null) return { kind: 'failed', alert: alertFor(failure, isSignedIn()) };
      setIsWaiting(true);
      await sleep(wait, signal);
      setIsWaiting(false);
      if (signal.aborted) return { kind: 'left' };
    }
  };

  return [submit, { isWaitingForServer: isWaiting }] as const;
}
