// What the results page loads after its first screen, or when there is something to show.
import { loadRules } from '../features/results/editor/editor-store.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { openedPart } from '../lib/opened-part.ts';

/** Its lower part, where lines are edited. */
export const [ResultDetails] = lazyPart(async () => {
  const [details] = await Promise.all([import('./ResultDetails.tsx'), loadRules()]);
  return details.ResultDetails;
});

/** The job, while there is no estimate yet or it is made anew. */
export const [ResultJob, preloadJob] = lazyPart(
  async () => (await import('./ResultJob.tsx')).ResultJob,
);

/** Above an estimate that was deleted while it was open. */
export const [DeletedNotice] = lazyPart(
  async () => (await import('../features/results/screens/DeletedNotice.tsx')).DeletedNotice,
);

/** Links at which others read it. */
export const [ShareDialog] = openedPart(
  async () => (await import('../features/sharing/ShareDialog.tsx')).ShareDialog,
);

/** The bid, at its first opening. */
export const [ResultBid] = openedPart(async () => (await import('./ResultBid.tsx')).ResultBid);
