import { SimpleGrid, Title } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { FoldingSection } from '../../components/FoldingSection.tsx';
import type { EstimateNotes_EstimateFragment } from '../../gql/graphql.ts';
import { useEstimateNotes_EstimateFragment } from '../../gql/hooks.ts';
import { Bullets } from './Bullets.tsx';

interface EstimateBasisProps {
  estimate: FragmentType<EstimateNotes_EstimateFragment>;
}

/** What the estimator assumed and left out. */
export function EstimateBasis({ estimate }: EstimateBasisProps) {
  const { data, complete } = useEstimateNotes_EstimateFragment(estimate);
  if (!complete) return null;
  const lists = [
    { title: 'Assumed', lines: data.summary.assumptions },
    { title: 'Not included', lines: data.summary.exclusions },
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
            <Bullets lines={lines} />
          </div>
        ))}
      </SimpleGrid>
    </FoldingSection>
  );
}
