import { Divider, Stack, Text } from '@mantine/core';
import { BrowserNoticesSwitch } from '../../components/BrowserNoticesSwitch.tsx';
import type { BellJobs } from './bell-jobs.ts';
import { BellList } from './BellList.tsx';
import { useReadyInventories } from './use-ready-inventories.ts';

interface BellPopoverProps {
  jobs: BellJobs;
  onClose: () => void;
}

export function BellPopover({ jobs, onClose }: BellPopoverProps) {
  const inventories = useReadyInventories(jobs.ready);
  const isEmpty = jobs.readyCount + jobs.processingCount === 0;
  return (
    <Stack gap="md">
      <Text fw={700}>Estimates</Text>
      {isEmpty ? (
        <Text size="sm" c="dimmed">
          Nothing is being estimated at the moment. A started estimate shows up here, and you can
          leave its page meanwhile.
        </Text>
      ) : (
        <>
          <BellList heading={`Ready (${jobs.readyCount})`} jobIds={jobs.ready} onOpen={onClose} />
          <BellList
            heading={`Processing (${jobs.processingCount})`}
            jobIds={jobs.processing}
            onOpen={onClose}
          />
          <Text size="sm" c="dimmed">
            Inventory ready: {inventories}
          </Text>
        </>
      )}
      <Divider />
      <BrowserNoticesSwitch size="sm" />
    </Stack>
  );
}
