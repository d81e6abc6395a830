// Which jobs the bell looks up and shows: ten at most, the ready ones first, but never without what is being made.
import { BELL_JOBS } from '../../../server/domain/catalog.ts';
import type { JobNotices } from '../../lib/notice-lists.ts';

export interface BellJobs {
  ready: readonly string[];
  processing: readonly string[];
  /** How many there are, shown or not. */
  readyCount: number;
  processingCount: number;
}

/** Places that ready jobs leave to those on their way. */
const PROCESSING_KEPT = 3;

const distinct = (...lists: (readonly string[])[]): string[] => [...new Set(lists.flat())];

export const bellJobsOf = (notices: JobNotices): BellJobs => {
  const ready = distinct(notices.ready, notices.readyInventories);
  const processing = notices.pending.filter((id) => !ready.includes(id));
  const shown = processing.slice(0, Math.max(PROCESSING_KEPT, BELL_JOBS - ready.length));
  return {
    ready: ready.slice(0, BELL_JOBS - shown.length),
    processing: shown,
    readyCount: ready.length,
    processingCount: processing.length,
  };
};

/** What is asked for while no events arrive. */
export const awaitedJobs = ({ pending, pendingInventories }: JobNotices): string[] =>
  distinct(pending, pendingInventories).slice(0, BELL_JOBS);
