// Use case: a contractor hands in what proves who they are. Its bytes and number are sealed before they are stored.
import type { Context } from '../../context.ts';
import { identitySchema } from '../../domain/leads/contractor-profile.ts';
import { InvalidInput, badField } from '../../domain/errors.ts';
import { parseInput } from '../../domain/validation.ts';
import type { Contractor } from '../../generated/prisma/client.ts';
import { openText, sealText } from '../../infra/sealed.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { requireOwnContractor } from './contractors.access.ts';
import { type GoodDocument, requireDocument, type SentFile, storeSealed } from './documents.ts';

const CALLS_PER_MINUTE = 5;
const SHOWN_CHARACTERS = 4;

export const subjectOf = (contractorId: number): string => `contractor ${contractorId}`;

const numberSeal = ({ secretKey }: Pick<Context, 'secretKey'>, contractorId: number) => ({
  secretKey,
  purpose: 'identity-number',
  subject: subjectOf(contractorId),
});

/** Opens it for an operator, whose access the caller has checked. Throws BrokenSeal. */
export const openIdentityNumber = (ctx: Context, contractorId: number, sealed: string): string =>
  openText(numberSeal(ctx, contractorId), sealed);

const approvedAlready = () =>
  new InvalidInput('Your identity is approved already. There is nothing more to upload.');

/** Writes the document in place of those that nobody has decided on, and gives the blobs of these. */
const write = (
  ctx: Context,
  { id: contractorId }: Contractor,
  { key, number, document }: { key: string; number: string; document: GoodDocument },
) =>
  ctx.db.$transaction(async (tx) => {
    const [contractor] = await tx.contractor.updateManyAndReturn({
      where: { id: contractorId, identityStatus: { not: 'APPROVED' } },
      data: {
        identityStatus: 'PENDING',
        identityNumberEnd: number.slice(-SHOWN_CHARACTERS),
        updatedAt: ctx.now(),
      },
    });
    // Approved while this was on its way.
    if (!contractor) throw approvedAlready();
    const waiting = { contractorId, status: 'PENDING' as const };
    const replaced = await tx.identityDocument.findMany({ where: waiting, select: { key: true } });
    await tx.identityDocument.deleteMany({ where: waiting });
    await tx.identityDocument.create({
      data: {
        contractorId,
        key,
        mime: document.mime,
        size: document.bytes.length,
        sha256: document.sha256,
        identityNumber: sealText(numberSeal(ctx, contractorId), number),
        createdAt: ctx.now(),
      },
    });
    return { contractor, replaced: replaced.flatMap((each) => each.key ?? []) };
  });

/** Throws UNAUTHENTICATED, NOT_FOUND, InvalidInput, TOO_LARGE, BUSY. */
export const submitIdentity = async (
  ctx: Context,
  sent: { identityNumber: unknown; file: SentFile | null },
): Promise<Contractor> => {
  const before = await requireOwnContractor(ctx);
  ctx.callLimits.count('identity', String(before.id), CALLS_PER_MINUTE);
  if (before.identityStatus === 'APPROVED') throw approvedAlready();
  const { identityNumber: number } = parseInput(identitySchema, sent);
  if (!sent.file) {
    const message = 'Choose a photo or scan of the document.';
    throw badField('identityDocument', message);
  }
  const document = await requireDocument(ctx, sent.file, 'identityDocument');
  const key = await storeSealed(ctx, 'identity-document', subjectOf(before.id), document.bytes);
  let needless = [key];
  try {
    const { contractor, replaced } = await write(ctx, before, { key, number, document });
    needless = replaced;
    await publishAccountChange(ctx, contractor.accountId, {
      kind: 'CONTRACTOR',
      id: contractor.id,
      action: 'UPDATED',
    });
    return contractor;
  } finally {
    for (const each of needless) await ctx.storage.delete(each);
  }
};
