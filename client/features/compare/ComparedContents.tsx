import { List, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { LongText } from '../../components/LongText.tsx';
import { Section } from '../../components/Section.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { useComparedContentsQuery } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { ComparedItems } from './ComparedItems.tsx';
import type { ComparedEstimate, ComparedWork } from './use-compared.ts';

/** Higher than this, the reasoning is cut off; px. */
const REASONING_HEIGHT = 150;

type SideTitle = 'Left' | 'Right';

interface ComparedContentsProps {
  title: SideTitle;
  estimate: ComparedWork;
}

/** What stands in one of the estimates. */
export function ComparedContents({ title, estimate }: ComparedContentsProps) {
  return (
    <Section title={titleOf(title)}>
      <KnownContents title={title} estimate={estimate} />
    </Section>
  );
}

const titleOf = (title: SideTitle): string => `${title}: what is in it`;

interface OwnContentsProps {
  title: SideTitle;
  estimate: ComparedEstimate;
  /** False while something that matters more is on its way. */
  isWanted: boolean;
}

/** The same of one's own estimate, read when it is wanted. Give it the estimate's id as its key. */
export function OwnContents({ title, estimate, isWanted }: OwnContentsProps) {
  const [isAsked, setIsAsked] = useState(isWanted);
  // Once it is here, it need not be asked for again while it is compared with another.
  if (isWanted && !isAsked) setIsAsked(true);
  const { data, error, refetch } = useComparedContentsQuery({
    variables: { id: estimate.id },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Section title={titleOf(title)}>
      {data?.estimate ? (
        <KnownContents title={title} estimate={{ ...data.estimate, currency: estimate.currency }} />
      ) : error || data ? (
        <FailureNotice
          title="Its lines could not be loaded"
          message={error ? readFailure(error).message : 'The estimate has been deleted.'}
          // A failure is shown through `error`.
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : (
        <LoadingDots />
      )}
    </Section>
  );
}

function KnownContents({ title, estimate }: ComparedContentsProps) {
  const { summary } = estimate;
  const side = title.toLowerCase();
  return (
    <Stack gap="md">
      <div>
        <Title order={3} size="h6" mb={4}>
          Reasoning
        </Title>
        {summary.reasoning.trim() ? (
          <LongText name={`${side} reasoning`} maxHeight={REASONING_HEIGHT}>
            {summary.reasoning}
          </LongText>
        ) : (
          <Text size="sm" c="dimmed">
            No reasoning was written.
          </Text>
        )}
      </div>
      <div>
        <Title order={3} size="h6" mb={4}>
          Future actions
        </Title>
        {summary.futureActions.length === 0 ? (
          <Text size="sm" c="dimmed">
            No future actions yet...
          </Text>
        ) : (
          <List type="ordered" size="sm" spacing={4}>
            {[...new Set(summary.futureActions)].map((action) => (
              <List.Item key={action} style={{ overflowWrap: 'anywhere' }}>
                {action}
              </List.Item>
            ))}
          </List>
        )}
      </div>
      <ComparedItems side={side} estimate={estimate} />
    </Stack>
  );
}
