import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { pageClient, pageSocket } from './page-client.ts';
import { SessionSync } from './SessionSync.tsx';
import { SocketContext, type SocketStatus } from './SocketContext.tsx';

export interface DataSource {
  client?: ApolloClient | undefined;
  socket?: SocketStatus | undefined;
}

interface DataProviderProps extends DataSource {
  children: ReactNode;
}

export function DataProvider({
  children,
  client = pageClient,
  socket = pageSocket,
}: DataProviderProps) {
  return (
    <ApolloProvider client={client}>
      <SocketContext value={socket}>
        <SessionSync />
        {children}
      </SocketContext>
    </ApolloProvider>
  );
}
