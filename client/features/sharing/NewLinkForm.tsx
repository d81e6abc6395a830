import {
  Alert,
  Button,
  Group,
  Radio,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { EMAIL_LIMITS } from '../../../server/domain/limits.ts';
import {
  SHARE_LIMITS,
  SHARED_LINK_LIVES,
  type SharedLinkLife,
} from '../../../server/domain/account/shared-links.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { SharedSubjectInput } from '../../gql/graphql.ts';
import { useSentForm } from '../../hooks/use-sent-form.ts';
import { useIsSignedIn } from '../../hooks/use-session.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { type MadeSharedLink, useCreateSharedLink } from './use-shared-links.ts';

interface NewLinkFormProps {
  subject: SharedSubjectInput;
  onMade: (made: MadeSharedLink) => void;
}

interface NewLink {
  life: SharedLinkLife;
  hidesIdentity: boolean;
  way: string;
  mail: { to: string; note: string };
}

const LIVES = Object.entries(SHARED_LINK_LIVES) as [SharedLinkLife, string][];

/** How long, without what, and by which way. */
export function NewLinkForm({ subject, onMade }: NewLinkFormProps) {
  const { create, isSending, problem } = useCreateSharedLink();
  const isSignedIn = useIsSignedIn();
  const form = useSentForm<NewLink>(problem, {
    initialValues: {
      life: 'MONTH',
      hidesIdentity: false,
      way: 'copy',
      mail: { to: '', note: '' },
    },
  });
  const { way } = form.values;
  const isMailed = way === 'mail' && isSignedIn;
  const submit = form.onSubmit(async ({ life, hidesIdentity, mail }) => {
    const made = await create({ subject, life, hidesIdentity, mail: isMailed ? mail : null });
    if (made) onMade(made);
  });

  return (
    <form noValidate aria-label="New link" onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group label="The link is good for" {...form.getInputProps('life')}>
          <Group gap="md" mt={6}>
            {LIVES.map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Group>
        </Radio.Group>
        <Switch
          label="Hide my name, address and claim numbers"
          description="Photos, files and the project’s name are left out, too. The ZIP code stays: prices follow from it."
          {...form.getInputProps('hidesIdentity', { type: 'checkbox' })}
        />
        <Radio.Group label="How do you want to share it?" {...form.getInputProps('way')}>
          <Group gap="md" mt={6}>
            <Radio value="copy" label="I send the link myself" />
            <Radio value="mail" label="By e-mail, from here" />
          </Group>
        </Radio.Group>
        {isMailed ? (
          <>
            <TextInput
              label="E-mail address"
              type="email"
              autoComplete="off"
              required
              maxLength={EMAIL_LIMITS.address}
              errorProps={{ role: 'alert' }}
              {...form.getInputProps('mail.to')}
            />
            <Textarea
              label="Note"
              description="Your own words, above the link. The e-mail names your address, and replies go there."
              rows={3}
              autosize={false}
              maxLength={SHARE_LIMITS.note}
              errorProps={{ role: 'alert' }}
              {...form.getInputProps('mail.note')}
            />
          </>
        ) : null}
        {form.rest === null ? null : (
          <Alert color="red" role="alert">
            {form.rest}
          </Alert>
        )}
        {way === 'mail' && !isSignedIn ? (
          <SignInToMail />
        ) : (
          <Group justify="flex-end">
            <Button type="submit" loading={isSending}>
              {isMailed ? 'Send the link' : 'Create the link'}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/** Asks a guest to sign in: mail goes out only in the name of a known sender. */
function SignInToMail() {
  const { pathname, search } = useLocation();
  const backHere: LoginState = { from: pathname + search };
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">
        Sign in to send it by e-mail. As a guest you can create the link and send it yourself.
      </Text>
      <LinkButton to={paths.login()} state={backHere} variant="light">
        Sign in
      </LinkButton>
    </Group>
  );
}
