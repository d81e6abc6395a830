import { Button, Text } from '@mantine/core';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Section } from '../../components/Section.tsx';
import { useAuditLogQuery } from '../../gql/hooks.ts';
import { useShowMore } from '../../hooks/use-show-more.ts';
import { formatDateTime } from '../../lib/format.ts';
import { readFailure } from '../../lib/request-failure.ts';
import classes from './Desk.module.css';

/** `identity.number_viewed` as `Identity number viewed`. */
const wordsOf = (action: string): string =>
  action.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());

export function AuditLog() {
  const { data, error, refetch, fetchMore } = useAuditLogQuery({ fetchPolicy: 'network-only' });
  const page = data?.operatorDesk?.auditLog;
  const [showMore, { isShowingMore }] = useShowMore(() =>
    fetchMore({ variables: { after: page?.pageInfo.endCursor ?? null } }),
  );
  const again = () => void refetch().catch(() => {});
  return (
    <Section
      title="Log"
      hint="Decisions made and documents viewed. Entries cannot be changed."
      aside={
        <Button variant="default" onClick={again}>
          Refresh
        </Button>
      }
    >
      {error && !data ? (
        <FailureNotice
          title="The log could not be loaded"
          message={readFailure(error).message}
          onRetry={again}
        />
      ) : null}
      {page?.edges.length === 0 ? <Text size="sm">Nothing yet.</Text> : null}
      <ul className={classes.list} aria-label="Log">
        {page?.edges.map(({ node }) => (
          <li key={node.id}>
            <Text size="sm" fw={550} className={classes.name}>
              {wordsOf(node.action)} (no. {node.subjectId})
            </Text>
            <Text size="sm" c="dimmed" className={classes.name}>
              {formatDateTime(node.createdAt)} · {node.actor}
            </Text>
            {node.detail ? (
              <Text size="sm" className={classes.name}>
                {node.detail}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
      {page?.pageInfo.hasNextPage ? (
        <Button variant="default" loading={isShowingMore} onClick={() => void showMore()}>
          Show more
        </Button>
      ) : null}
    </Section>
  );
}
