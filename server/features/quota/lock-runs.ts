import type { Context } from '../../context.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';

/** Namespace of the advisory locks taken here. */
const LOCK = 7_303;

/** Starts of one account, and of all guests of one network, go one after the other, so that none slips past a cap. */
export const lockRuns = async (ctx: Context, tx: Statements, accountId: number): Promise<void> => {
  await lockAccount(tx, accountId);
  if (ctx.viewer.kind !== 'USER') await lockName(tx, LOCK, addressHashOf(ctx));
};
