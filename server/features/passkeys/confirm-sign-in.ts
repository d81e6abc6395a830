// The second factor of a sign-in: a passkey of the account, or a recovery code in its place.
import type { Context } from '../../context.ts';
import type { PasskeyAssertion } from '../../domain/account/passkeys.ts';
import type { PasskeyChallenge, Prisma } from '../../generated/prisma/client.ts';
import { checkAssertion } from '../../infra/webauthn.ts';
import { endChallenge, refusalOf, takeChallenge, writeChallenge } from './challenges.ts';
import type { PasskeyQuestion } from './passkeys.errors.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { partyIdOf, partyOf } from './relying-party.ts';

/** What the account asks for beside a mailed code; null where it has no passkey. */
export const askForPasskey = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<PasskeyQuestion | null> => {
  const credentials = await tx.passkey.findMany({
    where: { accountId },
    select: { credentialId: true, transports: true },
  });
  if (credentials.length === 0) return null;
  const question = await writeChallenge(ctx, tx, accountId, 'SIGN_IN');
  return { ...question, partyId: partyIdOf(ctx), credentials };
};

/** What is to be written when the sign-in goes through. Throws PasskeyRefused. */
type NoteUse = (tx: Prisma.TransactionClient) => Promise<void>;

const checkPasskey = async (
  ctx: Context,
  challenge: PasskeyChallenge,
  assertion: PasskeyAssertion,
): Promise<NoteUse> => {
  const { accountId } = challenge;
  const passkey = await ctx.db.passkey.findFirst({
    where: { accountId, credentialId: assertion.credentialId },
  });
  if (!passkey) throw refusalOf(challenge);
  const stored = {
    credentialId: passkey.credentialId,
    publicKey: new Uint8Array(passkey.publicKey),
    counter: Number(passkey.counter),
  };
  const party = partyOf(ctx, assertion.clientData);
  const counter = await checkAssertion(assertion, stored, challenge.challenge, party);
  if (counter === null) throw refusalOf(challenge);
  return async (tx) => {
    // It may have been removed meanwhile.
    const { count } = await tx.passkey.updateMany({
      where: { id: passkey.id, accountId },
      data: { counter: BigInt(counter), lastUsedAt: ctx.now() },
    });
    if (count === 0) throw refusalOf(challenge);
  };
};

export interface Confirmation {
  ticket: string;
  assertion?: PasskeyAssertion | null | undefined;
  recoveryCode?: string | null | undefined;
}

/**
 * Whose sign-in it is, and what to write in the transaction that signs in.
 * Throws PasskeyRefused, also from what is written.
 */
export const confirmSignIn = async (
  ctx: Context,
  { ticket, assertion, recoveryCode }: Confirmation,
): Promise<{ accountId: number; write: NoteUse }> => {
  const challenge = await takeChallenge(ctx, ticket, 'SIGN_IN');
  const { accountId } = challenge;
  const note = assertion
    ? await checkPasskey(ctx, challenge, assertion)
    : async (tx: Prisma.TransactionClient) => {
        const isGood = await useRecoveryCode(ctx, tx, accountId, recoveryCode ?? '');
        if (!isGood) throw refusalOf(challenge);
      };
  return {
    accountId,
    async write(tx) {
      await note(tx);
      await endChallenge(tx, challenge.id);
    },
  };
};
