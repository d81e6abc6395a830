import { BellButton } from '../../components/BellButton.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { useDropdown } from '../../hooks/use-dropdown.ts';
import { useJobNotices } from '../../hooks/use-job-notices.ts';
import { openedPart } from '../../lib/opened-part.ts';
import { bellJobsOf } from './bell-jobs.ts';

const [BellPopover, preload] = openedPart(
  async () => (await import('./BellPopover.tsx')).BellPopover,
);

export function Bell({ isInitiallyOpen = false }: { isInitiallyOpen?: boolean }) {
  const { buttonProps, place } = useDropdown({ popupType: 'dialog', preload, isInitiallyOpen });
  const jobs = bellJobsOf(useJobNotices());
  return (
    <>
      <BellButton processing={jobs.processingCount} ready={jobs.readyCount} {...buttonProps} />
      <OnDemand isOpen={place.isOpen}>
        <BellPopover place={place} jobs={jobs} />
      </OnDemand>
    </>
  );
}
