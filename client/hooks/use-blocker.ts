import { useEffect, useSyncExternalStore } from 'react';
import { blockedNavigation, blockOtherPages, onBlockedNavigation } from '../lib/browser-history.ts';

/** While it blocks, navigation to other pages waits: the one that does, if any. */
export function useBlocker(isBlocking: boolean) {
  useEffect(() => (isBlocking ? blockOtherPages() : undefined), [isBlocking]);
  return useSyncExternalStore(onBlockedNavigation, blockedNavigation);
}
