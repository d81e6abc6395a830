import { useFragment } from '@apollo/client/react';
import { BellJob_JobFragmentDoc } from '../../gql/graphql.ts';

/** How many of these jobs have an inventory to show, as far as they have been looked up. */
export function useReadyInventories(jobIds: readonly string[]): number {
  const { data } = useFragment({
    fragment: BellJob_JobFragmentDoc,
    fragmentName: 'BellJob_job',
    from: jobIds.map((id) => ({ __typename: 'Job' as const, id })),
  });
  return data.filter((job) => job?.estimate?.inventory?.status === 'DONE').length;
}
