import '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
  interface RefetchEvents {
    /** The socket came back after an outage: events may have been missed. */
    socketReconnected: void;
  }
}
