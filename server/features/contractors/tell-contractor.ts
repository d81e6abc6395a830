// Mails to contractors about what operators decided, sent with the decision.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type ContractorEvent, contractorNotice } from './contractor-notice.definition.ts';

export type Tx = Prisma.TransactionClient;

export type ReviewPorts = Pick<Ports, 'queue' | 'now'>;

export const tell = (
  { queue, now }: ReviewPorts,
  tx: Tx,
  event: ContractorEvent,
  id: number,
): Promise<void> => queue.send(contractorNotice, { event, id, at: now().getTime() }, tx);
