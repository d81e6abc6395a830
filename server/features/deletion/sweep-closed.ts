// Removes what closed accounts had: all that somebody wrote, sent or uploaded at once, and a day later the rows that say
// how often they had something worked out, which caps count. For the sweeper only.
import type { Ports } from '../../context.ts';
import type { Account } from '../../generated/prisma/client.ts';
import {
  giveBackClosedEmail,
  listClosedAccounts,
  noteEmptied,
  removeAccountRow,
  takeClosedEmail,
} from '../accounts/closed-accounts.ts';
import { removeExportOf } from '../bulk-exports/sweep-exports.ts';
import { removeKeyedCallsOf } from '../accounts/once-by-key.ts';
import { removeContractorOf } from '../contractors/remove-contractor.ts';
import { removeEstimatesOf } from '../estimates/hide-estimates.ts';
import { removeUploadsOf } from '../files/sweep-unused.ts';
import { emptyJobRows } from '../jobs/deleted-jobs.ts';
import { removeLeadsOf } from '../leads/remove-leads.ts';
import { removePasskeysOf } from '../passkeys/remove-passkeys.ts';
import { emptyProjectRowsOf, removeProjectRowsOf } from '../projects/deleted-projects.ts';
import { removeWebhooksOf } from '../webhooks/remove-webhooks.ts';
import { removeBytesOf, removeJobs } from './remove-jobs.ts';
import { mailHtml, paragraph, smallPrint } from '../../infra/mail-html.ts';
import type { Mail } from '../../infra/mailer.ts';

// What the mail says that ends an account.

const SUBJECT = 'Your Plumbline data was deleted';
const SENTENCES = [
  'As you asked, your account is closed, and your projects, estimates, uploads, requests and messages are deleted. They cannot be brought back.',
  'What others got from you by mail or downloaded is theirs: we cannot take it back.',
  'You are welcome to start again with the same address at any time.',
];
const SMALL =
  'If it was not you, someone may be reading your e-mail: change its password. We keep nothing that would let us restore the account.';

const closedMail = (to: string, accountId: number): Mail => ({
  to,
  subject: SUBJECT,
  text: [...SENTENCES, '', SMALL, ''].join('\n'),
  html: mailHtml(SUBJECT, [...SENTENCES.map(paragraph), smallPrint(SMALL)]),
  occasion: `closed-${accountId}`,
});

/** Bytes first: if the process dies in between, the rows are still there, and the next sweep finds them. */
const empty = async (ports: Ports, account: Account): Promise<void> => {
  const { id: accountId } = account;
  await removeBytesOf(ports, { accountId });
  await removeUploadsOf(ports, accountId);
  await removeExportOf(ports, accountId);
  await removeLeadsOf(ports, accountId);
  await removeContractorOf(ports, account);
  await ports.db.$transaction(async (tx) => {
    // What a trial has used is counted while the estimates are there.
    await emptyJobRows(tx, { accountId });
    await removeEstimatesOf(tx, accountId);
    await emptyProjectRowsOf(tx, accountId);
    await removePasskeysOf(tx, accountId);
    await removeWebhooksOf(tx, accountId);
    await removeKeyedCallsOf(tx, accountId);
  });
  await noteEmptied(ports, accountId);
};

const tell = async (ports: Ports, account: Account): Promise<void> => {
  if (account.closedEmail === null || !(await takeClosedEmail(ports, account))) return;
  try {
    await ports.mailer.send(closedMail(account.closedEmail, account.id));
  } catch (error) {
    await giveBackClosedEmail(ports, account);
    ports.log.warn({ err: error }, 'The end of an account could not be mailed yet');
  }
};

const remove = async (ports: Ports, { id: accountId }: Account): Promise<void> => {
  // An upload that was under way when the account was closed.
  await removeUploadsOf(ports, accountId);
  await removeJobs(ports, { accountId }, async (tx) => {
    await removeProjectRowsOf(tx, accountId);
    await removeAccountRow(tx, accountId);
  });
};

/** Time that one sweep takes for each duty. The rest waits for the next, and other duties have their turn. */
const DUTY_MS = 20_000;

/** One that fails is logged, tried again at the next sweep, and keeps no other one waiting. */
const doForAll = async (
  ports: Ports,
  due: Parameters<typeof listClosedAccounts>[1],
  work: (ports: Ports, account: Account) => Promise<void>,
): Promise<void> => {
  const until = performance.now() + DUTY_MS;
  for (const account of await listClosedAccounts(ports, due)) {
    if (performance.now() > until) return;
    try {
      await work(ports, account);
    } catch (error) {
      ports.log.error({ err: error, due }, 'A closed account could not be taken away yet');
    }
  }
};

export const sweepClosedAccounts = async (ports: Ports): Promise<void> => {
  await doForAll(ports, 'empty', empty);
  await doForAll(ports, 'tell', tell);
  await doForAll(ports, 'remove', remove);
};
