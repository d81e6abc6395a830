// Takes exports away whose time is over, and those of a closed account. For the sweeper only.
import type { Ports } from '../../context.ts';
import { listExpiredExports, removeExportRow } from '../downloads/export-rows.ts';
import { dropBytes, withBytes } from '../files/kept-bytes.ts';
import { failExport } from './end-export.ts';

type Which = Parameters<typeof removeExportRow>[1];

const remove = (ports: Ports, where: Which): Promise<void> =>
  withBytes(ports, async (tx) => dropBytes(ports, tx, [await removeExportRow(tx, where)]));

/** Deletes rows and their bytes. */
export const removeExportOf = (ports: Ports, accountId: number): Promise<void> =>
  remove(ports, { accountId });

/** Ends also exports that the queue has forgotten. */
export const sweepExports = async (ports: Ports): Promise<void> => {
  for (const id of await listExpiredExports(ports, true)) await failExport(ports, id);
  for (const id of await listExpiredExports(ports, false))
    await remove(ports, { id, isOverAt: ports.now() });
};
