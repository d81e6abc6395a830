// Reads the mails that a tested server put into its outbox, for API and browser tests.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails of one address as they stand in the files, oldest first. */
export const mailsTo = async (dataDir: string, email: string): Promise<string[]> => {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFile(join(outbox, name), 'utf8')),
  );
  return mails.filter((mail) => mail.split(/\r?\n/).includes(`To: ${email}`));
};

/** The code last mailed to an address; the mail lies there before the request for it is answered. */
export const codeMailedTo = async (dataDir: string, email: string): Promise<string> => {
  // A notice of another kind may come between.
  const code = (await mailsTo(dataDir, email))
    .flatMap((mail) => /^Subject: (\d{6}) /m.exec(mail)?.[1] ?? [])
    .at(-1);
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
};
