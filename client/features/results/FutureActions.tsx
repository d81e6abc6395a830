import { List, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { Section } from '../../components/Section.tsx';
import type { FutureActions_EstimateFragment } from '../../gql/graphql.ts';
import { useFutureActions_EstimateFragment } from '../../gql/hooks.ts';

interface FutureActionsProps {
  estimate: FragmentType<FutureActions_EstimateFragment>;
}

export function FutureActions({ estimate }: FutureActionsProps) {
  const { data, complete } = useFutureActions_EstimateFragment(estimate);
  if (!complete) return null;
  const { futureActions } = data.summary;
  return (
    <Section title="Future Actions" hint="What to do next.">
      {futureActions.length === 0 ? (
        <Text c="dimmed">No future actions yet...</Text>
      ) : (
        <List type="ordered" spacing={6}>
          {[...new Set(futureActions)].map((action) => (
            <List.Item key={action}>{action}</List.Item>
          ))}
        </List>
      )}
    </Section>
  );
}
