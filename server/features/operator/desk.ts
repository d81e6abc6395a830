// Use cases of the desk: what waits, and looking at papers. Each look is in the log before anything is shown.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import {
  findApplicationFile,
  findIdentityDocument,
  countContractors,
  listContractors,
  type Paper,
  requireContractor,
  type ReviewFigures,
  reviewFigures,
  waitingApplications,
  waitingDocuments,
} from '../contractors/review-queue.ts';
import { openIdentityNumber } from '../contractors/identity.ts';
import { writeAudit } from './audit.ts';
import { requireOperator } from '../accounts/operator.access.ts';

/** All of these throw NOT_FOUND for anybody but an operator. */
export const listApplications = (ctx: Context, query: Prisma.ContractorApplicationFindManyArgs) => {
  requireOperator(ctx);
  return waitingApplications(ctx, query);
};

export const listIdentityDocuments = (ctx: Context, query: Prisma.IdentityDocumentFindManyArgs) => {
  requireOperator(ctx);
  return waitingDocuments(ctx, query);
};

export const listAllContractors = (ctx: Context, query: Prisma.ContractorFindManyArgs) => {
  requireOperator(ctx);
  return listContractors(ctx, query);
};

export const countAllContractors = (ctx: Context): Promise<number> => {
  requireOperator(ctx);
  return countContractors(ctx);
};

export const showContractor = (ctx: Context, id: number, query: Prisma.ContractorDefaultArgs) => {
  requireOperator(ctx);
  return requireContractor(ctx, id, query);
};

export const readFigures = (ctx: Context): Promise<ReviewFigures> => {
  requireOperator(ctx);
  return reviewFigures(ctx);
};

export interface OpenedPaper {
  mime: string;
  bytes: Buffer;
}

/** Throws NOT_FOUND, CONFLICT when it was changed where it is stored. */
export const openIdentityDocument = async (ctx: Context, rawId: unknown): Promise<OpenedPaper> => {
  const actor = requireOperator(ctx, 'This document');
  const subjectId = parseInput(idSchema, rawId);
  const { mime, read } = await findIdentityDocument(ctx, subjectId);
  await writeAudit(ctx.db, { actor, action: 'identity.viewed', subjectId }, ctx.now());
  return { mime, bytes: await read() };
};

/** Throws NOT_FOUND, CONFLICT when it was changed where it is stored. */
export const openApplicationFile = async (ctx: Context, rawId: unknown): Promise<OpenedPaper> => {
  const actor = requireOperator(ctx, 'This document');
  const subjectId = parseInput(idSchema, rawId);
  const { mime, read }: Paper = await findApplicationFile(ctx, subjectId);
  await writeAudit(ctx.db, { actor, action: 'application.file_viewed', subjectId }, ctx.now());
  return { mime, bytes: await read() };
};

/** The number of an identity document. Throws NOT_FOUND. */
export const revealIdentityNumber = async (ctx: Context, rawId: unknown): Promise<string> => {
  const actor = requireOperator(ctx, 'This document');
  const subjectId = parseInput(idSchema, rawId);
  const { contractorId, identityNumber } = await findIdentityDocument(ctx, subjectId);
  if (identityNumber === null) throw notFound('This document');
  await writeAudit(ctx.db, { actor, action: 'identity.number_viewed', subjectId }, ctx.now());
  return openIdentityNumber(ctx, contractorId, identityNumber);
};
