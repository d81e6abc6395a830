// Use cases: webhooks of one's account, made, changed and deleted, tried, and had sent again what was missed.
import type { Context, Viewer } from '../../context.ts';
import { InvalidInput, badField, notFound } from '../../domain/errors.ts';
import { WEBHOOK_LIMITS } from '../../domain/limits.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import {
  createWebhookSchema,
  rotateSecretSchema,
  updateWebhookSchema,
} from '../../domain/account/webhook-input.ts';
import {
  FORMER_SECRET_MS,
  TEST_TYPE,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../../domain/account/webhooks.ts';
import { atVersion, nextVersion, requireSeen } from '../../domain/versions.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { loadable } from '../../infra/db/selection.ts';
import { newWebhookSecret } from '../../infra/webhook-signature.ts';
import { ownedBy, requireScope, requireSignIn } from '../accounts/accounts.access.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import { onceByKey } from '../accounts/once-by-key.ts';
import { queueDelivery } from './queue-delivery.ts';
import { writeDelivery } from './tell-webhooks.ts';
import { sealSecret } from './webhook-secret.ts';

const TOO_MANY = `An account has at most ${WEBHOOK_LIMITS.ofAnAccount} webhooks. Delete one that is no longer used.`;
const IS_OFF = 'This webhook is switched off. Switch it on first.';
const STILL_SENT = 'This is still being sent. Wait for what comes of it.';

type WebhookSelection = Pick<Prisma.WebhookFindFirstArgs, 'select' | 'include'>;
type DeliverySelection = Pick<Prisma.WebhookDeliveryFindFirstArgs, 'select' | 'include'>;

/** A program must not learn by a webhook what it may not ask for. */
const requireEventScopes = (viewer: Viewer, events: readonly WebhookEvent[]): void =>
  events.forEach((event) => requireScope(viewer, WEBHOOK_EVENTS[event].scope));

const requireGoodAddress = async (ctx: Context, url: URL): Promise<void> => {
  const fault = await ctx.webhookCaller.faultOf(url);
  if (fault) throw badField('url', fault);
};

/** The oldest first; none for a guest. */
export const listWebhooks = async ({ db, viewer }: Context, query: WebhookSelection) =>
  viewer.kind === 'USER'
    ? db.webhook.findMany({
        ...loadable(query),
        where: ownedBy(viewer),
        orderBy: { id: 'asc' },
      })
    : [];

/** Those of the ids that are the viewer's, in no order. */
export const findWebhooks = (
  { db, viewer }: Context,
  ids: readonly number[],
  query: WebhookSelection,
) =>
  db.webhook.findMany({ ...loadable(query), where: { id: { in: [...ids] }, ...ownedBy(viewer) } });

/** Those of the ids that were sent to the viewer's webhooks, in no order. */
export const findDeliveries = (
  { db, viewer }: Context,
  ids: readonly number[],
  query: DeliverySelection,
) =>
  db.webhookDelivery.findMany({
    ...loadable(query),
    where: { id: { in: [...ids] }, webhook: ownedBy(viewer) },
  });

const requireWebhook = async (ctx: Context, rawId: unknown) => {
  requireSignIn(ctx.viewer);
  const id = parseInput(idSchema, rawId);
  const webhook = await ctx.db.webhook.findFirst({ where: { id, ...ownedBy(ctx.viewer) } });
  if (!webhook) throw notFound('This webhook');
  return webhook;
};

/** Reads a webhook for a mutation that gives it back. Throws UNAUTHENTICATED, NOT_FOUND. */
export const readWebhook = async (ctx: Context, id: number, query: WebhookSelection) => {
  requireSignIn(ctx.viewer);
  const where = { id, ...ownedBy(ctx.viewer) };
  const webhook = await ctx.db.webhook.findFirst({ ...loadable(query), where });
  if (!webhook) throw notFound('This webhook');
  return webhook;
};

/** Throws UNAUTHENTICATED, NOT_FOUND. */
export const readDelivery = async (ctx: Context, id: number, query: DeliverySelection) => {
  requireSignIn(ctx.viewer);
  const where = { id, webhook: ownedBy(ctx.viewer) };
  const delivery = await ctx.db.webhookDelivery.findFirst({ ...loadable(query), where });
  if (!delivery) throw notFound('This delivery');
  return delivery;
};

const makeWebhook = async (
  ctx: Context,
  rawInput: unknown,
): Promise<{ id: number; secret: string }> => {
  requireSignIn(ctx.viewer);
  const { accountId } = ctx.viewer;
  limitCalls(ctx, 'changes of webhooks', WEBHOOK_LIMITS.changesAMinute);
  const { url, events } = parseInput(createWebhookSchema, rawInput);
  requireEventScopes(ctx.viewer, events);
  await requireGoodAddress(ctx, url);
  const secret = newWebhookSecret();
  return ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, accountId);
    if ((await tx.webhook.count({ where: { accountId } })) >= WEBHOOK_LIMITS.ofAnAccount)
      throw new InvalidInput(TOO_MANY);
    const { id } = await tx.webhook.create({
      data: {
        accountId,
        url: url.href,
        events,
        sealedSecret: sealSecret(ctx, accountId, secret),
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
    return { id, secret };
  });
};

/** Gives the secret, which cannot be read again. Throws UNAUTHENTICATED, FORBIDDEN, InvalidInput, BUSY. */
export const createWebhook = async (
  ctx: Context,
  rawInput: Readonly<Record<string, unknown>>,
): Promise<{ id: number; secret: string }> => {
  requireSignIn(ctx.viewer);
  return onceByKey(ctx, 'createWebhook', rawInput, () => makeWebhook(ctx, rawInput));
};

const switchedTo = (isActive: boolean, wasActive: boolean, now: Date) => {
  if (isActive === wasActive) return {};
  return isActive
    ? { switchedOffAt: null, switchedOffBy: null, failingSince: null }
    : { switchedOffAt: now, switchedOffBy: 'OWNER' };
};

/** Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, InvalidInput, VersionConflict, BUSY. */
export const updateWebhook = async (
  ctx: Context,
  rawInput: { webhookId: unknown },
): Promise<number> => {
  const before = await requireWebhook(ctx, rawInput.webhookId);
  limitCalls(ctx, 'changes of webhooks', WEBHOOK_LIMITS.changesAMinute);
  const { url, events, isActive, version } = parseInput(updateWebhookSchema, rawInput);
  requireSeen('webhook', before.version, version);
  requireEventScopes(ctx.viewer, events);
  if (url.href !== before.url) await requireGoodAddress(ctx, url);
  const { count } = await ctx.db.webhook.updateMany({
    where: { id: before.id, ...atVersion(version) },
    data: {
      ...nextVersion,
      url: url.href,
      events,
      ...switchedTo(isActive, before.switchedOffAt === null, ctx.now()),
    },
  });
  if (count === 0) requireSeen('webhook', (await requireWebhook(ctx, before.id)).version, version);
  return before.id;
};

const changeSecret = async (
  ctx: Context,
  rawInput: { webhookId: unknown },
): Promise<{ id: number; secret: string }> => {
  const before = await requireWebhook(ctx, rawInput.webhookId);
  limitCalls(ctx, 'changes of webhooks', WEBHOOK_LIMITS.changesAMinute);
  const { version } = parseInput(rotateSecretSchema, rawInput);
  requireSeen('webhook', before.version, version);
  const secret = newWebhookSecret();
  const { count } = await ctx.db.webhook.updateMany({
    // Of two who do so at a time, one would be given a secret that signs nothing.
    where: { id: before.id, ...atVersion(before.version) },
    data: {
      ...nextVersion,
      sealedSecret: sealSecret(ctx, before.accountId, secret),
      formerSealedSecret: before.sealedSecret,
      formerUntil: new Date(ctx.now().getTime() + FORMER_SECRET_MS),
    },
  });
  if (count === 0)
    requireSeen('webhook', (await requireWebhook(ctx, before.id)).version, before.version);
  return { id: before.id, secret };
};

/**
 * Gives a new secret, which cannot be read again. The one before signs beside it for a day.
 * Throws UNAUTHENTICATED, NOT_FOUND, InvalidInput, VersionConflict, BUSY.
 */
export const rotateWebhookSecret = async (
  ctx: Context,
  rawInput: { webhookId: unknown; idempotencyKey?: unknown },
): Promise<{ id: number; secret: string }> => {
  requireSignIn(ctx.viewer);
  return onceByKey(ctx, 'rotateWebhookSecret', rawInput, () => changeSecret(ctx, rawInput));
};

/** Deletes a webhook with all that was sent to it. Throws UNAUTHENTICATED, NOT_FOUND, BUSY. */
export const deleteWebhook = async (ctx: Context, rawId: unknown): Promise<void> => {
  const { id } = await requireWebhook(ctx, rawId);
  limitCalls(ctx, 'changes of webhooks', WEBHOOK_LIMITS.changesAMinute);
  await ctx.db.webhook.deleteMany({ where: { id } });
};

/** Gives the key of the delivery. Throws UNAUTHENTICATED, NOT_FOUND, InvalidInput, BUSY. */
export const testWebhook = async (ctx: Context, rawId: unknown): Promise<number> => {
  const webhook = await requireWebhook(ctx, rawId);
  limitCalls(ctx, 'sent webhooks', WEBHOOK_LIMITS.sentAMinute);
  if (webhook.switchedOffAt) throw new InvalidInput(IS_OFF);
  const message = { type: TEST_TYPE, data: { webhookId: String(webhook.id) } };
  return ctx.db.$transaction((tx) => writeDelivery(ctx, tx, webhook, message));
};

/** Sends the same message once more, from the first try on. Throws UNAUTHENTICATED, NOT_FOUND, InvalidInput, BUSY. */
export const redeliverWebhook = async (ctx: Context, rawId: unknown): Promise<number> => {
  requireSignIn(ctx.viewer);
  const id = parseInput(idSchema, rawId);
  const delivery = await readDelivery(ctx, id, { include: { webhook: true } });
  limitCalls(ctx, 'sent webhooks', WEBHOOK_LIMITS.sentAMinute);
  const webhook = await requireWebhook(ctx, delivery.webhookId);
  if (webhook.switchedOffAt) throw new InvalidInput(IS_OFF);
  await ctx.db.$transaction(async (tx) => {
    const [again] = await tx.webhookDelivery.updateManyAndReturn({
      where: { id, status: { not: 'PENDING' } },
      data: {
        status: 'PENDING',
        round: { increment: 1 },
        tries: 0,
        queuedAt: ctx.now(),
        answerStatus: null,
        answerText: null,
        failure: null,
      },
      select: { id: true, round: true },
    });
    if (!again) throw new InvalidInput(STILL_SENT);
    await queueDelivery(ctx, tx, { ...again, accountId: webhook.accountId });
  });
  return id;
};
