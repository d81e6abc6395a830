import '@mantine/core/styles/Checkbox.css';
import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Section } from '../../../components/Section.tsx';
import { placeProblem, type Problem } from '../../../lib/problem.ts';
import { MatchFields } from '../MatchFields.tsx';
import { PROFILE_FIELDS, type ProfileDraft } from './profile-draft.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { WordsFields } from './WordsFields.tsx';

interface ProfileFormProps {
  label: string;
  submitLabel: string;
  initial: ProfileDraft;
  isBusy: boolean;
  problem: Problem | null;
  /** Only once there is a profile. */
  canPause?: boolean;
  nameHint?: ReactNode;
  onSubmit: (draft: ProfileDraft) => void;
}

export function ProfileForm({ label, submitLabel, initial, ...props }: ProfileFormProps) {
  const { isBusy, problem, canPause = false, nameHint, onSubmit } = props;
  const [draft, setDraft] = useState(initial);
  const { at: errors, form: rest } = placeProblem(problem, PROFILE_FIELDS);
  const onChange = (changes: Partial<ProfileDraft>) => setDraft({ ...draft, ...changes });
  const fields = { draft, errors, onChange };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit(draft);
  };

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
            checked={draft.servesNearbyZips}
            onChange={({ currentTarget }) => onChange({ servesNearbyZips: currentTarget.checked })}
          />
          {canPause ? (
            <Checkbox
              label="Pause new leads"
              description="What you have been asked already stays with you."
              checked={draft.isPaused}
              onChange={({ currentTarget }) => onChange({ isPaused: currentTarget.checked })}
            />
          ) : null}
        </Section>
        <Section title="In your words">
          <WordsFields {...fields} />
        </Section>
        {problem ? (
          <Alert color="red" role="alert" p="sm">
            Error: {rest ?? 'Please look at the marked fields.'}
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
