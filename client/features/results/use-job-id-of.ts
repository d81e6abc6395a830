import { useClaimedJobsQuery } from '../../gql/hooks.ts';

type FoundJob = { state: 'loading' } | { state: 'missing' } | { state: 'found'; jobId: string };

const LATEST = 50;

/** The job behind what stands in a results address: its id, or the claim number of one of the viewer's latest jobs. */
export function useJobIdOf(lookup: string): FoundJob {
  const isJobId = /^\d+$/.test(lookup);
  const { data, error } = useClaimedJobsQuery({
    variables: { first: LATEST },
    skip: isJobId,
    fetchPolicy: 'network-only',
  });
  if (isJobId) return { state: 'found', jobId: lookup };
  if (!data) return { state: error ? 'missing' : 'loading' };
  const claim = lookup.toUpperCase();
  const job = data.viewer.jobs.edges.find(({ node }) => node.claimNumber === claim)?.node;
  return job ? { state: 'found', jobId: job.id } : { state: 'missing' };
}
