import { Alert, List, SimpleGrid, Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react';
import { FoldingSection } from '../../components/FoldingSection.tsx';
import type { EstimateNotes_EstimateFragment } from '../../gql/graphql.ts';
import { useEstimateNotes_EstimateFragment } from '../../gql/hooks.ts';

interface EstimateNotesProps {
  estimate: FragmentType<EstimateNotes_EstimateFragment>;
  /** What the estimator has to ask; what it warns of; what it assumed and left out. */
  part: 'questions' | 'warnings' | 'notes';
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
    return questions.length === 0 ? null : (
      <Alert icon={<IconHelpCircle />} title="To price this, we need to know more">
        {bullets(questions)}
        <Text size="sm" mt="xs">
          Start a new estimate with the answers in its details.
        </Text>
      </Alert>
    );
  }
  if (part === 'warnings') {
    return warnings.length === 0 ? null : (
      <Alert color="yellow" icon={<IconAlertTriangle />} title="Please note">
        {bullets(warnings)}
      </Alert>
    );
  }
  const lists = [
    { title: 'Assumed', lines: assumptions },
    { title: 'Not included', lines: exclusions },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <FoldingSection title="What the estimate rests on" gist="Assumptions and what is not included">
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
    </FoldingSection>
  );
}
