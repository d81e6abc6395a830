// Tells owners by mail what happened to the safety of their account.
import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type SecurityEvent, securityNotice } from './security-notice.definition.ts';

/** Runs in the transaction in which it happens. */
export const tellOwner = (
  { queue, now }: Pick<Context, 'queue' | 'now'>,
  tx: Prisma.TransactionClient,
  accountId: number,
  event: SecurityEvent,
): Promise<void> => queue.send(securityNotice, { accountId, event, at: now().getTime() }, tx);
