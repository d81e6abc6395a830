// The application as it is filled in and sent.
import { useState } from 'react';
import {
  applicationFaults,
  FILE_TOO_LARGE,
} from '../../../../server/domain/contractor-application.ts';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import type { FieldError } from '../../../../server/domain/errors.ts';
import { refreshContractorRole } from '../../../lib/contractor-role.ts';
import type { Problem } from '../../../lib/problem.ts';
import { sendForm } from '../../../lib/send-form.ts';
import {
  type ApplicationDraft,
  dropDraft,
  formDataOf,
  readDraft,
  writeDraft,
} from './application-draft.ts';

/** What the form holds beside the draft, kept nowhere. */
export interface Unkept {
  file: File | null;
  /** Nobody sees its field; programs that fill in all of them do. */
  trap: string;
}

const REFUSED = 'Please look at the marked fields.';

const faultsOf = (draft: ApplicationDraft, { file, trap }: Unkept): FieldError[] => [
  ...(trap === '' ? [] : [{ path: 'hp', message: 'Spam detected.' }]),
  ...applicationFaults(draft),
  ...(file && file.size > CONTRACTOR_LIMITS.fileBytes
    ? [{ path: 'file', message: FILE_TOO_LARGE }]
    : []),
];

/** @param ownEmail of whoever is signed in; null for a guest */
export function useApplication(ownEmail: string | null) {
  const [kept, setKept] = useState(readDraft);
  const [unkept, setUnkept] = useState<Unkept>({ file: null, trap: '' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setIsSending] = useState(false);
  const draft = ownEmail === null ? kept : { ...kept, email: ownEmail };

  const change = (changes: Partial<ApplicationDraft>) => {
    const next = { ...kept, ...changes };
    setKept(next);
    writeDraft(next);
  };

  /** Resolves with true when it was taken. */
  const send = async (): Promise<boolean> => {
    const fields = faultsOf(draft, unkept);
    setProblem(fields.length > 0 ? { message: REFUSED, fields } : null);
    if (fields.length > 0 || isSending) return false;
    setIsSending(true);
    const form = formDataOf(draft, unkept.file);
    const outcome = await sendForm('POST', '/api/contractors/register/', form, 'Submission failed');
    setIsSending(false);
    if (!outcome.isDone) {
      setProblem(outcome.problem);
      return false;
    }
    dropDraft();
    if (ownEmail !== null) void refreshContractorRole(ownEmail);
    return true;
  };

  return {
    draft,
    change,
    unkept,
    changeUnkept: (changes: Partial<Unkept>) => setUnkept({ ...unkept, ...changes }),
    problem,
    isSending,
    send,
  };
}
export type Application = ReturnType<typeof useApplication>;
