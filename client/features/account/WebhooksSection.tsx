import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState, useEffect } from 'react';
import { FORMER_SECRET_HOURS } from '../../../server/domain/account/webhooks.ts';
import { WEBHOOK_LIMITS } from '../../../server/domain/limits.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Section } from '../../components/Section.tsx';
import {
  type CreateWebhookInput,
  type WebhookItem_WebhookFragment,
  CreateWebhookDocument,
  DeleteWebhookDocument,
  RedeliverWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhooksDocument,
  type UpdateWebhookInput,
} from '../../gql/graphql.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookItem } from './WebhookItem.tsx';
import { useWebhooksQuery } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';

const LISTED = { refetchQueries: [WebhooksDocument] };

/** Makes and changes webhooks of one's account, and sends to them. The list is read again afterwards. */
function useWebhooks() {
  const [create, creating] = useSend(CreateWebhookDocument, LISTED);
  const [update, updating] = useSend(UpdateWebhookDocument, LISTED);
  const [rotate, rotating] = useSend(RotateWebhookSecretDocument, LISTED);
  const [remove, removing] = useSend(DeleteWebhookDocument, LISTED);
  const [test, testing] = useSend(TestWebhookDocument, LISTED);
  const [redeliver, redelivering] = useSend(RedeliverWebhookDocument, LISTED);
  /** A new secret, which is shown once. */
  const [secret, setSecret] = useState<string | null>(null);

  return {
    secret,
    forgetSecret: () => setSecret(null),
    isBusy: [creating, updating, rotating, removing, testing, redelivering].some(
      ({ isSending }) => isSending,
    ),
    createProblem: creating.problem,
    updateProblem: updating.problem,
    /** Problem of an action that has no form. */
    problem: rotating.problem ?? removing.problem ?? testing.problem ?? redelivering.problem,
    clearProblems: () => {
      creating.clearProblem();
      updating.clearProblem();
    },
    /** Resolves with true when the webhook is made. */
    create: async (input: CreateWebhookInput): Promise<boolean> => {
      const outcome = await create({ input });
      if (outcome.kind === 'done') setSecret(outcome.result.secret);
      return outcome.kind === 'done';
    },
    /** Resolves with true when the webhook is changed. */
    update: async (input: UpdateWebhookInput): Promise<boolean> =>
      (await update({ input })).kind === 'done',
    rotate: async (webhookId: string): Promise<void> => {
      const outcome = await rotate({ input: { webhookId } });
      if (outcome.kind === 'done') setSecret(outcome.result.secret);
    },
    remove: async (webhookId: string): Promise<void> => {
      const { kind } = await remove({ input: { webhookId } });
      if (kind === 'done') showToast({ kind: 'success', message: 'The webhook was deleted.' });
    },
    test: async (webhookId: string): Promise<void> => void (await test({ input: { webhookId } })),
    redeliver: async (deliveryId: string): Promise<void> =>
      void (await redeliver({ input: { deliveryId } })),
  };
}

/** Between two looks at what is being sent. */
const LOOK_AGAIN_MS = 2_000;

/** The webhooks of one's account; while it is not known what comes of a message, asked for again and again. */
function useWebhookList() {
  const { data, error, refetch, startPolling, stopPolling } = useWebhooksQuery({
    fetchPolicy: 'cache-and-network',
  });
  const webhooks = data?.viewer.webhooks;
  const isSending =
    webhooks?.some(({ deliveries }) =>
      deliveries.some(({ status, failure }) => status === 'PENDING' && failure === null),
    ) ?? false;

  useEffect(() => {
    if (!isSending) return undefined;
    startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [isSending, startPolling, stopPolling]);

  return {
    webhooks: webhooks ?? [],
    failure: !data && error ? readFailure(error).message : null,
    retry: () => void refetch().catch(() => {}),
  };
}

const HINT =
  'For programs that need news of estimates and leads at once. We send a signed message to your address, and repeat it for a day until it is accepted.';

/** What is asked before it is done. */
const ASKED = {
  rotate: {
    title: 'Create a new secret?',
    confirmLabel: 'Create new secret',
    text: `For ${FORMER_SECRET_HOURS} hours messages are signed with both the new secret and the previous one. Switch within that time and you miss nothing.`,
  },
  remove: {
    title: 'Delete this webhook?',
    confirmLabel: 'Delete it',
    text: 'Nothing more is sent to its address, and the list of sent messages is deleted.',
  },
} as const;

type Webhook = WebhookItem_WebhookFragment;

export function WebhooksSection() {
  const { webhooks, failure, retry } = useWebhookList();
  /** The dialog that asked is gone by the time the secret is closed: the focus goes back to what opened it. */
  const opener = useRef<HTMLButtonElement>(null);
  const changing = useWebhooks();
  const [isForm, setIsForm] = useState(false);
  const [edited, setEdited] = useState<Webhook | null>(null);
  const [asked, setAsked] = useState<{ what: keyof typeof ASKED; id: string } | null>(null);
  const words = ASKED[asked?.what ?? 'remove'];

  const openForm = (webhook: Webhook | null) => {
    changing.clearProblems();
    setEdited(webhook);
    setIsForm(true);
  };
  const save = async (input: CreateWebhookInput): Promise<void> => {
    const isSaved = edited
      ? await changing.update({ ...input, webhookId: edited.id, isActive: edited.isActive })
      : await changing.create(input);
    if (isSaved) setIsForm(false);
  };
  const switchTo = ({ id: webhookId, url, events, isActive }: Webhook) =>
    changing.update({ webhookId, url, events, isActive: !isActive });
  const confirm = async (): Promise<void> => {
    if (asked) await changing[asked.what](asked.id);
    setAsked(null);
  };
  const problem = isForm ? null : (changing.problem ?? changing.updateProblem);
  const closeSecret = () => {
    changing.forgetSecret();
    opener.current?.focus();
  };

  return (
    <Section
      title="Webhooks"
      hint={HINT}
      aside={
        <Button
          ref={opener}
          variant="default"
          disabled={webhooks.length >= WEBHOOK_LIMITS.ofAnAccount}
          onClick={() => openForm(null)}
        >
          New webhook
        </Button>
      }
    >
      {failure ? (
        <FailureNotice title="The webhooks could not be loaded" message={failure} onRetry={retry} />
      ) : null}
      {problem ? <FailureNotice title="That did not work" message={problem.message} /> : null}
      {webhooks.length > 0 ? (
        <Stack component="ul" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              isBusy={changing.isBusy}
              onTest={() => void changing.test(webhook.id)}
              onEdit={() => openForm(webhook)}
              onSwitch={() => void switchTo(webhook)}
              onRotate={() => setAsked({ what: 'rotate', id: webhook.id })}
              onDelete={() => setAsked({ what: 'remove', id: webhook.id })}
              onRedeliver={(id) => void changing.redeliver(id)}
            />
          ))}
        </Stack>
      ) : null}
      <WebhookDialog
        isOpen={isForm}
        webhook={edited}
        isBusy={changing.isBusy}
        problem={edited ? changing.updateProblem : changing.createProblem}
        onSave={save}
        onClose={() => setIsForm(false)}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={words.title}
        confirmLabel={words.confirmLabel}
        isBusy={changing.isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        <Text>{words.text}</Text>
      </ConfirmDialog>
      <SecretDialog
        title="The secret that signs its messages"
        secret={changing.secret}
        onClose={closeSecret}
      >
        Give it to the program that receives them, so it can check that they come from us.
      </SecretDialog>
    </Section>
  );
}
