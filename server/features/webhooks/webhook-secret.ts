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

interface StoredSecrets {
  accountId: number;
  sealedSecret: string;
  formerSealedSecret: string | null;
  formerUntil: Date | null;
}

/** Secrets that messages are signed with: the webhook's, then the one before for as long as it stands. Throws BrokenSeal. */
export const openSecrets = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  { accountId, sealedSecret, formerSealedSecret, formerUntil }: StoredSecrets,
): readonly string[] => {
  const seal = sealOf({ secretKey }, accountId);
  const stands = formerSealedSecret !== null && formerUntil !== null && formerUntil > now();
  return [sealedSecret, ...(stands ? [formerSealedSecret] : [])].map((sealed) =>
    openText(seal, sealed),
  );
};
