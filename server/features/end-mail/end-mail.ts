// What the mail at the end of a job says.
import type { Ports } from '../../context.ts';
import { fromCents } from '../../domain/money.ts';
import type { Estimate, Job } from '../../generated/prisma/client.ts';
import { linkButton, mailHtml, paragraph, smallLink } from '../../infra/mail-html.ts';
import type { Mail } from '../../infra/mailer.ts';
import { publicLink } from '../accounts/public-links.ts';
import { moneyWriter } from '../../domain/written.ts';
import { inOneLine } from '../../domain/one-line.ts';

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

export const endMail = (ports: Pick<Ports, 'env'>, job: EndedJob): Mail => {
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
