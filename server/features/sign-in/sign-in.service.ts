// Use cases of signing in: mail a code, take it in return for a token. Known and unknown addresses get the same
// answers, since the account is opened by the first sign-in.
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { finishSignInSchema } from '../../domain/account/passkeys.ts';
import {
  CODE_MINUTES,
  RESEND_AFTER_SECONDS,
  startSignInSchema,
  verifySignInSchema,
} from '../../domain/account/sign-in.ts';
import { parseInput } from '../../domain/validation.ts';
import type { Account, Prisma } from '../../generated/prisma/client.ts';
import { publishAdoption } from '../accounts/accounts.events.ts';
import { findUserId, openUserAccount, requireUserAccount } from '../accounts/accounts.service.ts';
import { deviceWords } from '../accounts/device-words.ts';
import { tellOwner } from '../accounts/security-notice.ts';
import { createSignIn } from '../accounts/sign-in-tokens.ts';
import { linkApplications } from '../contractors/link-applications.ts';
import { askForPasskey, confirmSignIn } from '../passkeys/confirm-sign-in.ts';
import { PasskeyNeeded } from '../passkeys/passkeys.errors.ts';
import { type AdoptedWork, adoptGuest } from './adopt-guest.ts';
import { callerOf } from '../accounts/sign-in-caller.ts';
import { guessCode, useCode, withdrawCode, writeCode } from './sign-in-codes.ts';
import { largeText, mailHtml, paragraph, smallPrint } from '../../infra/mail-html.ts';
import type { Mail } from '../../infra/mailer.ts';

// What the mail with a sign-in code says.

const INTRODUCTION = 'Your sign-in code for Plumbline:';
const HOW = `Enter it on the page where you asked for it. It is good for ${CODE_MINUTES} minutes, once.`;
const IGNORE =
  'If you did not ask for it, you can ignore this e-mail: without the code nobody gets in. We never ask for it by phone or e-mail.';

/** @param code six digits */
const signInMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your Plumbline code`,
  text: [INTRODUCTION, '', `    ${code}`, '', HOW, IGNORE, ''].join('\n'),
  html: mailHtml('Your Plumbline code', [
    paragraph(INTRODUCTION),
    largeText(code),
    paragraph(HOW),
    smallPrint(IGNORE),
  ]),
});

export interface MailedCode {
  /** Address under which the account is kept. */
  email: string;
  resendAfterSeconds: number;
  expiresInMinutes: number;
}

const mailCode = async (ctx: Context, email: string, code: string): Promise<void> => {
  await ctx.mailer.send(signInMail(email, code));
  // Whoever runs this server reads the code here when nothing can send mail.
  if (!ctx.mailer.isReal) ctx.log.warn(`Sign-in code: ${code} (no SMTP_URL is set)`);
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

/** Tells that strangers have guessed too often; where nobody has an account, nobody is told. */
const tellOfLock = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  email: string,
): Promise<void> => {
  const accountId = await findUserId(tx, email);
  if (accountId !== null) await tellOwner(ctx, tx, accountId, 'SIGN_IN_LOCKED');
};

export interface SignedIn {
  token: string;
  account: Account;
  adopted: AdoptedWork;
}

interface Entered extends SignedIn {
  /** The guest whose work came along; null when there was none. */
  guestId: number | null;
}

/** Runs in the transaction that found everything that the account asks for. */
const enter = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  account: Account,
): Promise<Entered> => {
  const { guestId, adopted } = await adoptGuest(tx, ctx.guestKeyHash, account.id);
  await linkApplications(tx, account, ctx.now());
  const token = await createSignIn(tx, {
    accountId: account.id,
    device: deviceWords(ctx.userAgent),
    callerHash: callerOf(ctx).callerHash,
    now: ctx.now(),
  });
  return { token, account, adopted, guestId };
};

const welcome = async (ctx: Context, { guestId, ...signedIn }: Entered): Promise<SignedIn> => {
  if (guestId !== null) await publishAdoption(ctx, guestId);
  return signedIn;
};

/**
 * Takes the code that was mailed to this caller and signs in, with whatever the caller's guest key has made.
 * Throws InvalidInput, SignInCodeRefused, THROTTLED; PasskeyNeeded where the account asks for more than the code.
 */
export const verifySignIn = async (ctx: Context, rawInput: unknown): Promise<SignedIn> => {
  const { email, code } = parseInput(verifySignInSchema, rawInput);
  const caller = callerOf(ctx);
  const { id } = await guessCode(ctx, email, caller, code, (tx) => tellOfLock(ctx, tx, email));
  const outcome = await ctx.db.$transaction(async (tx) => {
    await useCode(tx, id, ctx.now());
    const account = await openUserAccount(tx, email);
    const question = await askForPasskey(ctx, tx, account.id);
    return question ?? enter(ctx, tx, account);
  });
  if ('ticket' in outcome) throw new PasskeyNeeded(outcome);
  return welcome(ctx, outcome);
};

/**
 * Signs in where the account asked for a passkey beside the code.
 * Throws InvalidInput, PasskeyRefused.
 */
export const finishSignIn = async (ctx: Context, rawInput: unknown): Promise<SignedIn> => {
  const { accountId, write } = await confirmSignIn(ctx, parseInput(finishSignInSchema, rawInput));
  const entered = await ctx.db.$transaction(async (tx) => {
    await write(tx);
    return enter(ctx, tx, await requireUserAccount(tx, accountId));
  });
  return welcome(ctx, entered);
};
