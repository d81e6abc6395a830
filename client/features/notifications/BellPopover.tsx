import { Divider, Stack, Text } from '@mantine/core';
import { BrowserNoticesSwitch } from '../../components/BrowserNoticesSwitch.tsx';
import { DropdownPanel } from '../../components/DropdownPanel.tsx';
import type { DropdownPlace } from '../../hooks/use-dropdown.ts';
import { useIsOffline } from '../../hooks/use-is-offline.ts';
import type { BellJobs } from './bell-jobs.ts';
import { BellList } from './BellList.tsx';
import { useFragment } from '@apollo/client/react';
import { BellJob_JobFragmentDoc } from '../../gql/graphql.ts';

/** How many of these jobs have an inventory to show, as far as they have been looked up. */
function useReadyInventories(jobIds: readonly string[]): number {
  const { data } = useFragment({
    fragment: BellJob_JobFragmentDoc,
    fragmentName: 'BellJob_job',
    from: jobIds.map((id) => ({ __typename: 'Job' as const, id })),
  });
  return data.filter((job) => job?.estimate?.inventory?.status === 'DONE').length;
}

interface BellPopoverProps {
  place: DropdownPlace;
  jobs: BellJobs;
}

export function BellPopover({ place, jobs }: BellPopoverProps) {
  return (
    <DropdownPanel
      place={place}
      width={320}
      aria-label="Estimates"
      mah="80vh"
      style={{ overflowY: 'auto' }}
    >
      <JobLists jobs={jobs} onClose={() => place.setIsOpen(false)} />
    </DropdownPanel>
  );
}

function JobLists({ jobs, onClose }: { jobs: BellJobs; onClose: () => void }) {
  const isOffline = useIsOffline();
  const inventories = useReadyInventories(jobs.ready);
  const isEmpty = jobs.readyCount + jobs.processingCount === 0;
  return (
    <Stack gap="md">
      <Text fw={700}>Estimates</Text>
      {isOffline ? (
        <Text size="sm" role="status">
          You are offline. What was started goes on; this list catches up when the connection is
          back.
        </Text>
      ) : null}
      {isEmpty ? (
        <Text size="sm" c="dimmed">
          No estimate is running. Once you start one, it shows up here, and you can leave its page.
        </Text>
      ) : null}
      <BellList heading={`Ready (${jobs.readyCount})`} jobIds={jobs.ready} onOpen={onClose} />
      <BellList
        heading={`Processing (${jobs.processingCount})`}
        jobIds={jobs.processing}
        onOpen={onClose}
      />
      <Text size="sm" c="dimmed">
        Inventory ready: {inventories}
      </Text>
      <Divider />
      <BrowserNoticesSwitch size="sm" />
    </Stack>
  );
}
