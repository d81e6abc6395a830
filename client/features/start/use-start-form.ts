import { useEffect, useState } from 'react';
import { ESTIMATE_LIMITS } from '../../../server/domain/limits.ts';
import type { Problem } from '../../lib/problem.ts';
import { useUploads } from './uploads/use-uploads.ts';
import { isDone, type Upload } from './uploads/upload-queue.ts';
import { checkSetup, isComplete, missingOf, NO_PROJECT } from './setup-checks.ts';
import { joined } from './reading/corrections.ts';
import { formKeyOf, readDraft, type StartForm, writeDraft } from './start-draft.ts';
import { type SubmitOutcome, useSubmitJob } from './use-submit-job.ts';

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
