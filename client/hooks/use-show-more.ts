import { useState } from 'react';
import { readFailure } from '../lib/request-failure.ts';
import { showToast } from '../lib/toast.tsx';

/** A "Show more" button's work: once at a time, and a toast when it fails. */
export function useShowMore(load: () => Promise<unknown>) {
  const [isShowingMore, setIsShowingMore] = useState(false);
  const showMore = async (): Promise<void> => {
    setIsShowingMore(true);
    try {
      await load();
    } catch (error) {
      showToast({ kind: 'failure', message: `Could not load more. ${readFailure(error).message}` });
    }
    setIsShowingMore(false);
  };
  return [showMore, { isShowingMore }] as const;
}
