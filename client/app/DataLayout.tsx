import './data-styles.ts';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { DataProvider, type DataSource } from '../apollo/DataProvider.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Bell } from '../features/notifications/Bell.tsx';
import { JobNews } from '../features/notifications/JobNews.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { Shell } from './Shell.tsx';
import { Toasts } from './Toasts.tsx';
import { useLoginRedirect } from './use-login-redirect.ts';

/** For screens with data. Client and socket are the page's own unless a test brings others. */
export function DataLayout({ client, socket }: DataSource) {
  useLoginRedirect();
  return (
    <DataProvider client={client} socket={socket}>
      <JobNews />
      <Toasts />
      <SessionEnded />
      <Shell bell={<Bell />}>
        <Suspense fallback={<LoadingDots />}>
          <Outlet />
        </Suspense>
      </Shell>
    </DataProvider>
  );
}
