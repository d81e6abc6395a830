import { useSyncExternalStore } from 'react';
import { isOffline } from '../lib/until-loaded.ts';

const listen = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether the browser has no connection, as it says itself. */
export const useIsOffline = (): boolean => useSyncExternalStore(listen, isOffline);
