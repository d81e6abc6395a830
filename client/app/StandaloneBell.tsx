import './data-styles.ts';
import { DataProvider } from '../apollo/DataProvider.tsx';
import { Bell } from '../features/notifications/Bell.tsx';
import { JobNews } from '../features/notifications/JobNews.tsx';
import type { JobNotices } from '../lib/notice-lists.ts';
import { SessionEnded } from './SessionEnded.tsx';
import { Toasts } from './Toasts.tsx';

interface StandaloneBellProps {
  isInitiallyOpen: boolean;
  /** The lists as the page had them when it came. */
  listsAtFirst: JobNotices;
}

/** The bell with its own access to data, for pages that have none. */
export function StandaloneBell({ isInitiallyOpen, listsAtFirst }: StandaloneBellProps) {
  return (
    <DataProvider>
      <Bell isInitiallyOpen={isInitiallyOpen} />
      <JobNews listsAtFirst={listsAtFirst} />
      <Toasts />
      <SessionEnded />
    </DataProvider>
  );
}
