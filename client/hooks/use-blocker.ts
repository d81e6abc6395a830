import { useEffect, useSyncExternalStore } from 'react';
import { blockedNavigation, blockOtherPages, onBlockedNavigation } from '../lib/browser-history.ts';

/** Blocks navigation to other pages. Returns the navigation that waits, if any. */
export function useBlocker(isBlocking: boolean) {
  useEffect(() => (isBlocking ? blockOtherPages() : undefined), [isBlocking]);
  return useSyncExternalStore(onBlockedNavigation, blockedNavigation);
}
