// Mails the owner how a job ended, once for each of its runs, however often the message is delivered.
import type { Ports } from '../../context.ts';
import { unsubscribeLink, publicLink } from '../accounts/public-links.ts';
import { bindJob, type JobBinding, type JobDefinition } from '../../infra/queue/queue.ts';
import { type RunJob, runJob } from './run-queue.ts';
import { fromCents } from '../../domain/money/money.ts';
import type { Estimate, Job } from '../../generated/prisma/client.ts';
import { linkButton, mailHtml, paragraph, smallLink } from '../../infra/mail-html.ts';
import { type Mail, MAIL_RETRY } from '../../infra/mailer.ts';
import { moneyWriter } from '../../domain/money/written.ts';
import { inOneLine } from '../../domain/text/one-line.ts';

/** The message names the row and nothing else. */
export const mailEnd: JobDefinition<RunJob> = {
  name: 'mail-end',
  payload: runJob.payload,
  retry: MAIL_RETRY,
};

// The column of a job that holds the last run whose end was mailed.

const ENDS = ['READY' as const, 'FAILED' as const];

/** Finds the job with the facts for the mail; null when it was mailed, started anew, canceled or deleted. */
const findUnmailedEnd = ({ db }: Pick<Ports, 'db'>, { jobId, run }: RunJob) =>
  db.job.findFirst({
    where: { id: jobId, run, stage: { in: ENDS }, mailedRun: { lt: run }, deletedAt: null },
    include: {
      account: { select: { id: true, email: true, emailWhenReady: true } },
      project: { select: { name: true } },
      estimate: { select: { title: true, totalCents: true, currency: true } },
    },
  });

/** Returns false when another process took it meanwhile. */
const takeMailOf = async (
  { db }: Pick<Ports, 'db'>,
  { jobId: id, run }: RunJob,
  mailedRun: number,
): Promise<boolean> => {
  const { count } = await db.job.updateMany({
    where: { id, run, mailedRun, stage: { in: ENDS } },
    data: { mailedRun: run },
  });
  return count > 0;
};

const giveMailBack = async (
  { db }: Pick<Ports, 'db'>,
  { jobId: id, run }: RunJob,
  mailedRun: number,
): Promise<void> => {
  await db.job.updateMany({ where: { id, mailedRun: run }, data: { mailedRun } });
};

// What the mail at the end of a job says.

interface EndedJob extends Pick<Job, 'id' | 'run' | 'title' | 'claimNumber' | 'failure'> {
  email: string;
  unsubscribeUrl: string;
  project: { name: string };
  estimate: Pick<Estimate, 'title' | 'totalCents' | 'currency'> | null;
}

const LINE_MAX = 120;

/** People's own words, on one line that is not too long for a subject. */
const shortLine = (text: string): string => {
  const line = inOneLine(text);
  return line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 1).toWellFormed()}…` : line;
};

const wordsOf = ({ title, claimNumber, failure, project, estimate }: EndedJob) => {
  const name = shortLine(estimate?.title || title || `Estimate ${claimNumber}`);
  if (!estimate) {
    return {
      subject: `Your estimate could not be finished: ${name}`,
      sentences: [
        `${name}, for ${shortLine(project.name)}, could not be finished.`,
        failure ?? 'Open it to try again.',
      ],
      label: 'Open it',
    };
  }
  return {
    subject: `Your estimate is ready: ${name}`,
    sentences: [
      `${name}, for ${shortLine(project.name)}, is ready.`,
      `Total: ${moneyWriter(estimate.currency)(fromCents(Number(estimate.totalCents)))}.`,
    ],
    label: 'Open the estimate',
  };
};

const endMail = (ports: Pick<Ports, 'env'>, job: EndedJob): Mail => {
  const { subject, sentences, label } = wordsOf(job);
  const url = publicLink(ports, `/results/${job.claimNumber}`);
  const stop = 'Stop these mails';
  return {
    to: job.email,
    subject,
    text: [...sentences, '', `${label}: ${url}`, '', `${stop}: ${job.unsubscribeUrl}`, ''].join(
      '\n',
    ),
    html: mailHtml(subject, [
      ...sentences.map(paragraph),
      linkButton(label, url),
      smallLink(stop, job.unsubscribeUrl),
    ]),
    // The same end, sent twice by a process that died in between, is shown as one mail.
    occasion: `job-${job.id}-${job.run}`,
    unsubscribeUrl: job.unsubscribeUrl,
  };
};

/** Does nothing when it was mailed, started anew, canceled, deleted, or is not wanted any more. Throws when mail is down. */
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

export const bindMailEnd = (ports: Ports): JobBinding =>
  bindJob(mailEnd, (message) => mailJobEnd(ports, message));
