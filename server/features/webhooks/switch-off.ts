// Stops what is sent to an address that takes nothing, and tells its owner.
import type { Ports } from '../../context.ts';
import { nextVersion } from '../../domain/versions.ts';
import type { SwitchOff } from '../../domain/webhooks.ts';
import { tellOwner } from '../accounts/security-notice.ts';

const NOTICES = { FAILING: 'WEBHOOK_FAILING', GONE: 'WEBHOOK_GONE' } as const satisfies Partial<
  Record<SwitchOff, string>
>;

export const switchOff = (
  ports: Ports,
  { id, accountId }: { id: number; accountId: number },
  reason: keyof typeof NOTICES,
): Promise<void> =>
  ports.db.$transaction(async (tx) => {
    const { count } = await tx.webhook.updateMany({
      where: { id, switchedOffAt: null },
      data: { ...nextVersion, switchedOffAt: ports.now(), switchedOffBy: reason },
    });
    if (count > 0) await tellOwner(ports, tx, accountId, NOTICES[reason]);
  });
