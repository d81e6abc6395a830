// Makes a guest's work a user's, all of it or nothing. Each feature moves its own tables.
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockForAdoption } from '../accounts/lock-accounts.ts';
import { adoptEstimates } from '../estimates/adopt-estimates.ts';
import { adoptFiles } from '../files/adopt-files.ts';
import { adoptJobs } from '../jobs/adopt-jobs.ts';
import { adoptContractorRequests } from '../leads/adopt-contractor-requests.ts';
import { adoptProjects } from '../projects/adopt-projects.ts';
import { adoptSharedLinks } from '../sharing/owned-links.ts';

export interface AdoptedWork {
  projects: number;
  estimates: number;
  files: number;
}

const NOTHING: AdoptedWork = { projects: 0, estimates: 0, files: 0 };

/**
 * Runs in the transaction that signs in. The guest stays, with nothing but the trial it has used.
 * `guestId` is null when there was no guest.
 */
export const adoptGuest = async (
  tx: Prisma.TransactionClient,
  guestKeyHash: string | null,
  accountId: number,
): Promise<{ guestId: number | null; adopted: AdoptedWork }> => {
  const guestId = await lockForAdoption(tx, guestKeyHash, accountId);
  if (guestId === null) return { guestId, adopted: NOTHING };
  const adoption = { from: guestId, to: accountId };
  const projects = await adoptProjects(tx, adoption);
  const files = await adoptFiles(tx, adoption);
  // Jobs come before estimates: a job that is just being finished holds its row, and its estimate is there once the row is free.
  await adoptJobs(tx, adoption);
  const estimates = await adoptEstimates(tx, adoption);
  await adoptContractorRequests(tx, adoption);
  await adoptSharedLinks(tx, adoption);
  return { guestId, adopted: { projects, estimates, files } };
};
