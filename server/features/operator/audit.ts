// The log of what operators did and looked at: only ever added to.
import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { requireOperator } from '../accounts/operator.access.ts';
import { ANY_ROW, pageOf } from '../../infra/db/page.ts';

export type AuditAction =
  | 'application.approved'
  | 'application.declined'
  | 'application.file_viewed'
  | 'identity.approved'
  | 'identity.declined'
  | 'identity.viewed'
  | 'identity.number_viewed'
  | 'contractor.credentials_recorded'
  | 'contractor.suspended'
  | 'contractor.reinstated';

export interface AuditNote {
  actor: string;
  action: AuditAction;
  subjectId: number;
  detail?: string;
}

/** Runs in the transaction of what it tells of. */
export const writeAudit = async (
  db: Pick<Prisma.TransactionClient, 'auditEntry'>,
  { actor, action, subjectId, detail = '' }: AuditNote,
  now: Date,
): Promise<void> => {
  const [subject = ''] = action.split('.');
  await db.auditEntry.create({
    data: { actor, action, subject, subjectId, detail, createdAt: now },
  });
};

/** Newest first. Throws NOT_FOUND for anybody but an operator. */
export const listAudit = async (ctx: Context, query: Prisma.AuditEntryFindManyArgs) => {
  requireOperator(ctx);
  return ctx.db.auditEntry.findMany(
    await pageOf(ctx.db.auditEntry, query, {
      owned: ANY_ROW,
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    }),
  );
};

export const countAudit = (ctx: Context): Promise<number> => {
  requireOperator(ctx);
  return ctx.db.auditEntry.count();
};

interface Look extends Omit<AuditNote, 'detail'> {
  /** Looks before this count for something else; null for any. */
  since: Date | null;
}

/** Whether the operator opened what they are to decide on, by the log. */
export const hasLooked = async (
  db: Pick<Prisma.TransactionClient, 'auditEntry'>,
  { actor, action, subjectId, since }: Look,
): Promise<boolean> => {
  const [subject = ''] = action.split('.');
  const where = { actor, action, subject, subjectId, ...(since && { createdAt: { gte: since } }) };
  return (await db.auditEntry.count({ where })) > 0;
};
