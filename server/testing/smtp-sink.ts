// A real SMTP server on the loopback that keeps what it is given, for API and browser tests.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  /** Addresses that the envelope names, whatever the headers claim. */
  recipients: string[];
  /** Headers and body as they came. */
  raw: string;
}

export interface SmtpSink {
  /** Address for SMTP_URL. */
  url: string;
  mails: CaughtMail[];
  /** Refuses mail from then on, like a server that is out of order. */
  refuse(): void;
  close(): Promise<void>;
}

export const startSmtpSink = async (): Promise<SmtpSink> => {
  const mails: CaughtMail[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (isRefusing) return done(new Error('451 Out of order'));
        const raw = Buffer.concat(pieces).toString();
        mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), raw });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse() {
      isRefusing = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
