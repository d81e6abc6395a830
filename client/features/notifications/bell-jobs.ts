// Which jobs the bell looks up and shows: ten at most, the ready ones first.
import { BELL_JOBS } from '../../../server/domain/catalog.ts';
import type { JobNotices } from '../../lib/notice-lists.ts';

export interface BellJobs {
  ready: readonly string[];
  processing: readonly string[];
  /** How many there are, shown or not. */
  readyCount: number;
  processingCount: number;
}

const distinct = (...lists: (readonly string[])[]): string[] => [...new Set(lists.flat())];

export const bellJobsOf = (notices: JobNotices): BellJobs => {
  const ready = distinct(notices.ready, notices.readyInventories);
  const processing = notices.pending.filter((id) => !ready.includes(id));
  const shownReady = ready.slice(0, BELL_JOBS);
  return {
    ready: shownReady,
    processing: processing.slice(0, BELL_JOBS - shownReady.length),
    readyCount: ready.length,
    processingCount: processing.length,
  };
};

/** What is asked for while no events arrive. */
export const awaitedJobs = ({ pending, pendingInventories }: JobNotices): string[] =>
  distinct(pending, pendingInventories).slice(0, BELL_JOBS);
