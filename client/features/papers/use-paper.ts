// One paper as it is now: it is read again at each change the server tells of, and asked for while it is being read.
import { PAPER_POLL } from '../../../server/domain/account/backoff.ts';
import { useIsLive } from '../../apollo/SocketContext.tsx';
import type { PaperQuery } from '../../gql/graphql.ts';
import { usePaperInShortChangedSubscription, usePaperQuery } from '../../gql/hooks.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';
import { readFailure } from '../../lib/request-failure.ts';

export type Paper = NonNullable<PaperQuery['paper']>;
export type PaperContents = NonNullable<Paper['estimate']>;
export type PaperRoom = PaperContents['rooms'][number];
export type PaperLine = PaperContents['lines'][number];

export type KnownPaper =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'known'; paper: Paper };

export function usePaper(fileId: string): KnownPaper {
  const isLive = useIsLive();
  const { data, error, refetch } = usePaperQuery({
    variables: { fileId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const retry = () => void refetch().catch(() => {});
  const paper = data?.paper;
  const isWaiting = paper?.state === 'WAITING';
  usePaperInShortChangedSubscription({
    variables: { fileId },
    skip: !paper,
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      // What its own corrections bring is here already.
      if (news && news.paperChanged.version !== paper?.version) retry();
      if (news && isWaiting && news.paperChanged.state !== 'WAITING') retry();
    },
    // Its file is gone: asked again, the server says so.
    onError: retry,
  });
  usePollingFallback(() => refetch(), {
    isActive: isWaiting && !isLive,
    backoff: PAPER_POLL,
    onFailure: () => {},
  });
  if (paper) return { state: 'known', paper };
  if (data) return { state: 'missing' };
  return error
    ? { state: 'failed', message: readFailure(error).message, retry }
    : { state: 'loading' };
}
