// Use cases of leads: a homeowner asks for introductions to contractors. Whom to introduce is decided elsewhere.
import type { Context } from '../../context.ts';
import { contractorRequestSchema } from '../../domain/contractor-request-input.ts';
import { DomainError } from '../../domain/errors.ts';
import { parseInput } from '../../domain/validation.ts';
import type { ContractorRequest } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';

/** Sent again within it, a request takes the place of the one before; ms. */
const SAME_REQUEST_MS = 60_000;
/** Namespace of the advisory locks taken here. */
const LOCK = 7_301;

const orNull = (text: string): string | null => text || null;

const requireUser = ({ viewer }: Context): void => {
  if (viewer.kind === 'USER') return;
  throw new DomainError('LOGIN_REQUIRED', 'Sign in to send your contractor request.');
};

/**
 * Records a signed-in viewer's request for the contractors of their estimate.
 * Throws LOGIN_REQUIRED, NOT_FOUND, InvalidInput.
 */
export const requestContractors = async (
  ctx: Context,
  rawInput: { estimateId: unknown },
): Promise<ContractorRequest> => {
  requireUser(ctx);
  const { id: estimateId } = await requireEstimate(ctx, rawInput.estimateId, {
    select: { id: true },
  });
  const input = parseInput(contractorRequestSchema, rawInput);
  const values = {
    firstName: input.firstName,
    timeframe: input.timeframe,
    phone: orNull(input.phone),
    specialRequest: orNull(input.specialRequest),
    tasks: input.tasks,
    state: orNull(input.state),
    zip: orNull(input.zip),
    createdAt: ctx.now(),
  };
  return ctx.db.$transaction(async (tx) => {
    // Two sends at a time see each other.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK}::int, ${estimateId}::int)`;
    const recent = await tx.contractorRequest.findFirst({
      where: { estimateId, createdAt: { gt: new Date(ctx.now().getTime() - SAME_REQUEST_MS) } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true },
    });
    return recent
      ? tx.contractorRequest.update({ where: recent, data: values })
      : tx.contractorRequest.create({
          data: { ...values, estimateId, accountId: accountIdOf(ctx.viewer) },
        });
  });
};
