import { Alert, List, SimpleGrid, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react';
import { Section } from '../../components/Section.tsx';
import type { EstimateNotes_EstimateFragment } from '../../gql/graphql.ts';
import { useEstimateNotes_EstimateFragment } from '../../gql/hooks.ts';

interface EstimateNotesProps {
  estimate: FragmentType<EstimateNotes_EstimateFragment>;
  /** `questions`: what the estimator has to ask and to warn of; `notes`: what it assumed and left out. */
  part: 'questions' | 'notes';
}

const bullets = (lines: readonly string[]) => (
  <List size="sm" spacing={4}>
    {[...new Set(lines)].map((line) => (
      <List.Item key={line}>{line}</List.Item>
    ))}
  </List>
);

export function EstimateNotes({ estimate, part }: EstimateNotesProps) {
  const { data, complete } = useEstimateNotes_EstimateFragment(estimate);
  if (!complete) return null;
  const { questions, warnings, assumptions, exclusions } = data.summary;

  if (part === 'questions') {
    return (
      <>
        {questions.length > 0 ? (
          <Alert icon={<IconHelpCircle />} title="To price this, we need to know more">
            {bullets(questions)}
            <Text size="sm" mt="xs">
              Start a new estimate with the answers in its details.
            </Text>
          </Alert>
        ) : null}
        {warnings.length > 0 ? (
          <Alert color="yellow" icon={<IconAlertTriangle />} title="Please note">
            {bullets(warnings)}
          </Alert>
        ) : null}
      </>
    );
  }
  const lists = [
    { title: 'Assumed', lines: assumptions },
    { title: 'Not included', lines: exclusions },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <Section title="What the estimate rests on">
      <SimpleGrid cols={{ base: 1, sm: lists.length }}>
        {lists.map(({ title, lines }) => (
          <div key={title}>
            <Title order={3} size="h6" mb={6}>
              {title}
            </Title>
            {bullets(lines)}
          </div>
        ))}
      </SimpleGrid>
    </Section>
  );
}
