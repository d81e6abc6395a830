import { Alert, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FILE_TOO_LARGE } from '../../../../server/domain/contractor-application.ts';
import { CONTRACTOR_LIMITS, megabytes } from '../../../../server/domain/limits.ts';
import { FileChoice } from '../../../components/FileChoice.tsx';
import { Section } from '../../../components/Section.tsx';
import type { ContractorPortal_ContractorFragment } from '../../../gql/graphql.ts';
import { placeProblem, type Problem } from '../../../lib/problem.ts';
import { sendForm } from '../../../lib/send-form.ts';
import { showToast } from '../../../lib/toast.tsx';
import { PAPERS_KEPT_DAYS, REVIEW_TAKES } from '../../../../server/domain/catalog.ts';

type Contractor = Pick<ContractorPortal_ContractorFragment, 'identityStatus' | 'identityNumberEnd'>;

const LABELS = {
  NONE: 'not handed in',
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
} as const;

const tooLarge: Problem = {
  message: FILE_TOO_LARGE,
  fields: [{ path: 'identityDocument', message: FILE_TOO_LARGE }],
};

/** Shown until an operator has approved who the contractor is. */
export function IdentityUpload({
  contractor,
  onSent,
}: {
  contractor: Contractor;
  onSent: () => void;
}) {
  const [number, setNumber] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { at, form: rest } = placeProblem(problem, ['identityNumber', 'identityDocument']);
  const { identityStatus, identityNumberEnd } = contractor;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!file || isSending) return;
    setProblem(file.size > CONTRACTOR_LIMITS.fileBytes ? tooLarge : null);
    if (file.size > CONTRACTOR_LIMITS.fileBytes) return;
    setIsSending(true);
    const form = new FormData();
    form.set('identity_number', number);
    form.set('identity_document', file);
    const outcome = await sendForm(
      'PATCH',
      '/api/contractors/me/identity/',
      form,
      'The document could not be sent.',
    );
    setIsSending(false);
    setProblem(outcome.isDone ? null : outcome.problem);
    if (!outcome.isDone) return;
    setNumber('');
    setFile(null);
    showToast({ kind: 'success', message: 'Your document has arrived' });
    onSent();
  };

  return (
    <Section
      title="Prove who you are"
      hint={`Leads go only to contractors whose identity is verified. We look at it within ${REVIEW_TAKES}.`}
      aside={<Badge variant="light">{LABELS[identityStatus]}</Badge>}
    >
      {identityStatus === 'PENDING' ? (
        <Text size="sm">
          We have your document, with a number ending in {identityNumberEnd}. Another one takes its
          place.
        </Text>
      ) : null}
      <form noValidate aria-label="Identity document" onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextInput
            label="Number on the document"
            autoComplete="off"
            spellCheck={false}
            maxLength={CONTRACTOR_LIMITS.identityNumber}
            maw={320}
            value={number}
            error={at.identityNumber}
            errorProps={{ role: 'alert' }}
            onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          />
          <FileChoice
            label="Photo or scan of a passport, driver’s license or state ID"
            hint={`JPEG, PNG or PDF, up to ${megabytes(CONTRACTOR_LIMITS.fileBytes)}. Stored encrypted, seen by our reviewers only, deleted ${PAPERS_KEPT_DAYS} days after the decision.`}
            file={file}
            accept="image/jpeg,image/png,application/pdf"
            error={at.identityDocument}
            onChange={setFile}
          />
          {rest ? (
            <Alert color="red" role="alert" p="sm">
              Error: {rest}
            </Alert>
          ) : null}
          <Group>
            <Button type="submit" loading={isSending} disabled={!file}>
              Upload ID
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
