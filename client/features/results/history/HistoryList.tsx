import { Button, Stack, Text } from '@mantine/core';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { LoadingDots } from '../../../components/LoadingDots.tsx';
import { useEstimateHistoryQuery } from '../../../gql/hooks.ts';
import { useShowMore } from '../../../hooks/use-show-more.ts';
import { counted } from '../../../lib/format.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import { useEdited } from '../editor/use-editor.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

const PAGE = 20;

/** The versions before the current one, newest first. */
export function HistoryList({ onRestore }: { onRestore: (version: number) => void }) {
  const { estimateId } = useEdited();
  const { data, error, fetchMore, refetch } = useEstimateHistoryQuery({
    variables: { estimateId, first: PAGE },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const revisions = data?.estimate?.versions;
  const forgotten = data?.estimate?.forgottenVersions ?? 0;
  const [showMore, { isShowingMore }] = useShowMore(() =>
    fetchMore({ variables: { after: revisions?.pageInfo.endCursor ?? null } }),
  );
  if (!revisions) {
    return error ? (
      <FailureNotice
        title="The history could not be loaded"
        message={readFailure(error).message}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingDots />
    );
  }
  if (revisions.edges.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No earlier version yet.
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      {revisions.edges.map(({ node }) => (
        <HistoryEntry key={node.version} revision={node} onRestore={onRestore} />
      ))}
      {revisions.pageInfo.hasNextPage ? (
        <Button variant="default" loading={isShowingMore} onClick={() => void showMore()}>
          Show more
        </Button>
      ) : null}
      {forgotten > 0 ? (
        <Text size="sm" c="dimmed">
          {counted(forgotten, 'older version')} {forgotten === 1 ? 'is' : 'are'} no longer kept, to
          save room. The first version and the latest ones stay.
        </Text>
      ) : null}
    </Stack>
  );
}
