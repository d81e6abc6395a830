import { Accordion, Badge, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Accordion.css';
import { type ReactNode, useState } from 'react';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { Section } from '../../components/Section.tsx';
import { useLeadThreadsQuery } from '../../gql/hooks.ts';
import { counted } from '../../lib/format.ts';
import { readFailure } from '../../lib/request-failure.ts';

const THREADS_MAX = 50;

interface LeadThreadsProps {
  thread: (leadId: string) => ReactNode;
}

/** All conversations of the viewer; the one that is opened is loaded. */
export function LeadThreads({ thread }: LeadThreadsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, refetch } = useLeadThreadsQuery({
    variables: { first: THREADS_MAX },
    fetchPolicy: 'cache-and-network',
    refetchOn: { socketReconnected: true },
  });
  const threads = data?.viewer.leadThreads.edges.map(({ node }) => node);
  const list = () => {
    if (!threads) {
      return error ? (
        <FailureNotice
          title="The messages could not be loaded"
          message={readFailure(error).message}
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : (
        <LoadingDots />
      );
    }
    if (threads.length === 0) {
      return (
        <Text size="sm" c="dimmed">
          You and a homeowner can write to each other once both have said yes to a lead.
        </Text>
      );
    }
    return (
      <Accordion value={opened} onChange={setOpened}>
        {threads.map(({ leadId, title, partner, unreadMessages }) => (
          <Accordion.Item key={leadId} value={leadId}>
            <Accordion.Control>
              <Group gap="xs">
                <Text fw={600} size="sm">
                  {partner}
                </Text>
                <Text size="sm" c="dimmed">
                  {title}
                </Text>
                {unreadMessages > 0 ? (
                  <Badge>{counted(unreadMessages, 'new message')}</Badge>
                ) : null}
              </Group>
            </Accordion.Control>
            <Accordion.Panel>{opened === leadId ? thread(leadId) : null}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    );
  };
  return <Section title="Messages">{list()}</Section>;
}
