import { Outlet } from 'react-router-dom';
import { Shell } from './Shell.tsx';
import { SleepingBell } from './SleepingBell.tsx';

/** For pages without data. */
export function PlainLayout() {
  return (
    <Shell bell={<SleepingBell />}>
      <Outlet />
    </Shell>
  );
}
