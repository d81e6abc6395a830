import { useSyncExternalStore } from 'react';
import { browserNoticesState, onBrowserNoticesChange } from '../lib/browser-notices.ts';

export const useBrowserNotices = () =>
  useSyncExternalStore(onBrowserNoticesChange, browserNoticesState);
