// Starts the consumers of the queue and the sweeper.
import type { Ports } from '../context.ts';
import {
  releaseInterruptedMaterialTakeoffs,
  failStalledMaterialTakeoffs,
} from '../features/inventory/stalled-material-takeoffs.ts';
import { releaseInterruptedJobs, failStalledJobs } from '../features/jobs/stalled-jobs.ts';
import { bindSecurityNotice } from '../features/accounts/security-notice.ts';
import { bindContractorNotice } from '../features/contractors/contractor-notice.job.ts';
import { bindMaterialTakeoff } from '../features/inventory/run-material-takeoff.ts';
import { bindLeadMail } from '../features/leads/lead-mail.job.ts';
import { bindProposalMail } from '../features/proposals/proposal-mail.ts';
import { bindMailEnd } from '../features/jobs/mail-end.ts';
import { bindRunJob } from '../features/pricing/run-job.job.ts';
import { bindReadPaper } from '../features/reading/read-paper.job.ts';
import { sweepExports } from '../features/bulk-exports/sweep-exports.ts';
import { bindWriteExport } from '../features/bulk-exports/write-export.job.ts';
import { bindDeliverWebhook } from '../features/webhooks/deliver-webhook.ts';
import type { JobBinding } from '../infra/queue/queue.ts';
import { endOldSignIns, forgetOldSignIns } from '../features/accounts/sign-ins.service.ts';
import { sumEstimateCounts } from '../features/estimates/estimate-counts.ts';
import { sweepPapers } from '../features/contractors/sweep-papers.ts';
import { sweepResumableUploads } from '../features/files/sweep-resumable.ts';
import { sweepUnusedUploads } from '../features/files/sweep-unused.ts';
import { tellInsuranceEnds } from '../features/contractors/insurance-ends.ts';
import { forgetOldGuestWrites } from '../features/quota/document-bytes.ts';
import { stepRequests } from '../features/leads/request-clock.ts';
import { mailUnreadMessages } from '../features/messages/mail-unread.ts';
import { forgetOldChallenges } from '../features/passkeys/challenges.ts';
import { sweepClosedAccounts } from '../features/deletion/sweep-closed.ts';
import { sweepDeleted } from '../features/deletion/sweep-deleted.ts';
import { forgetEndedLinks } from '../features/sharing/owned-links.ts';
import { sweepTests } from '../features/deletion/sweep-tests.ts';
import { sweepKeyedCalls } from '../features/accounts/once-by-key.ts';
import { sweepDeliveries } from '../features/webhooks/sweep-deliveries.ts';
import { createFailureLog } from '../infra/outage.ts';
import { forgetOldCodes } from '../features/sign-in/sign-in-codes.ts';

// The sweeper. Every few seconds it
// - ends work that died (jobs and takeoffs whose worker is gone, uploads that were cut off) and sign-ins that are
//   unused or old,
// - moves requests for contractors on, and mails about unread messages and insurances that end,
// - deletes tests of programs whose days are over,
// - adds up by how much the counts of estimates changed,
// - removes old rows: codes, sign-ins, uploads without a job, deleted things, closed accounts, papers of contractors,
//   deliveries to webhooks, exports, shared links, daily counts.

const ROUND_MS = 15_000;
const UPLOAD_IDLE_MS = 60 * 60 * 1000;

type Duty = (ports: Ports) => Promise<unknown>;

/** What is looked at, by every how many rounds: each look is a question to the database, also when nothing happens. */
const DUTIES: readonly [everyRounds: number, duties: readonly Duty[]][] = [
  [1, [stepRequests]],
  [2, [failStalledJobs, failStalledMaterialTakeoffs]],
  [
    4,
    [
      mailUnreadMessages,
      sweepResumableUploads,
      ({ storage }) => storage.sweepPartials(UPLOAD_IDLE_MS),
      sweepDeleted,
      sweepClosedAccounts,
      sumEstimateCounts,
    ],
  ],
  [
    40,
    [
      sweepUnusedUploads,
      sweepPapers,
      tellInsuranceEnds,
      sweepDeliveries,
      sweepExports,
      sweepTests,
      sweepKeyedCalls,
      forgetEndedLinks,
      forgetOldCodes,
      forgetOldChallenges,
      endOldSignIns,
      forgetOldSignIns,
      forgetOldGuestWrites,
    ],
  ],
];

const startSweeper = (ports: Ports): { stop(): void } => {
  const reportFailure = createFailureLog(ports.log);
  const doAll = async (duties: readonly Duty[]) => {
    for (const duty of duties) await duty(ports);
  };
  let round = 0;
  const sweep = async () => {
    round += 1;
    for (const [every, duties] of DUTIES) if (round % every === 0) await doAll(duties);
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => reportFailure(error, 'The sweeper failed'));
  }, ROUND_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};

/** All background work. */
const bindAll = (ports: Ports): JobBinding[] => [
  bindRunJob(ports),
  bindMaterialTakeoff(ports),
  bindMailEnd(ports),
  bindSecurityNotice(ports),
  bindContractorNotice(ports),
  bindLeadMail(ports),
  bindProposalMail(ports),
  bindDeliverWebhook(ports),
  bindReadPaper(ports),
  bindWriteExport(ports),
];

export interface Worker {
  stop(): void;
}

/** `isAlone`: no other process can be working on this database, so whatever runs there was interrupted. */
export const startWorker = async (
  ports: Ports,
  { isAlone }: { isAlone: boolean },
): Promise<Worker> => {
  if (isAlone) {
    await releaseInterruptedJobs(ports);
    await releaseInterruptedMaterialTakeoffs(ports);
  }
  for (const binding of bindAll(ports)) {
    binding.work(ports.queue, ports.env.WORKER_CONCURRENCY);
  }
  return startSweeper(ports);
};
