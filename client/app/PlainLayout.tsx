import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { BellButton } from '../components/BellButton.tsx';
import { bellJobsOf } from '../features/notifications/bell-jobs.ts';
import { useJobNotices } from '../hooks/use-job-notices.ts';
import { Shell } from './Shell.tsx';

const StandaloneBell = lazy(async () => ({
  default: (await import('./StandaloneBell.tsx')).StandaloneBell,
}));

/** For pages without data. The bell comes to life, and loads what it needs, only when there is something to watch or it is pressed. */
export function PlainLayout() {
  const notices = useJobNotices();
  const [listsAtFirst] = useState(notices);
  const jobs = bellJobsOf(notices);
  const [wasPressed, setWasPressed] = useState(false);
  const sleepingBell = (
    <BellButton
      processing={jobs.processingCount}
      ready={jobs.readyCount}
      onClick={() => setWasPressed(true)}
    />
  );
  const hasNews = Object.values(notices).some((ids) => ids.length > 0);
  // Once awake it stays so: what the last news of a list brings is still to be told.
  const [isAwake, setIsAwake] = useState(false);
  if (!isAwake && (wasPressed || hasNews)) setIsAwake(true);

  return (
    <Shell
      bell={
        isAwake ? (
          <Suspense fallback={sleepingBell}>
            <StandaloneBell isInitiallyOpen={wasPressed} listsAtFirst={listsAtFirst} />
          </Suspense>
        ) : (
          sleepingBell
        )
      }
    >
      <Outlet />
    </Shell>
  );
}
