// Whom each open socket speaks for, so that it is closed when that ends: a sign-in was revoked, or a guest's work has
// become a user's. A good client comes back with what it is by then, and each subscription begins with the current state.
import type { WebSocket } from 'ws';
import type { Viewer } from '../context.ts';
import {
  IDENTITY_ENDS_KEY,
  type IdentityEnd,
  identityEnds,
} from '../features/accounts/accounts.events.ts';
import type { EventBus } from '../infra/pubsub.ts';

interface Closing {
  code: number;
  reason: string;
}

const SIGNED_OUT: Closing = { code: 4403, reason: 'Signed out' };
/** What graphql-ws clients take for "connect anew". */
const RESTART: Closing = { code: 4205, reason: 'Client Restart' };

const closingOf = (viewer: Viewer, end: IdentityEnd): Closing | null => {
  if (end.kind === 'SIGNED_OUT') {
    const isOver = viewer.kind === 'USER' && end.signInIds.includes(viewer.signInId);
    return isOver ? SIGNED_OUT : null;
  }
  return viewer.kind === 'GUEST' && viewer.accountId === end.guestId ? RESTART : null;
};

export interface SocketIdentities {
  note(this: void, socket: WebSocket, viewer: Viewer): void;
  forget(socket: WebSocket): void;
  stop(): void;
}

/** `onError` hears when ends can be heard of no more; a socket then lasts until its next subscription. */
export const closeWhenIdentityEnds = (
  events: EventBus,
  onError: (error: unknown) => void,
): SocketIdentities => {
  const speakers = new Map<WebSocket, Viewer>();
  const ends = events.follow(identityEnds, IDENTITY_ENDS_KEY, {
    first: async () => [],
    isLast: () => false,
  });
  const listen = async () => {
    for await (const end of ends) {
      for (const [socket, viewer] of speakers) {
        const closing = closingOf(viewer, end);
        if (closing) socket.close(closing.code, closing.reason);
      }
    }
  };
  listen().catch(onError);
  return {
    note: (socket, viewer) => void speakers.set(socket, viewer),
    forget: (socket) => void speakers.delete(socket),
    stop() {
      // Not awaited: while Redis is away, letting go of it takes until it is back.
      ends.return?.().catch(onError);
    },
  };
};
