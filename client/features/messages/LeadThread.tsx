import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import type { LeadThread_MessagesFragment } from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format.ts';
import { MessageForm } from './MessageForm.tsx';
import classes from './Messages.module.css';
import { useThread } from './use-thread.ts';

type ToldProposal = NonNullable<LeadThread_MessagesFragment['edges'][number]['node']['proposal']>;

interface LeadThreadProps {
  leadId: string;
  /** Below a message that tells of one. */
  proposal: (told: ToldProposal) => ReactNode;
}

/** What a homeowner and a contractor write to each other, the latest at the bottom. */
export function LeadThread({ leadId, proposal }: LeadThreadProps) {
  const { thread, failure, retry, showEarlier, isShowingMore } = useThread(leadId);
  if (failure !== null) {
    return (
      <FailureNotice title="The messages could not be loaded" message={failure} onRetry={retry} />
    );
  }
  if (!thread) return <LoadingDots />;
  const { partner, messages } = thread;
  return (
    <Stack gap="sm" component="section" aria-label={`Messages with ${partner}`}>
      {messages.pageInfo.hasNextPage ? (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isShowingMore}
          onClick={showEarlier}
          style={{ alignSelf: 'center' }}
        >
          Show earlier messages
        </Button>
      ) : null}
      {messages.edges.length === 0 ? (
        <Text size="sm" c="dimmed">
          No messages yet. Say hello, and when you can be reached.
        </Text>
      ) : null}
      <ol className={classes.messages} aria-live="polite" aria-label="Messages">
        {messages.edges.toReversed().map(({ node }) => (
          <li key={node.id} className={classes.message} data-mine={node.isMine || undefined}>
            <Text size="sm" className={classes.text}>
              {node.text}
            </Text>
            {node.proposal ? proposal(node.proposal) : null}
            <Text size="xs" c="dimmed">
              {node.isMine ? 'You' : partner}, {formatDateTime(node.createdAt)}
              {node.isMine && node.readAt !== null ? ' · read' : ''}
            </Text>
          </li>
        ))}
      </ol>
      <MessageForm leadId={leadId} partner={partner} />
    </Stack>
  );
}
