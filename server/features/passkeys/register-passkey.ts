// Use cases: make a passkey for one's account, in two steps, and take one away.
import type { Context } from '../../context.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import {
  type AddPasskeyInput,
  addPasskeySchema,
  PASSKEYS_MAX,
} from '../../domain/account/passkeys.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { checkRegistration, type StoredCredential } from '../../infra/webauthn.ts';
import { deviceWords } from '../accounts/device-words.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import { tellOwner } from '../accounts/security-notice.ts';
import { requireFreshSignIn } from '../accounts/good-sign-ins.ts';
import { endChallenge, refusalOf, takeChallenge } from './challenges.ts';
import { writeRecoveryCodes } from './recovery-codes.ts';
import { partyOf } from './relying-party.ts';
import { TOO_MANY } from './start-passkey.ts';

const keepPasskey = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  accountId: number,
  { credentialId, publicKey, counter }: StoredCredential,
  { name, transports }: AddPasskeyInput,
): Promise<string[] | null> => {
  await lockAccount(tx, accountId);
  const known = await tx.passkey.count({ where: { accountId } });
  if (known >= PASSKEYS_MAX) throw new InvalidInput(TOO_MANY);
  const { count } = await tx.passkey.createMany({
    data: {
      accountId,
      credentialId,
      publicKey,
      counter: BigInt(counter),
      transports,
      name: name || (deviceWords(ctx.userAgent) ?? 'Passkey'),
      createdAt: ctx.now(),
    },
    skipDuplicates: true,
  });
  if (count === 0) throw new InvalidInput('This passkey is known already.');
  await tellOwner(ctx, tx, accountId, 'PASSKEY_ADDED');
  return known === 0 ? writeRecoveryCodes(ctx, tx, accountId) : null;
};

/**
 * Keeps a new passkey; the account asks for it from then on.
 * @returns recovery codes with the first one, null with others; throws UNAUTHENTICATED, LOGIN_REQUIRED, InvalidInput, PasskeyRefused
 */
export const addPasskey = async (ctx: Context, rawInput: unknown): Promise<string[] | null> => {
  const { accountId } = await requireFreshSignIn(ctx);
  const input = parseInput(addPasskeySchema, rawInput);
  const challenge = await takeChallenge(ctx, input.ticket, 'REGISTER');
  const party = partyOf(ctx, input.clientData);
  const credential = await checkRegistration(input, challenge.challenge, party);
  if (!credential || challenge.accountId !== accountId) throw refusalOf(challenge);
  return ctx.db.$transaction(async (tx) => {
    await endChallenge(tx, challenge.id);
    return keepPasskey(ctx, tx, accountId, credential, input);
  });
};

/**
 * Removes a passkey. The recovery codes go with the last one, and the mailed code alone signs in again.
 * Throws UNAUTHENTICATED, LOGIN_REQUIRED, NOT_FOUND.
 */
export const removePasskey = async (ctx: Context, rawId: unknown): Promise<void> => {
  const { accountId } = await requireFreshSignIn(ctx);
  const id = parseInput(idSchema, rawId);
  await ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const { count } = await tx.passkey.deleteMany({ where: { id, accountId } });
    if (count === 0) throw notFound('This passkey');
    const left = await tx.passkey.count({ where: { accountId } });
    if (left === 0) await tx.recoveryCode.deleteMany({ where: { accountId } });
    await tellOwner(ctx, tx, accountId, 'PASSKEY_REMOVED');
  });
};
