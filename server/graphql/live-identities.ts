// Whom each open connection speaks for, so that it is closed when that ends: a sign-in was ended or has expired, or a
// guest's work has become a user's. A good client comes back with what it is by then, and each subscription begins with
// the current state.
import type { Viewer } from '../context.ts';
import {
  IDENTITY_ENDS_KEY,
  type IdentityEnd,
  identityEnds,
} from '../features/accounts/accounts.events.ts';
import type { EventBus } from '../infra/pubsub.ts';

/** As a socket words it. */
export interface Closing {
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

interface Speaker {
  viewer: Viewer;
  close: (closing: Closing) => void;
}

export interface LiveIdentities {
  /** @param connection whatever tells it from others; noted again, it speaks for that viewer from then on */
  note(connection: object, viewer: Viewer, close: Speaker['close']): void;
  forget(connection: object): void;
  /** Closes what is still open: the server stops. */
  stop(): void;
}

/** `onError` hears when ends can be heard of no more; a connection then lasts until its next subscription. */
export const closeWhenIdentityEnds = (
  events: EventBus,
  onError: (error: unknown) => void,
): LiveIdentities => {
  const speakers = new Map<object, Speaker>();
  const ends = events.follow(identityEnds, IDENTITY_ENDS_KEY, {
    first: async () => [],
    isLast: () => false,
  });
  const listen = async () => {
    for await (const end of ends) {
      for (const { viewer, close } of speakers.values()) {
        const closing = closingOf(viewer, end);
        if (closing) close(closing);
      }
    }
  };
  listen().catch(onError);
  return {
    note: (connection, viewer, close) => void speakers.set(connection, { viewer, close }),
    forget: (connection) => void speakers.delete(connection),
    stop() {
      for (const { close } of speakers.values()) close(RESTART);
      // Not awaited: while Redis is away, letting go of it takes until it is back.
      ends.return?.().catch(onError);
    },
  };
};
