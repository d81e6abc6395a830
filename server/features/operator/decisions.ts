// Use cases of the desk: decide, record, suspend. What was done and the log of it are one transaction.
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import {
  applicationDecisionSchema,
  credentialsSchema,
  identityDecisionSchema,
  suspensionSchema,
} from '../../domain/leads/contractor-review.ts';
import { DomainError, InvalidInput } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { reinstate, settleCredentials, suspend } from '../contractors/standing.ts';
import { endLeadsOf } from '../leads/close-requests.ts';
import { publishLeadNews } from '../leads/leads.events.ts';
import {
  fileSentAt,
  OWN_DECISION,
  settleApplication,
  settleIdentity,
} from '../contractors/review.ts';
import { type AuditNote, hasLooked, writeAudit } from './audit.ts';
import { requireOperator } from '../accounts/operator.access.ts';
import { isoDay } from '../../domain/text/iso-day.ts';

type Settle = (tx: Prisma.TransactionClient, actor: string) => Promise<number | null>;

/**
 * Throws NOT_FOUND first for anybody but an operator, and FORBIDDEN for the operator's own applications and profile.
 */
const decide = async (
  ctx: Context,
  note: Omit<AuditNote, 'actor'>,
  actor: string,
  settle: Settle,
): Promise<void> => {
  const accountId = await ctx.db.$transaction(async (tx) => {
    const settled = await settle(tx, actor);
    if (settled === accountIdOf(ctx.viewer)) throw new DomainError('FORBIDDEN', OWN_DECISION);
    await writeAudit(tx, { ...note, actor }, ctx.now());
    return settled;
  });
  if (accountId !== null) await publishAccountChange(ctx, accountId, null);
};

const UNSEEN = 'Open the document before you approve it.';

const input = <Shape extends z.ZodType>(ctx: Context, shape: Shape, raw: unknown) => {
  const actor = requireOperator(ctx);
  return { actor, parsed: parseInput(shape, raw) };
};

/** Throws NOT_FOUND; InvalidInput, also for an approval by somebody who did not open the file that came with it. */
export const decideApplication = async (ctx: Context, raw: unknown): Promise<void> => {
  const { actor, parsed } = input(ctx, applicationDecisionSchema, raw);
  const action = parsed.isApproved ? 'application.approved' : 'application.declined';
  const note = { action, subjectId: parsed.applicationId, detail: parsed.reason } as const;
  await decide(ctx, note, actor, async (tx, by) => {
    const settled = await settleApplication(ctx, tx, parsed, by);
    const since = parsed.isApproved ? await fileSentAt(tx, parsed.applicationId) : null;
    const look = {
      actor,
      action: 'application.file_viewed',
      subjectId: parsed.applicationId,
    } as const;
    if (since && !(await hasLooked(tx, { ...look, since }))) throw new InvalidInput(UNSEEN);
    return settled;
  });
};

/** Throws NOT_FOUND; InvalidInput, also for an approval by somebody who did not open the document. */
export const decideIdentity = async (ctx: Context, raw: unknown): Promise<void> => {
  const { actor, parsed } = input(ctx, identityDecisionSchema, raw);
  const action = parsed.isApproved ? 'identity.approved' : 'identity.declined';
  const note = { action, subjectId: parsed.documentId, detail: parsed.reason } as const;
  await decide(ctx, note, actor, async (tx, by) => {
    const settled = await settleIdentity(ctx, tx, parsed, by);
    const look = { actor, action: 'identity.viewed', subjectId: parsed.documentId } as const;
    const mustLook = parsed.isApproved && settled !== accountIdOf(ctx.viewer);
    if (mustLook && !(await hasLooked(tx, { ...look, since: null })))
      throw new InvalidInput(UNSEEN);
    return settled;
  });
};

/** Throws NOT_FOUND, InvalidInput, VersionConflict. */
export const recordCredentials = async (ctx: Context, raw: unknown): Promise<number> => {
  const { actor, parsed } = input(ctx, credentialsSchema, raw);
  const { contractorId, licenseNumber, licenseExpiresOn, insuranceExpiresOn } = parsed;
  const detail = `License ${licenseNumber} to ${isoDay(licenseExpiresOn)}, insurance to ${isoDay(insuranceExpiresOn)}`;
  const note = {
    action: 'contractor.credentials_recorded',
    subjectId: contractorId,
    detail,
  } as const;
  await decide(ctx, note, actor, (tx) => settleCredentials(ctx, tx, parsed));
  return contractorId;
};

/** Throws NOT_FOUND, InvalidInput. */
export const suspendContractor = async (ctx: Context, raw: unknown): Promise<number> => {
  const { actor, parsed } = input(ctx, suspensionSchema, raw);
  const { contractorId: subjectId, reason: detail } = parsed;
  const note = { action: 'contractor.suspended', subjectId, detail } as const;
  await decide(ctx, note, actor, (tx) => suspend(ctx, tx, parsed));
  await publishLeadNews(ctx, await endLeadsOf(ctx, subjectId));
  return subjectId;
};

/** Throws NOT_FOUND. */
export const reinstateContractor = async (ctx: Context, rawId: unknown): Promise<number> => {
  const { actor, parsed: subjectId } = input(ctx, idSchema, rawId);
  const note = { action: 'contractor.reinstated', subjectId } as const;
  await decide(ctx, note, actor, (tx) => reinstate(ctx, tx, subjectId));
  return subjectId;
};
