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
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EMAIL_LIMITS } from '../../../server/domain/limits.ts';
import {
  SHARE_LIMITS,
  SHARED_LINK_LIVES,
  type SharedLinkLife,
} from '../../../server/domain/shared-links.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { SharedSubjectInput } from '../../gql/graphql.ts';
import { useIsSignedIn } from '../../hooks/use-session.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { placeProblem } from '../../lib/problem.ts';
import { type MadeSharedLink, useCreateSharedLink } from './use-shared-links.ts';

interface NewLinkFormProps {
  subject: SharedSubjectInput;
  onMade: (made: MadeSharedLink) => void;
}

const FIELDS = ['life', 'hidesIdentity', 'mail.to', 'mail.note'] as const;
const LIVES = Object.entries(SHARED_LINK_LIVES) as [SharedLinkLife, string][];

/** How long, without what, and by which way. */
export function NewLinkForm({ subject, onMade }: NewLinkFormProps) {
  const { create, isSending, problem } = useCreateSharedLink();
  const isSignedIn = useIsSignedIn();
  const [life, setLife] = useState<SharedLinkLife>('MONTH');
  const [hidesIdentity, setHidesIdentity] = useState(false);
  const [way, setWay] = useState<'copy' | 'mail'>('copy');
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const { at, form } = placeProblem(problem, FIELDS);
  const isMailed = way === 'mail' && isSignedIn;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const mail = isMailed ? { to, note } : null;
    const made = await create({ subject, life, hidesIdentity, mail });
    if (made) onMade(made);
  };

  return (
    <form noValidate aria-label="New link" onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Radio.Group
          label="The link is good for"
          value={life}
          error={at.life}
          onChange={(value) => setLife(value)}
        >
          <Group gap="md" mt={6}>
            {LIVES.map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Group>
        </Radio.Group>
        <Switch
          label="Hide my name, address and claim numbers"
          description="Photos, files and the project’s name are left out, too. The ZIP code stays: prices follow from it."
          checked={hidesIdentity}
          onChange={({ currentTarget }) => setHidesIdentity(currentTarget.checked)}
        />
        <Radio.Group
          label="How do you want to share it?"
          value={way}
          onChange={(value) => setWay(value === 'mail' ? 'mail' : 'copy')}
        >
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
              value={to}
              error={at['mail.to']}
              errorProps={{ role: 'alert' }}
              onChange={({ currentTarget }) => setTo(currentTarget.value)}
            />
            <Textarea
              label="Note"
              description="Your own words, above the link. The mail names your address, and answers go there."
              rows={3}
              autosize={false}
              maxLength={SHARE_LIMITS.note}
              value={note}
              error={at['mail.note']}
              errorProps={{ role: 'alert' }}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </>
        ) : null}
        {form === null ? null : (
          <Alert color="red" role="alert">
            {form}
          </Alert>
        )}
        {way === 'mail' && !isSignedIn ? (
          <SignInToMail />
        ) : (
          <Group justify="flex-end">
            <Button type="submit" loading={isSending}>
              {isMailed ? 'Send the link' : 'Make the link'}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/** Nobody is mailed in the name of somebody who is not known. */
function SignInToMail() {
  const { pathname, search } = useLocation();
  const backHere: LoginState = { from: pathname + search };
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">
        Sign in to send it by e-mail. As a guest you can make the link and send it yourself.
      </Text>
      <LinkButton to={paths.login()} state={backHere} variant="light">
        Sign in
      </LinkButton>
    </Group>
  );
}
