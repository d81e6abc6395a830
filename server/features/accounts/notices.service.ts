// Who wants to be mailed when something is ready, and who wants no more of it.
import type { Ports } from '../../context.ts';
import type { Statements } from '../../infra/db/statements.ts';

/** Never for a guest, who has no address. */
export const wantsMailWhenReady = async (tx: Statements, accountId: number): Promise<boolean> => {
  const [account] = await tx.$queryRaw<{ emailWhenReady: boolean }[]>`
    SELECT email_when_ready AS "emailWhenReady" FROM accounts WHERE id = ${accountId}`;
  return account?.emailWhenReady ?? false;
};

/** Stops mails for whoever holds the link of a notice. A second call, or one for an account that is gone, does nothing. */
export const stopMails = async ({ db }: Ports, accountId: number): Promise<void> => {
  await db.account.updateMany({ where: { id: accountId }, data: { emailWhenReady: false } });
};
