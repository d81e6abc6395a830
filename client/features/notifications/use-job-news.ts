import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { INVENTORY_FAILED } from '../../../server/domain/estimate/material-figures.ts';
import { isFinal } from '../../../server/domain/estimate/job-status.ts';
import type { BellJob_JobFragment } from '../../gql/graphql.ts';
import { showBrowserNotice } from '../../lib/browser-notices.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { showToast } from '../../lib/toast.tsx';
import { isWatched } from '../../lib/watched-jobs.ts';
import { type News, noticeText } from './notice-texts.ts';

export type NoteJob = (job: BellJob_JobFragment) => void;

/** Returns what is to be called with each state of a job that becomes known, in any order and as often as it comes. */
export function useJobNews(): NoteJob {
  const navigate = useNavigate();
  const unfinished = useRef(new Set(jobNotices.current().pending));

  /** For whoever is not looking. */
  const notify = (news: News, job: BellJob_JobFragment): void => {
    const { address, ...text } = noticeText(news, job);
    void showBrowserNotice({
      ...text,
      key: `${news} ${job.id} ${job.finishedAt}`,
      onClick: () => void navigate(address),
    });
  };

  const failureToast = (message: string, job: BellJob_JobFragment, news: News): void => {
    if (isWatched(job.id)) return;
    const { address } = noticeText(news, job);
    const action = { label: 'Open', onClick: () => void navigate(address) };
    showToast({ id: `${news} ${job.id}`, kind: 'failure', message, action });
  };

  const noteInventory: NoteJob = (job) => {
    const status = job.estimate?.inventory?.status;
    if (!jobNotices.current().pendingInventories.includes(job.id)) return;
    if (status === 'DONE') {
      jobNotices.markInventoryReady(job.id);
      notify('inventory', job);
    } else if (status !== 'PENDING') {
      jobNotices.dropInventory(job.id);
      if (status === 'FAILED') failureToast(INVENTORY_FAILED, job, 'inventory');
    }
  };

  return (job) => {
    if (!isFinal(job.stage)) {
      unfinished.current.add(job.id);
      if (!jobNotices.current().pending.includes(job.id)) jobNotices.addPending(job.id);
      return;
    }
    const isNews = unfinished.current.delete(job.id);
    if (job.stage === 'READY') {
      jobNotices.markReady(job.id);
      if (isNews) notify('ready', job);
      noteInventory(job);
      return;
    }
    jobNotices.remove(job.id);
    if (job.stage !== 'FAILED' || !isNews) return;
    notify('failed', job);
    failureToast(noticeText('failed', job).body, job, 'failed');
  };
}
