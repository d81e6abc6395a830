// Use case: begin to make a passkey for one’s account.
import type { Context } from '../../context.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { PASSKEYS_MAX } from '../../domain/account/passkeys.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { PASSKEY_ALGORITHMS } from '../../infra/webauthn.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { requireFreshSignIn } from '../accounts/good-sign-ins.ts';
import { writeChallenge } from './challenges.ts';
import type { PasskeyQuestion } from './passkeys.errors.ts';
import { partyIdOf } from './relying-party.ts';

const STARTS_A_MINUTE = 20;

export const TOO_MANY = `An account has at most ${PASSKEYS_MAX} passkeys. Remove one that you no longer use.`;

export interface PasskeyCreation extends PasskeyQuestion {
  /** Passkeys that the account has: a device that holds one of them need not make another. */
  credentials: PasskeyQuestion['credentials'];
  email: string;
  /** Names the account to the device, base64url. */
  userHandle: string;
  /** Algorithms it may sign with, best first, as COSE numbers them. */
  algorithms: number[];
}

const listCredentials = (tx: Prisma.TransactionClient, accountId: number) =>
  tx.passkey.findMany({ where: { accountId }, select: { credentialId: true, transports: true } });

/** What a new passkey of the viewer's is to sign. Throws UNAUTHENTICATED, LOGIN_REQUIRED, InvalidInput, BUSY. */
export const startPasskey = async (ctx: Context): Promise<PasskeyCreation> => {
  const { accountId, email } = await requireFreshSignIn(ctx);
  limitCalls(ctx, 'startPasskey', STARTS_A_MINUTE);
  return ctx.db.$transaction(async (tx) => {
    const credentials = await listCredentials(tx, accountId);
    if (credentials.length >= PASSKEYS_MAX) throw new InvalidInput(TOO_MANY);
    return {
      ...(await writeChallenge(ctx, tx, accountId, 'REGISTER')),
      partyId: partyIdOf(ctx),
      credentials,
      email,
      userHandle: Buffer.from(`account-${accountId}`).toString('base64url'),
      algorithms: PASSKEY_ALGORITHMS,
    };
  });
};
