// What toasts and browser notices say of a job, and where they lead.
import type { BellJob_JobFragment } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { listTitle } from '../../lib/titles.ts';

export const ESTIMATE_READY = 'Estimate(s) ready';
export const INVENTORY_READY = 'Inventory ready ✓';
export const INVENTORY_READY_MS = 8_000;

export type News = 'ready' | 'failed' | 'inventory';

interface NoticeText {
  title: string;
  body: string;
  address: string;
}

const TEXTS: Record<News, (job: BellJob_JobFragment) => NoticeText> = {
  ready: (job) => ({
    title: ESTIMATE_READY,
    body: listTitle(job),
    address: paths.result(job.claimNumber),
  }),
  failed: (job) => ({
    title: 'Plumbline',
    body: `${listTitle(job)} could not be finished`,
    address: paths.result(job.id),
  }),
  inventory: (job) => ({
    title: INVENTORY_READY,
    body: listTitle(job),
    address: paths.inventory(job.claimNumber),
  }),
};

export const noticeText = (news: News, job: BellJob_JobFragment): NoticeText => TEXTS[news](job);
