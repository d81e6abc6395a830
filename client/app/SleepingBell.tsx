import { Suspense, useState } from 'react';
import { BellButton } from '../components/BellButton.tsx';
import { awaitedJobs, bellJobsOf } from '../features/notifications/bell-jobs.ts';
import { useJobNotices } from '../hooks/use-job-notices.ts';
import { extraPart } from '../lib/lazy-part.tsx';

const [StandaloneBell] = extraPart(
  async () => (await import('./StandaloneBell.tsx')).StandaloneBell,
);

/** The bell of pages without data. It counts what is ready; it comes to life, and loads what it needs, only when there is something to wait for or it is pressed. */
export function SleepingBell({ isPressed = false }: { isPressed?: boolean }) {
  const notices = useJobNotices();
  const [listsAtFirst] = useState(notices);
  const jobs = bellJobsOf(notices);
  const [wasPressed, setWasPressed] = useState(isPressed);
  // Once awake it stays so: what the last news of a list brings is still to be told.
  const [isAwake, setIsAwake] = useState(false);
  if (!isAwake && (wasPressed || awaitedJobs(notices).length > 0)) setIsAwake(true);

  const asleep = (
    <BellButton
      processing={jobs.processingCount}
      ready={jobs.readyCount}
      onClick={() => setWasPressed(true)}
    />
  );
  if (!isAwake) return asleep;
  return (
    <Suspense fallback={asleep}>
      <StandaloneBell isInitiallyOpen={wasPressed} listsAtFirst={listsAtFirst} />
    </Suspense>
  );
}
