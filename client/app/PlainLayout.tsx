import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { BellButton } from '../components/BellButton.tsx';
import { useJobNotices } from '../hooks/use-job-notices.ts';
import { Shell } from './Shell.tsx';

const StandaloneBell = lazy(async () => ({
  default: (await import('./StandaloneBell.tsx')).StandaloneBell,
}));

/** For pages without data. The bell comes to life, and loads what it needs, only when there is something to watch or it is pressed. */
export function PlainLayout() {
  const { pending, ready } = useJobNotices();
  const [wasPressed, setWasPressed] = useState(false);
  const sleepingBell = (
    <BellButton
      processing={pending.length}
      ready={ready.length}
      onClick={() => setWasPressed(true)}
    />
  );
  const isAwake = wasPressed || pending.length + ready.length > 0;

  return (
    <Shell
      bell={
        isAwake ? (
          <Suspense fallback={sleepingBell}>
            <StandaloneBell isInitiallyOpen={wasPressed} />
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
