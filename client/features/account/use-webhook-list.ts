import { useEffect } from 'react';
import { useWebhooksQuery } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';

/** Between two looks at what is being sent. */
const LOOK_AGAIN_MS = 2_000;

/** The webhooks of one's account; while it is not known what comes of a message, asked for again and again. */
export function useWebhookList() {
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
