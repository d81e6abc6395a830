// The application as it is filled in and sent.
import { useState } from 'react';
import {
  applicationFaults,
  FILE_TOO_LARGE,
} from '../../../../server/domain/leads/contractor-application.ts';
import { CONTRACTOR_LIMITS } from '../../../../server/domain/limits.ts';
import type { FieldError } from '../../../../server/domain/errors.ts';
import { refreshContractorRole } from '../../../lib/refresh-role.ts';
import { useSentForm } from '../../../hooks/use-sent-form.ts';
import type { Problem } from '../../../lib/problem.ts';
import { sendForm } from '../../../lib/send-form.ts';
import {
  type ApplicationDraft,
  dropDraft,
  formDataOf,
  readDraft,
  writeDraft,
} from './application-draft.ts';

/** The draft, with the fields that are never stored. */
interface Filled extends ApplicationDraft {
  file: File | null;
  /** Nobody sees its field; programs that fill in all of them do. */
  trap: string;
}

const SHOWN = [
  'fullName',
  'company',
  'phone',
  'website',
  'licenseNumber',
  'yearsExperience',
  'trades',
  'zipCodes',
  'projectSizes',
  'projectTypes',
  'availability',
  'notes',
  'file',
] as const;

const REFUSED = 'Please look at the marked fields.';

const faultsOf = ({ file, trap, ...draft }: Filled): FieldError[] => [
  ...(trap === '' ? [] : [{ path: 'hp', message: 'Spam detected.' }]),
  ...applicationFaults(draft),
  ...(file && file.size > CONTRACTOR_LIMITS.fileBytes
    ? [{ path: 'file', message: FILE_TOO_LARGE }]
    : []),
];

/** @param ownEmail of whoever is signed in; null for a guest */
export function useApplication(ownEmail: string | null) {
  const [kept] = useState(readDraft);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useSentForm<Filled>(
    problem,
    {
      initialValues: { ...kept, file: null, trap: '' },
      onValuesChange: ({ file: _file, trap: _trap, ...draft }) => writeDraft(draft),
    },
    SHOWN,
  );
  const email = ownEmail ?? form.values.email;

  /** Resolves with true when it was taken. */
  const send = async (): Promise<boolean> => {
    const filled = { ...form.values, email };
    const fields = faultsOf(filled);
    setProblem(fields.length > 0 ? { message: REFUSED, fields } : null);
    if (fields.length > 0 || isSending) return false;
    setIsSending(true);
    const body = formDataOf(filled, filled.file);
    const outcome = await sendForm('POST', '/api/contractors/register/', body, 'Submission failed');
    setIsSending(false);
    if (!outcome.isDone) {
      setProblem(outcome.problem);
      return false;
    }
    dropDraft();
    if (ownEmail !== null) void refreshContractorRole(ownEmail);
    return true;
  };

  return { email, propsOf: form.getInputProps, rest: form.rest, isSending, send };
}
export type Application = ReturnType<typeof useApplication>;
