// Use cases of those who share: make a link, list one's links, revoke one. What a link opens is open-shared-link.ts.
import { randomBytes } from 'node:crypto';
import type { Context, Viewer } from '../../context.ts';
import { badField, DomainError, InvalidInput, notFound } from '../../domain/errors.ts';
import {
  type AskedRows,
  createSharedLinkSchema,
  type SharedSubject,
  sharedSubjectSchema,
} from '../../domain/account/shared-link-input.ts';
import { SHARE_LIMITS, sharedLinkEnd } from '../../domain/account/shared-links.ts';
import { DAY_MS } from '../../domain/time.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import { loadable } from '../../infra/db/selection.ts';
import { sha256 } from '../../infra/secrets.ts';
import { isForTests, ownedBy, visibleTo } from '../accounts/accounts.access.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import { onceByKey } from '../accounts/once-by-key.ts';
import { publicUrlOf } from '../accounts/public-links.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { findWholeEstimate } from '../estimates/whole-estimates.ts';
import { requirePaper, requireRead } from '../reading/papers.ts';
import { bidderOn, requestSupplement } from '../second-opinion/compare-own-paper.ts';
import { shareMail } from './share-mail.ts';

type LinkSelection = Pick<Prisma.SharedLinkFindFirstArgs, 'select' | 'include'>;

/** Tells the addresses that links are mailed to from the names of other locks. */
const LOCK = 7_311;
const SECRET_BYTES = 32;
const CHANGES = 'changes of shared links';

const SIGN_IN_TO_MAIL =
  'Sign in to send the link by e-mail. As a guest you can copy it and send it yourself.';
const TOO_MANY = `An account has at most ${SHARE_LIMITS.links} links that open something. Revoke one that is no longer needed.`;
const MAILED_ENOUGH = `At most ${SHARE_LIMITS.mailsADay} links can be mailed in a day. Copy the link and send it yourself, or try again tomorrow.`;
const ADDRESS_HAS_ENOUGH = `This address was sent ${SHARE_LIMITS.mailsToOneAddressADay} links today. Copy the link and send it yourself, or try again tomorrow.`;
const TESTS_MAIL_NOBODY =
  'A token for tests mails nobody. Leave `mail` out, and send the link yourself.';
const NOT_MAILED =
  'The mail could not be sent, and nothing was shared. Our mail server does not answer; try again in a minute, or copy a link.';

const NOTHING_ASKED =
  'None of these lines asks for anything by now. Reload the comparison and choose again.';
const NO_PHOTO =
  'One of the photos is not with this estimate. Reload the page and choose it again.';

const pagePath = (token: string): string => `/shared/${token}`;

/** The sender whom a mail names. Throws LOGIN_REQUIRED for a guest. */
const requireSender = (viewer: Viewer): string => {
  if (viewer.kind === 'USER') return viewer.email;
  throw new DomainError('LOGIN_REQUIRED', SIGN_IN_TO_MAIL);
};

/** Throws InvalidInput when no row asks for anything, or a photo is none of the estimate's; NOT_FOUND, BUSY as the request itself. */
const requireSupplement = async (
  ctx: Context,
  {
    fileId,
    estimateId,
    bidder,
    asked,
    askedPhotoIds,
  }: Pick<SharedSubject, 'estimateId' | 'bidder' | 'askedPhotoIds'> & {
    fileId: number;
    asked: AskedRows;
  },
): Promise<void> => {
  const chosen = { bidder, rows: asked.map(({ rowId }) => ({ rowId })), photoIds: [] };
  const request = await requestSupplement(ctx, fileId, { id: estimateId }, chosen);
  if (!request) throw notFound('This document');
  if (request.rows.length === 0) throw badField('subject.supplement.rows', NOTHING_ASKED);
  const whole = await findWholeEstimate(ctx, estimateId);
  const uploads = new Set(whole?.job.uploads.map(({ file }) => file.id));
  if (asked.some(({ photoIds }) => photoIds.some((id) => !uploads.has(id))))
    throw badField('subject.supplement.rows', NO_PHOTO);
  if (askedPhotoIds.some((id) => !uploads.has(id)))
    throw badField('subject.supplement.photoIds', NO_PHOTO);
};

/** Throws NOT_FOUND unless all of it is the viewer's, BAD_INPUT while a document is not read. */
const requireSubject = async (
  ctx: Context,
  { estimateId, otherEstimateId, fileId, bidder, asked, askedPhotoIds }: SharedSubject,
): Promise<void> => {
  await requireEstimate(ctx, estimateId, { select: { id: true } });
  if (otherEstimateId !== null) {
    await requireEstimate(ctx, otherEstimateId, { select: { id: true } });
  }
  if (fileId === null) return;
  bidderOn(requireRead(await requirePaper(ctx, fileId)), bidder);
  if (asked !== null)
    await requireSupplement(ctx, { fileId, estimateId, bidder, asked, askedPhotoIds });
};

const mailedEnough = (message: string): DomainError =>
  new DomainError('THROTTLED', message, { retryAfterSeconds: DAY_MS / 1000 });

/** Throws THROTTLED when the account, or everybody together, has mailed enough there today. */
const requireMailAllowance = async (
  tx: Prisma.TransactionClient,
  { accountId, to, now }: { accountId: number; to: string; now: Date },
): Promise<void> => {
  const createdAt = { gt: new Date(now.getTime() - DAY_MS) };
  const own = await tx.sharedLink.count({
    where: { accountId, createdAt, sentTo: { not: null } },
  });
  if (own >= SHARE_LIMITS.mailsADay) throw mailedEnough(MAILED_ENOUGH);
  await lockName(tx, LOCK, to);
  const there = await tx.sharedLink.count({ where: { sentTo: to, createdAt } });
  if (there >= SHARE_LIMITS.mailsToOneAddressADay) throw mailedEnough(ADDRESS_HAS_ENOUGH);
};

export interface NewSharedLink {
  id: number;
  /** Address with the secret, which cannot be read again. */
  url: string;
}

const makeSharedLink = async (ctx: Context, rawInput: unknown): Promise<NewSharedLink> => {
  limitCalls(ctx, CHANGES, SHARE_LIMITS.changesAMinute);
  const { subject, life, hidesIdentity, mail } = parseInput(createSharedLinkSchema, rawInput);
  await requireSubject(ctx, subject);
  if (mail && isForTests(ctx.viewer)) throw badField('mail', TESTS_MAIL_NOBODY);
  const from = mail && requireSender(ctx.viewer);
  const accountId = await requireAccountId(ctx);
  const token = randomBytes(SECRET_BYTES).toString('base64url');
  const now = ctx.now();
  const expiresAt = sharedLinkEnd(life, now);
  const { id } = await ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const good = { accountId, revokedAt: null, expiresAt: { gt: now } };
    if ((await tx.sharedLink.count({ where: good })) >= SHARE_LIMITS.links)
      throw new InvalidInput(TOO_MANY);
    if (mail) await requireMailAllowance(tx, { accountId, to: mail.to, now });
    return tx.sharedLink.create({
      data: {
        ...subject,
        asked: subject.asked ?? Prisma.DbNull,
        accountId,
        tokenHash: sha256(token),
        hidesIdentity,
        sentTo: mail?.to ?? null,
        createdAt: now,
        expiresAt,
      },
      select: { id: true },
    });
  });
  if (mail && from) {
    const path = pagePath(token);
    const sent = { ...mail, kind: subject.kind, from, path, expiresAt };
    await ctx.mailer.send(shareMail(ctx, sent)).catch(async (error: unknown) => {
      await ctx.db.sharedLink.deleteMany({ where: { id } });
      ctx.log.error({ err: error }, 'A shared link could not be mailed');
      throw new DomainError('UNAVAILABLE', NOT_MAILED, { cause: error });
    });
  }
  return { id, url: publicUrlOf(ctx, pagePath(token)) };
};

/**
 * Makes a link, and mails it where an address is given. Throws UNAUTHENTICATED, NOT_FOUND, InvalidInput, BUSY, THROTTLED,
 * LOGIN_REQUIRED for a guest who wants it mailed, UNAVAILABLE when the mail was not handed over: there is no link then.
 */
export const createSharedLink = (
  ctx: Context,
  rawInput: Readonly<Record<string, unknown>>,
): Promise<NewSharedLink> =>
  onceByKey(ctx, 'createSharedLink', rawInput, () => makeSharedLink(ctx, rawInput));

/** Ignores rows and photos: one request may have had several. */
const sameSubject = ({ asked: _asked, askedPhotoIds: _photos, ...keys }: SharedSubject) => keys;

/** Lists the viewer's links, the newest first; only those of one subject where one is named. */
export const listSharedLinks = async (
  { db, viewer }: Context,
  rawSubject: unknown,
  query: LinkSelection,
) => {
  const subject = rawSubject == null ? null : parseInput(sharedSubjectSchema, rawSubject);
  return db.sharedLink.findMany({
    ...loadable(query),
    where: {
      ...ownedBy(viewer),
      ...(subject && sameSubject(subject)),
      estimate: visibleTo(viewer),
      OR: [{ otherEstimateId: null }, { otherEstimate: visibleTo(viewer) }],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHARE_LIMITS.listed,
  });
};

/** Those of the ids that are the viewer's and whose estimates are there, in no order. */
export const findSharedLinks = (
  { db, viewer }: Context,
  ids: readonly number[],
  query: LinkSelection = {},
) =>
  db.sharedLink.findMany({
    ...loadable(query),
    where: { id: { in: [...ids] }, ...ownedBy(viewer), estimate: visibleTo(viewer) },
  });

/** Throws NOT_FOUND when missing or someone else's. */
export const readSharedLink = async ({ db, viewer }: Context, id: number, query: LinkSelection) => {
  const link = await db.sharedLink.findFirst({
    ...loadable(query),
    where: { id, ...ownedBy(viewer) },
  });
  if (!link) throw notFound('This link');
  return link;
};

/** Makes a link open nothing; one that was revoked before stays as it is. Throws UNAUTHENTICATED, NOT_FOUND, BUSY. */
export const revokeSharedLink = async (ctx: Context, rawId: unknown): Promise<number> => {
  limitCalls(ctx, CHANGES, SHARE_LIMITS.changesAMinute);
  const { id } = await readSharedLink(ctx, parseInput(idSchema, rawId), { select: { id: true } });
  await ctx.db.sharedLink.updateMany({
    where: { id, ...ownedBy(ctx.viewer), revokedAt: null },
    data: { revokedAt: ctx.now() },
  });
  return id;
};
