// Binds the mail about a decision to its message.
import type { Ports } from '../../context.ts';
import { bindJob, type JobBinding } from '../../infra/queue.ts';
import { contractorMail } from './contractor-mail.ts';
import { contractorNotice } from './contractor-notice.definition.ts';
import { findNews } from './contractor-news.ts';

export const bindContractorNotice = (ports: Ports): JobBinding =>
  bindJob(contractorNotice, async (notice) => {
    const news = await findNews(ports, notice);
    if (news) await ports.mailer.send(contractorMail(ports, news, notice));
  });
