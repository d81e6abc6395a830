// Tells contractors some weeks ahead that their insurance on record ends, once for each end. The sweeper calls it. The
// note of an end and its message are one transaction, so any number of workers may look.
import type { Ports } from '../../context.ts';
import { INSURANCE_NOTICE_DAYS } from '../../domain/catalog.ts';
import { DAY_MS } from '../../domain/time.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { tell } from './tell-contractor.ts';

/** Contractors in one sweep; the rest waits for the next. */
const BATCH = 100;

export const tellInsuranceEnds = async (ports: Ports): Promise<void> => {
  const now = ports.now();
  const until = new Date(now.getTime() + INSURANCE_NOTICE_DAYS * DAY_MS);
  const told = await ports.db.$transaction(async (tx) => {
    const ending = await tx.$queryRaw<{ id: number; accountId: number }[]>`
      UPDATE contractors SET insurance_told_for = insurance_expires_on
      WHERE id IN (
        SELECT id FROM contractors
        WHERE insurance_expires_on > ${now}::date AND insurance_expires_on <= ${until}::date
          AND insurance_told_for IS DISTINCT FROM insurance_expires_on
          AND status = 'APPROVED' AND suspended_reason IS NULL
        ORDER BY insurance_expires_on LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, account_id AS "accountId"`;
    for (const { id } of ending) await tell(ports, tx, 'INSURANCE_ENDS', id);
    return ending;
  });
  for (const { accountId } of told) await publishAccountChange(ports, accountId, null);
};
