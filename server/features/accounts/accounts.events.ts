// What is told about accounts: that what they own has changed, and that connections opened as somebody no longer speak for
// them.
import type { Ports } from '../../context.ts';
import { defineChannel } from '../../infra/pubsub.ts';

/** What kinds of things an account owns, for whoever follows it. */
export type OwnedKind = 'PROJECT' | 'JOB' | 'ESTIMATE' | 'CONTRACTOR';

/** What happened to one of them; one that is brought back is there anew. */
export interface OwnedChange {
  kind: OwnedKind;
  id: number;
  action: 'CREATED' | 'UPDATED' | 'DELETED';
}

export interface AccountChange {
  accountId: number;
  /** The thing that changed. It is null at the start, and when everything went. */
  what: OwnedChange | null;
}

/** Keyed by account: something it owns was made, renamed, changed, deleted or restored. */
export const accountChanges = defineChannel<AccountChange>('account');

/** Call it after the change is committed. */
export const publishAccountChange = (
  { events }: Pick<Ports, 'events'>,
  accountId: number,
  what: OwnedChange | null,
): Promise<void> => events.publish(accountChanges, accountId, { accountId, what });

export type IdentityEnd =
  /** Sign-ins that were ended. */
  | { kind: 'SIGNED_OUT'; signInIds: number[] }
  /** A guest whose work has become a user's. */
  | { kind: 'ADOPTED'; guestId: number };

/** One channel for all, heard once in a process: it is rare, and a channel a socket would cost each of them memory. */
export const identityEnds = defineChannel<IdentityEnd>('identity-ends');
export const IDENTITY_ENDS_KEY = 0;

/** Call it after the change is committed. */
export const publishSignInEnds = (
  { events }: Pick<Ports, 'events'>,
  ended: readonly { id: number }[],
): Promise<void> =>
  events.publish(identityEnds, IDENTITY_ENDS_KEY, {
    kind: 'SIGNED_OUT',
    signInIds: ended.map(({ id }) => id),
  });

/** Call it after the change is committed. */
export const publishAdoption = (
  { events }: Pick<Ports, 'events'>,
  guestId: number,
): Promise<void> => events.publish(identityEnds, IDENTITY_ENDS_KEY, { kind: 'ADOPTED', guestId });
