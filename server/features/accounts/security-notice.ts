// Mails owners news about the safety of their account. Holds the message of the queue, the text, and the sending.
import { z } from 'zod';
import type { Context, Ports } from '../../context.ts';
import { STRANGERS_GUESSES } from '../../domain/account/sign-in.ts';
import { FAILING_DAYS } from '../../domain/account/webhooks.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { noticeMail } from '../../infra/mail-html.ts';
import { type Mail, MAIL_RETRY } from '../../infra/mailer.ts';
import { bindJob, type JobBinding, type JobDefinition } from '../../infra/queue/queue.ts';
import { findEmail } from './accounts.service.ts';
import { publicLink } from './public-links.ts';

const SECURITY_EVENTS = [
  'SIGN_IN_LOCKED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'RECOVERY_CODE_USED',
  'API_TOKEN_MADE',
  'WEBHOOK_FAILING',
  'WEBHOOK_GONE',
] as const;
type SecurityEvent = (typeof SECURITY_EVENTS)[number];

interface SecurityNotice {
  accountId: number;
  event: SecurityEvent;
  /** Time at which it happened, epoch ms. */
  at: number;
}

const securityNotice: JobDefinition<SecurityNotice> = {
  name: 'security-notice',
  payload: z.object({
    accountId: z.int().positive(),
    event: z.enum(SECURITY_EVENTS),
    at: z.int().positive(),
  }),
  retry: MAIL_RETRY,
};

/** Runs in the transaction in which it happens. */
export const tellOwner = (
  { queue, now }: Pick<Context, 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  accountId: number,
  event: SecurityEvent,
): Promise<void> => queue.send(securityNotice, { accountId, event, at: now().getTime() }, tx);

// The texts of the mails about the safety of an account.

const NOT_YOU =
  'If it was not you, open your account, end the sign-ins you do not know, and look at its passkeys.';

const WORDS: Record<SecurityEvent, { subject: string; sentences: readonly string[] }> = {
  SIGN_IN_LOCKED: {
    subject: 'Somebody tried to sign in to your Plumbline account',
    sentences: [
      `Within a day, ${STRANGERS_GUESSES} wrong codes were entered for this address in browsers that never signed in to it. Nobody got in that way.`,
      'For a day, only browsers that have signed in before can ask for a code. You stay signed in where you are now.',
      'You do not have to do anything. Add a passkey to your account if a code alone should never be enough.',
    ],
  },
  PASSKEY_ADDED: {
    subject: 'A passkey was added to your Plumbline account',
    sentences: ['From now on, signing in asks for it as well as for the mailed code.', NOT_YOU],
  },
  PASSKEY_REMOVED: {
    subject: 'A passkey was removed from your Plumbline account',
    sentences: ['It can no longer be used to sign in.', NOT_YOU],
  },
  RECOVERY_CODE_USED: {
    subject: 'A recovery code was used for your Plumbline account',
    sentences: [
      'Somebody signed in with it in place of a passkey. It cannot be used again.',
      NOT_YOU,
    ],
  },
  API_TOKEN_MADE: {
    subject: 'An API token was made for your Plumbline account',
    sentences: [
      'A program that has it can do for you what the token allows, until it ends or you revoke it.',
      'If it was not you, open your account, revoke the token, and end the sign-ins you do not know.',
    ],
  },
  WEBHOOK_FAILING: {
    subject: 'A webhook of your Plumbline account was switched off',
    sentences: [
      `Its address accepted nothing for ${FAILING_DAYS} days, so we stopped sending.`,
      'Your account page says what went wrong. Once the address answers again, switch the webhook on and send the missed events again.',
    ],
  },
  WEBHOOK_GONE: {
    subject: 'A webhook of your Plumbline account was switched off',
    sentences: [
      'Its address answered that it is gone for good (410), so we have stopped sending to it.',
      'If that was a mistake, switch the webhook on again on your account page.',
    ],
  },
};

const LABEL = 'Open your account';
const SMALL = 'We never ask for a code by phone or mail.';

const securityMail = (
  ports: Pick<Ports, 'env'>,
  to: string,
  { accountId, event, at }: SecurityNotice,
): Mail => {
  const { subject, sentences } = WORDS[event];
  const url = publicLink(ports, '/account');
  return {
    to,
    ...noticeMail({ subject, sentences, label: LABEL, url, small: SMALL }),
    occasion: `security-${accountId}-${event.toLowerCase()}-${at}`,
  };
};

export const bindSecurityNotice = (ports: Ports): JobBinding =>
  bindJob(securityNotice, async (notice) => {
    const email = await findEmail(ports, notice.accountId);
    if (email !== null) await ports.mailer.send(securityMail(ports, email, notice));
  });
