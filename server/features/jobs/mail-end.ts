// Mails the owner how a job ended, once for each of its runs, however often the message is delivered.
import type { Ports } from '../../context.ts';
import { unsubscribeLink } from '../accounts/public-links.ts';
import { endMail } from './end-mail.ts';
import type { RunJob } from './run-job.definition.ts';

const ENDS = ['READY' as const, 'FAILED' as const];

const readEnd = ({ db }: Ports, { jobId, run }: RunJob) =>
  db.job.findFirst({
    where: { id: jobId, run, stage: { in: ENDS }, mailedRun: { lt: run }, deletedAt: null },
    include: {
      account: { select: { id: true, email: true, emailWhenReady: true } },
      project: { select: { name: true } },
      estimate: { select: { title: true, totalCents: true, currency: true } },
    },
  });

/** Does nothing when it was mailed, started anew, cancelled, deleted, or is not wanted any more. Throws when mail is down. */
export const mailJobEnd = async (ports: Ports, message: RunJob): Promise<void> => {
  const job = await readEnd(ports, message);
  if (!job?.account.email || !job.account.emailWhenReady) return;
  const { jobId: id, run } = message;
  // Taken before it is sent: of two deliveries at a time one sends.
  const { count } = await ports.db.job.updateMany({
    where: { id, run, mailedRun: job.mailedRun, stage: { in: ENDS } },
    data: { mailedRun: run },
  });
  if (count === 0) return;
  const { email } = job.account;
  try {
    await ports.mailer.send(
      endMail(ports, { ...job, email, unsubscribeUrl: unsubscribeLink(ports, job.account.id) }),
    );
  } catch (error) {
    // Given back, for the queue to hand out again.
    await ports.db.job.updateMany({
      where: { id, mailedRun: run },
      data: { mailedRun: job.mailedRun },
    });
    throw error;
  }
};
