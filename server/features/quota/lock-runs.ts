import type { Context } from '../../context.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';

/** Namespace of the advisory locks taken here. */
const LOCK = 7_303;

/** Starts of one account, and of all guests of one network, go one after the other, so that none slips past a cap. */
export const lockRuns = async (ctx: Context, tx: Statements, accountId: number): Promise<void> => {
  if (ctx.viewer.kind === 'USER') {
    await lockAccount(tx, accountId);
    return;
  }
  await tx.$executeRaw`WITH account AS MATERIALIZED (SELECT FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE)
    SELECT pg_advisory_xact_lock(${LOCK}::int, hashtext(${addressHashOf(ctx)})) FROM account`;
};
