// Mails the owner how a job ended, once for each of its runs, however often the message is delivered.
import type { Ports } from '../../context.ts';
import { unsubscribeLink } from '../accounts/public-links.ts';
import { findUnmailedEnd, giveMailBack, takeMailOf } from '../jobs/mailed-runs.ts';
import { endMail } from './end-mail.ts';
import type { RunJob } from '../jobs/run-job.definition.ts';

/** Does nothing when it was mailed, started anew, cancelled, deleted, or is not wanted any more. Throws when mail is down. */
export const mailJobEnd = async (ports: Ports, message: RunJob): Promise<void> => {
  const job = await findUnmailedEnd(ports, message);
  if (!job?.account.email || !job.account.emailWhenReady) return;
  // The mail is taken before it is sent, so only one of two deliveries at a time sends it.
  if (!(await takeMailOf(ports, message, job.mailedRun))) return;
  const { email } = job.account;
  try {
    await ports.mailer.send(
      endMail(ports, { ...job, email, unsubscribeUrl: unsubscribeLink(ports, job.account.id) }),
    );
  } catch (error) {
    // The queue hands it out again.
    await giveMailBack(ports, message, job.mailedRun);
    throw error;
  }
};
