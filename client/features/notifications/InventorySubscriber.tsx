import { skipToken } from '@apollo/client/react';
import { useBellInventoryChangedSubscription, useBellJobQuery } from '../../gql/hooks.ts';
import type { NoteJob } from './use-job-news.ts';

interface InventorySubscriberProps {
  jobId: string;
  noteJob: NoteJob;
}

/** Listens to the inventory that a job's estimate is waiting for; shows nothing itself. */
export function InventorySubscriber({ jobId, noteJob }: InventorySubscriberProps) {
  const { data, refetch } = useBellJobQuery({ variables: { jobId } });
  const estimateId = data?.job?.estimate?.id;

  const tell = async (): Promise<void> => {
    const { data: answer } = await refetch();
    if (answer?.job) noteJob(answer.job);
  };
  useBellInventoryChangedSubscription(
    estimateId
      ? {
          variables: { estimateId },
          ignoreResults: true,
          onData: ({ data: event }) => {
            // Where the answer fails to come, the next event or poll tells.
            const status = event.data?.inventoryChanged?.status;
            if (status && status !== 'PENDING') tell().catch(() => {});
          },
        }
      : skipToken,
  );
  return null;
}
