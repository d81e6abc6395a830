// Use cases: ask for everything that is one's own, and hand it out behind the signed link.
import type { Readable } from 'node:stream';
import type { Context, Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { deadlineIn, OPERATION_MS } from '../../infra/deadline.ts';
import { createFairTurns } from '../../infra/processes/fair-turns.ts';
import { zipStream } from '../../infra/zip-stream.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { type LinkPorts, type SignedLink, signedLink } from '../downloads/signed-link.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { callerOf } from '../accounts/turns.ts';
import { readOwnAccount } from '../accounts/own-account.ts';
import { gatherOwnData } from './gather-own-data.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { OWN_DATA_LINK_MINUTES } from '../../domain/catalog.ts';
import { MINUTE_MS } from '../../domain/time.ts';

// The address of everything that an account has, which carries the right to read it: signed for one account, good for a
// short while to begin with.

const LIFETIME_MS = OWN_DATA_LINK_MINUTES * MINUTE_MS;

const sign = (secretKey: string, accountId: number, expires: number): string =>
  keyedHash(secretKey, 'own-data-link', `${accountId}/${expires}`);

const ownDataLink = (ports: LinkPorts, accountId: number): SignedLink => {
  const expires = ports.now().getTime() + LIFETIME_MS;
  const signature = sign(ports.secretKey, accountId, expires);
  return signedLink(ports, `/files/accounts/${accountId}/data.zip`, { expires, signature });
};

const isGoodOwnDataLink = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  accountId: number,
  { expires, signature }: { expires: number; signature: string },
): boolean =>
  expires > now().getTime() && isSameHash(signature, sign(secretKey, accountId, expires));

const CALLS_PER_MINUTE = 5;
const DOWNLOADS_PER_MINUTE = 3;
/** Exports that a process makes at once: each reads all that somebody has, as fast as it is taken. */
const AT_ONCE = 4;
/** Time after which an export may hold all places but one. The last one then gives way to others, and is cut off. */
const LONG_AFTER_MS = 60_000;
const places = createFairTurns(AT_ONCE, LONG_AFTER_MS);

const RETRY_SECONDS = 60;

const tooMany = () =>
  new DomainError(
    'BUSY',
    'Many people export their data right now. Ask for yours once more in a minute.',
    { retryAfterSeconds: RETRY_SECONDS },
  );

/** Throws UNAUTHENTICATED for a stranger, BUSY. */
export const exportOwnData = async (ctx: Context): Promise<SignedLink> => {
  limitCalls(ctx, 'export-own-data', CALLS_PER_MINUTE);
  return ownDataLink(ctx, await requireAccountId(ctx));
};

/** Throws FORBIDDEN for a link that is not (or no longer) good, BUSY. */
export const openOwnData = async (
  ports: Ports,
  accountId: number,
  link: { expires: number; signature: string },
  signal: AbortSignal,
): Promise<Readable> => {
  const account = isGoodOwnDataLink(ports, accountId, link)
    ? await readOwnAccount(ports, accountId)
    : null;
  if (!account) {
    throw new DomainError('FORBIDDEN', 'This link has expired. Ask for your data once more.');
  }
  const caller = await callerOf(ports, accountId);
  ports.callLimits.count('own-data', caller.owner, DOWNLOADS_PER_MINUTE);
  using deadline = deadlineIn(OPERATION_MS, tooMany);
  const place = await places.take({
    ...caller,
    signal: AbortSignal.any([signal, deadline.signal]),
  });
  const zip = zipStream(gatherOwnData(ports, accountId, account)).once('close', place.release);
  place.signal.addEventListener('abort', () => zip.destroy(tooMany()));
  return zip;
};
