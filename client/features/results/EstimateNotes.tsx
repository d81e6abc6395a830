import { Alert, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { IconAlertTriangle, IconHelpCircle } from '@tabler/icons-react';
import type { EstimateNotes_EstimateFragment } from '../../gql/graphql.ts';
import { useEstimateNotes_EstimateFragment } from '../../gql/hooks.ts';
import { Bullets } from './Bullets.tsx';

interface EstimateNotesProps {
  estimate: FragmentType<EstimateNotes_EstimateFragment>;
  /** What the estimator has to ask; what it warns of. */
  part: 'questions' | 'warnings';
}

export function EstimateNotes({ estimate, part }: EstimateNotesProps) {
  const { data, complete } = useEstimateNotes_EstimateFragment(estimate);
  if (!complete) return null;
  const { questions, warnings } = data.summary;

  if (part === 'questions') {
    return questions.length === 0 ? null : (
      <Alert icon={<IconHelpCircle />} title="To price this, we need to know more">
        <Bullets lines={questions} />
        <Text size="sm" mt="xs">
          Answer under “Ask for a change”.
        </Text>
      </Alert>
    );
  }
  return warnings.length === 0 ? null : (
    <Alert color="yellow" icon={<IconAlertTriangle />} title="Please note">
      <Bullets lines={warnings} />
    </Alert>
  );
}
