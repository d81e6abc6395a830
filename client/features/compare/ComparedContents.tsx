import { List, Stack, Text, Title } from '@mantine/core';
import { LongText } from '../../components/LongText.tsx';
import { Section } from '../../components/Section.tsx';
import { ComparedItems } from './ComparedItems.tsx';
import type { ComparedWork } from './use-compared.ts';

/** Higher than this, the reasoning is cut off; px. */
const REASONING_HEIGHT = 150;

interface ComparedContentsProps {
  title: 'Left' | 'Right';
  estimate: ComparedWork;
}

/** What stands in one of the estimates. */
export function ComparedContents({ title, estimate }: ComparedContentsProps) {
  const { summary } = estimate;
  const side = title.toLowerCase();
  return (
    <Section title={`${title}: what is in it`}>
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
    </Section>
  );
}
