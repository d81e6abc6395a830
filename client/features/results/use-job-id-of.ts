import { useSoughtJobQuery } from '../../gql/hooks.ts';
import { readFailure, type RequestFailure } from '../../lib/request-failure.ts';

type FoundJob =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'unknown'; failure: RequestFailure; retry: () => void }
  | { state: 'found'; jobId: string };

/** The job behind what stands in a results address: its id or its claim number. */
export function useJobIdOf(lookup: string): FoundJob {
  const { data, error, refetch } = useSoughtJobQuery({
    variables: { lookup },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  if (data?.job) return { state: 'found', jobId: data.job.id };
  if (data) return { state: 'missing' };
  if (!error) return { state: 'loading' };
  return { state: 'unknown', failure: readFailure(error), retry: () => void refetch() };
}
