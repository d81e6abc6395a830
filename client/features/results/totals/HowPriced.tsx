import { Text, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { isSummaryOlder, SUMMARY_NOTE } from '../../../../server/domain/estimate/summary-note.ts';
import { FoldingSection } from '../../../components/FoldingSection.tsx';
import { LongText } from '../../../components/LongText.tsx';
import type { HowPriced_EstimateFragment } from '../../../gql/graphql.ts';
import { useHowPriced_EstimateFragment } from '../../../gql/hooks.ts';
import { useIsDirty } from '../editor/use-editor.ts';
import { PriceSources } from './PriceSources.tsx';

/** Some twelve lines; px. */
const REASONING_HEIGHT = 270;
const NO_REASONING = 'No summary was written for this estimate.';

interface HowPricedProps {
  estimate: FragmentType<HowPriced_EstimateFragment>;
}

/** The estimator's own words and where its prices come from: there for who asks. */
export function HowPriced({ estimate }: HowPricedProps) {
  const { data, complete } = useHowPriced_EstimateFragment(estimate);
  const isDirty = useIsDirty();
  if (!complete) return null;
  const { summary, change } = data;
  const reasoning = summary.reasoning.trim();
  return (
    <FoldingSection
      title="How this was priced"
      gist="The reasoning, and where the prices come from"
    >
      <div>
        <Title order={3} size="h5" mb="xs">
          AI Generated Summary
        </Title>
        {reasoning && (isDirty || isSummaryOlder(change)) ? (
          <Text size="sm" c="dimmed" mb="xs">
            {SUMMARY_NOTE}
          </Text>
        ) : null}
        <LongText name="summary" maxHeight={REASONING_HEIGHT} maw={860} lh={1.6}>
          {reasoning || NO_REASONING}
        </LongText>
      </div>
      <PriceSources location={summary.location} />
    </FoldingSection>
  );
}
