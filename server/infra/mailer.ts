// Sends mail: through the SMTP server of SMTP_URL, or, without one, as .eml files into the outbox.
// Composing, encoding and the protocol are Nodemailer's; what a mail says is the features'.
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { RetryWait } from './queue/queue.ts';

/** A server that does not answer within this is down, as far as the person waiting is concerned; ms. */
const SMTP_TIMEOUT_MS = 10_000;

/** Retries of work that sends mail. A mail server that is down is back in minutes or hours, not in seconds. */
export const MAIL_RETRY: RetryWait = { afterSeconds: 30, atMostSeconds: 60 * 60 };

export interface Mail {
  /** One plain address, checked by `parseEmail`. */
  to: string;
  subject: string;
  text: string;
  /** Whatever people typed is escaped in it. */
  html: string;
  /** Names the occasion: two mails of the same one are shown as one by most programs. Random when absent. */
  occasion?: string;
  /** One plain address, where answers go; the product's own when absent. */
  replyTo?: string;
  /** Takes one click, also by a mail program, to stop mails of this kind. */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** True when mails leave the house; false when they land in the outbox. */
  isReal: boolean;
  /** Resolves once the mail is handed over. Throws when it is not. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerSettings {
  /** `smtp://` or `smtps://`, with user and password where needed; undefined for the outbox. */
  smtpUrl: string | undefined;
  /** Sender: an address, with a name if wanted. */
  from: string;
  /** Folder for .eml files. */
  outbox: string;
}

/** Nothing that a mail names is ever fetched or read from disk. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

const domainOf = (from: string): string => /@([\w.-]+)>?$/.exec(from.trim())?.[1] ?? 'localhost';

const messageOf = (from: string, { to, replyTo, occasion, unsubscribeUrl, ...words }: Mail) => ({
  ...words,
  ...SEALED,
  from,
  // An object is one address; a text would be read as a list of them.
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  messageId: `<${occasion ?? randomUUID()}@${domainOf(from)}>`,
  headers: {
    // No answers from machines that are away on holiday.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

/** A refusal without its words: mail servers repeat the address in them. */
class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
  readonly command: string | undefined;

  constructor({ code, responseCode, command, response = '' }: SmtpFailure) {
    // The enhanced status code of RFC 3463, like 5.1.1, says which it was.
    const [detail] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
    super(['The mail server did not take a mail', detail].filter(Boolean).join(': '));
    this.code = code;
    this.responseCode = responseCode;
    this.command = command;
  }
}

/** What Nodemailer puts beside an error. */
interface SmtpFailure {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
}

const createSmtpMailer = (smtpUrl: string, from: string): Mailer => {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : undefined,
    secure: url.protocol === 'smtps:',
    ...(url.username && {
      auth: {
        user: decodeURIComponent(url.username),
        pass: decodeURIComponent(url.password),
      },
    }),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    ...SEALED,
  });
  return {
    isReal: true,
    async send(mail) {
      await transport.sendMail(messageOf(from, mail)).catch((error: unknown) => {
        throw new MailRefused(error as SmtpFailure);
      });
    },
    close: () => transport.close(),
  };
};

/** Names sort by time; a mail appears under its name only when it is whole. */
const createOutboxMailer = (outbox: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, ...SEALED });
  return {
    isReal: false,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(from, mail));
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
      const partial = join(outbox, `.${name}.part`);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      await writeFile(partial, message, { mode: 0o600 });
      await rename(partial, join(outbox, `${name}.eml`));
    },
    close: () => undefined,
  };
};

export const createMailer = ({ smtpUrl, from, outbox }: MailerSettings): Mailer =>
  smtpUrl ? createSmtpMailer(smtpUrl, from) : createOutboxMailer(outbox, from);
