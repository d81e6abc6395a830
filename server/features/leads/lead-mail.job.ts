// Binds the mails about leads to their message.
import type { Ports } from '../../context.ts';
import { bindJob, type JobBinding } from '../../infra/queue.ts';
import { leadMail } from './lead-mail.definition.ts';
import { sendLeadMail } from './send-lead-mail.ts';

export const bindLeadMail = (ports: Ports): JobBinding =>
  bindJob(leadMail, (message) => sendLeadMail(ports, message));
