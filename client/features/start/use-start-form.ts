import { useEffect, useState, useRef } from 'react';
import { ESTIMATE_LIMITS } from '../../../server/domain/limits.ts';
import type { Problem } from '../../lib/problem.ts';
import { useUploads } from './uploads/use-uploads.ts';
import { isDone, type Upload } from './uploads/upload-queue.ts';
import { checkSetup, isComplete, missingOf, NO_PROJECT } from './setup-checks.ts';
import { joined } from './reading/corrections.ts';
import { formKeyOf, readDraft, type StartForm, writeDraft } from './start-draft.ts';
import { SubmitJobDocument, type SubmitJobInput } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { isSignedIn } from '../../lib/session.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { waitBeforeRetry } from '../../lib/wait-before-retry.ts';
import { alertFor } from './submit-policy.ts';

type SubmitOutcome =
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

function useSubmitJob() {
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

const byField = ({ fields }: Problem): Partial<Record<string, string>> =>
  Object.fromEntries(fields.map(({ path, message }) => [path.split('.')[0], message]));

const requestOf = (form: StartForm, projectId: string, uploads: readonly Upload[]) => ({
  instructions: form.instructions.trim(),
  propertyType: form.propertyType,
  finishLevel: form.finishLevel,
  agentKind: form.agentKind,
  projectId,
  uploads: uploads.filter(isDone).map(({ fileId }) => fileId),
  ...(form.corrections.length > 0 ? { corrections: joined(form.corrections) } : {}),
  ...(form.title.trim() ? { title: form.title.trim() } : {}),
});

/** Applies a change. A text that is begun anew drops the corrections of the old one. */
const withChange = (form: StartForm, change: Partial<StartForm>): StartForm => {
  const next = { ...form, ...change };
  const isBegun = next.instructions.trim().length < ESTIMATE_LIMITS.descriptionLeast;
  return isBegun ? { ...next, corrections: [] } : next;
};

const lostFiles = (count: number): string =>
  `${count === 1 ? 'One file' : `${count} files`} could not be uploaded. Try again or remove ${count === 1 ? 'it' : 'them'}, then start the analysis.`;

interface StartFormOptions {
  search: URLSearchParams;
  /** What the form starts with when there is no draft. */
  prefill: StartForm;
  onStarted: (jobId: string) => void;
}

const isFailed = ({ state }: Upload): boolean => state === 'failed';

/** The start page's form: its values, its draft, its uploads, and what happens at Start Analysis. */
export function useStartForm({ search, prefill, onStarted }: StartFormOptions) {
  const [formKey] = useState(() => formKeyOf(search));
  const [draft] = useState(() => readDraft(formKey));
  const [form, setForm] = useState(draft?.form ?? prefill);
  const uploads = useUploads(formKey, draft?.uploads ?? []);
  const [submit, { isWaitingForServer }] = useSubmitJob();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  useEffect(() => {
    writeDraft(formKey, { form, uploads: uploads.list.filter(isDone) });
  }, [formKey, form, uploads.list]);

  const show = (outcome: SubmitOutcome): void => {
    if (outcome.kind === 'failed') setAlert(outcome.alert);
    if (outcome.kind === 'refused') {
      setAlert(outcome.problem.message);
      setErrors(byField(outcome.problem));
    }
    if (outcome.kind === 'started') onStarted(outcome.jobId);
  };

  /** Start Analysis was pressed before everything was there. */
  const tryEarly = () => setHasTried(true);

  const start = async (): Promise<void> => {
    if (isSubmitting || form.projectId === null) return;
    setIsSubmitting(true);
    setAlert(null);
    setErrors({});
    // Files still on their way belong to the request, so it waits for them; what was refused before is known.
    const refused = uploads.queue.current().filter(isFailed).length;
    await uploads.queue.settled();
    const sent = uploads.queue.current();
    const lost = sent.filter(isFailed).length - refused;
    if (lost > 0) setAlert(lostFiles(lost));
    else show(await submit(requestOf(form, form.projectId, sent)));
    setIsSubmitting(false);
  };

  const checks = checkSetup(form, uploads.list);
  const { hasProject, ...others } = checks;
  const asksForProject = !hasProject && (hasTried || Object.values(others).every(Boolean));
  return {
    form,
    change: (change: Partial<StartForm>) => setForm((current) => withChange(current, change)),
    uploads,
    checks,
    canStart: isComplete(checks) && !isSubmitting,
    isSubmitting,
    isWaitingForServer,
    alert,
    errors: asksForProject ? { projectId: NO_PROJECT, ...errors } : errors,
    missing: hasTried ? missingOf(checks) : [],
    /** The first of what is still to do. */
    next: missingOf(checks)[0] ?? null,
    tryEarly,
    start,
  };
}
