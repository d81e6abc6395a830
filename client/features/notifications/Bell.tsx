import { Popover } from '@mantine/core';
import { useState } from 'react';
import { BellButton } from '../../components/BellButton.tsx';
import { useJobNotices } from '../../hooks/use-job-notices.ts';
import { bellJobsOf } from './bell-jobs.ts';
import { BellPopover } from './BellPopover.tsx';

export function Bell({ isInitiallyOpen = false }: { isInitiallyOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const jobs = bellJobsOf(useJobNotices());

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
          processing={jobs.processingCount}
          ready={jobs.readyCount}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Estimates" mah="80vh" style={{ overflowY: 'auto' }}>
        <BellPopover jobs={jobs} onClose={() => setIsOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
