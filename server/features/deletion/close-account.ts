// Use case: somebody has everything deleted that is theirs. Nobody gets in from then on; sweep-closed.ts removes what is there.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DELETE_WORD } from '../../domain/account/deletion-word.ts';
import { badField } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import {
  publishAccountChange,
  publishAdoption,
  publishSignInEnds,
} from '../accounts/accounts.events.ts';
import { closeUserRow, openClosedAccount } from '../accounts/closed-accounts.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import { requireFreshSignIn } from '../accounts/good-sign-ins.ts';
import { endSignInRows } from '../accounts/sign-ins.service.ts';
import { publishLeadNews } from '../leads/leads.events.ts';
import { hideLeadsOf } from '../leads/remove-leads.ts';
import { hideProjectRowsOf } from '../projects/deleted-projects.ts';
import { adoptGuest } from '../sign-in/adopt-guest.ts';
import { switchOffWebhooksOf } from '../webhooks/remove-webhooks.ts';
import { hideJobs, tellHidden } from './hide-jobs.ts';

const CALLS_PER_MINUTE = 5;

const requireWord = (confirmation: unknown): void => {
  if (z.string().trim().toUpperCase().safeParse(confirmation).data === DELETE_WORD) return;
  const message = `Type ${DELETE_WORD} to have everything deleted.`;
  throw badField('confirmation', message);
};

const hideAll = async (ctx: Context, tx: Prisma.TransactionClient, accountId: number) => {
  // The projects come first: a job that is submitted at the same moment waits for its project, and finds it gone.
  await hideProjectRowsOf(tx, accountId, ctx.now());
  return hideJobs(ctx, tx, { accountId }, ctx.now());
};

const closeUser = async (ctx: Context): Promise<void> => {
  const user = await requireFreshSignIn(ctx, 'Deleting your data');
  const { accountId } = user;
  const { hidden, ended, leads } = await ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await switchOffWebhooksOf(tx, accountId, ctx.now());
    const hiding = await hideAll(ctx, tx, accountId);
    const introductions = await hideLeadsOf(tx, accountId, ctx.now());
    const signIns = await endSignInRows(tx, { accountId }, ctx.now());
    // This comes last: the row gives up a key with its address, so whoever adds rows to the account waits. A worker that adds
    // the estimate of its job would wait with the job in its hands, for which `hideAll` waits.
    await closeUserRow(tx, user, ctx.now());
    return { hidden: hiding, ended: signIns, leads: introductions };
  });
  await tellHidden(ctx, hidden);
  await publishLeadNews(ctx, leads);
  await publishSignInEnds(ctx, ended);
};

/** Gives the guest's work to a closed account; the row of its key stays, with what it has used of the free trial. */
const emptyGuest = async (ctx: Context, guestKeyHash: string): Promise<void> => {
  const { hidden, guestId } = await ctx.db.$transaction(async (tx) => {
    const closed = await openClosedAccount(tx, ctx.now());
    const adoption = await adoptGuest(tx, guestKeyHash, closed.id);
    return { hidden: await hideAll(ctx, tx, closed.id), guestId: adoption.guestId };
  });
  await tellHidden(ctx, hidden);
  if (guestId === null) return;
  await publishAccountChange(ctx, guestId, null);
  await publishAdoption(ctx, guestId);
};

/**
 * Closes the signed-in account, or the guest's.
 * Throws UNAUTHENTICATED for a stranger, LOGIN_REQUIRED when the sign-in was not made just now, BUSY, InvalidInput without the word.
 */
export const closeAccount = async (ctx: Context, confirmation: unknown): Promise<void> => {
  limitCalls(ctx, 'close-account', CALLS_PER_MINUTE);
  requireWord(confirmation);
  if (ctx.viewer.kind === 'GUEST') await emptyGuest(ctx, ctx.viewer.guestKeyHash);
  else await closeUser(ctx);
};
