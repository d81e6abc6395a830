// How many applications one address, and one network, may send in a day. The rows are what is counted.
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { DAY_MS } from '../../domain/time.ts';

const OF_ADDRESS = 10;
const OF_NETWORK = 30;

/** Throws THROTTLED. */
export const requireApplicationAllowance = async (
  { env, now }: Context,
  tx: Prisma.TransactionClient,
  { email, addressHash }: { email: string; addressHash: string },
): Promise<void> => {
  const sentAt = { gt: new Date(now().getTime() - DAY_MS) };
  const sent = async (where: Prisma.ContractorApplicationWhereInput): Promise<number> => {
    const { _sum } = await tx.contractorApplication.aggregate({
      where: { ...where, sentAt },
      _sum: { version: true },
    });
    return _sum.version ?? 0;
  };
  const isOver =
    (await sent({ email })) >= OF_ADDRESS ||
    (env.RATE_LIMITS && (await sent({ addressHash })) >= OF_NETWORK);
  if (!isOver) return;
  throw new DomainError(
    'THROTTLED',
    'Many applications came from here today, and yours is safe if you sent it before. Try again tomorrow.',
    { retryAfterSeconds: DAY_MS / 1000 },
  );
};
