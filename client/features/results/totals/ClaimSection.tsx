import { SimpleGrid, Text } from '@mantine/core';
import type { Claim } from '../../../../server/domain/estimate-figures.ts';
import { Section } from '../../../components/Section.tsx';
import { useSaving } from '../editor/use-editor.ts';
import { useFigures } from '../figures/LiveFigures.tsx';
import { type Figure, Figures } from './Figures.tsx';

const paymentFigures = (claim: Claim): Figure[] => [
  { label: 'Replacement cost value (RCV)', amount: claim.rcv },
  { label: 'Less recoverable depreciation', amount: -claim.recoverableDepreciation },
  ...(claim.nonRecoverableDepreciation > 0
    ? [{ label: 'Less other depreciation', amount: -claim.nonRecoverableDepreciation }]
    : []),
  { label: 'Actual cash value (ACV)', amount: claim.acv, isSum: true },
  { label: 'Less deductible', amount: claim.deductible === null ? null : -claim.deductible },
  { label: 'Net claim', amount: claim.net, isSum: true },
];

/** From replacement cost to what would be paid first; nothing for other estimates. */
export function ClaimSection() {
  const { claim } = useFigures();
  const { currency } = useSaving();
  if (!claim) return null;
  return (
    <Section title="Claim" hint="A repair cost estimate, not advice on coverage.">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Figures figures={paymentFigures(claim)} currency={currency} />
        <div>
          <Figures
            figures={[
              { label: 'Net claim with depreciation recovered', amount: claim.netOnCompletion },
            ]}
            currency={currency}
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
