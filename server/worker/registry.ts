// All background work: one binding a name, checked at start.
import type { Ports } from '../context.ts';
import { securityNotice } from '../features/accounts/security-notice.definition.ts';
import { bindSecurityNotice } from '../features/accounts/security-notice.job.ts';
import { contractorNotice } from '../features/contractors/contractor-notice.definition.ts';
import { bindContractorNotice } from '../features/contractors/contractor-notice.job.ts';
import { materialTakeoff } from '../features/inventory/material-takeoff.definition.ts';
import { bindMaterialTakeoff } from '../features/inventory/material-takeoff.job.ts';
import { leadMail } from '../features/leads/lead-mail.definition.ts';
import { bindLeadMail } from '../features/leads/lead-mail.job.ts';
import { proposalMail } from '../features/proposals/proposal-mail.definition.ts';
import { bindProposalMail } from '../features/proposals/proposal-mail.job.ts';
import { mailEnd } from '../features/jobs/mail-end.definition.ts';
import { bindMailEnd } from '../features/end-mail/mail-end.job.ts';
import { bindRunJob } from '../features/pricing/run-job.job.ts';
import { runJob } from '../features/jobs/run-job.definition.ts';
import { readPaperJob } from '../features/reading/read-paper.definition.ts';
import { bindReadPaper } from '../features/reading/read-paper.job.ts';
import { deliverWebhook } from '../features/webhooks/deliver-webhook.definition.ts';
import { bindDeliverWebhook } from '../features/webhooks/deliver-webhook.job.ts';
import type { JobBinding, JobDefinition } from '../infra/queue.ts';

/** Every kind of message that is sent. */
const JOB_KINDS: readonly Pick<JobDefinition, 'name'>[] = [
  runJob,
  materialTakeoff,
  mailEnd,
  securityNotice,
  contractorNotice,
  leadMail,
  proposalMail,
  deliverWebhook,
  readPaperJob,
];

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
];

/** Throws when a name has no handler or two. */
export const checkedBindings = (ports: Ports): JobBinding[] => {
  const bindings = bindAll(ports);
  const bound = bindings.map(({ name }) => name).toSorted();
  const expected = JOB_KINDS.map(({ name }) => name).toSorted();
  if (bound.join() !== expected.join()) {
    throw new Error(
      `Each job needs exactly one handler: expected ${expected.join()}, found ${bound.join()}.`,
    );
  }
  return bindings;
};
