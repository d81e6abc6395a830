import { useSyncExternalStore } from 'react';
import { jobNotices } from '../lib/job-notices.ts';

export const useJobNotices = () =>
  useSyncExternalStore(jobNotices.subscribe, jobNotices.current, jobNotices.current);
