import { Stack, Text, TextInput } from '@mantine/core';
import { WEBHOOK_LIMITS } from '../../../server/domain/limits.ts';
import { isWebhookEvent, WEBHOOK_EVENTS } from '../../../server/domain/account/webhooks.ts';
import { ChoiceList } from '../../components/ChoiceList.tsx';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import type { CreateWebhookInput, WebhookItem_WebhookFragment } from '../../gql/graphql.ts';
import { useSentForm } from '../../hooks/use-sent-form.ts';
import type { Problem } from '../../lib/problem.ts';

interface WebhookDialogProps {
  isOpen: boolean;
  /** What is changed; null for a new one. */
  webhook: Pick<WebhookItem_WebhookFragment, 'url' | 'events'> | null;
  isBusy: boolean;
  problem: Problem | null;
  onSave: (input: CreateWebhookInput) => Promise<void>;
  onClose: () => void;
}

export function WebhookDialog({ isOpen, ...props }: WebhookDialogProps) {
  const title = props.webhook ? 'Change the webhook' : 'New webhook';
  return (
    <Dialog isOpen={isOpen} title={title} onClose={props.onClose}>
      <WebhookForm title={title} {...props} />
    </Dialog>
  );
}

const CHOICES = Object.entries(WEBHOOK_EVENTS).map(([value, { label }]) => ({ value, label }));

function WebhookForm(props: Omit<WebhookDialogProps, 'isOpen'> & { title: string }) {
  const { title, webhook, isBusy, problem, onSave, onClose } = props;
  const form = useSentForm<{ url: string; events: string[] }>(problem, {
    initialValues: { url: webhook?.url ?? '', events: webhook?.events ?? ['ESTIMATE_READY'] },
  });
  const submit = form.onSubmit(({ url, events }) =>
    onSave({ url, events: events.filter(isWebhookEvent) }),
  );

  return (
    <form noValidate onSubmit={submit} aria-label={title}>
      <Stack>
        <TextInput
          label="Address"
          description="Begins with https:// and can be reached from the internet."
          placeholder="https://example.com/plumbline"
          type="url"
          inputMode="url"
          autoComplete="off"
          data-autofocus
          required
          maxLength={WEBHOOK_LIMITS.url}
          errorProps={{ role: 'alert' }}
          {...form.getInputProps('url')}
        />
        <ChoiceList
          label="Notify it when"
          withAsterisk
          choices={CHOICES}
          {...form.getInputProps('events')}
        />
        {form.rest === null ? null : (
          <Text c="red" size="sm" role="alert">
            {form.rest}
          </Text>
        )}
        <DialogFormEnd
          submitLabel={webhook ? 'Save' : 'Create webhook'}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
