import {
  CreateSharedLinkDocument,
  type CreateSharedLinkInput,
  RevokeSharedLinkDocument,
} from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';

/** A link that was just made, with its address, which is told this once. */
export interface MadeSharedLink {
  /** The whole address, as it is handed on. */
  url: string;
  /** The address it was mailed to; null when it was not. */
  sentTo: string | null;
  expiresAt: string;
}

export function useCreateSharedLink() {
  const [create, { isSending, problem }] = useSend(CreateSharedLinkDocument);
  return {
    isSending,
    problem,
    /** Resolves with null when the link was not made. */
    create: async (input: CreateSharedLinkInput): Promise<MadeSharedLink | null> => {
      const outcome = await create({ input });
      if (outcome.kind !== 'done') return null;
      const { url, link } = outcome.result;
      const { sentTo, expiresAt } = link;
      // A server that does not know its public address gives a path.
      return { url: new URL(url, location.origin).href, sentTo, expiresAt };
    },
  };
}

export function useRevokeSharedLink() {
  const [revoke, { isSending, problem }] = useSend(RevokeSharedLinkDocument);
  return {
    isSending,
    problem,
    revoke: async (id: string): Promise<void> => {
      const outcome = await revoke({ input: { id } });
      if (outcome.kind === 'done') {
        showToast({
          kind: 'success',
          message: 'The link was revoked. It no longer opens anything.',
        });
      }
    },
  };
}
