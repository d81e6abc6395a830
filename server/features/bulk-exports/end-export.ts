// Ends an export and tells its owner, in one transaction.
import type { Ports } from '../../context.ts';
import { accountOfPending, endExportRow } from '../downloads/export-rows.ts';
import { keepBytes, withBytes } from '../files/kept-bytes.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';

/** Sentence for an owner who can do nothing about it. */
export const EXPORT_FAILED = 'The export could not be made. Ask for a new one.';

/** Ends an export, and tells its owner. Returns false when it has ended meanwhile, or its account was closed. */
export const endExport = (
  ports: Ports,
  { exportId, accountId }: { exportId: number; accountId: number },
  outcome: Parameters<typeof endExportRow>[2],
): Promise<boolean> =>
  withBytes(ports, async (tx) => {
    if (!(await endExportRow(tx, exportId, outcome, ports.now()))) return false;
    if (outcome.status === 'READY') await keepBytes(ports, tx, [outcome.key]);
    await tellWebhooks(ports, tx, accountId, 'EXPORT_ENDED', () => ({
      exportId: String(exportId),
      status: outcome.status,
      estimateCount: outcome.status === 'READY' ? outcome.estimateCount : null,
    }));
    return true;
  });

/** Gives up an export that nobody writes any more. */
export const failExport = async (ports: Ports, exportId: number): Promise<void> => {
  const accountId = await accountOfPending(ports, exportId);
  if (accountId !== null)
    await endExport(ports, { exportId, accountId }, { status: 'FAILED', failure: EXPORT_FAILED });
};
