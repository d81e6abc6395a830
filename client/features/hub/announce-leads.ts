import type { LeadCard_LeadFragment } from '../../gql/graphql.ts';
import { showToast } from '../../lib/toast.tsx';

const TOAST_MS = 3_500;

/** Tells of open leads that were sent after that moment. @returns when the latest of all was sent */
export const announceAfter = (
  latest: string | null,
  heard: readonly LeadCard_LeadFragment[],
): string => {
  for (const { status, title, postedAt } of heard) {
    if (latest !== null && postedAt > latest && status === 'OPEN') {
      showToast({ message: `New lead: ${title}`, kind: 'success', durationMs: TOAST_MS });
    }
  }
  return [latest ?? '', ...heard.map(({ postedAt }) => postedAt)].toSorted().at(-1) ?? '';
};
