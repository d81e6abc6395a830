import { Alert, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FILE_TOO_LARGE } from '../../../../server/domain/leads/contractor-application.ts';
import { CONTRACTOR_LIMITS, megabytes } from '../../../../server/domain/limits.ts';
import { FileChoice } from '../../../components/FileChoice.tsx';
import { Section } from '../../../components/Section.tsx';
import type { ContractorPortal_ContractorFragment } from '../../../gql/graphql.ts';
import { useSentForm } from '../../../hooks/use-sent-form.ts';
import type { Problem } from '../../../lib/problem.ts';
import { sendForm } from '../../../lib/send-form.ts';
import { showToast } from '../../../lib/toast.tsx';
import { PAPERS_KEPT_DAYS, REVIEW_TAKES } from '../../../../server/domain/catalog.ts';

type Contractor = Pick<ContractorPortal_ContractorFragment, 'identityStatus' | 'identityNumberEnd'>;

const LABELS = {
  NONE: 'not uploaded',
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
} as const;

const EMPTY = { identityNumber: '', identityDocument: null as File | null };

/** Shown until an operator has approved who the contractor is. */
export function IdentityUpload({
  contractor,
  onSent,
}: {
  contractor: Contractor;
  onSent: () => void;
}) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useSentForm(problem, {
    initialValues: EMPTY,
    validate: {
      identityDocument: (file) =>
        file && file.size > CONTRACTOR_LIMITS.fileBytes ? FILE_TOO_LARGE : null,
    },
  });
  const { identityStatus, identityNumberEnd } = contractor;

  const submit = form.onSubmit(
    async ({ identityNumber, identityDocument }) => {
      if (!identityDocument || form.submitting) return;
      setProblem(null);
      const body = new FormData();
      body.set('identity_number', identityNumber);
      body.set('identity_document', identityDocument);
      const outcome = await sendForm(
        'PATCH',
        '/api/contractors/me/identity/',
        body,
        'The document could not be sent.',
      );
      if (!outcome.isDone) return setProblem(outcome.problem);
      form.reset();
      showToast({ kind: 'success', message: 'We received your document' });
      onSent();
    },
    () => setProblem(null),
  );

  return (
    <Section
      title="Verify your identity"
      hint={`Leads go only to contractors whose identity is verified. We review it within ${REVIEW_TAKES}.`}
      aside={<Badge variant="light">{LABELS[identityStatus]}</Badge>}
    >
      {identityStatus === 'PENDING' ? (
        <Text size="sm">
          We have your document, with a number ending in {identityNumberEnd}. A new one replaces it.
        </Text>
      ) : null}
      <form noValidate aria-label="Identity document" onSubmit={submit}>
        <Stack>
          <TextInput
            label="Number on the document"
            autoComplete="off"
            spellCheck={false}
            maxLength={CONTRACTOR_LIMITS.identityNumber}
            maw={320}
            errorProps={{ role: 'alert' }}
            {...form.getInputProps('identityNumber')}
          />
          <FileChoice
            label="Photo or scan of a passport, driver’s license or state ID"
            hint={`JPEG, PNG or PDF, up to ${megabytes(CONTRACTOR_LIMITS.fileBytes)}. Stored encrypted, seen by our reviewers only, deleted ${PAPERS_KEPT_DAYS} days after the decision.`}
            accept="image/jpeg,image/png,application/pdf"
            {...form.getInputProps('identityDocument')}
          />
          {form.rest ? (
            <Alert color="red" role="alert" p="sm">
              Error: {form.rest}
            </Alert>
          ) : null}
          <Group>
            <Button
              type="submit"
              loading={form.submitting}
              disabled={!form.values.identityDocument}
            >
              Upload ID
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
