import '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
  interface DefaultContext {
    headers?: Record<string, string>;
    /** Signs in: is sent as the browser's guest, whoever is signed in. */
    isSignIn?: boolean;
  }
  interface RefetchEvents {
    /** The socket came back after an outage: events may have been missed. */
    socketReconnected: void;
  }
}
