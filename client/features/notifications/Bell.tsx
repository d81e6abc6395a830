import { Popover, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BELL_JOBS } from '../../../server/domain/catalog.ts';
import { BellButton } from '../../components/BellButton.tsx';
import { useJobNotices } from '../../hooks/use-job-notices.ts';
import { BellList } from './BellList.tsx';

export function Bell({ isInitiallyOpen = false }: { isInitiallyOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const { pending, ready } = useJobNotices();
  const shownReady = ready.slice(0, BELL_JOBS);
  const shownPending = pending.slice(0, BELL_JOBS - shownReady.length);
  const close = () => setIsOpen(false);

  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={320}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <BellButton
          processing={pending.length}
          ready={ready.length}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Estimates">
        <Stack gap="md">
          <Text fw={700}>Estimates</Text>
          {pending.length + ready.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing is being estimated at the moment. A started estimate shows up here, and you
              can leave its page meanwhile.
            </Text>
          ) : null}
          <BellList heading={`Ready (${ready.length})`} jobIds={shownReady} onOpen={close} />
          <BellList
            heading={`Processing (${pending.length})`}
            jobIds={shownPending}
            onOpen={close}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
