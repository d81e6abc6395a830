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

/** A closing, as a socket words it. */
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

export interface LiveConnection {
  close(code: number, reason: string): void;
}

export interface LiveIdentities {
  /** Notes for whom a connection speaks. A connection noted again speaks for that viewer from then on. */
  note(connection: LiveConnection, viewer: Viewer): void;
  forget(connection: LiveConnection): void;
  /** Closes what is still open: the server stops. */
  stop(): void;
}

/** An event may be lost (Redis away, a process killed before it told): nobody stays signed in for longer than this. */
const LOOK_AGAIN_MS = 60_000;

interface Ends {
  events: EventBus;
  /** Finds those of the sign-ins that are still good. */
  findGoodSignIns: (ids: number[]) => Promise<ReadonlySet<number>>;
  /** Hears when ends cannot be heard of or looked up; what is open then stays until the next time. */
  onError: (error: unknown) => void;
}

export const closeWhenIdentityEnds = ({
  events,
  findGoodSignIns,
  onError,
}: Ends): LiveIdentities => {
  const viewers = new Map<LiveConnection, Viewer>();
  const ends = events.follow(identityEnds, IDENTITY_ENDS_KEY, {
    first: async () => [],
    isLast: () => false,
  });
  const listen = async () => {
    for await (const end of ends) {
      for (const [connection, viewer] of viewers) {
        const closing = closingOf(viewer, end);
        if (closing) connection.close(closing.code, closing.reason);
      }
    }
  };
  listen().catch(onError);

  const lookAgain = async () => {
    const asked = [...viewers].flatMap(([connection, viewer]) =>
      viewer.kind === 'USER' ? [{ id: viewer.signInId, connection }] : [],
    );
    if (asked.length === 0) return;
    const good = await findGoodSignIns([...new Set(asked.map(({ id }) => id))]);
    for (const { id, connection } of asked) {
      if (!good.has(id)) connection.close(SIGNED_OUT.code, SIGNED_OUT.reason);
    }
  };
  const timer = setInterval(() => void lookAgain().catch(onError), LOOK_AGAIN_MS);
  timer.unref();

  return {
    note: (connection, viewer) => void viewers.set(connection, viewer),
    forget: (connection) => void viewers.delete(connection),
    stop() {
      clearInterval(timer);
      for (const connection of viewers.keys()) connection.close(RESTART.code, RESTART.reason);
      // Nobody waits for this: while Redis is away, letting go of it takes until it is back.
      ends.return?.().catch(onError);
    },
  };
};
