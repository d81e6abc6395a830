import { SimpleGrid, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { Section } from '../../components/Section.tsx';
import type { ClaimSection_EstimateFragment } from '../../gql/graphql.ts';
import { useClaimSection_EstimateFragment } from '../../gql/hooks.ts';
import { type Figure, Figures } from './Figures.tsx';

type ClaimFigures = NonNullable<ClaimSection_EstimateFragment['summary']['claim']>;

const paymentFigures = (claim: ClaimFigures): Figure[] => [
  { label: 'Replacement cost value (RCV)', amount: claim.rcv },
  { label: 'Less recoverable depreciation', amount: -claim.recoverableDepreciation },
  ...(claim.nonRecoverableDepreciation > 0
    ? [{ label: 'Less other depreciation', amount: -claim.nonRecoverableDepreciation }]
    : []),
  { label: 'Actual cash value (ACV)', amount: claim.acv, isSum: true },
  { label: 'Less deductible', amount: claim.deductible === null ? null : -claim.deductible },
  { label: 'Net claim', amount: claim.net, isSum: true },
];

interface ClaimSectionProps {
  estimate: FragmentType<ClaimSection_EstimateFragment>;
}

/** From replacement cost to what would be paid first; nothing for other estimates. */
export function ClaimSection({ estimate }: ClaimSectionProps) {
  const { data, complete } = useClaimSection_EstimateFragment(estimate);
  if (!complete || !data.summary.claim) return null;
  const { claim } = data.summary;
  return (
    <Section title="Claim" hint="A repair cost estimate, not advice on coverage.">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Figures figures={paymentFigures(claim)} currency={data.currency} />
        <div>
          <Figures
            figures={[
              { label: 'Net claim with depreciation recovered', amount: claim.netOnCompletion },
            ]}
            currency={data.currency}
          />
          <Text size="sm" c="dimmed" mt="sm">
            {claim.overheadReason}
          </Text>
          {claim.deductible === null ? (
            <Text size="sm" c="dimmed" mt="xs">
              State the deductible in the description to see the net claim.
            </Text>
          ) : null}
        </div>
      </SimpleGrid>
    </Section>
  );
}
