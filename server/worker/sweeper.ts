// Looks now and then for what died without a word (jobs and takeoffs whose worker is gone, uploads that were cut off),
// moves the clock of requests for contractors, mails of unread messages, ends sign-ins that nobody uses or that are too
// old, and removes what is long over: codes, sign-ins, uploads without a job, what was deleted, closed accounts, papers of
// contractors, what was sent to webhooks.
import type { Ports } from '../context.ts';
import { endOldSignIns, forgetOldSignIns } from '../features/accounts/sign-ins.service.ts';
import { sweepPapers } from '../features/contractors/sweep-papers.ts';
import { sweepResumableUploads } from '../features/files/sweep-resumable.ts';
import { sweepUnusedUploads } from '../features/files/sweep-unused.ts';
import { failStalledMaterialTakeoffs } from '../features/inventory/stalled-material-takeoffs.ts';
import { stepRequests } from '../features/leads/request-clock.ts';
import { mailUnreadMessages } from '../features/messages/mail-unread.ts';
import { failStalledJobs } from '../features/jobs/stalled-jobs.ts';
import { forgetOldChallenges } from '../features/passkeys/challenges.ts';
import { sweepClosedAccounts } from '../features/deletion/sweep-closed.ts';
import { sweepDeleted } from '../features/deletion/sweep-deleted.ts';
import { sweepDeliveries } from '../features/webhooks/sweep-deliveries.ts';
import { createFailureLog } from '../infra/outage.ts';
import { forgetOldCodes } from '../features/sign-in/sign-in-codes.ts';

const EVERY_MS = 15_000;
/** What is long over can wait for every so many rounds. */
const ROUNDS_TO_TIDY = 4;
const UPLOAD_IDLE_MS = 60 * 60 * 1000;

export const startSweeper = (ports: Ports): { stop(): void } => {
  const sweep = async () => {
    await failStalledJobs(ports);
    await failStalledMaterialTakeoffs(ports);
    await stepRequests(ports);
    await mailUnreadMessages(ports);
    await sweepResumableUploads(ports);
    await ports.storage.sweepPartials(UPLOAD_IDLE_MS);
  };
  const tidy = async () => {
    await sweepDeleted(ports);
    await sweepClosedAccounts(ports);
    await sweepUnusedUploads(ports);
    await sweepPapers(ports);
    await sweepDeliveries(ports);
    await forgetOldCodes(ports);
    await forgetOldChallenges(ports);
    await endOldSignIns(ports);
    await forgetOldSignIns(ports);
  };
  const reportFailure = createFailureLog(ports.log);
  let round = 0;
  const sweepAndTidy = async () => {
    round += 1;
    await sweep();
    if (round % ROUNDS_TO_TIDY === 0) await tidy();
  };
  const timer = setInterval(() => {
    sweepAndTidy().catch((error: unknown) => reportFailure(error, 'The sweeper failed'));
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
