import { Alert, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import IconHelpCircle from '~icons/tabler/help-circle';
import { FoldingSection } from '../../components/FoldingSection.tsx';
import type { EstimateNotes_EstimateFragment } from '../../gql/graphql.ts';
import { useEstimateNotes_EstimateFragment } from '../../gql/hooks.ts';
import { counted } from '../../lib/format.ts';
import { Bullets } from './Bullets.tsx';

interface EstimateNotesProps {
  estimate: FragmentType<EstimateNotes_EstimateFragment>;
}

/** What the estimator has to ask, of an estimate that kept nothing of what was understood. */
export function QuestionNotes({ estimate }: EstimateNotesProps) {
  const { data, complete } = useEstimateNotes_EstimateFragment(estimate);
  if (!complete || data.summary.questions.length === 0) return null;
  return (
    <Alert icon={<IconHelpCircle />} title="To price this, we need to know more">
      <Bullets lines={data.summary.questions} />
      <Text size="sm" mt="xs">
        Answer under “Ask for a change”.
      </Text>
    </Alert>
  );
}

/** What the estimator warns of; much of it was said when files were chosen. */
export function WarningNotes({ estimate }: EstimateNotesProps) {
  const { data, complete } = useEstimateNotes_EstimateFragment(estimate);
  const warnings = complete ? data.summary.warnings : [];
  if (warnings.length === 0) return null;
  return (
    <FoldingSection
      title="Please note"
      gist={counted(warnings.length, 'remark')}
      isFoldedEverywhere
    >
      <Bullets lines={warnings} />
    </FoldingSection>
  );
}
