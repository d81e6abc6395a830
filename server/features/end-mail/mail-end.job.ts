// Binds the mail at the end of a job to its message.
import type { Ports } from '../../context.ts';
import { bindJob, type JobBinding } from '../../infra/queue.ts';
import { mailEnd } from '../jobs/mail-end.definition.ts';
import { mailJobEnd } from './mail-end.ts';

export const bindMailEnd = (ports: Ports): JobBinding =>
  bindJob(mailEnd, (message) => mailJobEnd(ports, message));
