// Takes away for good what was deleted long enough ago: projects with everything in them, and single jobs.
import type { Ports } from '../../context.ts';
import { keptSince } from '../../domain/account/deletion.ts';
import { jobsDeletedBefore } from '../jobs/deleted-jobs.ts';
import { projectsDeletedBefore, removeProjectRow } from '../projects/deleted-projects.ts';
import { removeJobs } from './remove-jobs.ts';

/** At one sweep; the rest waits for the next. */
const BATCH = 20;

export const sweepDeleted = async (ports: Ports): Promise<void> => {
  const { db, now } = ports;
  const before = keptSince(now());
  for (const { id } of await projectsDeletedBefore(db, before, BATCH)) {
    await removeJobs(ports, { projectId: id }, (tx) => removeProjectRow(tx, id));
  }
  for (const { id } of await jobsDeletedBefore(db, before, BATCH)) await removeJobs(ports, { id });
};
