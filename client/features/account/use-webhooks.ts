import { useState } from 'react';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  RedeliverWebhookDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhooksDocument,
} from '../../gql/graphql.ts';
import type { CreateWebhookInput, UpdateWebhookInput } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';

const LISTED = { refetchQueries: [WebhooksDocument] };

/** Makes and changes webhooks of one's account, and sends to them. The list is read again afterwards. */
export function useWebhooks() {
  const [create, creating] = useSend(CreateWebhookDocument, LISTED);
  const [update, updating] = useSend(UpdateWebhookDocument, LISTED);
  const [remove, removing] = useSend(DeleteWebhookDocument, LISTED);
  const [test, testing] = useSend(TestWebhookDocument, LISTED);
  const [redeliver, redelivering] = useSend(RedeliverWebhookDocument, LISTED);
  /** The secret of a new webhook, which is shown once. */
  const [secret, setSecret] = useState<string | null>(null);

  return {
    secret,
    forgetSecret: () => setSecret(null),
    isBusy: [creating, updating, removing, testing, redelivering].some(
      ({ isSending }) => isSending,
    ),
    createProblem: creating.problem,
    updateProblem: updating.problem,
    /** Problem of an action that has no form. */
    problem: removing.problem ?? testing.problem ?? redelivering.problem,
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
    remove: async (webhookId: string): Promise<void> => {
      const { kind } = await remove({ input: { webhookId } });
      if (kind === 'done') showToast({ kind: 'success', message: 'The webhook was deleted.' });
    },
    test: async (webhookId: string): Promise<void> => void (await test({ input: { webhookId } })),
    redeliver: async (deliveryId: string): Promise<void> =>
      void (await redeliver({ input: { deliveryId } })),
  };
}
