import './data-styles.ts';
import { DataProvider } from '../apollo/DataProvider.tsx';
import { Bell } from '../features/notifications/Bell.tsx';
import { JobNews } from '../features/notifications/JobNews.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { Toasts } from './Toasts.tsx';

/** The bell with its own access to data, for pages that have none. */
export function StandaloneBell({ isInitiallyOpen }: { isInitiallyOpen: boolean }) {
  return (
    <DataProvider>
      <Bell isInitiallyOpen={isInitiallyOpen} />
      <JobNews />
      <Toasts />
      <SessionEnded />
    </DataProvider>
  );
}
