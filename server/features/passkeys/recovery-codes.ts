// Codes that stand in for a passkey that is lost. Shown once, kept as hashes, each good once.
import { randomInt } from 'node:crypto';
import type { Context, Ports } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '../../domain/account/passkeys.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { keyedHash } from '../../infra/secrets.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import { requireFreshSignIn } from '../accounts/good-sign-ins.ts';
import { tellOwner } from '../accounts/security-notice.ts';

const newCode = (): string =>
  Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('');

/** Writes a code in two halves, as people read and type it. */
const shown = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

const hashOf = ({ secretKey }: Pick<Ports, 'secretKey'>, accountId: number, code: string): string =>
  keyedHash(secretKey, 'recovery-code', `${accountId}\0${code}`);

/** Makes new codes, which are not kept anywhere; the ones before are good no more. */
export const writeRecoveryCodes = async (
  ports: Pick<Ports, 'secretKey'>,
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { accountId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ accountId, codeHash: hashOf(ports, accountId, code) })),
  });
  return codes.map(shown);
};

/** Returns true when it was one of the codes, which is then used up. */
export const useRecoveryCode = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  accountId: number,
  code: string,
): Promise<boolean> => {
  const where = { accountId, codeHash: hashOf(ctx, accountId, code) };
  const { count } = await tx.recoveryCode.deleteMany({ where });
  if (count > 0) await tellOwner(ctx, tx, accountId, 'RECOVERY_CODE_USED');
  return count > 0;
};

/** Puts new codes in place of the old. Throws UNAUTHENTICATED, LOGIN_REQUIRED, NOT_FOUND where the account has no passkey. */
export const renewRecoveryCodes = async (ctx: Context): Promise<string[]> => {
  const { accountId } = await requireFreshSignIn(ctx);
  return ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if ((await tx.passkey.count({ where: { accountId } })) === 0) throw notFound('A passkey');
    return writeRecoveryCodes(ctx, tx, accountId);
  });
};
