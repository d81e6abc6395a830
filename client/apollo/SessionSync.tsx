import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { leaveAsSomebodyElse } from '../lib/leave-page.ts';
import { identityHeaders, onSessionChange, signedInUser } from '../lib/session.ts';
import { useSocket } from './SocketContext.tsx';

const currentLogin = () => ({
  authorization: identityHeaders().Authorization,
  email: signedInUser()?.email,
});

/** What a guest was told is missing, and every list of one's own, may be otherwise for a user. */
const forgetOwnLists = (cache: ApolloCache): void => {
  cache.evict({ id: cache.identify({ __typename: 'Viewer' }) ?? 'Viewer:{}' });
  cache.modify({ fields: (value: unknown, { DELETE }) => (value === null ? DELETE : value) });
};

/**
 * Follows logins, of this tab or another. A guest who signs in, or a user who signs in again, goes on where they are:
 * everything in sight is asked for anew and the socket reconnects. For anybody else the page is loaded anew.
 */
export function SessionSync() {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(() => {
    let known = currentLogin();
    return onSessionChange(() => {
      const before = known;
      known = currentLogin();
      if (known.authorization === before.authorization) return;
      const goesOn = !before.email || before.email === known.email;
      if (!known.authorization || !goesOn) return leaveAsSomebodyElse();
      socket.reconnect();
      // What still fails stands in the queries' own errors.
      client.refetchQueries({ include: 'active', updateCache: forgetOwnLists }).catch(() => {});
    });
  }, [client, socket]);
  return null;
}
