// Binds the mail about a decision to its message.
import type { Ports } from '../../context.ts';
import { bindJob, type JobBinding } from '../../infra/queue/queue.ts';
import { contractorNotice, type ContractorNotice } from './contractor-notice.definition.ts';
import { findNews, type ContractorNews } from './contractor-news.ts';
import { noticeMail } from '../../infra/mail-html.ts';
import type { Mail } from '../../infra/mailer.ts';
import { publicLink } from '../accounts/public-links.ts';
import { PAPERS_KEPT_DAYS } from '../../domain/catalog.ts';

// What the mails to contractors say.

interface NewsWords {
  subject: string;
  sentences: readonly string[];
}

const because = (reason: string | null): string[] => (reason ? [`Reason: ${reason}`] : []);

const applicationWords = ({ isApproved, reason, hasAccount }: ContractorNews): NewsWords =>
  isApproved
    ? {
        subject: 'Your contractor application was approved',
        sentences: [
          'Welcome to Plumbline.',
          hasAccount
            ? 'Open your profile, upload an ID, and check the ZIP codes you work in. Leads come once your identity, license and insurance are verified.'
            : 'Sign in with this address to open your profile. Upload an ID there: leads come once your identity, license and insurance are verified.',
        ],
      }
    : {
        subject: 'Your contractor application was not approved',
        sentences: [
          'We looked at your application and cannot approve it as it is.',
          ...because(reason),
          'You can change it and apply again at any time; it is free.',
        ],
      };

const identityWords = ({ isApproved, reason }: ContractorNews): NewsWords =>
  isApproved
    ? {
        subject: 'Your identity is verified',
        sentences: [
          `We checked your document and approved it. It will be deleted from our storage within ${PAPERS_KEPT_DAYS} days.`,
          'Leads that fit your trades and ZIP codes come to your hub, once your license and insurance are recorded.',
        ],
      }
    : {
        subject: 'We could not verify your identity',
        sentences: [
          'We looked at your document and cannot approve it.',
          ...because(reason),
          'Open your profile to upload another one.',
        ],
      };

const wordsOf = ({ event }: ContractorNotice, news: ContractorNews): NewsWords => {
  if (event === 'APPLICATION_DECIDED') return applicationWords(news);
  if (event === 'IDENTITY_DECIDED') return identityWords(news);
  if (news.insuranceEnds !== undefined) {
    return {
      subject: `Your insurance on record ends on ${news.insuranceEnds}`,
      sentences: [
        `The insurance that we have on record for you is good until ${news.insuranceEnds}.`,
        'Renew it before that day; we look it up again then. You get no leads without insurance on record.',
      ],
    };
  }
  return news.reason
    ? {
        subject: 'Your contractor account gets no leads for now',
        sentences: ['We have suspended your contractor account.', ...because(news.reason)],
      }
    : {
        subject: 'Your contractor account gets leads again',
        sentences: ['The suspension of your contractor account has ended.'],
      };
};

const LABEL = 'Open your profile';
const SMALL = 'Placement on Plumbline is never for sale. We never ask for a code by phone or mail.';

const contractorMail = (
  ports: Pick<Ports, 'env'>,
  news: ContractorNews,
  notice: ContractorNotice,
): Mail => {
  const { subject, sentences } = wordsOf(notice, news);
  const url = publicLink(ports, '/contractor');
  return {
    to: news.email,
    ...noticeMail({ subject, sentences, label: LABEL, url, small: SMALL }),
    occasion: `contractor-${notice.event.toLowerCase()}-${notice.id}-${notice.at}`,
  };
};

export const bindContractorNotice = (ports: Ports): JobBinding =>
  bindJob(contractorNotice, async (notice) => {
    const news = await findNews(ports, notice);
    if (news) await ports.mailer.send(contractorMail(ports, news, notice));
  });
