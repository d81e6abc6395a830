// Binds the mail about the safety of an account to its message.
import type { Ports } from '../../context.ts';
import { bindJob, type JobBinding } from '../../infra/queue.ts';
import { findEmail } from './accounts.service.ts';
import { securityNotice } from './security-notice.definition.ts';
import { securityMail } from './security-mail.ts';

export const bindSecurityNotice = (ports: Ports): JobBinding =>
  bindJob(securityNotice, async (notice) => {
    const email = await findEmail(ports, notice.accountId);
    if (email !== null) await ports.mailer.send(securityMail(ports, email, notice));
  });
