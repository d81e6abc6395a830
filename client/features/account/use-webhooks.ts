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

/** Making and changing webhooks of one's account, and sending to them. What there is then is read again. */
export function useWebhooks() {
  const [create, creating] = useSend(CreateWebhookDocument, LISTED);
  const [update, updating] = useSend(UpdateWebhookDocument, LISTED);
  const [remove, removing] = useSend(DeleteWebhookDocument, LISTED);
  const [test, testing] = useSend(TestWebhookDocument, LISTED);
  const [redeliver, redelivering] = useSend(RedeliverWebhookDocument, LISTED);
  /** To be shown once. */
  const [secret, setSecret] = useState<string | null>(null);

  return {
    secret,
    forgetSecret: () => setSecret(null),
    isBusy: [creating, updating, removing, testing, redelivering].some(
      ({ isSending }) => isSending,
    ),
    createProblem: creating.problem,
    updateProblem: updating.problem,
    /** Of what has no form. */
    problem: removing.problem ?? testing.problem ?? redelivering.problem,
    clearProblems: () => {
      creating.clearProblem();
      updating.clearProblem();
    },
    /** True when it is made. */
    create: async (input: CreateWebhookInput): Promise<boolean> => {
      const outcome = await create({ input });
      if (outcome.kind === 'done') setSecret(outcome.result.secret);
      return outcome.kind === 'done';
    },
    /** True when it is changed. */
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
