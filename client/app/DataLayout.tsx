import './data-styles.ts';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { DataProvider, type DataSource } from '../apollo/DataProvider.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Bell } from '../features/notifications/Bell.tsx';
import { JobNews } from '../features/notifications/JobNews.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { Shell } from './Shell.tsx';
import { Toasts } from './Toasts.tsx';
import { loginRequired } from '../apollo/client.ts';
import { paths, type LoginState } from '../lib/paths.ts';
import { signedInUser } from '../lib/session.ts';

/** Goes to /login with the server's message and the way back, whichever call it was that needed a login. */
function useLoginRedirect(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const redirect = useEffectEvent((message: string) => {
    const user = signedInUser();
    const state: LoginState = {
      message,
      from: pathname + search,
      ...(user && { email: user.email, again: true }),
    };
    void navigate(paths.login(), { state });
  });
  useEffect(() => loginRequired.listen((message) => redirect(message)), []);
}

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
