// Use cases of signing in: mail a code, take it in return for a token. Known and unknown addresses get the same
// answers, since the account is opened by the first sign-in.
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import {
  CODE_MINUTES,
  RESEND_AFTER_SECONDS,
  startSignInSchema,
  verifySignInSchema,
} from '../../domain/sign-in.ts';
import { parseInput } from '../../domain/validation.ts';
import type { Account } from '../../generated/prisma/client.ts';
import { publishAdoption } from '../accounts/accounts.events.ts';
import { openUserAccount } from '../accounts/accounts.service.ts';
import { deviceWords } from '../accounts/device-words.ts';
import { createSignIn } from '../accounts/sign-ins.service.ts';
import { type AdoptedWork, adoptGuest } from './adopt-guest.ts';
import { callerOf } from './sign-in-caller.ts';
import { guessCode, useCode, withdrawCode, writeCode } from './sign-in-codes.ts';
import { signInMail } from './sign-in-mail.ts';

export interface MailedCode {
  /** As the account is kept under. */
  email: string;
  resendAfterSeconds: number;
  expiresInMinutes: number;
}

const mailCode = async (ctx: Context, email: string, code: string): Promise<void> => {
  await ctx.mailer.send(signInMail(email, code));
  // With nothing to send mail, whoever runs this server reads the code here.
  if (!ctx.mailer.isReal) ctx.log.warn(`Sign-in code for ${email}: ${code} (no SMTP_URL is set)`);
};

/** Mails a code. Throws InvalidInput, THROTTLED, and UNAVAILABLE when the mail was not handed over. */
export const startSignIn = async (ctx: Context, rawInput: unknown): Promise<MailedCode> => {
  const { email } = parseInput(startSignInSchema, rawInput);
  const { id, code } = await writeCode(ctx, email, callerOf(ctx));
  try {
    await mailCode(ctx, email, code);
  } catch (error) {
    await withdrawCode(ctx, id);
    ctx.log.error({ err: error }, 'A sign-in code could not be mailed');
    throw new DomainError(
      'UNAVAILABLE',
      'Could not send code. Our mail server does not answer; please try again in a minute.',
      { cause: error },
    );
  }
  return { email, resendAfterSeconds: RESEND_AFTER_SECONDS, expiresInMinutes: CODE_MINUTES };
};

export interface SignedIn {
  token: string;
  account: Account;
  adopted: AdoptedWork;
}

/**
 * Takes the code that was mailed to this caller and signs in, with whatever the caller's guest key has made.
 * Throws InvalidInput, SignInCodeRefused.
 */
export const verifySignIn = async (ctx: Context, rawInput: unknown): Promise<SignedIn> => {
  const { email, code } = parseInput(verifySignInSchema, rawInput);
  const caller = callerOf(ctx);
  const { id } = await guessCode(ctx, email, caller, code);
  const { guestId, ...signedIn } = await ctx.db.$transaction(async (tx) => {
    const now = ctx.now();
    await useCode(tx, id, now);
    const account = await openUserAccount(tx, email);
    const { guestId: adoptedFrom, adopted } = await adoptGuest(tx, ctx.guestKeyHash, account.id);
    const token = await createSignIn(tx, {
      accountId: account.id,
      device: deviceWords(ctx.userAgent),
      callerHash: caller.callerHash,
      now,
    });
    return { token, account, adopted, guestId: adoptedFrom };
  });
  if (guestId !== null) await publishAdoption(ctx, guestId);
  return signedIn;
};
