// Tokens of sign-ins and of programs: random, told once, and only their hashes are kept.
import { randomBytes } from 'node:crypto';
import type { CreateApiTokenInput } from '../../domain/account/api-token-input.ts';
import { TOKEN_PREFIX } from '../../domain/account/api-tokens.ts';
import { DAY_MS } from '../../domain/time.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { sha256 } from '../../infra/secrets.ts';

const TOKEN_BYTES = 32;

/** The version before would take an API token for a sign-in that may do everything, if it found it. */
export const storedAs = (token: string): string =>
  sha256(token.startsWith(TOKEN_PREFIX) ? `api ${token}` : token);

const newSecret = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export interface NewSignIn {
  accountId: number;
  device: string | null;
  callerHash: string;
  now: Date;
}

/** Gives the token, which is not kept anywhere. */
export const createSignIn = async (
  tx: Prisma.TransactionClient,
  { now, ...signIn }: NewSignIn,
): Promise<string> => {
  const token = newSecret();
  await tx.authToken.create({
    data: { ...signIn, tokenHash: sha256(token), createdAt: now, lastUsedAt: now },
  });
  return token;
};

export interface NewApiToken extends CreateApiTokenInput {
  accountId: number;
  now: Date;
}

/** Gives the token, which is not kept anywhere. */
export const writeApiToken = async (
  tx: Prisma.TransactionClient,
  { accountId, name, scopes, isTest, expiresInDays, now }: NewApiToken,
): Promise<{ id: number; token: string }> => {
  const token = `${TOKEN_PREFIX}${newSecret()}`;
  const { id } = await tx.authToken.create({
    data: {
      accountId,
      name,
      scopes,
      isTest,
      tokenHash: storedAs(token),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
    },
    select: { id: true },
  });
  return { id, token };
};
