import '@mantine/core/styles/Checkbox.css';
import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../../components/Section.tsx';
import { useSentForm } from '../../../hooks/use-sent-form.ts';
import type { Problem } from '../../../lib/problem.ts';
import { MatchFields } from '../MatchFields.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { WordsFields } from './WordsFields.tsx';

interface ProfileFormProps {
  label: string;
  submitLabel: string;
  initial: ProfileDraft;
  isBusy: boolean;
  problem: Problem | null;
  /** True when there is a profile already. */
  isKnown?: boolean;
  nameHint?: ReactNode;
  onSubmit: (draft: ProfileDraft) => void;
}

export function ProfileForm({ label, submitLabel, initial, ...props }: ProfileFormProps) {
  const { isBusy, problem, isKnown = false, nameHint, onSubmit } = props;
  const form = useSentForm(problem, { initialValues: initial });
  const fields = { propsOf: form.getInputProps };
  const submit = form.onSubmit((draft) => {
    if (!isBusy) onSubmit(draft);
  });

  return (
    <form noValidate aria-label={label} onSubmit={submit}>
      <Stack gap="lg">
        <Section title="You" hint={nameHint}>
          <PersonFields {...fields} />
        </Section>
        <Section title="Your business">
          <BusinessFields {...fields} />
        </Section>
        <Section title="Which leads you get">
          <MatchFields {...fields} />
          <Checkbox
            label="Also take leads near my ZIP codes"
            description="The area of a ZIP code’s first three digits."
            {...form.getInputProps('servesNearbyZips', { type: 'checkbox' })}
          />
          {isKnown ? (
            <Checkbox
              label="Pause new leads"
              description="The leads you already have stay with you."
              {...form.getInputProps('isPaused', { type: 'checkbox' })}
            />
          ) : null}
        </Section>
        <Section title="In your words">
          <WordsFields {...fields} />
        </Section>
        {problem ? (
          <Alert
            color="red"
            role="alert"
            p="sm"
            title={isKnown ? 'Failed to update profile' : undefined}
          >
            Error: {form.rest ?? 'Please look at the marked fields.'}
          </Alert>
        ) : null}
        <Group>
          <Button type="submit" loading={isBusy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
