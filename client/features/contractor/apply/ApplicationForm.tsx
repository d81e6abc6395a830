import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useRef, type FormEvent } from 'react';
import { LegalLinks } from '../../../components/LegalLinks.tsx';
import { Section } from '../../../components/Section.tsx';
import { MatchFields } from '../MatchFields.tsx';
import { BusinessFields } from './BusinessFields.tsx';
import { RestFields } from './RestFields.tsx';
import type { Application } from './use-application.ts';
import { REVIEW_TAKES } from '../../../../server/domain/catalog.ts';

/** To the first field that is wrong; a list of boxes takes no focus. */
const goToFault = (form: HTMLFormElement | null): void => {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  fault?.scrollIntoView({ block: 'center' });
  fault?.focus({ preventScroll: true });
};

interface ApplicationFormProps {
  application: Application;
  /** Undefined for whoever is signed in: it is the account's. */
  onChangeEmail: (() => void) | undefined;
  onSent: () => void;
}

export function ApplicationForm({ application, onChangeEmail, onSent }: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { email, propsOf, rest, isSending, send } = application;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send()) onSent();
    else requestAnimationFrame(() => goToFault(form.current));
  };

  return (
    <form ref={form} noValidate aria-label="Application" onSubmit={(event) => void submit(event)}>
      <Stack gap="lg">
        <Group gap="xs">
          <Text style={{ overflowWrap: 'anywhere' }}>
            Applying as <b>{email}</b>
          </Text>
          {onChangeEmail ? (
            <Button variant="subtle" size="compact-sm" onClick={onChangeEmail}>
              Change
            </Button>
          ) : null}
        </Group>
        <Section title="You and your business">
          <BusinessFields propsOf={propsOf} />
        </Section>
        <Section
          title="What you take on"
          hint="Leads are matched by this. You can change it later."
        >
          <MatchFields propsOf={propsOf} />
        </Section>
        <Section title="Anything else">
          <RestFields propsOf={propsOf} />
        </Section>
        {rest ? (
          <Alert color="red" role="alert" p="sm">
            {rest}
          </Alert>
        ) : null}
        <LegalLinks doing="By applying" />
        <Group>
          <Button type="submit" size="md" loading={isSending}>
            Send application
          </Button>
          <Text size="sm" c="dimmed">
            Free. We review it within {REVIEW_TAKES}.
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
