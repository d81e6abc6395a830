import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useJobNotices } from '../../hooks/use-job-notices.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { paths } from '../../lib/paths.ts';
import type { JobNotices } from '../../lib/notice-lists.ts';
import { hideToast, showToast } from '../../lib/toast.tsx';
import { isWatched } from '../../lib/watched-jobs.ts';
import { ESTIMATE_READY, INVENTORY_READY, INVENTORY_READY_MS } from './notice-texts.ts';
import { ReadyLinks } from './ReadyLinks.tsx';

const READY_TOAST = 'estimates-ready';
const inventoryToast = (jobId: string): string => `inventory-ready ${jobId}`;

/** A toast in every tab for what was not ready at first and becomes it; gone again once it is opened anywhere. */
export function useReadyToasts(listsAtFirst: JobNotices): void {
  const { ready, readyInventories } = useJobNotices();
  const navigate = useNavigate();
  const known = useRef<Pick<JobNotices, 'ready' | 'readyInventories'>>(listsAtFirst);
  /** Those that the toast in sight tells of. */
  const told = useRef<readonly string[]>([]);

  const tellEstimates = useEffectEvent((before: readonly string[]) => {
    const left = told.current.filter((id) => ready.includes(id));
    const news = ready.filter((id) => !before.includes(id) && !isWatched(id));
    if (news.length === 0 && left.length === told.current.length) return;
    const jobIds = [...news, ...left];
    if (jobIds.length === 0) return hideToast(READY_TOAST);
    showToast({
      id: READY_TOAST,
      kind: 'success',
      message: ESTIMATE_READY,
      children: <ReadyLinks jobIds={jobIds} onOpen={() => hideToast(READY_TOAST)} />,
      onClose: () => (told.current = []),
    });
    told.current = jobIds;
  });

  const tellInventories = useEffectEvent((before: readonly string[]) => {
    for (const jobId of before) {
      if (!readyInventories.includes(jobId)) hideToast(inventoryToast(jobId));
    }
    for (const jobId of readyInventories) {
      if (before.includes(jobId) || isWatched(jobId)) continue;
      const open = () => {
        jobNotices.open(jobId);
        void navigate(paths.inventory(jobId));
      };
      showToast({
        id: inventoryToast(jobId),
        kind: 'success',
        message: INVENTORY_READY,
        durationMs: INVENTORY_READY_MS,
        action: { label: 'Open', onClick: open },
      });
    }
  });

  useEffect(() => {
    const before = known.current;
    known.current = { ready, readyInventories };
    tellEstimates(before.ready);
    tellInventories(before.readyInventories);
  }, [ready, readyInventories]);
}
