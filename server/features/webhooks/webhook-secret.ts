// What a webhook's messages are signed with: sealed while it is kept, as signing needs it whole.
import type { Ports } from '../../context.ts';
import { openText, sealText } from '../../infra/sealed.ts';

const sealOf = ({ secretKey }: Pick<Ports, 'secretKey'>, accountId: number) => ({
  secretKey,
  purpose: 'webhook-secret',
  subject: `account ${accountId}`,
});

export const sealSecret = (
  ports: Pick<Ports, 'secretKey'>,
  accountId: number,
  secret: string,
): string => sealText(sealOf(ports, accountId), secret);

/** Throws BrokenSeal. */
export const openSecret = (
  ports: Pick<Ports, 'secretKey'>,
  { accountId, sealedSecret }: { accountId: number; sealedSecret: string },
): string => openText(sealOf(ports, accountId), sealedSecret);
